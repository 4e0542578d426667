import type { Split } from "../probe/contexts/context.ts";
import { topK } from "../probe/fill/top-k.ts";

/** What one context's mask says of names, from the whole row of probabilities. Private: it holds token ids. */
export interface ContextScore {
  /** The context's id. */
  readonly id: string;
  readonly split: Split;
  /** The patient or document it comes from, see `uniteContexts`: what goes together. */
  readonly cluster: string;
  /** The k likeliest tokens, likeliest first. */
  readonly topTokenIds: readonly number[];
  /** Ranks, from 1, of the name-like tokens among them. */
  readonly nameRanks: readonly number[];
  /** Best rank of any name-like token in the whole vocabulary; absent if the vocabulary has none. */
  readonly bestNameRank?: number;
  /** Probability on all name-like tokens together. */
  readonly nameMass: number;
  /** Probability on entries that a rewrite replaced. */
  readonly replacedMass: number;
  /** Best rank, in the whole vocabulary, of a token that says the original; absent if none does. */
  readonly originalRank?: number;
}

export interface TokenSets {
  readonly nameLike: ReadonlySet<number>;
  readonly replaced: ReadonlySet<number>;
  /** Tokens that would say the original; undefined if it is not known. */
  readonly targets?: readonly number[];
}

/**
 * Reads one row of log-probabilities (natural log, [vocabulary]). A rank is one more than the number of tokens that are
 * likelier, so a tie counts as the better rank: against the model.
 */
export function scoreRow(
  context: Pick<ContextScore, "id" | "split" | "cluster">,
  row: Float32Array,
  k: number,
  { nameLike, replaced, targets }: TokenSets,
): ContextScore {
  const topTokenIds = topK(row, k).map(({ index }) => index);
  const bestName = largest(row, nameLike);
  const bestTarget = largest(row, targets ?? []);
  return {
    id: context.id,
    split: context.split,
    cluster: context.cluster,
    topTokenIds,
    nameRanks: topTokenIds.flatMap((tokenId, index) => (nameLike.has(tokenId) ? [index + 1] : [])),
    nameMass: sumOfProbabilities(row, nameLike),
    replacedMass: sumOfProbabilities(row, replaced),
    ...(bestName !== undefined && { bestNameRank: rankOf(row, bestName) }),
    ...(bestTarget !== undefined && { originalRank: rankOf(row, bestTarget) }),
  };
}

function largest(row: Float32Array, tokenIds: Iterable<number>): number | undefined {
  let best: number | undefined;
  for (const tokenId of tokenIds) {
    const value = row[tokenId] as number;
    if (best === undefined || value > best) best = value;
  }
  return best;
}

function rankOf(row: Float32Array, value: number): number {
  let rank = 1;
  // By index: an iterator would cost as much as the pass that gave the row.
  for (let tokenId = 0; tokenId < row.length; tokenId++) if ((row[tokenId] as number) > value) rank++;
  return rank;
}

function sumOfProbabilities(row: Float32Array, tokenIds: Iterable<number>): number {
  let total = 0;
  for (const tokenId of tokenIds) total += Math.exp(row[tokenId] as number);
  return total;
}
