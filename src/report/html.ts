import type { AuditRow } from "../audit/audit.ts";
import type { AuditComparison, AuditReport } from "../audit/audit-report.ts";
import { formatCount, formatFigure, formatPercent, formatRow, rowParts } from "../audit/format-row.ts";
import type { Split } from "../probe/context.ts";
import { type Dot, dotChart, rankHistogram } from "./chart.ts";
import { html, type Markup } from "./markup.ts";
import { STYLE } from "./style.ts";
import { contextsOf, findRow, modelsOf, type SummaryCell, summarise } from "./summary.ts";
import {
  DEFINITIONS,
  describeGaps,
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
  const shortfalls = [...describeShortfalls(model), describeGaps(model) ?? []].flat();
  return html`<article class="card ${model.verdict}">
    <h3>${model.model.name}</h3>
    <div class="verdict">${MARKS[model.verdict]} ${capitalise(describeVerdict(model.verdict))}</div>
    ${describeModel(model).map((sentence) => html`<p>${sentence}</p>`)}
    ${shortfalls.map((shortfall) => html`<p class="shortfall">${shortfall}</p>`)}
  </article>`;
}

function summaryTable(audit: AuditReport | AuditComparison): Markup {
  const { models, rows } = summarise(audit);
  return html`<div class="scroll panel">
    <table>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          ${models.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ label, split, cells }) =>
            html`<tr>
              <th scope="row">${label}${splitTag(split)}</th>
              ${cells.map(summaryCell)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function summaryCell({ text, row, verdict }: SummaryCell): Markup {
  const mark =
    verdict !== undefined &&
    html`<span class="mark ${verdict}" role="img" aria-label="${describeVerdict(verdict)}">${MARKS[verdict]}</span>`;
  if (row === undefined) return html`<td>${text}</td>`;
  const { figure, uncertainty } = rowParts(row);
  return html`<td><strong>${figure}</strong>${mark}${uncertainty !== "" && html`<small>${uncertainty}</small>`}</td>`;
}

function splitTag(split: Split | "both"): Markup | false {
  return split !== "both" && html`<span class="tag ${split}">${split}</span>`;
}

const CHARTS = [
  {
    audit: "name-rate",
    measure: "name-like rate",
    title: "Name-like predictions",
    unit: "share of predictions that are names",
  },
  {
    audit: "recovery",
    measure: "original recovered",
    title: "Original recovered",
    unit: "share of contexts whose own name came back",
  },
];

function leakCharts(models: readonly AuditReport[]): Markup | false {
  const figures = CHARTS.flatMap(({ audit, measure, title, unit }) => {
    const groups = models.map((model) => ({
      label: model.model.name,
      dots: SPLITS.flatMap((split) => dotOf(findRow(model, audit, measure, split))),
    }));
    const row = models.flatMap(
      (model) => findRow(model, audit, measure, "seen") ?? findRow(model, audit, measure, "unseen") ?? [],
    )[0];
    if (row === undefined) return [];
    const threshold = row.threshold === null ? {} : { threshold: row.threshold };
    const heading = `${title}, top ${row.k ?? ""}`;
    return [
      html`<figure class="panel">
        <figcaption>
          ${heading}<span>${unit}, logarithmic scale. Hollow: no hit, up to the upper bound</span>
        </figcaption>
        ${dotChart({ title: `${heading}: ${describeGroups(groups)}`, groups, ...threshold })}
      </figure>`,
    ];
  });
  return (
    figures.length > 0 &&
    html`<section>
      <h2>Leakage by model</h2>
      <div class="charts">${figures}</div>
    </section>`
  );
}

function dotOf(row: AuditRow | undefined): Dot[] {
  if (row === undefined || (row.split !== "seen" && row.split !== "unseen")) return [];
  const { figure } = rowParts(row);
  const text = row.hits === 0 ? `${figure} (≤ ${formatPercent(row.ciHigh)})` : formatPercent(row.estimate);
  return [{ split: row.split, estimate: row.estimate, low: row.ciLow, high: row.ciHigh, text }];
}

function describeGroups(groups: readonly { readonly label: string; readonly dots: readonly Dot[] }[]): string {
  return groups
    .map(({ label, dots }) => `${label} ${dots.map(({ split, text }) => `${split} ${text}`).join(", ")}`)
    .join("; ");
}

function rankCharts(models: readonly AuditReport[]): Markup | false {
  const series = models.map((model) =>
    (model.details.nameRate ?? []).map(({ split, rankHistogram: counts }) => ({
      split,
      shares: counts.map((count) => count / Math.max(1, contextsOf(model, split))),
    })),
  );
  if (series.every((splits) => splits.length === 0)) return false;
  const largest = Math.max(...series.flat().flatMap(({ shares }) => shares));
  return html`<section>
    <h2>Where names stand among the predictions</h2>
    <p class="lede">
      Share of contexts with a name at each rank; rank 1 is the likeliest word. <span class="tag seen">seen</span>
      <span class="tag unseen">unseen</span>
    </p>
    <div class="bars-grid">
      ${models.map((model, index) => {
        const splits = series[index] ?? [];
        const total =
          model.details.nameRate?.flatMap((detail) => detail.rankHistogram).reduce((sum, count) => sum + count, 0) ?? 0;
        const title = `${model.model.name}: names by rank, ${formatCount(total)} in all`;
        return html`<figure class="panel">
          <figcaption>
            ${model.model.name}<span
              >names in ${formatCount(total)} of ${formatCount(predictionCount(model))} predictions</span
            >
          </figcaption>
          ${rankHistogram({ title, series: splits, largest })}
        </figure>`;
      })}
    </div>
  </section>`;
}

function predictionCount(model: AuditReport): number {
  return SPLITS.reduce((total, split) => total + (findRow(model, "name-rate", "name-like rate", split)?.n ?? 0), 0);
}

function frequencyTable(model: AuditReport): Markup | false {
  const details = model.details.nameRate ?? [];
  if (details.every(({ frequencyBands }) => frequencyBands.every(({ nameLikeTokens }) => nameLikeTokens === 0)))
    return false;
  return html`<section>
    <h2>How often names were predicted: ${model.model.name}</h2>
    <div class="scroll panel">
      <table class="small">
        <thead>
          <tr>
            <th scope="col">Share of contexts</th>
            <th scope="col">Text</th>
            <th scope="col">Tokens</th>
            <th scope="col">of them names</th>
            <th scope="col">Predictions of these</th>
          </tr>
        </thead>
        <tbody>
          ${details.map(({ split, frequencyBands }) =>
            frequencyBands.map(
              (band) =>
                html`<tr>
                  <th scope="row">
                    ${band.to === 1 ? `${formatPercent(band.from)} or more` : `${formatPercent(band.from)} to ${formatPercent(band.to)}`}
                  </th>
                  <td>${split}</td>
                  <td>${formatCount(band.tokens)}</td>
                  <td>${formatCount(band.nameLikeTokens)}</td>
                  <td>${formatCount(band.nameLikePredictions)}</td>
                </tr>`,
            ),
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function allRows({ model, rows }: AuditReport): Markup {
  return html`<h3>${model.name}</h3>
    <div class="scroll">
      <table class="small">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value and interval</th>
            <th scope="col">Interval by</th>
            <th scope="col">Limit</th>
            <th scope="col">Verdict</th>
            <th scope="col">Control</th>
            <th scope="col">Before</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row">
                  ${row.audit}: ${row.measure}${row.k !== undefined && ` @${row.k}`}${splitTag(row.split)}
                </th>
                <td>${formatRow(row)}${row.note !== undefined && html`<small>${row.note}</small>`}</td>
                <td>${row.ciMethod}</td>
                <td>${row.threshold === null ? "–" : formatPercent(row.threshold)}</td>
                <td><span class="verdict ${row.verdict}">${row.verdict}</span></td>
                <td>${besideFigure(row, row.control)}</td>
                <td>${besideFigure(row, row.baseline)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** The same figure of something else, in the row's own format. */
function besideFigure(row: AuditRow, figure: number | undefined): string {
  if (figure === undefined) return "–";
  return row.hits === undefined ? formatFigure(figure) : formatPercent(figure);
}

function provenance({ model, tokenizer, contexts, settings, baselineModel, at }: AuditReport): Markup {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["Model, SHA-256", model.sha256],
    ["Tokenizer, SHA-256", tokenizer.sha256],
    ["Kind", `${model.modelType}, ${formatCount(model.vocabularySize)} vocabulary entries`],
    ["Compared with, SHA-256", baselineModel && `${baselineModel.name} ${baselineModel.sha256}`],
    ...contexts.map(
      (file) =>
        [
          `Contexts, ${file.split}`,
          `${file.file}: ${formatCount(file.n)}, ${formatCount(file.originals)} with a known original; SHA-256 ${file.sha256}`,
        ] as const,
    ),
    ["Names known from", settings.nameSources?.join(" and ")],
    [
      "Entries that count as names",
      settings.nameLikeTokens === undefined ? undefined : formatCount(settings.nameLikeTokens),
    ],
    ["Entries replaced", settings.replacedTokens === undefined ? undefined : formatCount(settings.replacedTokens)],
    ["k, seed, resamples", `${settings.k}, ${settings.seed}, ${formatCount(settings.resamples)}`],
    ["Audited", at],
  ];
  return html`<h3>${model.name}</h3>
    <div class="scroll">
      <table class="small">
        <tbody>
          ${facts.map(
            ([name, value]) =>
              value !== undefined &&
              html`<tr>
                <th scope="row">${name}</th>
                <td><code>${value}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
