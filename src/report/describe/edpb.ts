import type { AuditReport } from "../../audit/audit-report.ts";
import type { AuditId } from "../../audit/audit-ids.ts";
import { measureOf } from "../../audit/measures.ts";
import { labelOf } from "./describe-row.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { JUDGED, MARKS, worstVerdict } from "./summary.ts";
import type { Catalogue } from "../text/catalogue.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** What EDPB Opinion 28/2024 asks, and the audits whose rows speak to it; undefined where no row could. */
const DEMANDS: readonly (readonly [demand: keyof Catalogue["edpb"]["rows"], audits: readonly AuditId[] | undefined])[] =
  [
    ["extraction", ["residue", "rows", "extraction"]],
    ["queries-unintended", ["name-rate"]],
    ["queries-intended", ["recovery", "inference"]],
    ["means", ["coverage", "kept-words", "freshness"]],
    ["insignificant", undefined],
    ["beyond", ["membership", "exposure", "association"]],
  ];

/** What the Opinion asks for a model to count as anonymous, beside what was measured of each model. */
export function edpbTable(models: readonly AuditReport[], language: Language): Markup {
  const { edpb } = catalogueOf(language);
  const rows = DEMANDS.map(
    ([demand, audits]) =>
      html`<tr>
        <th scope="row">${edpb.rows[demand].demand}</th>
        <td>
          ${edpb.rows[demand].speaks}${audits !== undefined && audits.length > 0 && html`<small>${rowsOf(audits, language)}</small>`}
        </td>
        ${models.map((model) => html`<td>${audits === undefined ? "–" : status(model, audits, language)}</td>`)}
      </tr>`,
  );
  return html`<section>
    <h2>${edpb.heading}</h2>
    <p class="lede">${edpb.lede}</p>
    ${scrollPanel(
      edpb.heading,
      html`<table class="edpb by-model" style="--models:${models.length + 1}">
        <thead>
          <tr>
            <th scope="col">${edpb.demand}</th>
            <th scope="col" class="wide">${edpb.speaks}</th>
            ${models.map(({ model }) => html`<th scope="col">${model.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`,
    )}
  </section>`;
}

/** The figures with a limit that speak to a demand. */
function rowsOf(audits: readonly AuditId[], language: Language): string {
  const measures = JUDGED.filter((measure) => audits.includes(measureOf(measure).audit));
  return `${catalogueOf(language).edpb.rowsLabel}: ${measures.map((measure) => labelOf({ measure }, language)).join("; ")}.`;
}

/** The worst verdict among the rows of these audits. */
function status({ rows }: AuditReport, audits: readonly AuditId[], language: Language): string | Markup {
  const { edpb, rowVerdicts } = catalogueOf(language);
  if (audits.length === 0) return edpb.nothing;
  const worst = worstVerdict(rows.filter((row) => audits.includes(row.audit)));
  if (worst === undefined) return edpb.notMeasured;
  return html`<span class="verdict ${worst}">${MARKS[worst]} ${rowVerdicts[worst]}</span>`;
}
