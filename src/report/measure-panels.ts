import type { AuditRow, RowVerdict } from "../audit/audit.ts";
import type { AuditReport } from "../audit/audit-report.ts";
import { MEASURE_IDS, type MeasureId, measureOf } from "../audit/measures.ts";
import { describeFinding, describeLimit, describeQuestion, labelOf } from "./describe-row.ts";
import { figureList } from "./figure-list.ts";
import { fill } from "./format.ts";
import type { Language } from "./language.ts";
import { infoTable } from "./info-table.ts";
import { html, type Markup } from "./markup.ts";
import { rowsOf } from "./summary.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** A row with the model it is of. */
interface OfModel {
  readonly name: string;
  readonly row: AuditRow;
}

/** Worst first. */
const VERDICT_ORDER: readonly RowVerdict[] = ["fail", "invalid", "underpowered", "pass"];

/** Every figure that was measured: what was asked, the figure, what came out; first those with a limit, and whence it comes. */
export function measurePanels(models: readonly AuditReport[], language: Language): Markup {
  const { page } = catalogueOf(language);
  const hasLimit = (measure: MeasureId) => measureOf(measure).limit !== undefined;
  const panels = MEASURE_IDS.filter(hasLimit).flatMap((measure) => panel(models, measure, language));
  const others = MEASURE_IDS.filter((measure) => !hasLimit(measure));
  return html`<section>
    <h2>${page.figuresHeading}</h2>
    <p class="lede">${page.figuresLede}</p>
    ${panels.length > 0 && html`<h3>${page.judgedHeading}</h3><div class="charts">${panels}</div>`}
    ${infoTable(models, others, language)}
  </section>`;
}

function panel(models: readonly AuditReport[], measure: MeasureId, language: Language): Markup[] {
  const rows = rowsOf(models, measure);
  const groups = models.flatMap(({ model }, index) => {
    const ofModel = rows.flatMap(({ cells }) => cells[index] ?? []);
    return ofModel.length === 0 ? [] : [{ name: model.name, rows: ofModel }];
  });
  const [first] = groups.flatMap((group) => group.rows);
  if (first === undefined) return [];
  return [
    html`<article class="panel">
      <p class="topic">${catalogueOf(language).audits[first.audit]}</p>
      <h4>${labelOf(first, language)}</h4>
      <p class="asked">${describeQuestion(first, language)}</p>
      ${figureList(groups, language)}
      <p class="found">${findings(groups.flatMap(({ name, rows: own }) => own.map((row) => ({ name, row }))), groups.length > 1, language)}</p>
      ${limitLine(first, language)}
    </article>`,
  ];
}

function limitLine(row: AuditRow, language: Language): Markup | false {
  const { page, limitSources } = catalogueOf(language);
  const { limit } = measureOf(row.measure);
  const written = describeLimit(row, language);
  if (limit === undefined || written === undefined) return false;
  return html`<p class="limit-source"><i></i>${fill(page.limitFrom, { limit: written, source: limitSources[limit.source] }, language)}</p>`;
}

/** Of one model a sentence a split; of several the weakest figure, and who is on which side of the limit. */
function findings(rows: readonly OfModel[], isSeveral: boolean, language: Language): string {
  const { page, splits } = catalogueOf(language);
  const place = ({ split }: AuditRow) => (split === "both" ? "" : `${capitalise(splits[split].text)}: `);
  if (!isSeveral) return rows.map(({ row }) => `${place(row)}${describeFinding(row, language)}`).join(" ");
  const sorted = rows.toSorted((a, b) => badness(b.row) - badness(a.row));
  const worst = sorted[0] as OfModel;
  const split = worst.row.split === "both" ? "" : ` (${splits[worst.row.split].text})`;
  const weakest = fill(page.worst, { model: `${worst.name}${split}` }, language);
  return [weakest, describeFinding(worst.row, language), ...byVerdict(rows, language)].join(" ");
}

/** Larger is weaker. */
function badness({ measure, estimate }: AuditRow): number {
  return measureOf(measure).limit?.side === "at-least" ? -estimate : estimate;
}

/** A model stands under its worst verdict. */
function byVerdict(rows: readonly OfModel[], language: Language): string[] {
  const { page, rowVerdicts } = catalogueOf(language);
  const left = new Set(rows.map(({ name }) => name));
  return VERDICT_ORDER.flatMap((verdict) => {
    const names = new Set(rows.filter(({ name, row }) => row.verdict === verdict && left.delete(name)).map(({ name }) => name));
    if (names.size === 0) return [];
    return [fill(page.byVerdict, { verdict: capitalise(rowVerdicts[verdict]), models: [...names].join(", ") }, language)];
  });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
