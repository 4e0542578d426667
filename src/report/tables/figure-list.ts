import type { AuditRow } from "../../audit/audit.ts";
import { formatShort } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { mark, splitTag } from "../page/marks.ts";
import { type Scale, scaleOf } from "../charts/scale.ts";

/** The rows of one measure by model, each with its value in text and, where it has a limit to hold it against, drawn on one scale. */
export function figureList(
  groups: readonly { readonly name: string; readonly rows: readonly AuditRow[] }[],
  language: Language,
): Markup {
  const scale = scaleOf(
    groups.flatMap(({ rows }) => rows),
    language,
  );
  const isOne = groups.length === 1;
  return html`<div class="figures ${isOne && "of-one"}">
    ${groups.map(
      ({ name, rows }) =>
        html`<div class="group">
          ${!isOne && html`<p class="who">${name}</p>`}
          <ul>
            ${rows.map((row) => figureLine(row, scale, language))}
          </ul>
        </div>`,
    )}
    ${scale && axis(scale)}
  </div>`;
}

function figureLine(row: AuditRow, scale: Scale | undefined, language: Language): Markup {
  return html`<li class="${row.split}">
    ${splitTag(row.split, language)}
    <span class="value">${formatShort(row, language)} ${mark(row, language)}</span>
    ${scale && track(row, scale)}
  </li>`;
}

function track(row: AuditRow, { position }: Scale): Markup {
  const [low, high] = [row.ciLow, row.ciHigh].map((bound) =>
    position(Number.isFinite(bound) ? bound : row.estimate),
  ) as [number, number];
  const isZero = row.hits === 0;
  return html`<span class="track" aria-hidden="true"
    >${row.threshold !== null && html`<i class="limit" style="left:${percent(position(row.threshold))}"></i>`}<i
      class="interval"
      style="left:${percent(low)};width:${percent(high - low)}"
    ></i
    ><i class="${isZero ? "dot zero" : "dot"}" style="left:${percent(position(row.estimate))}"></i
  ></span>`;
}

function axis({ ticks }: Scale): Markup {
  return html`<div class="axis" aria-hidden="true">
    ${ticks.map(
      ({ position, label }) =>
        html`<span class="${position < 10 ? "first" : position > 90 ? "last" : ""}" style="left:${percent(position)}"
          >${label}</span
        >`,
    )}
  </div>`;
}

function percent(position: number): string {
  return `${Math.round(position * 10) / 10}%`;
}
