import type {
  ChangedRow,
  ChangeDoubt,
  ChangeVerdict,
  ComparedModel,
  Comparison,
  LimitChange,
  NotCompared,
} from "../../audit/compare/comparison.ts";
import { TEST_IDS } from "../../audit/audit-ids.ts";
import { missedLimits } from "../../audit/compare/compare-limits.ts";
import type { JudgedVerdict, OutcomesFile } from "../../audit/compare/outcomes-file.ts";
import { labelWithSplit } from "../describe/describe-row.ts";
import { EN } from "../text/en.ts";
import { formatCount, formatPercent, formatValue } from "../format.ts";

/** What a verdict on a change reads as. */
export const CHANGE_TEXT: Readonly<Record<ChangeVerdict, string>> = {
  worse: "worse",
  "not-worse": "not shown to be worse",
  inconclusive: "inconclusive",
};

const MARKS: Readonly<Record<ChangeVerdict, string>> = { worse: "✗", "not-worse": "✓", inconclusive: "?" };

const DOUBTS: Readonly<Record<ChangeDoubt, string>> = {
  "too-few": "so few that no change of them would be significant",
  "units-lost": "fewer were asked than before",
  "units-new": "some were not asked before",
  "now-invalid": "what the figure rests on holds no more (see the audit)",
};

/** Why a figure was not compared, and what to do. */
export const WHY_NOT: Readonly<Record<NotCompared, string>> = {
  "missing-now": "only the audit before has it. Give the audit what it had then (originals, names, --only)",
  "missing-before": "only the audit after has it. Make the baseline again, of the model before",
  "held-against-others": "it was held against other models (--reference, --shadow)",
  "no-common-units": "nothing was asked in both",
};

/** A row on one line: both figures, the difference with its interval, what rose and fell, and how sure it is. */
export function describeChange(row: ChangedRow): string {
  const value = (figure: number) => formatValue(row, figure);
  // A difference of percentages is one of points.
  const signed = (figure: number) => `${figure > 0 ? "+" : ""}${value(figure).replace(/ %$/, " points")}`;
  const figures = `${value(row.before)} before, ${value(row.after)} after`;
  const interval = `${signed(row.difference)}, 95 % ${signed(row.ciLow)} to ${signed(row.ciHigh)}`;
  const units = `${formatCount(row.rose)} of ${formatCount(row.n)} rose, ${formatCount(row.fell)} fell`;
  const tolerance = row.tolerance === undefined ? "" : ` of an increase over ${formatPercent(row.tolerance)}`;
  const doubts = row.doubts.map((doubt) => `; ${DOUBTS[doubt]}`).join("");
  return `${figures} (${interval}); ${units}; p ${formatP(row.pAdjusted)}${tolerance}${doubts}`;
}

/** A comparison as text for a terminal: a line a row, the worst first, then what was not compared, then the verdict. */
export function renderComparison(comparison: Comparison): string {
  const order: readonly ChangeVerdict[] = ["worse", "inconclusive", "not-worse"];
  const rows = comparison.rows.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const { before, after, level, verdict, notCompared, limits, notMeasured, tests, required } = comparison;
  const asBefore = limits.filter((one) => one.verdict === "not-worse");
  return [
    `${describeModel(before)} (before), ${describeModel(after)} (after)${before.sha256 === after.sha256 ? ": the same weights" : ""}`,
    ...rows.map((row) => `${MARKS[row.verdict]} ${labelWithSplit(row)}: ${describeChange(row)}`),
    ...notCompared.map(
      (row) => `${row.isRequired ? "?" : "–"} ${labelWithSplit(row)}: not compared, ${WHY_NOT[row.why]}`,
    ),
    ...limits
      .filter((one) => one.verdict !== "not-worse")
      .map((one) => `${MARKS[one.verdict]} ${labelWithSplit(one)}: ${describeLimitChange(one)}`),
    ...(asBefore.length > 0
      ? [
          `! not within their limits, and not known to be before: ${asBefore.map((one) => labelWithSplit(one)).join("; ")}`,
        ]
      : []),
    ...(notMeasured.length > 0
      ? [`– measured in neither audit, so nothing is said of it: ${notMeasured.join(", ")}`]
      : []),
    TEST_IDS.map((test) => `${EN.decision.tests[test].name}: ${describeTestChange(tests[test])}.`).join(" "),
    ...(required === "all"
      ? []
      : [`Required (--require ${required}): the ${EN.decision.tests[required].name.toLowerCase()} alone.`]),
    `${MARKS[verdict]} ${CHANGE_TEXT[verdict]}${VERDICT_TEXT[verdict]}`,
    `p values are one-sided and adjusted for ${formatCount(rows.length)} figures (Holm); at most ${formatPercent(level)} of comparisons in which nothing changed are called worse.`,
  ].join("\n");
}

/** What came of one test: nothing is said of one that neither audit made. */
function describeTestChange(verdict: ChangeVerdict | null): string {
  return verdict === null ? "not made in either audit, so not compared" : CHANGE_TEXT[verdict];
}

const VERDICT_TEXT: Readonly<Record<ChangeVerdict, string>> = {
  worse: ": at least one figure rose by more than chance, or misses a limit",
  "not-worse": ": how much worse it can be all the same is the upper end of each interval",
  inconclusive: ": something was not compared or judged as it was before",
};

/** Characters of a digest that tell two models apart. */
const DIGEST_SHOWN = 12;

function describeModel({ name, sha256 }: ComparedModel): string {
  return `${name} ${sha256.slice(0, DIGEST_SHOWN)}`;
}

/** What a baseline is of, and what it lets pass. */
export function describeBaseline({ model, judged }: Pick<OutcomesFile, "model" | "judged">): string {
  const missed = missedLimits({ judged }).length;
  const of = `the baseline of ${describeModel(model)}.`;
  if (missed === 0) return of;
  return `${of} It lets ${formatCount(missed)} ${missed === 1 ? "limit" : "limits"} be missed, as this model does or may, unless every limit must be kept (--limits, in tests absoluteLimits).`;
}

const JUDGED_TEXT: Readonly<Record<JudgedVerdict, string>> = {
  pass: "within its limit",
  fail: "over its limit",
  underpowered: "too little evidence for its limit",
  invalid: "a figure that does not hold",
};

/** What the two audits say of a figure's limit: "over its limit now, within its limit before". */
export function describeLimitChange({ before, after }: LimitChange): string {
  const text = (verdict: JudgedVerdict | null) => (verdict === null ? "not judged" : JUDGED_TEXT[verdict]);
  return `${text(after)} now, ${text(before)} before`;
}

/** `0.012`, `< 0.0001`. */
function formatP(p: number): string {
  return p < 0.0001 ? "< 0.0001" : p.toPrecision(2);
}
