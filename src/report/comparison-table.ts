import type { ChangedRow, ChangeDoubt, ChangeVerdict, Comparison, NotCompared } from "../audit/compare/comparison.ts";
import { labelWithSplit } from "./describe-row.ts";
import { formatCount, formatPercent, formatValue } from "./format.ts";

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
  "now-invalid": "what the figure rests on holds no more (see the audit)",
};

const WHY_NOT: Readonly<Record<NotCompared, string>> = {
  "missing-now": "only the audit before has it",
  "missing-before": "only the audit after has it",
  "held-against-others": "it was held against other models (--reference, --shadow)",
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
  const { before, after, level, verdict, notCompared } = comparison;
  return [
    `${before.name} (before), ${after.name} (after)`,
    ...rows.map((row) => `${MARKS[row.verdict]} ${labelWithSplit(row)}: ${describeChange(row)}`),
    ...rows.flatMap(describeAudits),
    ...notCompared.map(
      (row) => `${row.isRequired ? "?" : "–"} ${labelWithSplit(row)}: not compared, ${WHY_NOT[row.why]}`,
    ),
    `${MARKS[verdict]} ${CHANGE_TEXT[verdict]}${VERDICT_TEXT[verdict]}`,
    `p values are one-sided and adjusted for ${formatCount(rows.length)} figures (Holm); at most ${formatPercent(level)} of comparisons in which nothing changed are called worse.`,
  ].join("\n");
}

const VERDICT_TEXT: Readonly<Record<ChangeVerdict, string>> = {
  worse: ": at least one figure rose by more than chance",
  "not-worse": ": how much worse it can be all the same is the upper end of each interval",
  inconclusive: ": something was not compared as it was before",
};

/** A figure that passes no more is told even where the change may be chance. */
function describeAudits(row: ChangedRow): string[] {
  const { before, after } = row.audited;
  return row.verdict !== "worse" && before === "pass" && after === "fail"
    ? [`! ${labelWithSplit(row)}: its audit passed before and fails now, though the change may be chance`]
    : [];
}

/** `0.012`, `< 0.0001`. */
function formatP(p: number): string {
  return p < 0.0001 ? "< 0.0001" : p.toPrecision(2);
}
