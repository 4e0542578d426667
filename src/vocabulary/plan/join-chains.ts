import { type BpeEncoder, type Merge, mergedToken, mergeKey, type WordMarks } from "../../model/tokenizers/bpe.ts";

/** A kept token that lost its merge and got others: the last one makes it. */
export interface Repair {
  readonly token: string;
  readonly merges: readonly Merge[];
}

/** A piece that a freed id may carry, so that words that were built through a removed entry are one token again. */
export interface JoiningPiece {
  readonly token: string;
  /** The kept entries that are built through it. */
  readonly serves: readonly string[];
}

/** A word of text as the vocabulary spells it, the entries that it was split into before, and how often it stands there. */
export interface SplitWord {
  readonly spelled: string;
  readonly tokens: readonly string[];
  readonly count: number;
}

export interface ChainOptions {
  /** Priorities of the merges, by key: chains are added behind the last. */
  readonly ranks: Map<string, number>;
  /** As the ranks are when it is called. */
  readonly encode: BpeEncoder;
  readonly marks: WordMarks;
  /** Whether the vocabulary has this entry, to be joined like any other: not removed, not special. */
  readonly isEntry: (token: string) => boolean;
  /** Whether a freed id may carry this piece. */
  readonly mayCarry: (piece: string) => boolean;
  readonly mostPieces: number;
  /** Text whose words are to stay split as they were; those with a removed entry left out. */
  readonly words: readonly SplitWord[];
}

/** Merges that make one word again, and the new pieces among what they make. */
interface Chain extends Repair {
  readonly pieces: readonly string[];
}

/**
 * Gives words that merging no longer ends in chains of merges: each joins two neighbours of what the word is split into now, and makes
 * an entry or, as far as allowed, a new piece. Chains rank behind every other merge, so they apply only where nothing else does
 * any more, and no entry that could be produced is lost. Of several chains for a word the one after which most of `words`, and of the
 * words to be mended, are split as they were; none if these are no more than without.
 *
 * @param broken entries, in the order in which they were built, so that what is mended can carry the next
 */
export function chainWords(
  broken: readonly string[],
  options: ChainOptions,
): { readonly chains: readonly Repair[]; readonly pieces: readonly JoiningPiece[] } {
  const { ranks, encode, marks, isEntry, mayCarry, mostPieces } = options;
  const splits = followSplits(broken, options);
  const chains: Repair[] = [];
  const serves = new Map<string, Set<string>>();
  let rank = [...ranks.values()].reduce((last, one) => Math.max(last, one), 0) + 1;

  /** Adds the merges of a chain that begins with this pair; takes them back if it does not end in the word. */
  const addChain = (token: string, first: number): Chain | undefined => {
    const merges: Merge[] = [];
    const pieces: string[] = [];
    const isThere = (made: string) => made === token || isEntry(made) || serves.has(made) || pieces.includes(made);
    const isAllowed = (made: string) => isThere(made) || (serves.size + pieces.length < mostPieces && mayCarry(made));
    const made = (pair: Merge) => mergedToken(pair, marks);
    const byUse = (a: Merge, b: Merge) =>
      Number(isThere(made(b))) - Number(isThere(made(a))) || made(b).length - made(a).length;
    let parts = encode(token);
    while (parts.length > 1) {
      const pairs = parts.slice(1).map((right, index): Merge => [parts[index] as string, right]);
      const merge = (merges.length === 0 ? [pairs[first] as Merge] : pairs)
        .filter((pair) => isAllowed(made(pair)))
        .sort(byUse)[0];
      if (merge === undefined) return takeBack(merges);
      if (!isThere(made(merge))) pieces.push(made(merge));
      ranks.set(mergeKey(...merge), rank + merges.length);
      merges.push(merge);
      parts = encode(token);
    }
    return { token, merges, pieces };
  };
  const takeBack = (merges: readonly Merge[]): undefined => {
    for (const merge of merges) ranks.delete(mergeKey(...merge));
  };
  const bestChain = (token: string): Chain | undefined => {
    let best: { readonly chain: Chain; readonly gain: number } | undefined;
    for (let first = 0; first + 1 < encode(token).length; first++) {
      const chain = addChain(token, first);
      if (chain === undefined) continue;
      const gain = splits.gainOf(chain.merges);
      takeBack(chain.merges);
      const more = best === undefined ? 1 : gain - best.gain || best.chain.pieces.length - chain.pieces.length;
      if (more > 0) best = { chain, gain };
    }
    return best !== undefined && best.gain > 0 ? best.chain : undefined;
  };

  for (const token of broken) {
    const chain = bestChain(token);
    if (chain === undefined) continue;
    for (const merge of chain.merges) ranks.set(mergeKey(...merge), rank++);
    splits.update(chain.merges);
    chains.push({ token, merges: chain.merges });
    for (const piece of chain.pieces) serves.set(piece, new Set());
    for (const part of chain.merges.flat()) serves.get(part)?.add(token);
  }
  return { chains, pieces: [...serves].map(([token, served]) => ({ token, serves: [...served] })) };
}

/** How words are split as merges are added behind all others: only words in which the joined two stand side by side change. */
function followSplits(broken: readonly string[], { encode, words }: ChainOptions) {
  const watched = [...broken.map((token) => ({ spelled: token, tokens: [token], count: 1 })), ...words];
  const now = watched.map(({ spelled }) => encode(spelled));
  const byPair = new Map<string, Set<number>>();
  const enter = (word: number) => {
    for (const key of pairKeys(now[word] as string[])) {
      const found = byPair.get(key) ?? new Set();
      byPair.set(key, found.add(word));
    }
  };
  watched.forEach((_, word) => enter(word));
  const wordsWith = (merges: readonly Merge[]) =>
    new Set(merges.flatMap((merge) => [...(byPair.get(mergeKey(...merge)) ?? [])]));
  const isAsBefore = (word: number, parts: readonly string[]) => {
    const { tokens } = watched[word] as SplitWord;
    return parts.length === tokens.length && parts.every((part, index) => part === tokens[index]);
  };
  return {
    /** How many more words of text are split as they were, with merges that have been added since the last update. */
    gainOf: (merges: readonly Merge[]): number => {
      let gain = 0;
      for (const word of wordsWith(merges)) {
        const { spelled, count } = watched[word] as SplitWord;
        const change = Number(isAsBefore(word, encode(spelled))) - Number(isAsBefore(word, now[word] as string[]));
        gain += count * change;
      }
      return gain;
    },
    /** After merges have been added to stay. */
    update: (merges: readonly Merge[]): void => {
      for (const word of wordsWith(merges)) {
        for (const key of pairKeys(now[word] as string[])) byPair.get(key)?.delete(word);
        now[word] = encode((watched[word] as SplitWord).spelled);
        enter(word);
      }
    },
  };
}

function pairKeys(parts: readonly string[]): string[] {
  return parts.slice(1).map((right, index) => mergeKey(parts[index] as string, right));
}
