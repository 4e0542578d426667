import type { AuditComparison, AuditReport } from "../audit/audit-report.ts";
import { formatCount } from "../audit/format-row.ts";
import { leakCharts, rankCharts } from "./figures.ts";
import { html, type Markup } from "./markup.ts";
import { STYLE } from "./style.ts";
import { contextsOf, modelsOf } from "./summary.ts";
import { allRows, frequencyTable, provenance, recognitionTable, summaryTable } from "./tables.ts";
import {
  DEFINITIONS,
  describeGaps,
  describeKept,
  describeKeptRows,
  describeModel,
  describeShortfalls,
  describeVerdict,
  LIMITS,
  MARKS,
} from "./wording.ts";

const SPLITS = ["seen", "unseen"] as const;

/**
 * An audit of one model or several as one self-contained HTML page: inline style and SVG, no script, no network. A pure function
 * of the JSON, which holds no name; everything from it is escaped.
 */
export function renderReport(audit: AuditReport | AuditComparison): string {
  const models = modelsOf(audit);
  const recognition = "models" in audit ? audit.recognition : undefined;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Name leakage audit: ${models.map(({ model }) => model.name).join(", ")}</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>Does the model still say names?</h1>
            <p>
              Names were masked in ${contextCount(models)}, and
              ${models.length === 1 ? "the model was" : "each model was"} asked which words it expects there.
            </p>
          </header>
          <section class="cards" aria-label="Verdict">${models.map(verdictCard)}</section>
          ${leakCharts(models)}
          <section>
            <h2>Results</h2>
            <p class="lede">Counts with 95 % bounds. ✓ within the limit, ✗ over it, ? too few contexts to tell.</p>
            ${summaryTable(audit)}
          </section>
          ${rankCharts(models)}
          ${
            recognition &&
            html`<section>
              <h2>What step 1 found in the notes</h2>
              <p class="lede">
                Held against the truth. The recogniser's lists and the names of these notes come from different sources;
                the last rows say how far they overlap, and so how much easier than yours these notes are.
              </p>
              ${recognitionTable(recognition)}
            </section>`
          }
          <section>
            <h2>What this does not show</h2>
            <ul class="limits">
              ${LIMITS.map((limit) => html`<li>${limit}</li>`)}
            </ul>
          </section>
          <section>
            <h2>What was measured, and how</h2>
            <dl>
              ${DEFINITIONS.map(
                ([term, definition]) =>
                  html`<dt>${term}</dt>
                    <dd>${definition}</dd>`,
              )}
            </dl>
          </section>
          ${models.map(frequencyTable)}
          <section>
            <h2>All figures</h2>
            ${models.map((model) => allRows(model))}
          </section>
          <section>
            <h2>Provenance</h2>
            ${models.map(provenance)}
          </section>
          <footer>
            Rendered by unname from audit.json, schema version ${audit.schemaVersion}. This page holds counts only: no
            name, no sentence.
          </footer>
        </main>
      </body>
    </html> `;
  return page.markup;
}

function contextCount(models: readonly AuditReport[]): string {
  const counts = SPLITS.flatMap((split) => {
    const count = Math.max(0, ...models.map((model) => contextsOf(model, split)));
    return count > 0
      ? [`${formatCount(count)} sentences ${split === "seen" ? "from training text" : "from text kept apart"}`]
      : [];
  });
  return counts.length > 0 ? counts.join(" and ") : "no sentences";
}

function verdictCard(model: AuditReport): Markup {
  const notes = [describeKeptRows(model), describeKept(model), describeGaps(model)].filter(
    (note) => note !== undefined,
  );
  const shortfalls = [...describeShortfalls(model), ...notes];
  return html`<article class="card ${model.verdict}">
    <h3>${model.model.name}</h3>
    <div class="verdict">${MARKS[model.verdict]} ${capitalise(describeVerdict(model.verdict))}</div>
    ${describeModel(model).map((sentence) => html`<p>${sentence}</p>`)}
    ${shortfalls.map((shortfall) => html`<p class="shortfall">${shortfall}</p>`)}
  </article>`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
