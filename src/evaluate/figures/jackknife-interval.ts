import { logOddsInterval } from "../../base/statistics/log-odds-interval.ts";
import type { Interval } from "../../base/statistics.ts";

/**
 * An interval of a rate from few documents: leaving out one document at a time gives its standard error, Student's t with a degree of freedom fewer
 * than documents its width, on the scale of log-odds. `parts` are the rates without each document.
 * NaN of fewer than two documents.
 */
export function jackknifeInterval(rate: number, parts: readonly number[], confidence = 0.95): Interval {
  const documents = parts.length;
  if (documents < 2) return { low: Number.NaN, high: Number.NaN };
  const mean = parts.reduce((sum, part) => sum + part, 0) / documents;
  const squares = parts.reduce((sum, part) => sum + (part - mean) ** 2, 0);
  const standardError = Math.sqrt(((documents - 1) / documents) * squares);
  return logOddsInterval({ rate, standardError, degrees: documents - 1, parts: documents }, confidence);
}
