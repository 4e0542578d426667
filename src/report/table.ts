import type { AuditRow } from "../audit/audit.ts";
import type { AuditComparison, AuditReport } from "../audit/audit-report.ts";
import { formatPercent, rowParts } from "../audit/format-row.ts";
import { modelsOf, type SummaryCell, summarise } from "./summary.ts";
import { describeKeptRows, describeVerdict, MARKS } from "./wording.ts";

/** Space between columns. */
const GAP = "  ";

/** The summary of an audit as aligned plain text for a terminal, one column a model, with a final newline. */
export function renderTable(audit: AuditReport | AuditComparison): string {
  const { models, rows } = summarise(audit);
  const lines = [
    ["", ...models.map(({ name }) => name)],
    ...rows.map(({ label, split, cells }) => [
      split === "both" ? label : `${label} (${split})`,
      ...cells.map(formatCell),
    ]),
    ["Verdict", ...models.map(({ verdict }) => describeVerdict(verdict))],
  ];
  const widths = (lines[0] as string[]).map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? "")].length)),
  );
  const format = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd();
  const rule = "─".repeat(widths.reduce((total, width) => total + width + GAP.length, -GAP.length));
  const [head, ...body] = lines.map(format);
  const legend = "≤ upper bound, 95 %   ✓ within the limit   ✗ over it   ? too few contexts to tell";
  const warnings = modelsOf(audit).flatMap((model) => {
    const warning = describeKeptRows(model);
    return warning === undefined ? [] : [`${model.model.name}: ${warning}`];
  });
  return `${[head, rule, ...body.slice(0, -1), rule, ...body.slice(-1), "", legend, ...warnings].join("\n")}\n`;
}

function formatCell({ text, row, verdict }: SummaryCell): string {
  return `${row === undefined ? text : compact(row)}${verdict === undefined ? "" : ` ${MARKS[verdict]}`}`;
}

function compact(row: AuditRow): string {
  if (row.hits === undefined) return rowParts(row).figure;
  const figure = row.hits === 0 ? rowParts(row).figure : formatPercent(row.estimate);
  return `${figure} (≤ ${formatPercent(row.ciHigh)})`;
}
