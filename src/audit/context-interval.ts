import { bootstrapRatio, type RatioTerm, sumByCluster } from "../base/bootstrap.ts";
import { clopperPearson } from "../base/clopper-pearson.ts";
import { kornGraubard } from "../base/korn-graubard.ts";
import type { ContextScore } from "./context-scores.ts";
import type { IntervalMethod } from "./measure.ts";
import { type Note, note } from "./notes.ts";

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

/** Hits of n, with both bounds, each one-sided 95 %. */
export interface Share extends ContextInterval {
  readonly hits: number;
  readonly n: number;
  /** 0 of none. */
  readonly estimate: number;
}

/** A share of contexts, of which those of one document go together: exact bounds (Clopper–Pearson) on as many contexts as that leaves, see {@link kornGraubard}. */
export function contextShare<Item>(
  items: readonly Item[],
  clusterOf: (item: Item) => string,
  isHit: (item: Item) => boolean,
): Share {
  const terms = sumByCluster(items, clusterOf, (item) => ({ numerator: isHit(item) ? 1 : 0, denominator: 1 }));
  const hits = terms.reduce((sum, { numerator }) => sum + numerator, 0);
  const share = exactShare(hits, items.length);
  if (hits === 0 || terms.length === share.n) return share;
  const { low, high } = kornGraubard(terms.map(({ numerator, denominator }) => ({ hits: numerator, n: denominator })));
  return { ...share, ciLow: low, ciHigh: high, ciMethod: "exact-each-documents" };
}

/**
 * What to know of a share without a hit: its bound takes contexts to be independent, since without a hit nobody can tell how far those of one
 * document go together; this is the bound if all of them did. Nothing, where each context has a document of its own.
 */
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
