import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

import type { Interval } from "../../base/statistics.ts";

/**
 * An interval of a rate from few documents: leaving out one document at a time gives its standard error, Student's t with a degree of freedom fewer
 * than documents its width, on the logit scale, so that it stays between 0 and 1. A rate of 0 or 1 in every part gets the exact limit
 * that as many documents give without a single exception, and not an interval of width 0. `parts` are the rates without each document.
 * NaN of fewer than two documents.
 */
export function jackknifeInterval(rate: number, parts: readonly number[], confidence = 0.95): Interval {
  const documents = parts.length;
  if (documents < 2) return { low: Number.NaN, high: Number.NaN };
  const mean = parts.reduce((sum, part) => sum + part, 0) / documents;
  const squares = parts.reduce((sum, part) => sum + (part - mean) ** 2, 0);
  if (rate <= 0 || rate >= 1) {
    const limit = ((1 - confidence) / 2) ** (1 / documents);
    return rate <= 0 ? { low: 0, high: 1 - limit } : { low: limit, high: 1 };
  }
  const error = Math.sqrt(((documents - 1) / documents) * squares);
  const width = (studentQuantile(documents - 1, confidence) * error) / (rate * (1 - rate));
  const logit = Math.log(rate / (1 - rate));
  const back = (value: number) => 1 / (1 + Math.exp(-value));
  return { low: back(logit - width), high: back(logit + width) };
}

/** The quantile of Student's t that ends a central interval, from the beta distribution: t² = ν (1 − x) / x with x of Beta(ν/2, 1/2). */
function studentQuantile(degrees: number, confidence: number): number {
  const x = betaQuantile(1 - confidence, degrees / 2, 0.5);
  return Math.sqrt((degrees * (1 - x)) / x);
}
