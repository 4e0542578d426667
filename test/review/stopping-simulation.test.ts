import { describe, expect, it } from "vitest";

import { simulateReview } from "../../bench/simulate-review.ts";
import { createRandom } from "../../src/base/random.ts";
import { createStoppingRule } from "../../src/review/stopping/stopping-rule.ts";
import { byEffort, IS_EXHAUSTIVE } from "../fixtures/effort.ts";
import { CARRIES, makeVocabulary, SCORES } from "./made-up-vocabulary.ts";

/** Shares of names that are kept, and of ordinary words that are called names. */
const ERRORS = [[0, 0], [0.05, 0], [0.2, 0], [1, 0], [0, 0.05], [0, 0.2], [0, 1], [0.05, 0.05], [0.2, 0.2]] as const; // prettier-ignore
const RUNS = byEffort({ quick: 1, thorough: 2, exhaustive: 10 });
const LOOK_EVERY = byEffort({ quick: 150, thorough: 100, exhaustive: 50 });

// `UNNAME_EFFORT=exhaustive npx vitest run test/review/stopping-simulation.test.ts` prints the table of docs/background/candidates.md.
describe.each(SCORES)("scores that are %s", (scores) => {
  it.each(ERRORS)("names kept: %f, words called names: %f", (keepsNames, callsWords) => {
    const reviews = Array.from({ length: RUNS }, (_, run) => {
      const vocabulary = makeVocabulary(run, scores);
      const rule = createStoppingRule(vocabulary.list, { carries: CARRIES });
      const options = { random: createRandom(run, "errors"), lookEvery: LOOK_EVERY };
      return simulateReview(rule, vocabulary, { keepsNames, callsWords, kind: "slips" }, options);
    });
    const safe = reviews.filter(({ isSafe }) => isSafe);
    const broken = safe.filter(({ left, estimate }) => left > estimate.upperBound).length;
    if (IS_EXHAUSTIVE) {
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const cells = [
        scores,
        keepsNames,
        callsWords,
        safe.length,
        broken,
        mean(reviews.map(({ left }) => left)).toFixed(1),
        mean(reviews.map(({ estimate }) => estimate.upperBound)).toFixed(1),
      ];
      process.stdout.write(`| ${cells.join(" | ")} |\n`);
    }
    expect(broken).toBeLessThanOrEqual(0.1 * RUNS);
    // Who keeps one name in five, or all, is never told to stop; nor is anybody where the scores do not fit.
    if (keepsNames >= 0.2 || callsWords >= 0.2 || scores === "other-language" || scores === "no-signal")
      expect(safe).toEqual([]);
  });
});
