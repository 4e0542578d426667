import { clusterBootstrap, DEFAULT_RESAMPLES, type RatioTerm, ratioOfSums, sumByCluster } from "../base/bootstrap.ts";
import type { ContextScore } from "./context-scores.ts";
import { formatCount } from "./format-row.ts";

/** How `clopperPearson` intervals with both bounds one-sided are called in rows. */
export const EXACT_METHOD = "Clopper-Pearson, each bound one-sided 95 %";

/** How bootstrap intervals over these units are called in rows. */
export function bootstrapMethod(units: string): string {
  return `bootstrap over ${units}, 95 % percentile, ${formatCount(DEFAULT_RESAMPLES)} resamples`;
}

export interface ContextInterval {
  readonly ciLow: number;
  readonly ciHigh: number;
  readonly ciMethod: string;
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
  const { low, high } = clusterBootstrap(clusters, ratioOfSums, { seed });
  const units = scores.every((score) => score.cluster === score.id) ? "contexts" : "documents";
  return { ciLow: low, ciHigh: high, ciMethod: bootstrapMethod(units) };
}
