import type { AuditRow } from "../audit/audit.ts";
import type { AuditComparison, AuditReport, RecognitionFigures } from "../audit/audit-report.ts";
import { formatCount, formatFigure, formatPercent, formatRow, rowParts } from "../audit/format-row.ts";
import type { Split } from "../probe/context.ts";
import { html, type Markup } from "./markup.ts";
import { type SummaryCell, summarise } from "./summary.ts";
import { describeVerdict, MARKS } from "./wording.ts";

/** The first figures, one column a model. */
export function summaryTable(audit: AuditReport | AuditComparison): Markup {
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

/** How step 1 did, and how far its lists hold the names of these notes; nothing where that is not known. */
export function recognitionTable({ labels, lists }: RecognitionFigures): Markup {
  const share = (part: number, whole: number) => (whole === 0 ? "–" : formatPercent(part / whole));
  return html`<div class="scroll panel">
    <table>
      <thead>
        <tr>
          <th scope="col">Step 1</th>
          <th scope="col">In the notes</th>
          <th scope="col">Found</th>
        </tr>
      </thead>
      <tbody>
        ${labels.map(
          ({ label, mentions, covered }) =>
            html`<tr>
              <th scope="row">${label}, mentions of which every letter was replaced</th>
              <td>${formatCount(mentions)}</td>
              <td>${formatCount(covered)}, ${share(covered, mentions)}</td>
            </tr>`,
        )}
        ${labels.map(
          ({ label, replaced, touching }) =>
            html`<tr>
              <th scope="row">${label}, replacements that were names</th>
              <td>${formatCount(replaced)}</td>
              <td>${formatCount(touching)}, ${share(touching, replaced)}</td>
            </tr>`,
        )}
        ${lists.map(
          ({ kind, names, listed }) =>
            html`<tr>
              <th scope="row">Distinct ${kind} that the recogniser's lists hold</th>
              <td>${formatCount(names)}</td>
              <td>${formatCount(listed)}, ${share(listed, names)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** How many tokens were predicted how often; nothing where no name was. */
export function frequencyTable(model: AuditReport): Markup | false {
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

/** Every row of an audit. */
export function allRows({ model, rows }: AuditReport): Markup {
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

/** What was audited with what. */
export function provenance({ model, tokenizer, contexts, settings, baselineModel, at }: AuditReport): Markup {
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
    [
      "Entries of a known name's spelling that a person kept",
      settings.keptNameTokens === undefined ? undefined : formatCount(settings.keptNameTokens),
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
