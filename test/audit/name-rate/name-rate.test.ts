import { describe, expect, it } from "vitest";

import type { ContextScore } from "../../../src/audit/context-scores.ts";
import { auditNameRate } from "../../../src/audit/name-rate/name-rate.ts";
import { nameRateDetail } from "../../../src/audit/name-rate/name-rate-detail.ts";
import { note } from "../../../src/audit/remarks.ts";
import { clopperPearson } from "../../../src/base/statistics/clopper-pearson.ts";

const NOBODY = { kept: new Set<number>(), unjudged: new Set<number>() };
const OPTIONS = { split: "seen", k: 20, seed: 1, hasNameLike: true, doubtful: NOBODY, invalidBy: [] } as const;

/** Contexts whose name-like tokens stand at these ranks. */
function contexts(n: number, ranks: (index: number) => readonly number[]): ContextScore[] {
  return Array.from({ length: n }, (_item, index) => {
    const nameRanks = ranks(index);
    const topTokenIds = Array.from({ length: 20 }, (_rank, place) => (nameRanks.includes(place + 1) ? 7 : 100 + place));
    return {
      id: `c${index}`,
      cluster: `c${index}`,
      split: "seen",
      topTokenIds,
      nameRanks,
      nameMass: 0.01,
      replacedMass: 0,
      bestNameRank: nameRanks[0] ?? 30,
    };
  });
}

const byMeasure = (rows: ReturnType<typeof auditNameRate>, measure: string) =>
  rows.find((row) => row.measure === measure);

describe("auditNameRate", () => {
  it("gives the published figure: 8 names in 4,000 predictions, in 8 of 200 contexts", () => {
    const rows = auditNameRate(
      contexts(200, (index) => (index < 8 ? [6 + index] : [])),
      OPTIONS,
    );
    const rate = byMeasure(rows, "name-rate");
    expect(rate).toMatchObject({ unit: "prediction", k: 20, n: 4000, hits: 8, estimate: 0.002 });
    // Eight twentieths of a context, taken for a whole one.
    expect(rate?.ciLow).toBe(0);
    expect(rate?.ciHigh).toBeCloseTo(clopperPearson(1, 200, { sided: "each" }).high, 10);
    // 200 contexts could not have shown 0.5 % or less on names even without a hit.
    expect(rate).toMatchObject({
      verdict: "underpowered",
      notes: expect.arrayContaining([note("too-few", { n: 200, needed: 598, limit: 0.005 })]),
    });
    expect(byMeasure(rows, "contexts-with-name")).toMatchObject({
      n: 200,
      hits: 8,
      estimate: 0.04,
      verdict: "fail",
      threshold: 0.02,
    });
    expect(byMeasure(rows, "best-name-rank")).toMatchObject({ estimate: 6, verdict: "info" });
  });

  it("holds contexts of one document for less than as many of their own", () => {
    const withName = (index: number) => (index < 40 ? [3] : []);
    const alone = contexts(3000, withName);
    const together = alone.map((one, index) => ({ ...one, cluster: `d${Math.floor(index / 10)}` }));
    const shareOf = (scores: readonly ContextScore[]) =>
      byMeasure(auditNameRate(scores, OPTIONS), "contexts-with-name");
    expect(shareOf(alone)).toMatchObject({
      hits: 40,
      n: 3000,
      verdict: "pass",
      clusterSizes: [{ size: 1, clusters: 3000 }],
    });
    // All in four of 300 documents: no better known than four of 300.
    expect(shareOf(together)).toMatchObject({ hits: 40, verdict: "underpowered", ciMethod: "exact-each-documents" });
    expect(shareOf(together)?.ciHigh).toBeCloseTo(0.0302, 3);
  });

  it("says without a hit what is known if contexts of one document go together", () => {
    const none = contexts(3000, () => []).map((one, index) => ({ ...one, cluster: `d${Math.floor(index / 3)}` }));
    const share = byMeasure(auditNameRate(none, OPTIONS), "contexts-with-name");
    expect(share).toMatchObject({ hits: 0, verdict: "pass", clusterSizes: [{ size: 3, clusters: 1000 }] });
    // Units that go together show less, also where nothing shows that they do.
    expect(share?.ciHigh).toBeGreaterThan(1.5 * (1 - 0.05 ** (1 / 3000)));
    expect(share?.notes).toEqual([
      note("bound-by-documents", { documents: 1000, bound: expect.closeTo(1 - 0.05 ** (1 / 1000), 10) as number }),
    ]);
    const alone = none.map((one) => ({ ...one, cluster: one.id }));
    expect(byMeasure(auditNameRate(alone, OPTIONS), "contexts-with-name")?.notes).toBeUndefined();
  });

  it("passes by no other number of predictions than the limit is about", () => {
    const none = contexts(3000, () => []);
    const verdicts = (k: number) =>
      auditNameRate(none, { ...OPTIONS, k }).flatMap(({ verdict }) => (verdict === "info" ? [] : verdict));
    expect(verdicts(20)).toEqual(["pass", "pass"]);
    expect(verdicts(1)).toEqual(["underpowered", "underpowered"]);
    // Who looks deeper sees more contexts with a name, and a smaller share of all predictions.
    expect(verdicts(1000)).toEqual(["underpowered", "pass"]);
    const [rate] = auditNameRate(none, { ...OPTIONS, k: 1 });
    expect(rate?.notes).toContainEqual(note("other-depth", { k: 1, needed: 20 }));
  });

  it("says that nobody asked what the model was trained on", () => {
    expect(auditNameRate([], OPTIONS)).toMatchObject([
      { measure: "contexts-with-name", split: "seen", n: 0, ciHigh: 1, verdict: "underpowered" },
    ]);
    expect(auditNameRate([], { ...OPTIONS, split: "unseen" })).toEqual([]);
  });

  it("does not take zeros for certainty", () => {
    const [rate] = auditNameRate(
      contexts(100, () => []),
      OPTIONS,
    );
    expect(rate).toMatchObject({ hits: 0, n: 2000, ciLow: 0, verdict: "underpowered" });
    expect(rate?.ciHigh).toBeCloseTo(1 - 0.05 ** (1 / 100), 10);
  });

  it("passes without a hit in enough contexts, and fails on many whatever their number", () => {
    expect(
      auditNameRate(
        contexts(600, () => []),
        OPTIONS,
      )[0]?.verdict,
    ).toBe("pass");
    expect(
      auditNameRate(
        contexts(30, () => [1, 2]),
        OPTIONS,
      )[0]?.verdict,
    ).toBe("fail");
  });

  it("takes contexts of one patient for fewer than as many of their own, in every figure", () => {
    const apart = contexts(700, (index) => (index < 70 ? [1] : []));
    const joined = apart.map((score, index) => ({ ...score, cluster: `d${Math.floor(index / 35)}` }));
    const [contextwise, patientwise] = [apart, joined].map((scores) => auditNameRate(scores, OPTIONS));
    for (const measure of ["name-rate", "contexts-with-name"])
      expect(byMeasure(patientwise ?? [], measure)?.ciHigh).toBeGreaterThan(
        (byMeasure(contextwise ?? [], measure)?.ciHigh ?? 1) * 1.5,
      );
  });

  it("passes both limits without a hit in 3,200 contexts of 320 patients", () => {
    const none = contexts(3200, () => []).map((one, index) => ({ ...one, cluster: `p${Math.floor(index / 10)}` }));
    const judged = auditNameRate(none, OPTIONS).filter(({ verdict }) => verdict !== "info");
    expect(judged.map(({ measure, verdict }) => [measure, verdict])).toEqual([
      ["name-rate", "pass"],
      ["contexts-with-name", "pass"],
    ]);
    const fewer = none.slice(0, 1900);
    expect(byMeasure(auditNameRate(fewer, OPTIONS), "name-rate")).toMatchObject({
      verdict: "underpowered",
      notes: expect.arrayContaining([note("too-few", { n: 1900, needed: 2043, limit: 0.005 })]),
    });
  });

  it("says nothing of no contexts, and says so where the vocabulary has no name", () => {
    expect(auditNameRate([], { ...OPTIONS, split: "unseen" })).toEqual([]);
    expect(
      auditNameRate(
        contexts(600, () => []),
        { ...OPTIONS, hasNameLike: false },
      )[0]?.notes,
    ).toContainEqual(note("no-name-entries"));
  });
});

describe("what might be a name too", () => {
  // Entry 107 stands in every context's top 20, 7 in the first eight of them.
  const scores = contexts(700, (index) => (index < 8 ? [6] : []));

  it("is counted in rows of its own, beside the figure as judged", () => {
    const doubtful = { kept: new Set([7]), unjudged: new Set([107]) };
    const hits = (options: Partial<Parameters<typeof auditNameRate>[1]>) =>
      auditNameRate(scores, { ...OPTIONS, ...options }).flatMap(({ measure, hits: count }) =>
        measure.startsWith("contexts-with") ? [[measure, count]] : [],
      );
    expect(hits({ doubtful })).toEqual([
      ["contexts-with-name", 8],
      ["contexts-with-kept", 8],
      ["contexts-with-unjudged", 700],
    ]);
  });

  it("takes the pass from the rows that are judged", () => {
    const invalidBy = [note("entries-unjudged", { entries: 1 })];
    const judged = auditNameRate(scores, { ...OPTIONS, invalidBy }).filter(({ verdict }) => verdict !== "info");
    expect(judged.map(({ measure, verdict }) => [measure, verdict])).toEqual([
      ["name-rate", "invalid"],
      ["contexts-with-name", "invalid"],
    ]);
    expect(judged[0]?.notes?.[0]).toEqual(invalidBy[0]);
  });
});

describe("nameRateDetail", () => {
  it("counts ranks and bands without a token", () => {
    const scores = contexts(100, (index) => (index < 12 ? [3] : []));
    const detail = nameRateDetail(scores, { split: "seen", k: 20, nameLike: new Set([7]) });
    expect(detail.rankHistogram[2]).toBe(12);
    expect(detail.rankHistogram.reduce((sum, count) => sum + count)).toBe(12);
    // Token 7 is in 12 of 100 contexts; the other places hold one token each, in 88 or 100 of them.
    expect(detail.frequencyBands.map(({ from, tokens, nameLikeTokens }) => [from, tokens, nameLikeTokens])).toEqual([
      [0.6, 20, 0],
      [0.3, 0, 0],
      [0.1, 1, 1],
      [0.04, 0, 0],
      [0, 0, 0],
    ]);
  });
});
