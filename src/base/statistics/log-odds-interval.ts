import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

import { clopperPearson } from "./clopper-pearson.ts";
import type { Interval } from "../statistics.ts";

/** What is known of a rate that was estimated from independent parts (documents, clusters). */
export interface EstimatedRate {
  readonly rate: number;
  readonly standardError: number;
  /** Degrees of freedom of the standard error. */
  readonly degrees: number;
  /** Independent parts. */
  readonly parts: number;
}

/**
 * A central interval of a rate on the scale of log-odds, by Student's t, so that it stays between 0 and 1. A rate of 0 or 1 has no standard
 * error to speak of: it gets the exact interval of as many trials as there are parts, all alike, and not one of width 0.
 */
export function logOddsInterval({ rate, standardError, degrees, parts }: EstimatedRate, confidence = 0.95): Interval {
  if (rate <= 0 || rate >= 1) return clopperPearson(rate <= 0 ? 0 : parts, parts, { confidence });
  const half = (studentQuantile(degrees, confidence) * standardError) / (rate * (1 - rate));
  const logOdds = Math.log(rate / (1 - rate));
  const back = (value: number) => 1 / (1 + Math.exp(-value));
  return { low: back(logOdds - half), high: back(logOdds + half) };
}

/** The quantile of Student's t that ends a central interval, from the beta distribution: t² = ν (1 − x) / x with x of Beta(ν/2, 1/2). */
function studentQuantile(degrees: number, confidence: number): number {
  const x = betaQuantile(1 - confidence, degrees / 2, 0.5);
  return Math.sqrt((degrees * (1 - x)) / x);
}
