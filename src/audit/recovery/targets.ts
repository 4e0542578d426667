import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Standing } from "../../review/score/name-evidence.ts";
import { foldSurface } from "../../text/fold.ts";
import { isMark } from "../names/is-mark.ts";
import { nameParts, recoveryKeys, writtenParts } from "../names/name-parts.ts";
import type { WeighOriginal } from "../names/weigh-originals.ts";

/** Fewest and most entries that an original is spelled in when it is asked in pieces. */
export const FEWEST_PIECES = 2;
export const MOST_PIECES = 4;
/** A part in pieces counts from this many letters: shorter ones are syllables of anything. */
const SHORTEST_PART = 3;

/** In how many ways an original can come back. Private. */
export interface Target {
  /** Entries that say the original or one of its parts (case, accents and white space aside), but for parts that are no names. */
  readonly tokenIds: readonly number[];
  /** What a filling of several masks must spell, folded; none if nothing of it is a name. */
  readonly keys: ReadonlySet<string>;
  /** Numbers of masks, from 2 to 4, in which the vocabulary can spell the original or a part. */
  readonly pieces: readonly number[];
  /** Whether an entry says the original or a part, be it a name or not. */
  readonly hasEntry: boolean;
  /** What the original is by all evidence. */
  readonly standing: Standing;
  /** As they are written, the parts that a person must judge. */
  readonly unjudged: readonly string[];
}

/** Everything that identifies is a name. */
const ALL_NAMES: WeighOriginal = (original) => ({
  standing: "name",
  parts: new Set(nameParts(original)),
  unjudged: [],
});

/**
 * A look-up of what would say an original in this vocabulary; undefined if nothing of the original identifies (only initials, say):
 * such contexts are not asked. Whether it can be said does not depend on the evidence of names, only whether that is a hit: so that contexts count alike,
 * however much is known of them.
 */
export function createTargetIndex(
  tokenizer: Tokenizer,
  weigh: WeighOriginal = ALL_NAMES,
): (original: string) => Target | undefined {
  const bySurface = surfaceIndex(tokenizer);
  const known = new Map<string, Target | undefined>();
  const find = (original: string): Target | undefined => {
    const entryKeys = recoveryKeys(original);
    if (entryKeys.size === 0) return undefined;
    const keys = recoveryKeys(original, SHORTEST_PART);
    const counts = new Set([...keys].flatMap((key) => [...pieceCounts(key, bySurface)]));
    // Entries that end within a character have no surface of their own: ask the tokenizer too.
    const written = [original.trim(), ...writtenParts(original, SHORTEST_PART)];
    for (const text of keys.size === 0 ? [] : written.flatMap((part) => [part, ` ${part}`])) {
      const tokenIds = tokenizer.encodePlain(text);
      if (tokenizer.unkTokenId === undefined || !tokenIds.includes(tokenizer.unkTokenId)) counts.add(tokenIds.length);
    }
    const { standing, parts, unjudged } = weigh(original);
    const entriesOf = (some: Iterable<string>) => [...some].flatMap((key) => bySurface.get(key) ?? []);
    const whole = foldSurface(original);
    const isCounted = (key: string) => parts.has(key) || (key === whole && parts.size > 0);
    return {
      tokenIds: entriesOf([...entryKeys].filter(isCounted)),
      keys: new Set([...keys].filter(isCounted)),
      hasEntry: entriesOf(entryKeys).length > 0,
      standing,
      unjudged,
      pieces: [...counts].filter((count) => count >= FEWEST_PIECES && count <= MOST_PIECES).sort(),
    };
  };
  return (original) => {
    if (!known.has(original)) known.set(original, find(original));
    return known.get(original);
  };
}

/** Ids of the vocabulary entries by surface, folded; special tokens left out. */
function surfaceIndex(tokenizer: Tokenizer): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const tokenId of tokenizer.vocabulary.keys()) {
    if (isMark(tokenizer, tokenId)) continue;
    const surface = foldSurface(tokenizer.surface(tokenId).trim());
    const tokenIds = index.get(surface);
    if (tokenIds === undefined) index.set(surface, [tokenId]);
    else tokenIds.push(tokenId);
  }
  return index;
}

/** In how many entries, up to the most, the key can be cut. White space between words belongs to the entry after it. */
function pieceCounts(key: string, bySurface: ReadonlyMap<string, unknown>): ReadonlySet<number> {
  // counts[i]: numbers of entries that spell the first i code units.
  const counts: Set<number>[] = Array.from({ length: key.length + 1 }, () => new Set<number>());
  (counts[0] as Set<number>).add(0);
  for (let start = 0; start < key.length; start++) {
    const here = counts[start] as Set<number>;
    if (here.size === 0) continue;
    for (let end = start + 1; end <= key.length; end++) {
      const piece = key.slice(start, end).trim();
      if (piece === "" || !bySurface.has(piece)) continue;
      for (const count of here) if (count < MOST_PIECES) (counts[end] as Set<number>).add(count + 1);
    }
  }
  return counts[key.length] as Set<number>;
}
