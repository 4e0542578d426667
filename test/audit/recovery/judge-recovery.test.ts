import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { exactShare } from "../../../src/audit/context-interval.ts";
import {
  boundExcess,
  chanceOfHits,
  judgeRecovery,
  type RecoveryEvidence,
} from "../../../src/audit/recovery/judge-recovery.ts";

/** Hits each of a patient of its own, and as many chance hits expected as the control shows, unless said otherwise. */
function evidence(
  hits: number,
  n: number,
  {
    others = 0,
    otherN = n,
    certain = others,
    p = 1,
  }: { others?: number; otherN?: number; certain?: number; p?: number } = {},
): RecoveryEvidence {
  const { ciHigh } = exactShare(hits, n);
  return {
    n,
    hits,
    ciHigh,
    dealt: { expected: certain, certain, clusters: hits, p },
    control: { hits: others, n: otherN, clusters: others, contexts: otherN, p: 1 },
  };
}

const verdict = (of: RecoveryEvidence) => judgeRecovery(of).verdict;

describe("the verdict on originals that came back", () => {
  it("is no failure for one hit, which a model without memory has in one context of thousands", () => {
    expect(verdict(evidence(1, 3046, { p: 0 }))).toBe("underpowered");
    expect(verdict(evidence(1, 4742))).toBe("pass");
    expect(verdict(evidence(1, 4741))).toBe("underpowered");
  });

  it("is a failure if both chances make the hits unlikely, and not if one does", () => {
    expect(verdict(evidence(12, 3000, { p: 1e-6 }))).toBe("fail");
    expect(verdict(evidence(12, 3000, { p: 0.3 }))).toBe("underpowered");
    // The unseen split has as many: sentences that give a name away, in whatever text.
    expect(verdict(evidence(12, 3000, { others: 9, p: 1e-6 }))).toBe("underpowered");
    expect(verdict(evidence(1400, 3000, { others: 5, p: 1e-300 }))).toBe("fail");
  });

  it("counts patients, not contexts: what comes back from one alone can be one coincidence", () => {
    const alone = evidence(12, 3000, { p: 1e-6 });
    const one = { ...alone, dealt: { ...alone.dealt!, clusters: 1 } };
    expect(verdict(one)).toBe("underpowered");
  });

  it("subtracts the smaller chance: both splits must show it", () => {
    const { ciHigh } = evidence(8, 12_000);
    expect(ciHigh).toBeGreaterThan(0.001);
    expect(verdict(evidence(8, 12_000, { others: 7 }))).toBe("pass");
    expect(verdict(evidence(8, 12_000, { others: 7, certain: 0 }))).toBe("underpowered");
    expect(verdict(evidence(8, 12_000, { others: 0, certain: 7 }))).not.toBe("pass");
  });
});

const anyEvidence = fc
  .record({
    n: fc.constantFrom(200, 2995, 3046, 5300, 20_000, 100_000),
    hits: fc.nat(30),
    others: fc.nat(30),
    otherN: fc.constantFrom(0, 40, 1000, 5300, 200_000),
    certain: fc.double({ min: 0, max: 30, noNaN: true }),
    p: fc.constantFrom(0, 0.01, 0.5, 1),
  })
  .map(({ n, hits, others, otherN, ...rest }) =>
    evidence(hits, n, { others: Math.min(others, otherN), otherN, ...rest }),
  );

describe("withholding", () => {
  it("never makes a verdict pass: the control or a part of it, patients, what dealing gave", () => {
    let refused = 0;
    fc.assert(
      fc.property(anyEvidence, fc.nat(30), fc.double({ min: 0, max: 1, noNaN: true }), (whole, fewer, part) => {
        if (verdict(whole) === "pass") return;
        refused++;
        const { dealt, control, ...bare } = whole as Required<RecoveryEvidence>;
        const hits = Math.max(0, control.hits - fewer);
        const cut: RecoveryEvidence[] = [
          bare,
          { ...bare, dealt },
          { ...bare, control },
          // Originals of the unseen split that came back; its contexts, which stay in its manifest.
          { ...whole, control: { ...control, hits, clusters: hits } },
          { ...whole, control: { ...control, hits, clusters: hits, n: Math.round(control.n * part) } },
          { ...whole, dealt: { ...dealt, certain: dealt.certain * part } },
          // Contexts of the seen split without a hit.
          ...(bare.hits <= bare.n * part ? [{ ...whole, ...smaller(bare, part) }] : []),
        ];
        for (const less of cut) expect(verdict(less), JSON.stringify(less)).not.toBe("pass");
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(500);
  });

  it("the control or what dealing gave never takes a failure away", () => {
    fc.assert(
      fc.property(anyEvidence, (whole) => {
        if (verdict(whole) !== "fail") return;
        const { dealt, control, ...bare } = whole as Required<RecoveryEvidence>;
        for (const less of [{ ...bare, dealt }, { ...bare, control }, bare])
          if (control.n <= bare.n) expect(verdict(less)).toBe("fail");
      }),
      { numRuns: 2000 },
    );
  });
});

/** With a part of the contexts, none of them a hit, left. */
function smaller({ n, hits }: RecoveryEvidence, part: number) {
  const left = Math.max(hits, Math.round(n * part));
  return { n: left, ciHigh: exactShare(hits, left).ciHigh };
}

it("the bound is that of Clopper and Pearson without chance, and falls with it", () => {
  fc.assert(
    fc.property(anyEvidence, (whole) => {
      const { ciHigh, n, hits } = whole;
      expect(boundExcess({ n, hits, ciHigh })).toBe(ciHigh);
      expect(boundExcess(whole)).toBeLessThanOrEqual(ciHigh);
      expect(boundExcess(whole)).toBeGreaterThanOrEqual(0);
      expect(chanceOfHits(whole)).toBeLessThanOrEqual(1);
    }),
  );
});
