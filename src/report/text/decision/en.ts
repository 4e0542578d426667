import type { DecisionTexts } from "./decision-texts.ts";

/** English. */
// prettier-ignore
export const DECISION_EN: DecisionTexts = {
  headline: "{names}: {namesVerdict}. {attacks}: {attacksVerdict}.",
  tests: {
    names: { name: "Names test",
      verdicts: {
        pass: "Where names stood, the model says no more of them than the limits allow. This test makes no attack on single people.",
        fail: "At least one figure on names is over its limit.",
        inconclusive: "What was measured of names is not enough for a verdict. It does not count as passed.",
        "not-made": "Whether the model says names was not measured.",
      } },
    attacks: { name: "Attack test",
      verdicts: {
        pass: "None of the five attacks gets more out of the model than its limit allows. Stronger attacks may exist.",
        fail: "At least one attack gets more out of the model than its limit allows.",
        inconclusive: "Attacks are missing or show too little for a verdict. It does not count as passed.",
        "not-made": "No attack was made. What an attacker finds out about people of the training text is unknown.",
      } },
  },
  outcomes: { pass: "passed", fail: "failed", inconclusive: "no verdict", "not-made": "not made" },
  notMade: "Not made: {audits}.",
  lacking: "Figures missing: {measures}.",
};
