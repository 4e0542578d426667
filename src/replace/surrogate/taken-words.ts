import { foldWord } from "../../text/fold.ts";

/**
 * Whether a word may be a surrogate in a document: it stands nowhere in it, so it is no part of the original, of another's
 * name, found or missed, nor anything else that is written there.
 */
export type IsFree = (word: string) => boolean;

/** The check for a document: as a whole word of its text, or glued to others in a name ("JanDeVries"). */
export function createIsFree(text: string, surfaces: readonly string[]): IsFree {
  const folded = foldWord(text);
  const glued = new Set(
    surfaces.flatMap((surface) =>
      [...surface.matchAll(/\p{Lu}?[^\p{Lu}\P{L}]+|\p{Lu}+/gu)].map(([part]) => foldWord(part)),
    ),
  );
  return (word) => {
    const wanted = foldWord(word);
    if (wanted === "") return false;
    return !glued.has(wanted) && !hasWord(folded, wanted);
  };
}

function hasWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const before = at === 0 ? "" : (folded[at - 1] as string);
    const after = folded[at + word.length] ?? "";
    if (!/\p{L}/u.test(before) && !/\p{L}/u.test(after)) return true;
  }
  return false;
}

const CONSONANTS = "bdfgklmnprstv";
const VOWELS = "aeio";

/** A pronounceable word made at random, where lists have none left. */
export function inventWord(bytes: Uint8Array, isFree: IsFree): string {
  for (let shift = 0; ; shift++) {
    let word = "";
    // Longer and longer, so that one is free in the end.
    for (let i = 0; i < 3 + Math.floor(shift / 8); i++) {
      const byte = (bytes[(i + shift) % bytes.length] as number) + shift;
      word += CONSONANTS.charAt(byte % CONSONANTS.length) + VOWELS.charAt((byte >> 4) % VOWELS.length);
    }
    if (isFree(word)) return word.charAt(0).toUpperCase() + word.slice(1);
  }
}
