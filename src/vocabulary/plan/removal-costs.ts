import type { ChangedWord } from "../../model/segmentation.ts";
import { tracePartsOf } from "../../model/tokenizers/built-through.ts";
import type { Vocabulary } from "../vocabulary.ts";

/** What the removal of one entry costs text without names. */
export interface RemovalCost {
  readonly tokenId: number;
  /** Kept entries that were built through it. */
  readonly builtThrough: number;
  /** Those of them that are no longer one token. */
  readonly unreachable: number;
  /** Words of the sample without a removed entry that are split differently, and had an entry that was built through it. */
  readonly words: number;
}

/**
 * What each removal costs, the worst first; those that cost nothing are left out. What was built through several removed entries counts for
 * each. Of a BPE: in other vocabularies no entry is built of others.
 *
 * @param collateral kept entries that are no longer one token
 */
export function costOfRemovals(
  vocabulary: Vocabulary,
  names: readonly number[],
  collateral: readonly string[],
  changed: readonly ChangedWord[],
): RemovalCost[] {
  if (vocabulary.family !== "bpe") return [];
  const { tokens } = vocabulary;
  const partsOf = tracePartsOf(vocabulary.merges, vocabulary);
  const costs = new Map(
    names.map((tokenId) => [tokens[tokenId] as string, { builtThrough: 0, unreachable: 0, words: 0 }]),
  );
  const removed = new Set(names);
  const lost = new Set(collateral);
  const costsFor = (token: string) => [...(partsOf.get(token) ?? [])].flatMap((part) => costs.get(part) ?? []);
  for (const token of tokens) {
    if (costs.has(token)) continue;
    for (const cost of costsFor(token)) {
      cost.builtThrough++;
      if (lost.has(token)) cost.unreachable++;
    }
  }
  for (const { ids, count } of changed) {
    if (ids.some((tokenId) => removed.has(tokenId))) continue;
    for (const cost of new Set(ids.flatMap((tokenId) => costsFor(tokens[tokenId] as string)))) cost.words += count;
  }
  return names
    .map((tokenId) => ({ tokenId, ...(costs.get(tokens[tokenId] as string) as Omit<RemovalCost, "tokenId">) }))
    .filter(({ builtThrough, words }) => builtThrough + words > 0)
    .sort((a, b) => b.words - a.words || b.unreachable - a.unreachable || b.builtThrough - a.builtThrough);
}
