import type { Plan, PlannedRow } from "../audit/plan.ts";
import { measureOf } from "../audit/measures.ts";
import { alignRows } from "../base/text-columns.ts";
import { describeNote, labelWithSplit } from "./describe-row.ts";
import { formatCount } from "./format.ts";

/** A plan as text for a terminal: a line a figure with what there is and what it takes, and why one cannot pass. */
export function renderPlan({ rows, notes, canPass }: Plan): string {
  const lines = rows.map((row) => [
    row.canPass ? "✓" : "✗",
    labelWithSplit(row),
    formatCount(row.n),
    isCounted(row) ? formatCount(row.needed) : "",
    row.notes.map((note) => describeNote(note)).join(" "),
  ]);
  const cells = [["", "figure", "there are", "it takes", ""], ...lines];
  const table = alignRows(cells, (column) => column === 2 || column === 3);
  const verdict = canPass
    ? "Every figure can pass, if the model leaks as little as the limits allow and everything predicted is judged."
    : "This audit cannot pass, whatever the model says.";
  return [...table, ...notes.map((note) => describeNote(note)), verdict].join("\n");
}

/** Whether its n is held against a number of units. */
function isCounted({ measure, needed }: PlannedRow): boolean {
  return needed > 0 && measureOf(measure).unit !== "entry";
}
