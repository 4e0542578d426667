import fc from "fast-check";
import { expect, test } from "vitest";

import { note } from "../../../src/audit/remarks.ts";
import { doubtReference, LEAST_SENTENCES, MOST_AGREEMENT } from "../../../src/audit/references/doubt-references.ts";
import { rankAgreement } from "../../../src/audit/references/rank-agreement.ts";
import { createRandom } from "../../../src/base/random.ts";

const losses = (values: readonly number[]) =>
  values.map((lossNats) => ({ lossNats, leastNats: lossNats, mostNats: lossNats, words: 5 }));
const random = createRandom(3, "losses");
const own = Array.from({ length: 400 }, () => 1 + 4 * random.next());

test("agreement is Spearman's: 1 for the same order, −1 for the opposite, and of values that tie as scipy has it", () => {
  expect(rankAgreement([1, 2, 3], [10, 20, 900])).toBeCloseTo(1);
  expect(rankAgreement([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  // scipy.stats.spearmanr([1, 2, 2, 4, 7], [5, 6, 7, 8, 7])
  expect(rankAgreement([1, 2, 2, 4, 7], [5, 6, 7, 8, 7])).toBeCloseTo(0.763158, 5);
  expect(rankAgreement([1, 1], [1, 2])).toBeNaN();
});

test("a copy is found however its losses are scaled, and where some sentences are changed much; a model of its own is not", () => {
  expect(doubtReference(losses(own), losses(own))).toEqual(
    note("reference-alike", { agreement: 1, most: MOST_AGREEMENT }),
  );
  expect(doubtReference(losses(own), losses(own.map((loss) => loss ** 2 + 3)))?.id).toBe("reference-alike");
  const rewritten = own.map((loss, index) => (index % 100 === 0 ? loss + 4 : loss));
  expect(doubtReference(losses(own), losses(rewritten))?.id).toBe("reference-alike");
  const apart = own.map((loss) => loss + random.next() - 0.5 + 2 * (random.next() - 0.5));
  expect(doubtReference(losses(own), losses(apart))).toBeUndefined();
});

test("nothing is known of too few sentences, or of losses that are all the same", () => {
  const few = losses([...own.slice(0, LEAST_SENTENCES - 1), Number.NaN]);
  expect(doubtReference(few, few)).toEqual(note("reference-unchecked", { n: 49, needed: 50 }));
  const flat = losses(own.map(() => 2));
  expect(doubtReference(flat, losses(own))?.id).toBe("reference-alike");
});

test("agreement does not depend on the order of the pairs", () => {
  const pairs = fc.array(fc.tuple(fc.integer({ max: 9, min: 0 }), fc.integer({ max: 9, min: 0 })), { minLength: 2 });
  fc.assert(
    fc.property(pairs, (given) => {
      const agreement = (some: readonly (readonly [number, number])[]) =>
        rankAgreement(
          some.map(([one]) => one),
          some.map(([, other]) => other),
        );
      const [there, back] = [agreement(given), agreement(given.toReversed())];
      if (Number.isNaN(there)) expect(back).toBeNaN();
      else expect(back).toBeCloseTo(there, 9);
    }),
  );
});
