import type { AuditRow } from "../../audit/audit.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import { ATTACKS } from "../../audit/audit-ids.ts";
import { type MeasureId, measureOf } from "../../audit/measures.ts";
import { describeFinding, describeLimit, describeQuestion, labelOf } from "../describe/describe-row.ts";
import { figureList } from "../tables/figure-list.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { scaleOf } from "./scale.ts";
import { HEADLINES, rowsOf } from "../describe/summary.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** A row with the model it is of. */
interface OfModel {
  readonly name: string;
  readonly row: AuditRow;
}

/** A panel a figure that is held against a limit: what was asked, the figure, what came out, and whence the limit; nothing without one. */
export function measurePanels(models: readonly AuditReport[], language: Language): Markup | false {
  const panels = HEADLINES.flatMap((measure) => panel(models, measure, language));
  return panels.length > 0 && html`<div class="charts">${panels}</div>`;
}

function panel(models: readonly AuditReport[], measure: MeasureId, language: Language): Markup[] {
  const rows = rowsOf(models, measure);
  const groups = models.flatMap(({ model }, index) => {
    const ofModel = rows.flatMap(({ cells }) => cells[index] ?? []);
    return ofModel.length === 0 ? [] : [{ name: model.name, rows: ofModel }];
  });
  const all = groups.flatMap((group) => group.rows);
  const [first] = all;
  if (first === undefined) return [];
  return [
    html`<article class="panel">
      <p class="topic">${catalogueOf(language).audits[first.audit]}</p>
      <h3>${labelOf(first, language)}</h3>
      <p class="asked">${describeQuestion(first, language)}${attackerOf(first, language)}</p>
      ${figureList(groups, language)}
      <p class="found">
        ${findings(
          groups.flatMap(({ name, rows: own }) => own.map((row) => ({ name, row }))),
          groups.length > 1,
          language,
        )}
      </p>
      ${limitLine(first, all, language)}
    </article>`,
  ];
}

/** Who could make the attack that a figure is of. */
function attackerOf({ audit }: AuditRow, language: Language): string {
  const attack = ATTACKS.find((one) => one === audit);
  return attack === undefined ? "" : ` ${catalogueOf(language).attackers[attack]}`;
}

function limitLine(row: AuditRow, all: readonly AuditRow[], language: Language): Markup | false {
  const { page, limitSources } = catalogueOf(language);
  const { limit } = measureOf(row.measure);
  const written = describeLimit(row, language);
  if (limit === undefined || written === undefined) return false;
  return html`<p class="limit-source">
    ${scaleOf(all, language) && html`<i></i>`}${fill(page.limitFrom, { limit: written, source: limitSources[limit.source] }, language)}
  </p>`;
}

/** Of one model a sentence a split; of several the weakest figure. */
function findings(rows: readonly OfModel[], isSeveral: boolean, language: Language): string {
  const { page, splits } = catalogueOf(language);
  const place = ({ split }: AuditRow) => (split === "both" ? "" : `${capitalise(splits[split].text)}: `);
  if (!isSeveral) return rows.map(({ row }) => `${place(row)}${describeFinding(row, language)}`).join(" ");
  const sorted = rows.toSorted((a, b) => badness(b.row) - badness(a.row));
  const worst = sorted[0] as OfModel;
  const split = worst.row.split === "both" ? "" : ` (${splits[worst.row.split].text})`;
  const weakest = fill(page.worst, { model: `${worst.name}${split}` }, language);
  const isSame = badness(worst.row) === badness((sorted.at(-1) as OfModel).row);
  return `${isSame ? "" : `${weakest} `}${describeFinding(worst.row, language)}`;
}

/** Larger is weaker. */
function badness({ measure, estimate }: AuditRow): number {
  return measureOf(measure).limit?.side === "at-least" ? -estimate : estimate;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
