import { foldWord } from "../../text/fold.ts";
import { PARTICLES } from "./particles.ts";

const WORD = /[\p{L}\p{M}]+/gu;
/** A word of so few letters before a full stop is an initial. */
const LONGEST_INITIAL = 2;
/** One letter is too short for a name. */
const FEWEST_LETTERS = 2;

/** The folded words of a name as it is written, without initials and particles. */
export function nameWordsOf(name: string): string[] {
  return [...name.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    const letters = [...word].length;
    const isInitial = letters <= LONGEST_INITIAL && name[match.index + word.length] === ".";
    const folded = foldWord(word);
    return letters < FEWEST_LETTERS || isInitial || PARTICLES.has(folded) ? [] : [folded];
  });
}
