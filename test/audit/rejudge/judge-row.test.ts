import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { AuditRow } from "../../../src/audit/audit.ts";
import { contextShare, exactShare } from "../../../src/audit/context-interval.ts";
import { MEASURE_IDS, measureOf } from "../../../src/audit/measures.ts";
import { note } from "../../../src/audit/remarks.ts";
import { contradictionOf } from "../../../src/audit/rejudge/check-figures.ts";
import { isBetter, type JudgedRow, judgeRow, worseVerdict } from "../../../src/audit/rejudge/judge-row.ts";
import { judgedReport } from "../../report/sample-audit.ts";

const rowsOf = (leak: number, contexts = 3200) => judgedReport({ name: "m", contexts, leak, loss: 2.3 }).rows;
const rowOf = (measure: AuditRow["measure"], change: Partial<AuditRow> = {}, leak = 0): AuditRow => {
  const row = rowsOf(leak).find((one) => one.measure === measure && one.split !== "unseen") as AuditRow;
  return { ...row, ...change };
};
const isOfContexts = (measure: AuditRow["measure"]) => measure === "recovered" || measure === "contexts-with-name";
/** Hits of so many contexts, `size` of each patient; those of one patient come first. */
const clustered = (count: number, n: number, size = 1) =>
  contextShare(Array.from({ length: n }, (_, index) => index), (index) => `p${Math.floor(index / size)}`, (index) => index < count); // prettier-ignore
const hits = (measure: AuditRow["measure"], count: number, n = 3200) =>
  rowOf(measure, isOfContexts(measure) ? clustered(count, n) : exactShare(count, n));

describe("the verdict that figures have", () => {
  it("is there for every measure with a limit, and nothing without one decides", () => {
    for (const row of rowsOf(0)) {
      const verdict = judgeRow(row);
      if (measureOf(row.measure).limit === undefined) expect(verdict, row.measure).toBe("info");
    }
    expect(new Set(rowsOf(0).map(({ measure }) => measure))).toEqual(new Set(MEASURE_IDS));
  });

  it.each([
    ["recovered", hits("recovered", 5), "fail"],
    ["recovered", hits("recovered", 4), "underpowered"],
    ["recovered", rowOf("recovered", { ...exactShare(5, 3200), split: "unseen" }), "info"],
    ["recovered", hits("recovered", 0), "pass"],
    ["recovered", hits("recovered", 0, 60), "underpowered"],
    ["contexts-with-name", hits("contexts-with-name", 400), "fail"],
    ["contexts-with-name", rowOf("contexts-with-name", { k: 5 }), "underpowered"],
    // What ten contexts of each of 100 patients do not show, 1,000 of as many do.
    ["contexts-with-name", rowOf("contexts-with-name", clustered(0, 1000)), "pass"],
    ["contexts-with-name", rowOf("contexts-with-name", clustered(0, 400, 10)), "underpowered"],
    ["name-rate", rowOf("name-rate", { k: 40 }), "underpowered"],
    ["list-coverage", hits("list-coverage", 1000), "invalid"],
    ["near-duplicates", hits("near-duplicates", 400), "invalid"],
    ["exposed-names", hits("exposed-names", 1, 20), "fail"],
    ["extracted-people", hits("extracted-people", 30), "fail"],
    ["membership-loss", rowOf("membership-loss", { ciLow: 0.61, ciHigh: 0.7 }), "fail"],
    ["membership-loss", rowOf("membership-loss", { ciHigh: 0.7 }), "underpowered"],
    ["inference-excess", rowOf("inference-excess", { ciLow: 0.1, ciHigh: 0.2 }), "fail"],
    ["inference-excess", rowOf("inference-excess", { split: "unseen" }), "info"],
    ["association", rowOf("association", { ciLow: 0.1, ciHigh: 0.2 }), "fail"],
    ["association", rowOf("association", { n: 20 }), "underpowered"],
    ["exposure-name", rowOf("exposure-name", { ciHigh: 4 }), "underpowered"],
    ["exposure-name", rowOf("exposure-name", { notes: [note("chance-is", { p: 0.001 })] }), "fail"],
    ["row-difference", rowOf("row-difference", { estimate: 0.1 }), "fail"],
    ["removed-mass", rowOf("removed-mass", { ciLow: 0.01, ciHigh: 0.02 }), "fail"],
    ["removed-mass", rowOf("removed-mass", { ciMethod: "one-unit" }), "underpowered"],
    ["loss-change", rowOf("loss-change", { ciLow: 0.02, ciHigh: 0.03 }), "fail"],
  ] as const)("of %s goes by the limit of the registry", (_, row, verdict) => {
    for (const written of ["pass", "fail", "info"] as const) expect(judgeRow({ ...row, verdict: written } as JudgedRow)).toBe(verdict); // prettier-ignore
  });

  it("is no better than its remarks allow", () => {
    const noted = (row: AuditRow, ...notes: NonNullable<AuditRow["notes"]>) => judgeRow({ ...row, notes });
    expect(noted(hits("recovered", 0), note("removed-predicted", { limit: 1e-4 }))).toBe("invalid");
    expect(noted(hits("recovered", 5), note("removed-predicted", { limit: 1e-4 }))).toBe("fail");
    expect(noted(rowOf("membership-loss"), note("needs-reference"))).toBe("underpowered");
    expect(noted(rowOf("membership-loss", { ciLow: 0.7, ciHigh: 0.8 }), note("groups-differ", { gate: 0.05 }))).toBe("invalid"); // prettier-ignore
    expect(noted(rowOf("kept-word-lift"), note("kept-over-limit", { kept: 3, limit: 10 }))).toBe("invalid");
  });

  it("is better than another only where less speaks against it; a verdict that judges nothing hides most", () => {
    const order = ["info", "pass", "underpowered", "invalid", "fail"] as const;
    for (const [at, one] of order.entries())
      for (const [place, other] of order.entries()) {
        expect(worseVerdict(one, other)).toBe(order[Math.max(at, place)]);
        expect(isBetter(one, other)).toBe(at < place || (one === "pass" && other === "info"));
      }
  });
});

describe("figures that contradict each other", () => {
  it("are none of those that audits write", () => {
    for (const leak of [0, 0.004, 0.2, 0.9])
      for (const contexts of [60, 3200])
        for (const row of rowsOf(leak, contexts)) expect(contradictionOf(row), row.measure).toBeUndefined();
  });

  it.each([
    ["fewer hits than the estimate has", { hits: 0 }],
    ["another limit", { threshold: 0.5 }],
    ["another audit", { audit: "utility" }],
    ["another unit", { unit: "word" }],
    ["a narrower interval", { ciHigh: 0.0001 }],
    ["more hits than units", { hits: 1e6 }],
    ["no number", { ciLow: null }],
    ["a measure of another version", { measure: "toString" }],
    ["remarks of another version", { notes: [{ id: "toString", values: {} }] }],
    ["remarks that are none", { notes: [null] }],
    ["no sizes of clusters", { clusterSizes: undefined }],
    ["sizes of other clusters", { clusterSizes: [{ size: 1, clusters: 40 }] }],
    ["sizes that are none", { clusterSizes: [{ size: 0.5, clusters: 6400 }] }],
    ["an interval by contexts", { ciMethod: "exact-each" }],
  ])("are %s", (_, change) => {
    expect(contradictionOf({ ...hits("contexts-with-name", 40), ...change } as AuditRow)).toMatch(/^expected/);
  });

  it("are sizes that the interval is too narrow for", () => {
    const every = Array.from({ length: 3200 }, (_, index) => index);
    const spread = contextShare(every, (index) => `p${index >> 2}`, (index) => index % 80 === 0); // prettier-ignore
    const row = rowOf("contexts-with-name", spread);
    expect(contradictionOf(row)).toBeUndefined();
    expect(contradictionOf({ ...row, clusterSizes: [{ size: 8, clusters: 400 }] })).toMatch(/at least as wide/);
  });

  it("are any counts but those that the exact interval is of", () => {
    const n = 500;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: n }), fc.integer({ min: 0, max: n }), (counted, written) => {
        const row = hits("recovered", counted, n);
        const edited = { ...row, hits: written, estimate: written / n };
        expect(contradictionOf(edited) === undefined).toBe(written === counted);
      }),
    );
  });
});
