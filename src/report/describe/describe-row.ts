import type { AuditRow } from "../../audit/audit.ts";
import { measureOf } from "../../audit/measures.ts";
import type { Note } from "../../audit/remarks.ts";
import { fill, formatRow, formatValue } from "../format.ts";
import type { Language } from "../language.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** What a row is called: "Sentences with a name, top 20". */
export function labelOf({ measure, k }: Pick<AuditRow, "measure" | "k">, language: Language = "en"): string {
  const { measures, figures } = catalogueOf(language);
  const { label } = measures[measure];
  if (k === undefined) return label;
  return fill(measureOf(measure).kCounts === "repetitions" ? figures.repeated : figures.top, { label, k }, language);
}

/** The same with the split: "Sentences with a name, top 20 (seen)". */
export function labelWithSplit(row: Pick<AuditRow, "measure" | "k" | "split">, language: Language = "en"): string {
  const { splits, figures } = catalogueOf(language);
  const label = labelOf(row, language);
  return row.split === "both" ? label : fill(figures.inSplit, { label, split: splits[row.split].tag }, language);
}

/** A row on one line: label, split, value with bounds. */
export function describeRow(row: AuditRow, language: Language = "en"): string {
  return `${labelWithSplit(row, language)}: ${formatRow(row, language)}`;
}

/** A remark in words. */
export function describeNote({ id, values }: Note, language: Language = "en"): string {
  return fill(catalogueOf(language).notes[id], values, language);
}

/** What a row's limit is: "at most 2.00 %", "none", or nothing where it has none. */
export function describeLimit(
  row: Pick<AuditRow, "measure" | "threshold">,
  language: Language = "en",
): string | undefined {
  const { limit } = measureOf(row.measure);
  if (row.threshold === null || limit === undefined) return undefined;
  const { figures } = catalogueOf(language);
  if (limit.side === "at-most" && row.threshold === 0) return figures.none;
  const side = limit.side === "at-most" ? figures.atMost : figures.atLeast;
  return fill(side, { limit: formatValue(row, row.threshold, language) }, language);
}

/** What was asked, one sentence. */
export function describeQuestion(
  { measure, k = 0 }: Pick<AuditRow, "measure" | "k">,
  language: Language = "en",
): string {
  return fill(catalogueOf(language).measures[measure].asked, { k }, language);
}

/** What came out, one or two sentences: the figure, and how sure it is. */
export function describeFinding(row: AuditRow, language: Language = "en"): string {
  const { measures, figures } = catalogueOf(language);
  const { hits, n, k = 0 } = row;
  const value = (number: number) => formatValue(row, number, language);
  const found = measures[row.measure].found ?? (hits === undefined ? figures.foundValue : figures.foundHits);
  const sentence = fill(found, { hits: hits ?? "", n, k, value: value(row.estimate) }, language);
  if (!Number.isFinite(row.ciHigh) || row.ciMethod === "census" || (row.ciLow === row.ciHigh && hits !== 0))
    return sentence;
  const bounds = { value: value(row.estimate), low: value(row.ciLow), high: value(row.ciHigh) };
  const certainty = hits === undefined ? figures.between : hits === 0 ? figures.zeroHits : figures.withInterval;
  return `${sentence} ${fill(certainty, bounds, language)}`;
}
