import type { DecisionTexts } from "./decision-texts.ts";

/** Dutch. */
// prettier-ignore
export const DECISION_NL: DecisionTexts = {
  headline: "{names}: {namesVerdict}. {attacks}: {attacksVerdict}.",
  tests: {
    names: { name: "Namentest",
      verdicts: {
        pass: "Op plekken waar namen stonden, noemt het model er niet meer dan de grenzen toelaten. Deze test valt het model niet aan met één persoon als doelwit.",
        fail: "Minstens één cijfer over namen overschrijdt zijn grens.",
        inconclusive: "Wat over namen gemeten is, is te weinig voor een oordeel. Dit telt niet als geslaagd.",
        "not-made": "Of het model namen noemt, is niet gemeten.",
      } },
    attacks: { name: "Aanvalstest",
      verdicts: {
        pass: "Geen van de vijf aanvallen haalt meer uit het model dan de grens toelaat. Er kunnen sterkere aanvallen bestaan.",
        fail: "Minstens één aanval haalt meer uit het model dan de grens toelaat.",
        inconclusive: "Er ontbreken aanvallen, of ze laten te weinig zien voor een oordeel. Dit telt niet als geslaagd.",
        "not-made": "Er is geen aanval uitgevoerd. Wat een aanvaller te weten komt over mensen uit de trainingstekst, is onbekend.",
      } },
  },
  outcomes: { pass: "geslaagd", fail: "niet geslaagd", inconclusive: "geen oordeel", "not-made": "niet uitgevoerd" },
  notMade: "Niet uitgevoerd: {audits}.",
  lacking: "Ontbrekende cijfers: {measures}.",
};
