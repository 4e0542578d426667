import type { AuditRow, RowVerdict } from "../audit/audit.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import { MEASURE_IDS } from "../audit/measures.ts";
import { describeLimit, describeNote, labelOf } from "./describe-row.ts";
import { fill, formatRow, formatValue } from "./format.ts";
import type { Language } from "./language.ts";
import { html, type Markup } from "./markup.ts";
import { scrollPanel } from "./scroll-panel.ts";
import { MARKS, SPLITS } from "./summary.ts";
import type { Split } from "../probe/context.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** One figure of every model: of one measure, k and split. */
interface Line {
  readonly first: AuditRow;
  readonly cells: readonly (AuditRow | undefined)[];
}

/** Every row of every model, a line a figure and a column a model, and all remarks under it, numbered. */
export function allRows(models: readonly AuditReport[], language: Language): Markup {
  const { page, intervals } = catalogueOf(language);
  const remarks: string[] = [];
  const number = (remark: string) => (remarks.includes(remark) ? remarks.indexOf(remark) + 1 : remarks.push(remark));
  const cell = (row: AuditRow | undefined) => (row === undefined ? html`<td>–</td>` : rowCell(row, number, language));
  const lines = linesOf(models).map(
    ({ first, cells }) =>
      html`<tr>
        <th scope="row">
          ${labelOf(first, language)}${splitTag(first.split, language)}
          <small>${[describeLimit(first, language), intervals[first.ciMethod]].filter((text) => text !== undefined).join("; ")}</small>
        </th>
        ${cells.map(cell)}
      </tr>`,
  );
  return html`<section>
    <h3>${page.rowsHeading}</h3>
    <p class="lede">${page.rowsLede}</p>
    ${scrollPanel(
      page.rowsHeading,
      html`<table class="small by-model" style="--models:${models.length}">
        <thead>
          <tr>
            <th scope="col">${page.rowsFigure}</th>
            ${models.map(({ model }) => html`<th scope="col">${model.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>`,
    )}
    ${
      remarks.length > 0 &&
      html`<h4>${page.remarksHeading}</h4>
        <ol class="remarks">
          ${remarks.map((remark) => html`<li>${remark}</li>`)}
        </ol>`
    }
  </section>`;
}

function linesOf(models: readonly AuditReport[]): Line[] {
  return MEASURE_IDS.flatMap((measure) =>
    ([...SPLITS, "both"] as const).flatMap((split) => {
      const rows = models.map((model) => model.rows.filter((row) => row.measure === measure && row.split === split));
      const ks = [...new Set(rows.flat().map(({ k }) => k))].sort((a = 0, b = 0) => a - b);
      return ks.flatMap((k) => {
        const cells = rows.map((own) => own.find((row) => row.k === k));
        const first = cells.find((row) => row !== undefined);
        return first === undefined ? [] : [{ first, cells }];
      });
    }),
  );
}

function rowCell(row: AuditRow, number: (remark: string) => number, language: Language): Markup {
  const { page } = catalogueOf(language);
  const notes = (row.notes ?? []).map((remark) => number(describeNote(remark, language)));
  const aside = [
    row.baseline !== undefined && fill(page.rowsBefore, { value: formatValue(row, row.baseline, language) }, language),
    row.control !== undefined && fill(page.rowsControl, { value: formatValue(row, row.control, language) }, language),
    notes.length > 0 && `[${notes.join(", ")}]`,
  ].filter((text) => text !== false);
  return html`<td>
    ${formatRow(row, language)}${row.verdict !== "info" && html` ${mark(row.verdict, language)}`}
    ${aside.length > 0 && html`<small>${aside.join("; ")}</small>`}
  </td>`;
}

/** A row's verdict as a sign, in words for those who cannot see it. */
export function mark(verdict: RowVerdict, language: Language): Markup {
  return html`<span class="mark ${verdict}" role="img" aria-label="${catalogueOf(language).rowVerdicts[verdict]}">${MARKS[verdict]}</span>`;
}

/** Seen or unseen, as a tag. */
export function splitTag(split: Split | "both", language: Language): Markup | false {
  return split !== "both" && html` <span class="tag ${split}">${catalogueOf(language).splits[split].tag}</span>`;
}
