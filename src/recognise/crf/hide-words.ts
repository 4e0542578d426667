import type { Random } from "../../base/random.ts";
import { OUTSIDE } from "./labels.ts";
import { mix, SHAPE_DIGITS, type TokenTable } from "../token-table.ts";

/** A word outside every mention is hidden so many times more seldom: the rarer compounds of a note are in no list either. */
const SELDOMER = 3;

/**
 * Makes some of a document's words unknown, in place, for a model to learn from: their hashes become those of no word, so that neither lists
 * nor lexicon nor weights know them, and what is left is the word's letters and its place. `share` of the different words that
 * stand in mentions, and fewer of the others, everywhere in the document: most names of new notes are in no list.
 */
export function hideWords(tokens: TokenTable, tags: Uint8Array, share: number, random: Random): void {
  const inMention = new Set<number>();
  for (let i = 0; i < tokens.count; i++) if (tags[i] !== OUTSIDE) inMention.add(tokens.word[i] as number);
  const salt = random.int(0x7fff_ffff);
  const hidden = new Map<number, boolean>();
  for (let i = 0; i < tokens.count; i++) {
    if ((tokens.shape[i] as number) >= SHAPE_DIGITS) continue;
    const word = tokens.word[i] as number;
    let isHidden = hidden.get(word);
    if (isHidden === undefined) {
      isHidden = random.chance(inMention.has(word) ? share : share / SELDOMER);
      hidden.set(word, isHidden);
    }
    if (isHidden) tokens.word[i] = mix(word, salt);
  }
}
