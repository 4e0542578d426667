import { foldWord } from "../../text/fold.ts";
import type { Lot } from "./lot.ts";
import { caseOf, writeAs } from "./letter-case.ts";
import { isParticle } from "./particles.ts";
import { replaceDigits } from "./replace-digits.ts";

export interface ReplaceWordsOptions {
  readonly lot: Lot;
  /** Draws with which what is no word is exchanged. */
  readonly label: string;
  /** Folded words that stay. */
  readonly isKept?: (word: string) => boolean;
  /** What takes a folded word's place, in title case. */
  readonly draw: (word: string) => string;
}

/** Capitals of one abbreviation: "AMC", "UZ". */
const LONGEST_ABBREVIATION = 4;

/**
 * A text with its words exchanged one by one, in their case, and its numbers and abbreviations character by character; particles and
 * what `isKept` names stay, unless nothing else is there: then the last word is exchanged too.
 */
export function replaceWords(surface: string, { lot, label, isKept = () => false, draw }: ReplaceWordsOptions): string {
  const write = (keeps: boolean) => {
    const isAllUpper = surface === surface.toUpperCase() && surface.length > 2 * LONGEST_ABBREVIATION;
    return surface.replace(/[\p{L}\p{M}]+|\p{N}+/gu, (piece) => {
      const folded = foldWord(piece);
      const words = [label, folded];
      if (/^\p{N}/u.test(piece)) return replaceDigits(piece, lot, words);
      const isAbbreviation =
        piece.length === 1 || (piece.length <= LONGEST_ABBREVIATION && piece === piece.toUpperCase() && !isAllUpper);
      if (keeps && (isParticle(folded) || isKept(folded))) return piece;
      if (isAbbreviation) return replaceDigits(piece, lot, words, { withLetters: true });
      return writeAs(draw(folded), caseOf(piece));
    });
  };
  const written = write(true);
  return written === surface ? write(false) : written;
}
