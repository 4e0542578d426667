import { html, type Markup } from "../page/markup.ts";

/** A place in a plot: 0 left and below, 1 right and above. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A line of a plot. */
export interface Series {
  readonly places: readonly Place[];
  /** Intervals, drawn upright. */
  readonly bars?: readonly { readonly x: number; readonly low: number; readonly high: number }[];
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Plot {
  /** What it shows, for those who cannot see it. */
  readonly title: string;
  readonly series: readonly Series[];
  /** What chance gives, drawn dashed. */
  readonly chance: readonly Place[];
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
}

/** Units of the drawing's own scale; letters are 12 high. */
const WIDTH = 360;
const HEIGHT = 220;
const LEFT = 46;
const RIGHT = 14;
const TOP = 10;
const BOTTOM = 24;

const across = (x: number) => round(LEFT + x * (WIDTH - LEFT - RIGHT));
const down = (y: number) => round(TOP + (1 - Math.min(1, Math.max(0, y))) * (HEIGHT - TOP - BOTTOM));

/** A line chart. Lines differ by colour and by dashes, which {@link renderKeys} explains. */
export function renderPlot({ title, series, chance, xTicks, yTicks }: Plot): Markup {
  const grid = [
    ...xTicks.map(
      ({ at, label }) =>
        html`<line class="grid" x1="${across(at)}" x2="${across(at)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" />
          <text x="${across(at)}" y="${HEIGHT - 8}" text-anchor="middle">${label}</text>`,
    ),
    ...yTicks.map(
      ({ at, label }) =>
        html`<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${down(at)}" y2="${down(at)}" />
          <text x="${LEFT - 6}" y="${down(at) + 4}" text-anchor="end">${label}</text>`,
    ),
  ];
  const lines = series.map(
    ({ places, bars = [] }, index) =>
      html`<g class="series-${index}">
        ${bars.map(
          ({ x, low, high }) => html`<line x1="${across(x)}" x2="${across(x)}" y1="${down(low)}" y2="${down(high)}" />`,
        )}
        ${line(places)}
      </g>`,
  );
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
    ${grid}
    <g class="chance">${line(chance)}</g>
    ${lines}
  </svg>`;
}

/** What the lines of plots with these names of series are. */
export function renderKeys(names: readonly string[]): Markup {
  return html`<p class="keys">
    ${names.map((name, index) => html`<span class="tag series-${index}">${name}</span> `)}
  </p>`;
}

function line(places: readonly Place[]): Markup {
  return html`<polyline points="${places.map(({ x, y }) => `${across(x)},${down(y)}`).join(" ")}" />`;
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
