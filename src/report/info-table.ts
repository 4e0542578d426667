import type { AuditReport } from "../audit/audit-report.ts";
import type { AuditRow } from "../audit/audit.ts";
import { AUDIT_IDS, type MeasureId, measureOf } from "../audit/measures.ts";
import { splitTag } from "./all-rows.ts";
import { describeFinding, describeQuestion, labelOf } from "./describe-row.ts";
import { formatShort } from "./format.ts";
import type { Language } from "./language.ts";
import { html, type Markup } from "./markup.ts";
import { scrollPanel } from "./scroll-panel.ts";
import { rowsOf } from "./summary.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** Figures without a limit, by audit: what was asked, and what came out of each model; nothing where none was measured. */
export function infoTable(models: readonly AuditReport[], measures: readonly MeasureId[], language: Language): Markup | false {
  const { page, audits } = catalogueOf(language);
  const groups = AUDIT_IDS.flatMap((audit) => {
    const lines = measures.filter((measure) => measureOf(measure).audit === audit).flatMap((measure) => line(models, measure, language));
    if (lines.length === 0) return [];
    const head = html`<tr>
      <th scope="rowgroup" colspan="${models.length + 1}" class="topic">${audits[audit]}</th>
    </tr>`;
    return [html`<tbody>${head}${lines}</tbody>`];
  });
  if (groups.length === 0) return false;
  return html`<h3>${page.information}</h3>
    ${scrollPanel(
      page.information,
      html`<table class="information by-model" style="--models:${models.length}">
        <thead>
          <tr>
            <th scope="col">${page.figure}</th>
            ${models.map(({ model }) => html`<th scope="col">${model.name}</th>`)}
          </tr>
        </thead>
        ${groups}
      </table>`,
    )}`;
}

function line(models: readonly AuditReport[], measure: MeasureId, language: Language): Markup[] {
  const rows = rowsOf(models, measure);
  const first = rows.flatMap(({ cells }) => cells).find((cell) => cell !== undefined);
  if (first === undefined) return [];
  const write = models.length === 1 ? describeFinding : formatShort;
  return [
    html`<tr>
      <th scope="row">${labelOf(first, language)}<small>${describeQuestion(first, language)}</small></th>
      ${models.map((_, index) => html`<td>${rows.flatMap(({ cells }) => cells[index] ?? []).map((row) => figure(row, write, language))}</td>`)}
    </tr>`,
  ];
}

function figure(row: AuditRow, write: (row: AuditRow, language: Language) => string, language: Language): Markup {
  return html`<span class="line">${splitTag(row.split, language)} ${write(row, language)}</span> `;
}
