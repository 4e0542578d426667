import {
  createBpeEncoder,
  mergedToken,
  mergeKey,
  rankMerges,
  reachableTokens,
  textOfToken,
  type Merge,
  type WordMarks,
} from "../../model/tokenizers/bpe.ts";
import { createContainingFinder, findContainingAny } from "../containing.ts";
import { type ChainOptions, chainWords, type JoiningPiece, type Repair } from "./join-chains.ts";

export type { JoiningPiece, Repair } from "./join-chains.ts";

/** Merges without the removed tokens, mended where that is possible. */
export interface RepairedMerges {
  readonly merges: readonly Merge[];
  /** How many merges made or used a removed token. */
  readonly dropped: number;
  readonly repaired: readonly Repair[];
  /** New pieces that some of the merges make: each needs an id. */
  readonly joining: readonly JoiningPiece[];
  /** Kept tokens that could be encoded before and cannot be now. */
  readonly collateral: readonly string[];
}

export interface RepairOptions {
  /** Whether to give merges at all, or only to drop them. Default true. */
  readonly mend?: boolean;
  readonly marks?: WordMarks;
  /** What chains of merges may make, and the text that they are to spare. By default they make entries of `tokens` alone. */
  readonly chains?: Pick<ChainOptions, "isEntry" | "mayCarry" | "mostPieces" | "words">;
}

/** A mended token's merge ranks right behind the place of its old one. */
const BEHIND = 0.5;

/**
 * Drops every merge that makes or uses a token of `removed`, then gives each kept token that became unreachable other merges.
 * First, in the place of its old one, where its spelling now ends in exactly two tokens: joining these two is the only rule
 * that, alone, makes greedy merging end in the token. Tokens are mended in the order in which they were built, so that
 * one mended token can carry the next (`ĠJanuar` under `ĠJanuari`). A repair that would make another kept token unreachable
 * is not made. Then chains of merges behind all others (see {@link chainWords}).
 *
 * @param tokens every token of the vocabulary, the removed ones too
 */
export function repairMerges(
  merges: readonly Merge[],
  tokens: readonly string[],
  removed: ReadonlySet<string>,
  { mend = true, marks = NO_MARKS, chains }: RepairOptions = {},
): RepairedMerges {
  const kept = withTextOfRemoved(
    tokens.filter((token) => !removed.has(token)),
    removed,
    marks,
  );
  const ranks = rankMerges(merges);
  // As the ranks are when it is called.
  const encode = createBpeEncoder(ranks, marks);
  const before = reachableTokens(kept, encode);
  const { dropped, built } = examineMerges(merges, removed, before, marks);
  for (const rank of dropped) ranks.delete(mergeKey(...(merges[rank] as Merge)));
  const isBroken = (token: string) => encode(token).length !== 1;
  const broken = mend ? [...built].filter(([token]) => isBroken(token)) : [];
  const mended = mendInPlace(broken, { ranks, encode, reachable: [...before], marks });
  const chained = chainWords(broken.map(([token]) => token).filter(isBroken), {
    ...(chains ?? onlyEntries(tokens, removed)),
    ranks,
    encode,
    marks,
  });
  return {
    merges: [...withMended(merges, dropped, mended), ...chained.chains.flatMap((chain) => chain.merges)],
    dropped: dropped.size,
    repaired: [...mended.values(), ...chained.chains],
    joining: chained.pieces,
    collateral: [...before].filter(isBroken),
  };
}

const NO_MARKS: WordMarks = { endOfWordSuffix: "", continuingPrefix: "" };

function onlyEntries(tokens: readonly string[], removed: ReadonlySet<string>) {
  const entries = new Set(tokens);
  return {
    isEntry: (token: string) => entries.has(token) && !removed.has(token),
    mayCarry: () => false,
    mostPieces: 0,
    words: [],
  };
}

/** Gives tokens that are split into two now a merge of these, by the rank of their old one. */
function mendInPlace(
  broken: readonly (readonly [token: string, rank: number])[],
  {
    ranks,
    encode,
    reachable,
    marks,
  }: Pick<ChainOptions, "ranks" | "encode" | "marks"> & { readonly reachable: readonly string[] },
): Map<number, Repair> {
  const findContaining = createContainingFinder(reachable.map((token) => textOfToken(token, marks)));
  const mended = new Map<number, Repair>();
  for (const [token, rank] of broken) {
    const parts = encode(token);
    if (parts.length !== 2) continue;
    const merge = parts as unknown as Merge;
    const affected = findContaining(textOfToken(token, marks)).map((index) => reachable[index] as string);
    const whole = affected.filter((other) => encode(other).length === 1);
    ranks.set(mergeKey(...merge), rank + BEHIND);
    if (whole.some((other) => encode(other).length !== 1)) {
      ranks.delete(mergeKey(...merge));
      continue;
    }
    mended.set(rank, { token, merges: [merge] });
  }
  return mended;
}

/** Ranks of the merges that make or use a removed token, and where tokens of `reachable` are built: the first merge of each counts. */
function examineMerges(
  merges: readonly Merge[],
  removed: ReadonlySet<string>,
  reachable: ReadonlySet<string>,
  marks: WordMarks,
) {
  const dropped = new Set<number>();
  const built = new Map<string, number>();
  for (let rank = 0; rank < merges.length; rank++) {
    const merge = merges[rank] as Merge;
    const token = mergedToken(merge, marks);
    if (reachable.has(token) && !built.has(token)) built.set(token, rank);
    if (removed.has(merge[0]) || removed.has(merge[1]) || removed.has(token)) dropped.add(rank);
  }
  return { dropped, built };
}

function withMended(
  merges: readonly Merge[],
  dropped: ReadonlySet<number>,
  mended: ReadonlyMap<number, Repair>,
): Merge[] {
  const result: Merge[] = [];
  for (let rank = 0; rank < merges.length; rank++) {
    if (!dropped.has(rank)) result.push(merges[rank] as Merge);
    const repair = mended.get(rank);
    if (repair !== undefined) result.push(...repair.merges);
  }
  return result;
}

/**
 * The tokens whose text holds that of a removed one: the others were built without it, so they still are, and no repair makes them
 * otherwise, since a token that is mended holds a removed one too.
 */
function withTextOfRemoved(tokens: readonly string[], removed: ReadonlySet<string>, marks: WordMarks): string[] {
  const textOf = (token: string) => textOfToken(token, marks);
  const found = findContainingAny(tokens.map(textOf), [...removed].map(textOf));
  return tokens.filter((_, index) => found.has(index));
}
