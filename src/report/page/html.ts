import type { AuditComparison, AuditReport } from "../../audit/audit-report.ts";
import type { Annex } from "../annex/annex.ts";
import { annexSection } from "../annex/annex-section.ts";
import { attackCurves } from "../charts/attack-curves.ts";
import { definitions } from "../describe/definitions.ts";
import { describeContexts } from "../describe/describe-evidence.ts";
import { edpbTable } from "../describe/edpb.ts";
import { figuresTable } from "../tables/figures-table.ts";
import { fill } from "../format.ts";
import { frequencyTable } from "../tables/frequency-table.ts";
import { codeOf, type Language } from "../language.ts";
import { hideOpenDigests } from "../hide-open-digests.ts";
import { escapeHtml, html } from "./markup.ts";
import { measurePanels } from "../charts/measure-panels.ts";
import { comparisonPage } from "./comparison-page.ts";
import { pageOne } from "./page-one.ts";
import { provenance } from "../tables/provenance-table.ts";
import { rankHistograms } from "../charts/rank-histograms.ts";
import { recognitionTable } from "../tables/recognition-table.ts";
import { Remarks } from "../describe/remarks.ts";
import { reviewQuality } from "../describe/review-quality.ts";
import { STYLE } from "./style.ts";
import { JUDGED, modelsOf, UNJUDGED } from "../describe/summary.ts";
import type { Recipients } from "../text/decision/decision-texts.ts";
import { catalogueOf } from "../text/catalogues.ts";

export interface ReportOptions {
  /** Default: English. */
  readonly language?: Language;
  /** Who gets the model: page one names the attackers that follow. Default: boxes to tick. */
  readonly recipients?: Recipients;
  /** Documents for the privacy office, see `buildAnnex`: folded on the screen. Default: none. */
  readonly annexes?: readonly Annex[];
}

/**
 * An audit of one model or several as one self-contained HTML page: a page to sign for each model, what they rest on, every figure in plain words, what the law
 * asks, and an appendix. Inline style and drawings; a policy in the page forbids scripts and loading. A pure function of the JSON, which holds no name of the
 * texts; everything from it is escaped.
 */
export function renderReport(
  audit: AuditReport | AuditComparison,
  { language = "en", recipients, annexes = [] }: ReportOptions = {},
): string {
  const models = modelsOf(audit).map(hideOpenDigests);
  const recognition = "models" in audit ? audit.recognition : undefined;
  const { page } = catalogueOf(language);
  const table = { models, language, remarks: new Remarks(language) };
  const contexts = describeContexts(models, language);
  const document = html`<!doctype html>
    <html lang="${codeOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${fill(page.title, { models: models.map(({ model }) => model.name).join(", ") }, language)}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <main class="${models.length > 1 && "several"}">
          <header>
            <h1>${page.headline}</h1>
            <p>${fill(models.length === 1 ? page.lede : page.ledeSeveral, { contexts }, language)}</p>
          </header>
          ${models.map((model, index) => pageOne(model, `model-${index + 1}`, { language, recipients }))}
          ${comparisonPage(models, language)}
          <section>
            <h2>${page.figuresHeading}</h2>
            <p class="lede">${page.figuresLede}</p>
            ${measurePanels(models, language)}
            ${figuresTable({ ...table, heading: page.information, measures: UNJUDGED })}
          </section>
          ${edpbTable(models, language)} ${recognition && recognitionTable(recognition, language)}
          <section>
            <h2>${page.appendixHeading}</h2>
            ${rankHistograms(models, language)} ${attackCurves(models, language)}
            ${figuresTable({ ...table, heading: page.rowsHeading, measures: JUDGED })} ${table.remarks.list()}
            ${definitions(models, language)} ${frequencyTable(models, language)} ${reviewQuality(models, language)}
            ${provenance(models, language)}
          </section>
          ${annexes.map(annexSection)}
          <footer>${fill(page.footer, { version: audit.schemaVersion }, language)}</footer>
        </main>
      </body>
    </html> `;
  return keepTogether(document.markup);
}

/** A text as the page writes it. */
export function asInPage(text: string): string {
  return keepTogether(escapeHtml(text));
}

/** No line break between a number and its percent sign, between a sign and its bound, or before a verdict's mark. */
function keepTogether(markup: string): string {
  return markup.replace(/(?<=\d) (?=%)|(?<=[≤≥]) (?=\d)|(?<=[\d)]) (?=<span class="mark)/g, "\u00a0");
}
