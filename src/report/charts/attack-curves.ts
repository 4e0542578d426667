import type { AuditReport } from "../../audit/audit-report.ts";
import { EXPOSED_KINDS } from "../../audit/exposure/exposure.ts";
import { CURVE_MEASURES } from "../../audit/membership/membership.ts";
import { labelOf } from "../describe/describe-row.ts";
import { formatFigure, formatPercent } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { type Plot, renderKeys, renderPlot, type Tick } from "./plot.ts";
import { writeTick } from "./scale.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** Mean bits that a rank drawn at random saves: log2 e. */
const CHANCE_BITS = Math.LOG2E;
/** Nothing smaller than this is drawn of a curve. */
const SMALLEST_SHARE = 1e-4;
/** Where secrets that were never written stand, left of a logarithmic scale. */
const NEVER = 0.04;
const ONCE = 0.16;

type Drawing = Omit<Plot, "title">;

/** Curves of the attacks on membership, and exposure against repetitions: a drawing a model; nothing without either. */
export function attackCurves(models: readonly AuditReport[], language: Language): Markup | false {
  const { page } = catalogueOf(language);
  const attacks = [
    { measures: CURVE_MEASURES, caption: page.rocCaption, draw: rocPlot },
    {
      measures: EXPOSED_KINDS.map((kind) => `exposure-${kind}` as const),
      caption: page.exposureCaption,
      draw: exposurePlot,
    },
  ];
  const groups = attacks.flatMap(({ measures, caption, draw }) => {
    const figures = models.flatMap((model) => {
      const drawing = draw(model, language);
      const { name } = model.model;
      return drawing === undefined
        ? []
        : [
            html`<figure class="panel">
              <figcaption>${name}</figcaption>
              ${renderPlot({ ...drawing, title: `${name}: ${caption}` })}
            </figure>`,
          ];
    });
    if (figures.length === 0) return [];
    return [
      html`<p class="lede">${caption}</p>
        ${renderKeys(measures.map((measure) => labelOf({ measure }, language)))}
        <div class="plots-grid">${figures}</div>`,
    ];
  });
  return (
    groups.length > 0 &&
    html`<section>
      <h3>${page.curvesHeading}</h3>
      ${groups}
    </section>`
  );
}

/** True over false positive rates, both logarithmic, from the least false positive rate that the sentences can show. */
function rocPlot({ details }: AuditReport, language: Language): Drawing | undefined {
  const curves = details.membership ?? [];
  const rates = curves.flatMap(({ points }) => points.map(({ falsePositiveRate }) => falsePositiveRate));
  const least = Math.max(SMALLEST_SHARE, Math.min(1, ...rates.filter((rate) => rate > 0)));
  const decades = Math.max(1, Math.ceil(-Math.log10(least) - 1e-9));
  if (rates.length === 0) return undefined;
  const place = (share: number) => (share <= 0 ? 0 : Math.max(0, 1 + Math.log10(share) / decades));
  const ticks = Array.from({ length: decades + 1 }, (_, index): Tick => {
    const share = 10 ** (index - decades);
    return { at: place(share), label: writeTick(share, (value) => formatPercent(value, language), language) };
  });
  const series = CURVE_MEASURES.map((measure) => ({
    places: (curves.find((curve) => curve.measure === measure)?.points ?? []).map(
      ({ falsePositiveRate, truePositiveRate }) => ({
        x: place(falsePositiveRate),
        y: place(truePositiveRate),
      }),
    ),
  }));
  return {
    series,
    chance: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
    xTicks: ticks,
    yTicks: ticks,
  };
}

/** Mean exposure over repetitions, a line a kind of secret; names that were never written stand at 0. */
function exposurePlot({ rows }: AuditReport, language: Language): Drawing | undefined {
  const own = rows.filter(({ audit }) => audit === "exposure");
  const groups = EXPOSED_KINDS.map((kind) => {
    const planted = own.filter(({ measure, k }) => measure === `exposure-${kind}` && k !== undefined);
    const never = kind === "name" ? own.filter(({ measure }) => measure === "exposure-control") : [];
    return { planted, all: planted.length === 0 ? [] : [...never, ...planted] };
  });
  const levels = [...new Set(groups.flatMap(({ planted }) => planted.map(({ k }) => k as number)))].sort(
    (a, b) => a - b,
  );
  const most = Math.max(...groups.flatMap(({ all }) => all.map(({ ciHigh }) => ciHigh)), 2 * CHANCE_BITS);
  if (levels.length === 0 || !Number.isFinite(most)) return undefined;
  const top = Math.ceil(most);
  const spread = Math.max(Math.log(Math.max(...levels)), Number.EPSILON);
  const across = (k: number | undefined) => (k === undefined ? NEVER : ONCE + (0.96 - ONCE) * (Math.log(k) / spread));
  const hasNever = groups.some(({ all, planted }) => all.length > planted.length);
  const bits = [0, Math.round(top / 2), top];
  return {
    series: groups.map(({ all }) => ({
      places: all.map(({ k, estimate }) => ({ x: across(k), y: estimate / top })),
      bars: all.map(({ k, ciLow, ciHigh }) => ({ x: across(k), low: ciLow / top, high: ciHigh / top })),
    })),
    chance: [
      { x: 0, y: CHANCE_BITS / top },
      { x: 1, y: CHANCE_BITS / top },
    ],
    xTicks: [
      ...(hasNever ? [{ at: NEVER, label: "0" }] : []),
      ...levels.map((k) => ({ at: across(k), label: formatFigure(k, language) })),
    ],
    yTicks: bits.map((value) => ({ at: value / top, label: formatFigure(value, language) })),
  };
}
