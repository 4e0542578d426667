import { bootstrapRatio, type RatioTerm, sumByCluster } from "../base/statistics/bootstrap.ts";
import type { ClusterSize } from "../base/statistics/beta-binomial-bounds.ts";
import { clopperPearson } from "../base/statistics/clopper-pearson.ts";
import { clusteredShare, sizesOf } from "../base/statistics/clustered-share.ts";
import type { ContextScore } from "./context-scores.ts";
import type { IntervalMethod } from "./measure.ts";
import { type Note, note } from "./remarks.ts";
import type { AuditRow } from "./audit.ts";
import type { Interval } from "../base/statistics.ts";

export type ContextInterval = Pick<AuditRow, "ciLow" | "ciHigh" | "ciMethod">;

/** Interval of a ratio of sums over contexts: patients or documents are drawn with all their contexts, see `uniteContexts`. Undefined of fewer than two. */
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

/** Of a single patient, document or context nothing can be said. */
export const UNKNOWN_SHARE: ContextInterval = { ciLow: 0, ciHigh: 1, ciMethod: "one-unit" };

/** A judged figure that could not be measured: open, whatever it is. */
export const UNKNOWN_FIGURE = { estimate: 0, ...UNKNOWN_SHARE, verdict: "underpowered" } as const;

/** A figure with nothing to infer: everything was looked at, or it is an extreme value. */
export function withoutInterval(
  estimate: number,
  ciMethod: "census" | "minimum",
): ContextInterval & { readonly estimate: number } {
  return { estimate, ciLow: estimate, ciHigh: estimate, ciMethod };
}

/** An interval by resampling; by default that of all shares where there were too few units to draw. */
export function intervalOr(
  { low, high }: Interval,
  ciMethod: IntervalMethod,
  [ciLow, ciHigh]: readonly [low: number, high: number] = [0, 1],
): ContextInterval {
  return Number.isFinite(low) ? { ciLow: low, ciHigh: high, ciMethod } : { ciLow, ciHigh, ciMethod: "one-unit" };
}

/** Hits of n, with both bounds, each one-sided 95 %. */
export interface Share extends ContextInterval {
  readonly hits: number;
  readonly n: number;
  /** 0 of none. */
  readonly estimate: number;
}

/** A share of contexts, with how many patients or documents give how many of them. */
export interface ContextShare extends Share {
  readonly clusterSizes: readonly ClusterSize[];
}

/**
 * A share of contexts, of which those of one patient (or document) go together, see {@link clusteredShare}.
 *
 * @param hitOf 1 of a hit, 0 of none, between them of predictions some of which are
 * @param k predictions that a context has; `n` and `hits` count these
 */
export function contextShare<Item>(
  items: readonly Item[],
  clusterOf: (item: Item) => string,
  hitOf: (item: Item) => boolean | number,
  k = 1,
): ContextShare {
  const terms = sumByCluster(items, clusterOf, (item) => ({ numerator: Number(hitOf(item)), denominator: 1 }));
  const clusters = terms.map(({ numerator, denominator }) => ({ hits: numerator, n: denominator }));
  const hits = Math.round(k * terms.reduce((sum, { numerator }) => sum + numerator, 0));
  const n = k * items.length;
  const { low: ciLow, high: ciHigh } = clusteredShare(clusters);
  const estimate = n === 0 ? 0 : hits / n;
  return { hits, n, estimate, ciLow, ciHigh, ciMethod: "exact-each-documents", clusterSizes: sizesOf(clusters) };
}

/** What to know of a share without a hit: the bound if all contexts of one patient or document were one. Nothing, where each context has one of its own. */
export function boundByDocuments<Item>(
  items: readonly Item[],
  clusterOf: (item: Item) => string,
  hits: number,
): Note[] {
  const documents = new Set(items.map(clusterOf)).size;
  if (hits > 0 || documents === items.length) return [];
  return [note("bound-by-documents", { documents, bound: exactShare(0, documents).ciHigh })];
}

/** A share of units that are independent: exact bounds (Clopper–Pearson). */
export function exactShare(hits: number, n: number): Share {
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  return { hits, n, estimate: n === 0 ? 0 : hits / n, ciLow, ciHigh, ciMethod: "exact-each" };
}
