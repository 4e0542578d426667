import type { AuditRow } from "../audit/audit.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import { formatCount, formatPercent, rowParts } from "../audit/format-row.ts";
import { type Dot, dotChart, rankHistogram } from "./chart.ts";
import { html, type Markup } from "./markup.ts";
import { contextsOf, findRow } from "./summary.ts";

const SPLITS = ["seen", "unseen"] as const;

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

/** Name rate and recovery of every model with their intervals; nothing where neither was measured. */
export function leakCharts(models: readonly AuditReport[]): Markup | false {
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

/** Ranks at which names stand, a histogram a model; nothing where that was not measured. */
export function rankCharts(models: readonly AuditReport[]): Markup | false {
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
