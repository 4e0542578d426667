import type { Stretch } from "../../text/tokenise.ts";

/** A word or several in a row. */
export interface Phrase {
  readonly words: readonly string[];
  /** Where it stands in its file, from 1. */
  readonly line: number;
}

/** A word, number or mark of a text and where it stands. */
export interface PlacedWord extends Stretch {
  readonly word: string;
}

/** The runs of letters, marks and digits of a text, and each other character that is no white space, in composed form (NFC). */
export function splitWords(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0].normalize("NFC"),
  }));
}

/** Finds phrases in the words of a text: where each begins the longest, one behind the other. */
export type PhraseSearch = (words: readonly PlacedWord[]) => Stretch[];

/** A search for phrases whose words are the same under `keyOf`. */
export function createPhraseSearch(phrases: readonly Phrase[], keyOf: (word: string) => string): PhraseSearch {
  const byFirst = new Map<string, string[][]>();
  for (const { words } of phrases) {
    const keys = words.map(keyOf);
    const first = keys[0] as string;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [keys]);
    else known.push(keys);
  }
  for (const all of byFirst.values()) all.sort((a, b) => b.length - a.length);
  return (words) => {
    const keys = words.map(({ word }) => keyOf(word));
    const found: Stretch[] = [];
    for (let at = 0; at < words.length;) {
      const phrase = byFirst
        .get(keys[at] as string)
        ?.find((all) => all.every((key, index) => keys[at + index] === key));
      if (phrase === undefined) {
        at++;
        continue;
      }
      const end = at + phrase.length;
      found.push({ start: (words[at] as PlacedWord).start, end: (words[end - 1] as PlacedWord).end });
      at = end;
    }
    return found;
  };
}
