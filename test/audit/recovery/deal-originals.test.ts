import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type DealtContext, dealOriginals } from "../../../src/audit/recovery/deal-originals.ts";

const tokens = fc.uniqueArray(fc.nat(8), { maxLength: 4 });
const context = fc.record({
  predicted: tokens,
  targets: tokens,
  form: fc.integer({ min: 1, max: 2 }),
  cluster: fc.constantFrom("a", "b", "c", "d", "e"),
  isOfPatient: fc.boolean(),
});
const contexts = fc.array(context, { minLength: 1, maxLength: 14 });

/** By the definition, pair by pair. */
function byPairs(pool: readonly DealtContext[], unknown: number, isKnown: (one: DealtContext) => boolean): number {
  let sum = 0;
  for (const [i, own] of pool.entries()) {
    const others = pool.filter((other, j) => i !== j && other.form === own.form);
    const hits = others.filter(
      (other) =>
        other.cluster !== own.cluster &&
        isKnown(own) &&
        isKnown(other) &&
        other.targets.some((tokenId) => own.predicted.includes(tokenId)),
    );
    sum += hits.length / Math.max(1, others.length + unknown);
  }
  return sum;
}

describe("originals dealt to other masks", () => {
  it("come back as often as counting every pair says", () => {
    fc.assert(
      fc.property(contexts, fc.nat(3), (pool, unknown) => {
        const dealt = dealOriginals(pool, pool, unknown);
        expect(dealt.expected).toBeCloseTo(
          byPairs(pool, unknown, () => true),
          10,
        );
        expect(dealt.certain).toBeCloseTo(
          byPairs(pool, unknown, ({ isOfPatient }) => isOfPatient),
          10,
        );
        expect(dealt.perCluster.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(dealt.perCluster.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(dealt.expected + 1e-9);
      }),
    );
  });

  it("explain no more where less is known: whose a context is, that two documents are one patient's, an original", () => {
    fc.assert(
      fc.property(contexts, fc.nat(13), (pool, some) => {
        const at = some % pool.length;
        const whole = dealOriginals(pool, pool, 0);
        const change = (by: Partial<DealtContext>) => pool.map((one, i) => (i === at ? { ...one, ...by } : one));
        const withoutPatient = change({ isOfPatient: false, cluster: "a document" });
        expect(dealOriginals(withoutPatient, withoutPatient, 0).certain).toBeLessThanOrEqual(whole.certain + 1e-9);
        const rest = pool.filter((_, i) => i !== at);
        expect(dealOriginals(rest, rest, 1).certain).toBeLessThanOrEqual(whole.certain + 1e-9);
      }),
    );
  });

  it("are other patients' alone: what a patient's own notes say of the same name explains nothing", () => {
    const own = { predicted: [1], targets: [1], form: 1, cluster: "patient", isOfPatient: true };
    const pool = [own, own, { ...own, predicted: [], targets: [2], cluster: "other" }];
    expect(dealOriginals(pool, pool, 0)).toEqual({ expected: 0, certain: 0, perCluster: [0, 0] });
  });
});
