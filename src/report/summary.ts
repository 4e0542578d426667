import type { AuditRow, Verdict } from "../audit/audit.ts";
import type { AuditComparison, AuditReport } from "../audit/audit-report.ts";
import { formatCount, formatRow } from "../audit/format-row.ts";
import type { Split } from "../probe/context.ts";

/** The figures a reader wants first: a row a figure, a column a model. */
export interface Summary {
  readonly models: readonly { readonly name: string; readonly verdict: Verdict }[];
  readonly rows: readonly SummaryRow[];
}

export interface SummaryRow {
  readonly label: string;
  readonly split: Split | "both";
  readonly cells: readonly SummaryCell[];
}

export interface SummaryCell {
  readonly text: string;
  /** What the text says; absent for counts of contexts and missing figures. */
  readonly row?: AuditRow;
  /** Absent where nothing is held against a threshold. */
  readonly verdict?: Verdict;
}

/** The models of an audit file, be it of one or several. */
export function modelsOf(audit: AuditReport | AuditComparison): readonly AuditReport[] {
  return "models" in audit ? audit.models : [audit];
}

const SPLITS = ["seen", "unseen"] as const;
/** Audit, measure and what the summary calls it, in order. */
const FIGURES: readonly (readonly [audit: string, measure: string, label: string])[] = [
  ["name-rate", "name-like rate", "Name-like predictions"],
  ["name-rate", "contexts with a name", "Contexts with a name"],
  ["name-rate", "best rank of a name", "Best rank of a name"],
  ["recovery", "original recovered", "Original recovered"],
  ["recovery", "original guessed without context", "– guessed without context"],
  ["recovery", "original respelled in 2 pieces", "Original spelt in 2 tokens"],
  ["recovery", "original respelled in 3 pieces", "Original spelt in 3 tokens"],
  ["utility", "loss per word", "Loss per word, names aside (nats)"],
  ["utility", "relative change of loss", "Change of that loss"],
  ["utility", "words cut differently", "Words cut differently"],
  ["residue", "names left in the files", "Names left in the files"],
];

/** What audits call the figures of a summary. */
export const MEASURES: readonly string[] = FIGURES.map(([, measure]) => measure);

/** The summary of an audit file. A figure that no model has is left out; one that a model lacks reads `–`. */
export function summarise(audit: AuditReport | AuditComparison): Summary {
  const models = modelsOf(audit);
  const rows: SummaryRow[] = SPLITS.flatMap((split) => {
    const counts = models.map((model) => contextsOf(model, split));
    if (counts.every((count) => count === 0)) return [];
    return [{ label: "Contexts", split, cells: counts.map((count) => ({ text: formatCount(count) })) }];
  });
  for (const [auditName, measure, label] of FIGURES) {
    for (const split of [...SPLITS, "both"] as const) {
      const found = models.map((model) => findRow(model, auditName, measure, split));
      const first = found.find((row) => row !== undefined);
      if (first === undefined) continue;
      const top = first.k !== undefined && !measure.startsWith("best") ? `, top ${first.k}` : "";
      rows.push({ label: `${label}${top}`, split, cells: found.map(cellOf) });
    }
  }
  return { models: models.map(({ model, verdict }) => ({ name: model.name, verdict })), rows };
}

/** The row of this measure and split with the largest k, which is the one held against a threshold. */
export function findRow(
  model: AuditReport,
  audit: string,
  measure: string,
  split: Split | "both",
): AuditRow | undefined {
  const rows = model.rows.filter((row) => row.audit === audit && row.measure === measure && row.split === split);
  return rows.toSorted((a, b) => (b.k ?? 0) - (a.k ?? 0))[0];
}

/** How many contexts of a split a model was asked. */
export function contextsOf(model: AuditReport, split: Split): number {
  return model.contexts.filter((file) => file.split === split).reduce((total, file) => total + file.n, 0);
}

function cellOf(row: AuditRow | undefined): SummaryCell {
  if (row === undefined) return { text: "–" };
  return { text: formatRow(row), row, ...(row.verdict !== "info" && { verdict: row.verdict }) };
}
