import { formatPercent } from "../audit/format-row.ts";
import type { Split } from "../probe/context.ts";
import { html, type Markup } from "./markup.ts";

/** One figure of a dot-and-interval chart; proportions. */
export interface Dot {
  readonly split: Split;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Written at the right, for example `0 of 3,000`. */
  readonly text: string;
}

export interface DotChart {
  /** What is drawn, for people who cannot see it. */
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly dots: readonly Dot[] }[];
  /** A proportion, drawn as a line. */
  readonly threshold?: number;
}

/** Pixels of the drawing's own scale. */
const WIDTH = 560;
const PLOT_LEFT = 64;
const PLOT_RIGHT = 388;
/** Left of the logarithmic scale there is room for 0. */
const ZERO_WIDTH = 44;
const ROW_HEIGHT = 22;
const GROUP_GAP = 30;
const TOP = 8;
/** Nothing smaller than this is drawn apart from 0. */
const SMALLEST = 1e-5;

/** Dots with intervals on a logarithmic scale with a place for 0, a group a model, a line a split, as inline SVG. */
export function dotChart({ title, groups, threshold }: DotChart): Markup {
  const scale = logarithmicScale([
    ...groups.flatMap(({ dots }) => dots.flatMap((dot) => [dot.estimate, dot.high])),
    threshold ?? 0,
  ]);
  const parts: Markup[] = [];
  let y = TOP;
  for (const { label, dots } of groups) {
    parts.push(html`<text class="group" x="0" y="${y + 14}">${label}</text>`);
    y += GROUP_GAP - 4;
    for (const dot of dots) {
      parts.push(drawDot(dot, y + ROW_HEIGHT / 2, scale.x));
      y += ROW_HEIGHT;
    }
    y += 8;
  }
  const ticks = scale.ticks.map(
    (tick) =>
      html`<line class="grid" x1="${scale.x(tick)}" x2="${scale.x(tick)}" y1="${TOP + 20}" y2="${y}" /><text
          class="tick"
          x="${scale.x(tick)}"
          y="${y + 16}"
          >${tick === 0 ? "0" : formatTick(tick)}</text
        >`,
  );
  const limit =
    threshold !== undefined &&
    html`<line class="limit" x1="${scale.x(threshold)}" x2="${scale.x(threshold)}" y1="${TOP + 14}" y2="${y}" /><text
        class="limit-label"
        x="${scale.x(threshold)}"
        y="${TOP + 9}"
        >limit ${formatPercent(threshold)}</text
      >`;
  return html`<svg class="dots" viewBox="0 0 ${WIDTH} ${y + 24}" role="img" aria-label="${title}">
    ${ticks}${limit}${parts}
  </svg>`;
}

function drawDot(dot: Dot, y: number, x: (value: number) => number): Markup {
  const zero = dot.estimate === 0;
  return html`<g class="${dot.split}"
    ><text class="split" x="${PLOT_LEFT - 14}" y="${y + 4}">${dot.split}</text
    ><line class="interval" x1="${x(dot.low)}" x2="${x(dot.high)}" y1="${y}" y2="${y}" /><line
      class="cap"
      x1="${x(dot.high)}"
      x2="${x(dot.high)}"
      y1="${y - 4}"
      y2="${y + 4}"
    />${!zero && html`<line class="cap" x1="${x(dot.low)}" x2="${x(dot.low)}" y1="${y - 4}" y2="${y + 4}" />`}<circle
      class="${zero ? "dot zero" : "dot"}"
      cx="${x(dot.estimate)}"
      cy="${y}"
      r="5"
    /><text class="value" x="${PLOT_RIGHT + 16}" y="${y + 4}">${dot.text}</text></g
  >`;
}

function logarithmicScale(values: readonly number[]): { x: (value: number) => number; ticks: readonly number[] } {
  const positive = values.filter((value) => value > 0).map((value) => Math.max(value, SMALLEST));
  const low = Math.min(-3, Math.floor(Math.log10(Math.min(1e-3, ...positive)) + 1e-9));
  const high = Math.max(-1, Math.ceil(Math.log10(Math.max(1e-2, ...positive)) - 1e-9));
  const left = PLOT_LEFT + ZERO_WIDTH;
  const x = (value: number) => {
    if (value <= 0) return PLOT_LEFT + 6;
    const position = (Math.log10(Math.max(value, 10 ** low)) - low) / (high - low);
    return round(left + Math.min(1, position) * (PLOT_RIGHT - left));
  };
  return { x, ticks: [0, ...Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index))] };
}

function formatTick(proportion: number): string {
  return `${Number((proportion * 100).toPrecision(1))} %`;
}

export interface Histogram {
  readonly title: string;
  /** Share of contexts with a name at rank 1, 2, …, a list a split. */
  readonly series: readonly { readonly split: Split; readonly shares: readonly number[] }[];
  /** Height of the scale, so that several histograms compare. */
  readonly largest: number;
}

const BAR_WIDTH = 320;
const BAR_HEIGHT = 110;
const BAR_LEFT = 44;

/** Bars by rank, splits side by side, as inline SVG. */
export function rankHistogram({ title, series, largest }: Histogram): Markup {
  const ranks = Math.max(1, ...series.map(({ shares }) => shares.length));
  const slot = (BAR_WIDTH - BAR_LEFT) / ranks;
  const bar = (slot * 0.8) / Math.max(1, series.length);
  const height = (share: number) => (largest > 0 ? round((share / largest) * BAR_HEIGHT) : 0);
  const bars = series.flatMap(({ split, shares }, index) =>
    shares.map(
      (share, rank) =>
        html`<rect
          class="${split}"
          x="${round(BAR_LEFT + rank * slot + slot * 0.1 + index * bar)}"
          y="${round(10 + BAR_HEIGHT - height(share))}"
          width="${round(bar)}"
          height="${height(share)}"
        />`,
    ),
  );
  const labelled = [1, ...Array.from({ length: ranks }, (_, index) => index + 1).filter((rank) => rank % 5 === 0)];
  const ticks = labelled.map(
    (rank) =>
      html`<text class="tick" x="${round(BAR_LEFT + (rank - 0.5) * slot)}" y="${BAR_HEIGHT + 26}">${rank}</text>`,
  );
  const scale = [0, largest / 2, largest].map(
    (share) =>
      html`<line
          class="grid"
          x1="${BAR_LEFT}"
          x2="${BAR_WIDTH}"
          y1="${10 + BAR_HEIGHT - height(share)}"
          y2="${10 + BAR_HEIGHT - height(share)}"
        /><text class="scale" x="${BAR_LEFT - 6}" y="${14 + BAR_HEIGHT - height(share)}"
          >${formatPercent(share)}</text
        >`,
  );
  return html`<svg class="bars" viewBox="0 0 ${BAR_WIDTH} ${BAR_HEIGHT + 32}" role="img" aria-label="${title}">
    ${largest > 0 && scale}${bars}
    <line class="axis" x1="${BAR_LEFT}" x2="${BAR_WIDTH}" y1="${10 + BAR_HEIGHT}" y2="${10 + BAR_HEIGHT}" />
    ${ticks}
  </svg>`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
