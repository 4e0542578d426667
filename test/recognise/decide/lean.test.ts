import fc from "fast-check";
import { expect, it } from "vitest";

import { probabilityOf } from "../../../src/recognise/decide/decide.ts";
import { isLean, LEAN, leastOdds } from "../../../src/recognise/decide/lean.ts";

it("replaces where a missed person costs more than the words that would be lost", () => {
  fc.assert(
    fc.property(
      fc.double({ min: LEAN.least, max: LEAN.most, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      (lean, words, probability) => {
        const least = probabilityOf(leastOdds(lean, words));
        fc.pre(Math.abs(probability - least) > 1e-9);
        expect(probability >= least).toBe(probability * lean >= (1 - probability) * (words + 3));
      },
    ),
  );
});

it("takes no steps of earlier versions for a lean", () => {
  for (const step of [-3, -1, 0, 1, 3]) expect(isLean(step)).toBe(false);
  expect(isLean(LEAN.default)).toBe(true);
  expect(isLean(Number.NaN)).toBe(false);
});
