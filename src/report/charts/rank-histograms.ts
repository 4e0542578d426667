import type { AuditReport } from "../../audit/audit-report.ts";
import { type Split, SPLITS } from "../../probe/contexts/context.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { contextsOf, findRow } from "../describe/summary.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** Units of the drawing's own scale; it is stretched to its panel, so it holds no text. */
const WIDTH = 300;
const HEIGHT = 100;
/** Ranks that are written under the bars: 1 and every fifth. */
const LABEL_EVERY = 5;

interface Series {
  readonly split: Split;
  readonly shares: readonly number[];
}

/** Ranks at which names stand, a histogram a model, all on one scale; nothing where no name was predicted. */
export function rankHistograms(models: readonly AuditReport[], language: Language): Markup | false {
  const { page, splits } = catalogueOf(language);
  const series = models.map((model) =>
    (model.details.nameRate ?? []).map(({ split, rankHistogram }) => ({
      split,
      shares: rankHistogram.map((count) => count / Math.max(1, contextsOf(model, split))),
    })),
  );
  const largest = Math.max(0, ...series.flat().flatMap(({ shares }) => shares));
  if (largest === 0) return false;
  const figures = models.map((model, index) => {
    const counts = model.details.nameRate?.flatMap((detail) => detail.rankHistogram) ?? [];
    const n = SPLITS.reduce((total, split) => total + (findRow(model, "name-rate", split)?.n ?? 0), 0);
    const caption = fill(page.ranksOf, { hits: counts.reduce((sum, count) => sum + count, 0), n }, language);
    return html`<figure class="panel">
      <figcaption>${model.model.name}<span>${caption}</span></figcaption>
      ${histogram(series[index] ?? [], largest, `${model.model.name}: ${caption}`)}
    </figure>`;
  });
  return html`<section>
    <h3>${page.ranksHeading}</h3>
    <p class="lede">
      ${fill(page.ranksLede, { largest }, language)}
      ${SPLITS.map((split) => html`<span class="tag ${split}">${splits[split].tag}</span> `)}
    </p>
    <div class="bars-grid">${figures}</div>
  </section>`;
}

function histogram(series: readonly Series[], largest: number, title: string): Markup {
  const ranks = Math.max(1, ...series.map(({ shares }) => shares.length));
  const slot = WIDTH / ranks;
  const bar = (slot * 0.8) / Math.max(1, series.length);
  const bars = series.flatMap(({ split, shares }, index) =>
    shares.map((share, rank) => {
      const height = round((share / largest) * HEIGHT);
      const x = round(rank * slot + slot * 0.1 + index * bar);
      return html`<rect class="${split}" x="${x}" y="${HEIGHT - height}" width="${round(bar)}" height="${height}" />`;
    }),
  );
  const labelled = Array.from({ length: ranks }, (_, index) => index + 1).filter(
    (rank) => rank === 1 || rank % LABEL_EVERY === 0,
  );
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${title}">
      ${bars}
    </svg>
    <div class="axis" aria-hidden="true">
      ${labelled.map((rank) => html`<span style="left:${round(((rank - 0.5) / ranks) * 100)}%">${rank}</span>`)}
    </div>`;
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
