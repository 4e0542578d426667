import fc from "fast-check";
import { expect, it } from "vitest";

import { compareOutcomes } from "../../../src/audit/compare/compare-outcomes.ts";
import { decodeValues, encodeValues, type OutcomesFile } from "../../../src/audit/compare/outcomes-file.ts";
import { UnnameError } from "../../../src/base/errors.ts";
import { checkComparison } from "../../../src/testing/check-comparison.ts";
import { madeUpOutcomes } from "./made-up-outcomes.ts";

const N = 40;
const MEASURES = ["contexts-with-name", "recovered", "name-mass", "loss-per-word"] as const;
const VERDICTS = ["pass", "fail", "underpowered", "invalid"] as const;

/** What is taken out of a file, by place. */
interface LeftOut {
  readonly rows: ReadonlySet<number>;
  readonly judged: ReadonlySet<number>;
  readonly units: ReadonlySet<number>;
}

function without(file: OutcomesFile, { rows, judged, units }: LeftOut): OutcomesFile {
  return {
    ...file,
    judged: file.judged.filter((_, index) => !judged.has(index)),
    rows: file.rows
      .filter((_, index) => !rows.has(index))
      .map((row) => ({
        ...row,
        values: encodeValues(decodeValues(row.values).map((value, unit) => (units.has(unit) ? undefined : value))),
      })),
  };
}

/** Whether a comparison passes: by its verdict, and by the checks that matchers and JUnit make of it. */
function passes(before: OutcomesFile, after: OutcomesFile): boolean {
  try {
    const comparison = compareOutcomes(before, after);
    const hasProblem = checkComparison(comparison).some(({ problem }) => problem !== undefined);
    expect(hasProblem).toBe(comparison.verdict !== "not-worse");
    return comparison.verdict === "not-worse";
  } catch (error) {
    if (error instanceof UnnameError) return false;
    throw error;
  }
}

const NONE: ReadonlySet<number> = new Set();
const some = (most: number) =>
  fc.subarray(Array.from({ length: most }, (_, index) => index)).map((list) => new Set(list));
/** Mostly one kind of thing alone: where more is left out, something is missing anyway. */
const leftOut = fc.record({
  what: fc.constantFrom("rows", "judged", "units", "all"),
  rows: some(MEASURES.length),
  judged: some(MEASURES.length),
  units: fc.constantFrom("risen", "a few"),
});
/** One thing at most that is wrong with the audit: where there are more, leaving one out changes little. */
const fault = fc.record({
  measure: fc.nat(MEASURES.length - 1),
  kind: fc.constantFrom("rises", "rises", "verdict"),
  was: fc.constantFrom(...VERDICTS),
  is: fc.constantFrom(...VERDICTS),
});

it("leaving rows, verdicts or units out of the baseline or of the audit never makes a comparison pass that did not", () => {
  let refused = 0;
  fc.assert(
    fc.property(fault, leftOut, fc.boolean(), ({ measure, kind, was, is }, { what, ...left }, isOfBefore) => {
      const share = kind === "rises" ? 0.4 : 0;
      const side = (isAfter: boolean) =>
        madeUpOutcomes({
          rows: MEASURES.map((one, index) => ({
            measure: one,
            values: Array.from({ length: N }, (_, unit) => Number(isAfter && index === measure && unit < N * share)),
            verdict: kind === "verdict" && index === measure ? (isAfter ? is : was) : "pass",
          })),
        });
      const [before, after] = [side(false), side(true)];
      if (passes(before, after)) return;
      refused++;
      const risen = decodeValues(after.rows[measure]?.values ?? "").flatMap((value, unit) =>
        value === 1 ? [unit] : [],
      );
      const isOf = (kindOfThing: string) => what === kindOfThing || what === "all";
      const cut = {
        rows: isOf("rows") ? left.rows : NONE,
        judged: isOf("judged") ? left.judged : NONE,
        units: isOf("units") ? new Set(left.units === "risen" ? risen : [3, 7]) : NONE,
      };
      if (isOfBefore) expect(passes(without(before, cut), after)).toBe(false);
      else expect(passes(before, without(after, cut))).toBe(false);
    }),
    { numRuns: 250 },
  );
  expect(refused).toBeGreaterThan(60);
}, 120_000);

it("one harmless row, or the units that rose left out: neither passes", () => {
  const rows = MEASURES.map((measure) => ({ measure, values: Array.from({ length: N }, () => 0) }));
  const before = madeUpOutcomes({ rows });
  const risen = rows.map((row, index) =>
    index === 0 ? { ...row, values: row.values.map((_, unit) => (unit < 20 ? 1 : 0)) } : row,
  );
  const after = madeUpOutcomes({ rows: risen });
  expect(compareOutcomes(before, after).verdict).toBe("worse");
  const cut = compareOutcomes(without(before, { rows: new Set([0, 1, 2]), judged: NONE, units: NONE }), after);
  expect(cut).toMatchObject({ verdict: "inconclusive", rows: [{ measure: "loss-per-word" }] });
  expect(cut.notCompared.map(({ measure, why }) => `${measure}: ${why}`)).toEqual([
    "contexts-with-name: missing-before",
    "recovered: missing-before",
    "name-mass: missing-before",
  ]);
  const risenUnits = decodeValues(after.rows[0]?.values ?? "").flatMap((value, unit) => (value === 1 ? [unit] : []));
  expect(risenUnits).toHaveLength(20);
  const units = new Set(risenUnits);
  const hidden = compareOutcomes(without(before, { rows: NONE, judged: NONE, units }), after);
  expect(hidden).toMatchObject({ verdict: "inconclusive", rows: [{ doubts: ["units-new"] }, {}, {}, {}] });
});
