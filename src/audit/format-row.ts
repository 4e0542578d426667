import type { AuditRow } from "./audit.ts";

/** A whole number with thousands separated: `3,000`. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US", { maximumFractionDigits: 0 });
}

/**
 * A proportion in percent: two decimals below 10 %, one above, as many as it takes near the ends, so that only 0 reads as 0
 * (`0.10 %`, `12.5 %`, `0.004 %`).
 */
export function formatPercent(proportion: number): string {
  if (!Number.isFinite(proportion)) return "not known";
  const percent = proportion * 100;
  const size = Math.abs(percent);
  if (size === 0) return "0 %";
  if (size < 0.005) return `${percent.toPrecision(1)} %`;
  if (size === 100) return `${percent} %`;
  return `${percent.toFixed(size < 9.995 || (size > 99.9 && size < 100) ? 2 : 1)} %`;
}

/** A figure in its own unit: at most three decimals. */
export function formatFigure(figure: number): string {
  if (!Number.isFinite(figure)) return "not known";
  return Number.isInteger(figure) ? formatCount(figure) : figure.toFixed(3);
}

/** A row for people, in two parts: the figure, and how far it may be off (empty where that has no meaning). */
export function rowParts(row: AuditRow): { readonly figure: string; readonly uncertainty: string } {
  if (row.hits !== undefined) {
    const count = `${formatCount(row.hits)} of ${formatCount(row.n)}`;
    if (row.hits === 0) return { figure: count, uncertainty: `upper bound ${formatPercent(row.ciHigh)}` };
    const interval = `${formatPercent(row.ciLow)} to ${formatPercent(row.ciHigh)}`;
    return { figure: `${count}, ${formatPercent(row.estimate)}`, uncertainty: interval };
  }
  const format = isProportion(row) ? formatPercent : formatFigure;
  const hasInterval = Number.isFinite(row.ciLow) && row.ciLow !== row.ciHigh;
  return {
    figure: format(row.estimate),
    uncertainty: hasInterval ? `${format(row.ciLow)} to ${format(row.ciHigh)}` : "",
  };
}

/**
 * A row's figure with its uncertainty on one line. No hit never reads as nothing: "0 of 3,000 (upper bound 0.10 %)".
 * With hits: "8 of 4,000, 0.20 % (0.08 % to 0.36 %)". Other figures: "2.310 (2.250 to 2.371)".
 */
export function formatRow(row: AuditRow): string {
  const { figure, uncertainty } = rowParts(row);
  return uncertainty === "" ? figure : `${figure} (${uncertainty})`;
}

/** Measures without hits that are still shares of one. */
const PROPORTIONS = new Set(["probability of a name", "probability of a replaced entry", "relative change of loss"]);

function isProportion(row: AuditRow): boolean {
  return PROPORTIONS.has(row.measure);
}
