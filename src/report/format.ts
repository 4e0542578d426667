import type { AuditRow } from "../audit/audit.ts";
import { measureOf } from "../audit/measures.ts";
import type { Language } from "./language.ts";
import type { Template } from "./text/catalogue.ts";
import { catalogueOf } from "./text/catalogues.ts";

/** A whole number with thousands separated as the language does: `3,000`, `3.000`. */
export function formatCount(count: number, language: Language = "en"): string {
  return decimal(count, language, { maximumFractionDigits: 0 });
}

/**
 * A proportion in percent: two decimals below 10 %, one above, as many as it takes near the ends, so that only 0 reads as 0
 * (`0.10 %`, `12.5 %`, `0.004 %`).
 */
export function formatPercent(proportion: number, language: Language = "en"): string {
  if (!Number.isFinite(proportion)) return catalogueOf(language).figures.notKnown;
  const percent = proportion * 100;
  const size = Math.abs(percent);
  if (size === 0) return "0 %";
  const write = (options: Intl.NumberFormatOptions) => `${decimal(percent, language, options)} %`;
  if (size < 0.005) return write({ maximumSignificantDigits: 1 });
  if (size === 100) return write({});
  const digits = size < 9.995 || (size > 99.9 && size < 100) ? 2 : 1;
  return write({ minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A figure in its own unit: at most three decimals. */
export function formatFigure(figure: number, language: Language = "en"): string {
  if (!Number.isFinite(figure)) return catalogueOf(language).figures.notKnown;
  if (Number.isInteger(figure)) return formatCount(figure, language);
  return decimal(figure, language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}

/** A factor to three significant digits: `2.35 times`. */
function formatFactor(factor: number, language: Language): string {
  if (!Number.isFinite(factor)) return catalogueOf(language).figures.notKnown;
  return fill(
    catalogueOf(language).figures.times,
    { value: decimal(factor, language, { maximumSignificantDigits: 3 }) },
    language,
  );
}

/** A number of the row's own kind, as an estimate or a limit: `0.10 %`, `2.310`, `2.35 times`. */
export function formatValue(row: Pick<AuditRow, "measure">, value: number, language: Language = "en"): string {
  const { format } = measureOf(row.measure);
  if (format === "factor") return formatFactor(value, language);
  return format === "count" || format === "share" ? formatPercent(value, language) : formatFigure(value, language);
}

/** A row for people, in two parts: the figure, and how far it may be off (empty where that has no meaning). */
export function rowParts(
  row: AuditRow,
  language: Language = "en",
): { readonly figure: string; readonly uncertainty: string } {
  const { figures } = catalogueOf(language);
  const value = (number: number) => formatValue(row, number, language);
  const interval = () => fill(figures.interval, { low: value(row.ciLow), high: value(row.ciHigh) }, language);
  if (row.hits === undefined) {
    const hasInterval = Number.isFinite(row.ciLow) && row.ciLow !== row.ciHigh;
    return { figure: value(row.estimate), uncertainty: hasInterval ? interval() : "" };
  }
  const count = fill(figures.of, { hits: row.hits, n: row.n }, language);
  if (row.ciMethod === "census") return { figure: count, uncertainty: "" };
  if (row.hits === 0)
    return { figure: count, uncertainty: fill(figures.upperBound, { high: value(row.ciHigh) }, language) };
  return { figure: `${count}, ${value(row.estimate)}`, uncertainty: interval() };
}

/**
 * A row's figure with its uncertainty on one line. No hit never reads as nothing: "0 of 3,000 (upper bound 0.10 %)".
 * With hits: "8 of 4,000, 0.20 % (0.08 % to 0.36 %)". Other figures: "2.310 (2.250 to 2.371)". A census has a count and no bound.
 */
export function formatRow(row: AuditRow, language: Language = "en"): string {
  const { figure, uncertainty } = rowParts(row, language);
  return uncertainty === "" ? figure : `${figure} (${uncertainty})`;
}

/** A row in a few characters, for charts and narrow columns: `0 of 3,000 (≤ 0.10 %)`, `0.39 % (≤ 0.60 %)`; of at-least limits the lower bound. */
export function formatShort(row: AuditRow, language: Language = "en"): string {
  const { figure, uncertainty } = rowParts(row, language);
  if (uncertainty === "") return figure;
  const value = (number: number) => formatValue(row, number, language);
  const bound = measureOf(row.measure).limit?.side === "at-least" ? `≥ ${value(row.ciLow)}` : `≤ ${value(row.ciHigh)}`;
  return `${row.hits === 0 ? figure : value(row.estimate)} (${bound})`;
}

/**
 * A template of a catalogue with its values: `{n}` as a count (text as it is), `{limit%}` as a percentage, `{n|word|words}` as the
 * first word for 1 and the second otherwise. Throws `RangeError` for a place without a value.
 */
export function fill(
  template: Template,
  values: Readonly<Record<string, number | string>>,
  language: Language,
): string {
  return template.replace(PLACE, (_, name: string, percent: string | undefined, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for the place "${name}" of a template`);
    if (one !== undefined && many !== undefined) return value === 1 ? one : many;
    if (typeof value === "string") return value;
    if (percent === "%") return formatPercent(value, language);
    return Number.isInteger(value)
      ? formatCount(value, language)
      : decimal(value, language, { maximumSignificantDigits: 2 });
  });
}

/** Name, percent sign, word for one, word for others. */
const PLACE = /\{([A-Za-z]+)(%)?(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** By locale and options: to make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.NumberFormat>();

function decimal(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  const { locale } = catalogueOf(language);
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
