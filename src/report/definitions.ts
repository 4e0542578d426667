import type { AuditReport } from "../audit/audit-report.ts";
import { MEASURE_IDS, measureOf } from "../audit/measures.ts";
import { labelOf } from "./describe-row.ts";
import type { Language } from "./language.ts";
import { html, type Markup } from "./markup.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** The words used, and how each figure that is there is computed. */
export function definitions(models: readonly AuditReport[], language: Language): Markup {
  const { page, glossary } = catalogueOf(language);
  const measured = new Set(models.flatMap(({ rows }) => rows.map(({ measure }) => measure)));
  return html`<section>
      <h3>${page.glossaryHeading}</h3>
      <dl>
        ${glossary.map(
          ({ term, meaning }) =>
            html`<div><dt>${term}</dt> <dd>${meaning}</dd></div> `,
        )}
      </dl>
    </section>
    <section>
      <h3>${page.definitionsHeading}</h3>
      <p class="lede">${page.definitionsLede}</p>
      <dl>
        ${MEASURE_IDS.filter((measure) => measured.has(measure)).map(
          (measure) =>
            html`<div><dt>${labelOf({ measure }, language)}</dt> <dd lang="en">${measureOf(measure).definition}</dd></div> `,
        )}
      </dl>
    </section>`;
}
