import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import type { AuditRow } from "../../src/audit/audit.ts";
import type { LeakedName } from "../../src/audit/leaked-names.ts";
import { findLeakedNames } from "../../src/audit/leaked-names.ts";
import { note } from "../../src/audit/remarks.ts";
import { writeBaseline } from "../../src/audit/compare/baseline.ts";
import { compareOutcomes } from "../../src/audit/compare/compare-outcomes.ts";
import { sealOutcomes, signOutcomes } from "../../src/audit/compare/digest-outcomes.ts";
import { readOutcomes } from "../../src/audit/compare/read-outcomes.ts";
import { renderComparison } from "../../src/report/tables/comparison-table.ts";
import { checkComparison } from "../../src/testing/check-comparison.ts";
import { checkLimits } from "../../src/testing/check-limits.ts";
import { findExcess, findRecovery } from "../../src/testing/expectations.ts";
import type { LeakageAudit } from "../../src/testing/audit-leakage.ts";
import { hits, madeUpOutcomes } from "../audit/compare/made-up-outcomes.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { sampleReport } from "../report/sample-audit.ts";

const leaked: readonly LeakedName[] = Array.from({ length: 12 }, (_, index) => ({
  hash: String(index).padStart(12, "a"),
  name: "Xipquando",
  measure: "name-rate",
  split: "seen",
  contexts: 40 - index,
  bestRank: 1 + index,
}));

const clean = sampleReport({ name: "clean", contexts: 3062, leak: 0, loss: 2.3 });
const leaky = sampleReport({ name: "leaky", contexts: 3062, leak: 0.3, loss: 2.3 });
const auditOf = (report: typeof clean, names = leaked) => ({ report, leaked: names }) as unknown as LeakageAudit;
const without = (report: typeof clean, measure: string) => ({
  ...report,
  rows: report.rows.filter((row) => row.measure !== measure),
});

it("a judged row is a check: within its limit it has no problem, over it the problem says how much, by hash, and no name", () => {
  const checks = checkLimits({ report: leaky, leaked, isPart: false });
  const judged = leaky.rows.filter(({ verdict }) => verdict !== "info");
  expect(checks).toHaveLength(judged.length);
  for (const [index, { verdict }] of judged.entries())
    expect(checks[index]?.problem === undefined).toBe(verdict === "pass");
  const problem = checks.find(({ name }) => name === "Predictions that are names, top 20 (seen)")?.problem ?? "";
  expect(problem).toMatch(/^Predictions that are names, top 20 \(seen\): over the limit\.\n3,674 of 61,240, 6.00 %/);
  expect(problem).toContain("limit: at most 0.50 %");
  expect(problem).toContain("12 names came out, by hash:\n  aaaaaaaaaaa0 in 40 contexts, best rank 1\n");
  expect(problem).toContain("and 2 more");
  expect(JSON.stringify(checks)).not.toContain("Xipquando");
});

it("what was not measured does not pass: a verdict needs name-rate and recovery", () => {
  const part = {
    ...without(clean, "recovered"),
    notMeasured: [{ audit: "recovery" as const, why: note("needs-originals") }],
  };
  expect(checkLimits({ report: part, leaked: [], isPart: false })).toContainEqual({
    name: "recovery",
    problem: expect.stringContaining("not measured") as string,
  });
  expect(checkLimits({ report: part, leaked: [], isPart: true }).map(({ name }) => name)).not.toContain("recovery");
});

it("what is not required is stated, never a problem and never a pass; what the required test lacks is a problem", () => {
  const rows = clean.rows.filter(({ audit }) => audit !== "membership" && audit !== "name-rate");
  const report = { ...clean, rows };
  const checks = checkLimits({ report, leaked: [], isPart: false, required: "names" });
  const of = (audit: string) => checks.find(({ name }) => name === audit);
  expect(of("name-rate")?.problem).toContain("not measured");
  expect(of("membership")).toMatchObject({ notRequired: expect.stringMatching(/^not required\. not measured/) as string });
  expect(of("membership")?.problem).toBeUndefined();
  const attacks = checkLimits({ report: leaky, leaked, isPart: false, required: "attacks" });
  expect(attacks.filter(({ name }) => name.startsWith("Predictions that are names")).every(({ problem, notRequired }) => problem === undefined && notRequired?.includes("over the limit"))).toBe(true);
}); // prettier-ignore

it("too little evidence is a problem, as is a figure that does not hold", () => {
  const rows = clean.rows.map((row): AuditRow =>
    row.measure === "contexts-with-name" ? { ...row, verdict: row.split === "seen" ? "underpowered" : "invalid" } : row,
  );
  const problems = checkLimits({ report: { ...clean, rows }, leaked: [], isPart: false }).flatMap(
    ({ problem }) => problem ?? [],
  );
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain("the evidence does not suffice");
  expect(problems[1]).toContain("the figure does not hold");
});

it("toRecoverNoName: no hit, over enough contexts; without originals it fails", () => {
  expect(findRecovery(auditOf(clean))).toEqual([]);
  expect(findRecovery(auditOf(clean), { upperBound: 1e-6 })[0]).toMatch(
    /no name came back, but of \d+ contexts .* could/,
  );
  expect(findRecovery(auditOf(leaky)).join()).toContain("over the limit");
  expect(findRecovery(auditOf(without(clean, "recovered")))).toEqual([expect.stringContaining("not measured")]);
  const changed = (change: Partial<AuditRow>) => ({
    ...clean,
    rows: clean.rows.map((row): AuditRow => (row.measure === "recovered" ? { ...row, ...change } : row)),
  });
  expect(findRecovery(auditOf(changed({ k: 1 })))).not.toEqual([]);
  expect(findRecovery(auditOf(changed({ verdict: "invalid" })))).not.toEqual([]);
  const few = sampleReport({ name: "few", contexts: 20, leak: 0, loss: 2.3 });
  expect(findRecovery(auditOf(few))).not.toEqual([]);
  expect(findRecovery(auditOf(few), { upperBound: 0.2 })).toEqual([]);
});

it("toLeakNoMoreThan: the upper end of every split's interval, and nothing for what is not measured or not valid", async () => {
  expect(await findExcess(auditOf(clean), { "contexts-with-name": 0.02, "name-rate": 0.005 })).toEqual([]);
  expect(await findExcess(auditOf(leaky), { "contexts-with-name": 0.02 })).toHaveLength(2);
  expect(await findExcess(auditOf(leaky), { "contexts-with-name": 1 })).toEqual([]);
  expect(await findExcess(auditOf(without(clean, "name-rate")), { "name-rate": 1 })).toEqual([
    "name-rate: not measured.",
  ]);
  const rows = clean.rows.map((row): AuditRow => (row.measure === "name-rate" ? { ...row, verdict: "invalid" } : row));
  expect(await findExcess(auditOf({ ...clean, rows }), { "name-rate": 1 })).toHaveLength(2);
});

it("toLeakNoMoreThan: a baseline that was cut is refused, and with a digest made for it something is missing", async () => {
  const row = { measure: "contexts-with-name", values: hits(0, 300) } as const;
  const other = { measure: "recovered", values: hits(0, 300) } as const;
  const outcomes = madeUpOutcomes({ rows: [row, other] });
  const path = join(await temporaryDirectory(), "baseline.json");
  const digestKey = Buffer.alloc(32, 1);
  await writeBaseline(path, outcomes, { names: ["Xipquando"] }, digestKey);
  const audit = { ...auditOf(clean), outcomes, digestKey } as LeakageAudit;
  expect(await findExcess(audit, path)).toEqual([]);
  const baseline = await readOutcomes(path);
  const cut = { ...baseline, rows: baseline.rows.slice(1) };
  await writeFile(path, JSON.stringify({ ...sealOutcomes(baseline), rows: cut.rows }));
  await expect(findExcess(audit, path)).rejects.toMatchObject({ code: "input-changed" });
  await writeFile(path, JSON.stringify(sealOutcomes(cut)));
  await expect(findExcess(audit, path)).rejects.toMatchObject({ code: "input-changed" });
  await writeFile(path, JSON.stringify(signOutcomes(cut, digestKey)));
  expect(await findExcess(audit, path)).toEqual([expect.stringContaining("not compared")]);
});

it("a comparison's checks: worse and inconclusive rows are problems, others are none", () => {
  const side = (count: number) =>
    madeUpOutcomes({
      rows: [
        { measure: "contexts-with-name", values: hits(count, 300) },
        { measure: "recovered", values: hits(0, 300) },
      ],
    });
  expect(checkComparison(compareOutcomes(side(0), side(0))).every(({ problem }) => problem === undefined)).toBe(true);
  const checks = checkComparison(compareOutcomes(side(0), side(30)), leaked);
  expect(checks.map(({ problem }) => problem === undefined)).toEqual([false, true]);
  expect(checks[0]?.problem).toMatch(/worse\.\n0 % before, 10\.0 % after \(\+10\.0 points/);
  expect(checks[0]?.problem).toContain("12 names came out, by hash:");
  const { rows } = side(0);
  const lacking = checkComparison(compareOutcomes(side(0), { ...side(0), rows: rows.slice(0, 1) }));
  expect(lacking.filter(({ problem }) => problem !== undefined)).toHaveLength(1);
  const none = madeUpOutcomes({ rows: [] });
  expect(checkComparison(compareOutcomes(none, none))).toEqual([
    { name: "compared", problem: expect.any(String) as string },
  ]);
  const cut = checkComparison(compareOutcomes({ ...side(0), rows: rows.slice(0, 1) }, side(0)));
  expect(cut.flatMap(({ problem }) => problem ?? [])).toEqual([
    expect.stringMatching(/A hidden name was recovered.*: not compared\.\n.*Make the baseline again/),
  ]);
});

it("a comparison of one test: what got worse in the other is stated and decides nothing", () => {
  const side = (names: number, attacks: number) =>
    madeUpOutcomes({
      rows: [
        { measure: "contexts-with-name", values: hits(names, 300) },
        { measure: "membership-rate-hundredth", values: [], verdict: attacks > 0 ? "fail" : "pass" },
      ],
    });
  const compared = compareOutcomes(side(0, 0), side(30, 0), { required: "names" });
  expect(compared).toMatchObject({ verdict: "worse", tests: { names: "worse" } });
  const other = compareOutcomes(side(0, 0), side(0, 1), { required: "names" });
  expect(other).toMatchObject({ verdict: "not-worse", tests: { names: "not-worse", attacks: "worse" } });
  expect(checkComparison(other).every(({ problem }) => problem === undefined)).toBe(true);
  expect(checkComparison(other).some(({ notRequired }) => notRequired?.includes("over its limit now"))).toBe(true);
  // Nothing of the attack test was compared unit by unit.
  expect(compareOutcomes(side(0, 0), side(0, 0), { required: "attacks" }).verdict).toBe("inconclusive");
  expect(renderComparison(other)).toContain("Names test: not shown to be worse. Attack test: worse.");
});

it("a comparison's checks: a limit that was kept is a problem where it is missed, though the change may be chance", () => {
  const side = (count: number, verdict: "pass" | "fail") =>
    madeUpOutcomes({ rows: [{ measure: "contexts-with-name", values: hits(count, 300), verdict }] });
  const checks = checkComparison(compareOutcomes(side(0, "pass"), side(1, "fail")), leaked);
  expect(checks.map(({ problem }) => problem === undefined)).toEqual([true, false]);
  expect(checks[1]).toMatchObject({ name: expect.stringMatching(/limit$/) as string });
  expect(checks[1]?.problem).toMatch(/over its limit now, within its limit before\.\n12 names came out/);
  expect(JSON.stringify(checks)).not.toContain("Xipquando");
  const known = compareOutcomes(side(1, "fail"), side(1, "fail"));
  expect(checkComparison(known).every(({ problem }) => problem === undefined)).toBe(true);
  const absolute = compareOutcomes(side(1, "fail"), side(1, "fail"), { absoluteLimits: true });
  expect(checkComparison(absolute).filter(({ problem }) => problem !== undefined)).toHaveLength(1);
});

it("one name has one hash under one key, another under another, and who lacks the key cannot try names", () => {
  const predicted = (surface: string) => [{ split: "seen" as const, surface, contexts: 1, bestRank: 2 }];
  const hashOf = (surface: string, key = 1) =>
    findLeakedNames({ predicted: predicted(surface), rows: [] }, { originals: new Map() }, Buffer.alloc(32, key))[0]
      ?.hash;
  expect(hashOf("Jan")).toMatch(/^[0-9a-f]{12}$/);
  expect(hashOf("Jan")).toBe(hashOf("JAN"));
  expect(hashOf("Jan")).not.toBe(hashOf("Piet"));
  expect(hashOf("Jan")).not.toBe(hashOf("Jan", 2));
});
