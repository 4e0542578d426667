import type { AuditRow } from "../../audit/audit.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import { AUDIT_IDS } from "../../audit/audit-ids.ts";
import { type MeasureId, measureOf } from "../../audit/measures.ts";
import { describeFinding, describeLimit, describeQuestion, labelOf } from "../describe/describe-row.ts";
import { fill, formatRow, formatShort, formatValue } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { mark, splitTag } from "../page/marks.ts";
import type { Remarks } from "../describe/remarks.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** What a table of figures holds. */
export interface FiguresTable {
  readonly heading: string;
  readonly models: readonly AuditReport[];
  readonly measures: readonly MeasureId[];
  readonly remarks: Remarks;
  readonly language: Language;
}

/** Figures with their whole intervals, by audit, a line a measure and k and a column a model; nothing where none was measured. */
export function figuresTable({ heading, models, measures, remarks, language }: FiguresTable): Markup | false {
  const { page, audits } = catalogueOf(language);
  const groups = AUDIT_IDS.flatMap((audit) => {
    const lines = measures
      .filter((measure) => measureOf(measure).audit === audit)
      .flatMap((measure) => linesOf(models, measure, remarks, language));
    if (lines.length === 0) return [];
    const head = html`<tr>
      <th scope="rowgroup" colspan="${models.length + 1}" class="topic">${audits[audit]}</th>
    </tr>`;
    return [
      html`<tbody>
        ${head}${lines}
      </tbody>`,
    ];
  });
  if (groups.length === 0) return false;
  return html`<section>
    <h3>${heading}</h3>
    <p class="lede">${page.rowsLede}</p>
    ${scrollPanel(
      heading,
      html`<table class="small by-model" style="--models:${models.length}">
        <thead>
          <tr>
            <th scope="col">${page.figure}</th>
            ${models.map(({ model }) => html`<th scope="col">${model.name}</th>`)}
          </tr>
        </thead>
        ${groups}
      </table>`,
    )}
  </section>`;
}

function linesOf(models: readonly AuditReport[], measure: MeasureId, remarks: Remarks, language: Language): Markup[] {
  const rows = models.map((model) => model.rows.filter((row) => row.measure === measure));
  const ks = [...new Set(rows.flat().map(({ k }) => k))].sort((a = 0, b = 0) => a - b);
  const ofSeveral = measureOf(measure).limit === undefined ? formatShort : formatRow;
  const write = models.length === 1 ? describeFinding : ofSeveral;
  return ks.map((k) => {
    const ofK = rows.map((own) => own.filter((row) => row.k === k).toSorted(bySplit));
    const [first] = ofK.flat() as [AuditRow];
    const cells = ofK.map(
      (own) =>
        html`<td>
          ${own.length === 0 ? "–" : own.map((row) => figure(row, write(row, language), remarks, language))}
        </td>`,
    );
    return html`<tr>
      <th scope="row">
        ${labelOf(first, language)}<small>${describeLimit(first, language) ?? describeQuestion(first, language)}</small>
      </th>
      ${cells}
    </tr>`;
  });
}

function bySplit(a: AuditRow, b: AuditRow): number {
  const order: readonly string[] = SPLITS;
  return order.indexOf(a.split) - order.indexOf(b.split);
}

function figure(row: AuditRow, text: string, remarks: Remarks, language: Language): Markup {
  const { page } = catalogueOf(language);
  const notes = (row.notes ?? []).map((remark) => remarks.number(remark));
  const aside = [
    row.baseline !== undefined && fill(page.rowsBefore, { value: formatValue(row, row.baseline, language) }, language),
    row.control !== undefined && fill(page.rowsControl, { value: formatValue(row, row.control, language) }, language),
    notes.length > 0 && `[${notes.join(", ")}]`,
  ].filter((part) => part !== false);
  const beside = aside.length > 0 && html` <span class="aside">${aside.join("; ")}</span>`;
  return html`<span class="line">${splitTag(row.split, language)} ${text} ${mark(row, language)}${beside}</span> `;
}
