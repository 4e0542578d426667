import { html } from "../page/markup.ts";

/** F1 of a recogniser trained on a part of the data. */
export interface LearningPoint {
  readonly percent: number;
  readonly documents: number;
  readonly detection: { readonly f1: number };
  readonly classification: { readonly f1: number };
}

/** Pixels of the drawing's own scale. */
const WIDTH = 640;
const HEIGHT = 400;
const LEFT = 56;
const RIGHT = 20;
const TOP = 24;
const BOTTOM = 56;
const GRID_STEPS = 5;

/** A learning curve as a stand-alone SVG: F1 over the share of the training data, on a logarithmic scale. */
export function renderLearningCurve(points: readonly LearningPoint[]): string {
  const all = points.flatMap(({ detection, classification }) => [detection.f1, classification.f1]);
  const lowest = Math.min(Math.floor(Math.min(...all, 0.9) * 10) / 10, 0.9);
  const least = Math.log(Math.min(...points.map(({ percent }) => percent), 99));
  const x = (percent: number) =>
    LEFT + ((Math.log(percent) - least) / (Math.log(100) - least)) * (WIDTH - LEFT - RIGHT);
  const y = (f1: number) => TOP + ((1 - f1) / (1 - lowest)) * (HEIGHT - TOP - BOTTOM);
  const grid = Array.from({ length: GRID_STEPS + 1 }, (_, i) => lowest + ((1 - lowest) * i) / GRID_STEPS).map(
    (f1) =>
      html`<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(f1)}" y2="${y(f1)}" stroke="#ddd" /><text
          x="${LEFT - 8}"
          y="${y(f1) + 4}"
          text-anchor="end"
          >${(100 * f1).toFixed(0)} %</text
        >`,
  );
  const ticks = points.map(
    ({ percent, documents }) =>
      html`<text x="${x(percent)}" y="${HEIGHT - 34}" text-anchor="middle">${percent} %</text
        ><text x="${x(percent)}" y="${HEIGHT - 20}" text-anchor="middle" fill="#777">${documents}</text>`,
  );
  const lines = [
    { name: "detection", colour: "#1b6ca8", dash: "", of: (point: LearningPoint) => point.detection.f1 },
    { name: "classification", colour: "#b3541e", dash: "6 4", of: (point: LearningPoint) => point.classification.f1 },
  ].map(({ name, colour, dash, of }, i) => {
    const path = points.map((point) => `${x(point.percent).toFixed(1)},${y(of(point)).toFixed(1)}`).join(" ");
    const dots = points.map(
      (point) => html`<circle cx="${x(point.percent)}" cy="${y(of(point))}" r="3" fill="${colour}" />`,
    );
    return html`<polyline
        points="${path}"
        fill="none"
        stroke="${colour}"
        stroke-width="2"
        stroke-dasharray="${dash}"
      />${dots}<text x="${WIDTH - RIGHT}" y="${HEIGHT - BOTTOM - 12 - 16 * i}" text-anchor="end" fill="${colour}"
        >${name}</text
      >`;
  });
  const drawing = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    font-family="system-ui, sans-serif"
    font-size="12"
  >
    <title>F1 by share of the training data (documents below)</title>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff" />
    ${grid}${ticks}${lines}
    <text x="${WIDTH / 2}" y="${HEIGHT - 4}" text-anchor="middle">share of the training data, and documents</text>
  </svg>`;
  return `${drawing.markup}\n`;
}
