import { bootstrapRatio, type RatioTerm, sumByCluster } from "../base/bootstrap.ts";
import { clopperPearson } from "../base/clopper-pearson.ts";
import type { ContextScore } from "./context-scores.ts";
import type { IntervalMethod } from "./measure.ts";

export interface ContextInterval {
  readonly ciLow: number;
  readonly ciHigh: number;
  readonly ciMethod: IntervalMethod;
}

/**
 * Interval of a ratio of sums over contexts: documents are drawn with all their contexts where they are known, contexts
 * otherwise. Undefined if there are fewer than two to draw from.
 */
export function contextInterval(
  scores: readonly ContextScore[],
  termOf: (score: ContextScore) => RatioTerm,
  seed: number,
): ContextInterval | undefined {
  const clusters = sumByCluster(scores, (score) => score.cluster, termOf);
  if (clusters.length < 2) return undefined;
  const { low, high } = bootstrapRatio(clusters, { seed });
  const isByContext = scores.every((score) => score.cluster === score.id);
  return { ciLow: low, ciHigh: high, ciMethod: isByContext ? "bootstrap-contexts" : "bootstrap-documents" };
}

/** Of a single document or context nothing can be said. */
export const UNKNOWN_SHARE: ContextInterval = { ciLow: 0, ciHigh: 1, ciMethod: "one-unit" };

/** A share of contexts: hits, n, estimate (0 of none) and both exact bounds (Clopper–Pearson, each one-sided 95 %). */
export function exactShare(hits: number, n: number): ContextInterval & { hits: number; n: number; estimate: number } {
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  return { hits, n, estimate: n === 0 ? 0 : hits / n, ciLow, ciHigh, ciMethod: "exact-each" };
}
