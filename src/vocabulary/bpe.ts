/** A BPE merge rule: two tokens that become their concatenation. */
export type Merge = readonly [left: string, right: string];

/** Splits one pre-token, as the vocabulary spells it, into tokens. */
export type BpeEncoder = (word: string) => string[];

/** Joins a pair into one map key. NUL stands in no vocabulary: byte-level tables map byte 0 to `Ā`. */
const SEPARATOR = "\u0000";

/** The map key of a merge rule. */
export function mergeKey(left: string, right: string): string {
  return left + SEPARATOR + right;
}

/** Priorities of merge rules: lower applies first. Of two equal rules the later one counts, as in every known loader. */
export function rankMerges(merges: readonly Merge[]): Map<string, number> {
  return new Map(merges.map(([left, right], rank) => [mergeKey(left, right), rank]));
}

/**
 * Greedy BPE: repeatedly applies the merge of lowest rank, leftmost first, until none applies (Sennrich et al. 2016).
 * Characters without a merge stay as they are: a byte-level vocabulary holds every one of them.
 */
export function createBpeEncoder(ranks: ReadonlyMap<string, number>): BpeEncoder {
  return (word) => {
    const tokens = [...word];
    for (;;) {
      let best = Number.POSITIVE_INFINITY;
      let at = -1;
      for (let i = 0; i + 1 < tokens.length; i++) {
        const rank = ranks.get(mergeKey(tokens[i] as string, tokens[i + 1] as string));
        if (rank !== undefined && rank < best) {
          best = rank;
          at = i;
        }
      }
      if (at < 0) return tokens;
      tokens.splice(at, 2, (tokens[at] as string) + (tokens[at + 1] as string));
    }
  };
}

/** The tokens that encoding their own spelling ends in: the others can never come out of the tokenizer. */
export function reachableTokens(tokens: Iterable<string>, encode: BpeEncoder): Set<string> {
  const reachable = new Set<string>();
  for (const token of tokens) if (encode(token).length === 1) reachable.add(token);
  return reachable;
}
