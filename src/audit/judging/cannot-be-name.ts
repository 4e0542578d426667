import type { Tokenizer } from "../../model/checkpoint.ts";
import { isCapitalised, letterCount } from "../../review/score/suspicion.ts";
import { ENTITIES } from "../../text/entities.ts";
import { foldSurface } from "../../text/fold.ts";
import { isPlaceholder } from "../../vocabulary/plan/placeholders.ts";
import { isMark } from "../names/is-mark.ts";
import type { EntrySighting } from "./entry-sightings.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";

/** One letter identifies no person, as in `nameParts`. */
const FEWEST_LETTERS = 2;

/** Whether an entry that stood so among the likeliest cannot be a name. */
export type CannotBeName = (tokenId: number, sighting: Pick<EntrySighting, "opensWord">) => boolean;

/**
 * A test of which entries cannot be names: special tokens; placeholders of a rewrite (`unk12`); labels that step 1 writes (`PERSON`);
 * entries with fewer than two letters (digits, punctuation, single letters); and pieces inside a word (no mark of a word's
 * begin, in small letters, seen only where no word may begin) with which no part of a known name begins.
 *
 * @param knownParts folded parts of known names
 */
export function createCannotBeName(
  tokenizer: Pick<Tokenizer, "vocabulary" | "specialTokenIds" | "surface" | "startsWord">,
  knownParts: ReadonlySet<string>,
): CannotBeName {
  const sorted = [...knownParts].sort();
  return (tokenId, { opensWord }) => {
    if (isMark(tokenizer, tokenId) || isPlaceholder(tokenizer.vocabulary[tokenId] ?? "")) return true;
    const surface = tokenizer.surface(tokenId);
    if (letterCount(surface) < FEWEST_LETTERS || (ENTITIES as readonly string[]).includes(surface)) return true;
    if (tokenizer.startsWord(tokenId) || opensWord || isCapitalised(surface)) return false;
    return !beginsOne(sorted, foldSurface(surface));
  };
}

/** Whether one of some sorted words begins so, by bisection. */
function beginsOne(sorted: readonly string[], start: string): boolean {
  const first = firstIndexWhere(sorted.length, (index) => (sorted[index] as string) >= start);
  return sorted[first]?.startsWith(start) ?? false;
}
