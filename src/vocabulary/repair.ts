import {
  createBpeEncoder,
  mergedToken,
  mergeKey,
  rankMerges,
  reachableTokens,
  textOfToken,
  type BpeEncoder,
  type Merge,
  type WordMarks,
} from "../model/tokenizers/bpe.ts";
import { createContainingFinder } from "./containing.ts";

/** A kept token that lost its merge and got another one. */
export interface Repair {
  readonly token: string;
  readonly merge: Merge;
}

/** Merges without the removed tokens, mended where that is possible. */
export interface RepairedMerges {
  readonly merges: readonly Merge[];
  /** How many merges made or used a removed token. */
  readonly dropped: number;
  readonly repaired: readonly Repair[];
  /** Kept tokens that could be encoded before and cannot be now. */
  readonly collateral: readonly string[];
}

/** The place of one merge of the original list: what is left of it, and what mends its token. */
interface Slot {
  readonly token: string;
  readonly original: Merge | undefined;
  mended: Merge | undefined;
}

/** A mended token's merge ranks right behind the place of its old one. */
const BEHIND = 0.5;

/**
 * Drops every merge that makes or uses a token of `removed`, then gives each kept token that became unreachable another
 * merge, in the place of its old one, where its spelling now ends in exactly two tokens: joining these two is the only rule
 * that, alone, makes greedy merging end in the token. Tokens are mended in the order in which they were built, so that
 * one mended token can carry the next (`ĠJanuar` under `ĠJanuari`). A repair that would make another kept token unreachable
 * is not made.
 *
 * @param tokens every token of the vocabulary, the removed ones too
 * @param mend whether to give merges at all, or only to drop them
 */
export function repairMerges(
  merges: readonly Merge[],
  tokens: readonly string[],
  removed: ReadonlySet<string>,
  mend = true,
  marks: WordMarks = { endOfWordSuffix: "", continuingPrefix: "" },
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
  const slots = merges.map((merge): Slot => {
    const token = mergedToken(merge, marks);
    const touches = removed.has(merge[0]) || removed.has(merge[1]) || removed.has(token);
    return { token, original: touches ? undefined : merge, mended: undefined };
  });
  for (const [rank, { original }] of slots.entries())
    if (original === undefined) ranks.delete(mergeKey(...(merges[rank] as Merge)));
  const broken = mend ? brokenRanks(slots, before, removed, encode) : [];
  const reachable = [...before];
  const findContaining = createContainingFinder(reachable.map((token) => textOfToken(token, marks)));

  const repaired: Repair[] = [];
  for (const rank of broken) {
    const slot = slots[rank] as Slot;
    const parts = encode(slot.token);
    if (parts.length !== 2) continue;
    const merge = parts as unknown as Merge;
    const affected = findContaining(textOfToken(slot.token, marks)).map((index) => reachable[index] as string);
    const whole = affected.filter((other) => encode(other).length === 1);
    ranks.set(mergeKey(...merge), rank + BEHIND);
    if (whole.some((other) => encode(other).length !== 1)) {
      ranks.delete(mergeKey(...merge));
      continue;
    }
    slot.mended = merge;
    repaired.push({ token: slot.token, merge });
  }
  return {
    merges: slots.flatMap(({ original, mended }) => [original, mended].filter((merge) => merge !== undefined)),
    dropped: slots.filter(({ original }) => original === undefined).length,
    repaired,
    collateral: reachable.filter((token) => encode(token).length !== 1),
  };
}

/**
 * The tokens whose text holds that of a removed one: the others were built without it, so they still are, and no repair makes them
 * otherwise, since a token that is mended holds a removed one too.
 */
function withTextOfRemoved(tokens: readonly string[], removed: ReadonlySet<string>, marks: WordMarks): string[] {
  const findContaining = createContainingFinder(tokens.map((token) => textOfToken(token, marks)));
  const found = new Set([...removed].flatMap((token) => findContaining(textOfToken(token, marks))));
  return tokens.filter((_, index) => found.has(index));
}

/** Ranks at which a kept token that was reachable and now is not was built, in that order. */
function brokenRanks(
  slots: readonly Slot[],
  before: ReadonlySet<string>,
  removed: ReadonlySet<string>,
  encode: BpeEncoder,
): number[] {
  const seen = new Set<string>();
  return slots.flatMap(({ token }, rank) => {
    if (seen.has(token) || removed.has(token) || !before.has(token) || encode(token).length === 1) return [];
    seen.add(token);
    return [rank];
  });
}
