import type { AuditReport } from "../../audit/audit-report.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../../audit/measures.ts";
import { labelOf } from "./describe-row.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** The words used, and how each figure that is there is computed. */
export function definitions(models: readonly AuditReport[], language: Language): Markup {
  const { page, glossary } = catalogueOf(language);
  const measured = new Set(models.flatMap(({ rows }) => rows.map(({ measure }) => measure)));
  return html`<section>
      <h3>${page.glossaryHeading}</h3>
      <dl>
        ${glossary.map(
          ({ term, meaning }) =>
            html`<div>
              <dt>${term}</dt>
              <dd>${meaning}</dd>
            </div> `,
        )}
      </dl>
    </section>
    <section class="definitions">
      <h3>${page.definitionsHeading}</h3>
      <p class="lede">${page.definitionsLede}</p>
      <dl>
        ${MEASURE_IDS.filter((measure) => measured.has(measure)).map(
          (measure) =>
            html`<div>
              <dt>${labelOf({ measure }, language)}</dt>
              <dd><span lang="en">${measureOf(measure).definition}</span> ${methods(models, measure, language)}</dd>
            </div> `,
        )}
      </dl>
    </section>`;
}

/** How the intervals of a measure were made. */
function methods(models: readonly AuditReport[], measure: MeasureId, language: Language): string {
  const { intervals } = catalogueOf(language);
  const found = new Set(
    models.flatMap(({ rows }) => rows.filter((row) => row.measure === measure).map((row) => intervals[row.ciMethod])),
  );
  return `${[...found].join("; ")}.`;
}
