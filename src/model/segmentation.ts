import { tokenise } from "../text/tokenise.ts";
import type { Tokenizer } from "./checkpoint.ts";

/** Words of a text, and how many of them two tokenizers cut differently. */
export interface Segmentation {
  readonly changed: number;
  readonly words: number;
  /** Of the changed, those that an entry was removed from: absent where it is not known which were. */
  readonly named?: number;
}

/**
 * Calls `use` with each word of these texts as it stands there: with a space before it if there is one, which many tokenizers make a
 * part of the word. What has no letter is no word.
 */
export function forEachWord(texts: readonly string[], use: (word: string) => void): void {
  for (const text of texts) {
    for (const { start, end } of tokenise(text)) {
      const word = text.slice(start, end);
      if (/\p{L}/u.test(word)) use(text[start - 1] === " " ? ` ${word}` : word);
    }
  }
}

/** A word that two tokenizers cut differently, and how often it stands in the texts. */
export interface ChangedWord {
  /** Its ids before. */
  readonly ids: readonly number[];
  readonly count: number;
}

/** Goes through the words of texts, as they stand there: how many there are, and those that two tokenizers cut into different tokens. */
export function findChangedWords(
  before: Tokenizer,
  after: Tokenizer,
  texts: readonly string[],
): { readonly words: number; readonly changed: readonly ChangedWord[] } {
  const counts = new Map<string, number>();
  let words = 0;
  forEachWord(texts, (word) => {
    words++;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  const changed = [...counts].flatMap(([word, count]) => {
    const ids = before.encodePlain(word);
    return cut(before, ids) === cut(after, after.encodePlain(word)) ? [] : [{ ids, count }];
  });
  return { words, changed };
}

/**
 * How many of the words of these texts, as they stand there, two tokenizers cut into different tokens.
 *
 * @param removed ids of entries that the second one does not have any more
 */
export function compareSegmentation(
  before: Tokenizer,
  after: Tokenizer,
  texts: readonly string[],
  removed?: ReadonlySet<number>,
): Segmentation {
  return countSegmentation(findChangedWords(before, after, texts), removed);
}

/** The same of words that have been found. */
export function countSegmentation(
  { words, changed }: ReturnType<typeof findChangedWords>,
  removed?: ReadonlySet<number>,
): Segmentation {
  const sum = (some: readonly ChangedWord[]) => some.reduce((total, { count }) => total + count, 0);
  const named = removed && changed.filter(({ ids }) => ids.some((tokenId) => removed.has(tokenId)));
  return { changed: sum(changed), words, ...(named && { named: sum(named) }) };
}

function cut({ vocabulary }: Tokenizer, ids: readonly number[]): string {
  return JSON.stringify(ids.map((tokenId) => vocabulary[tokenId]));
}
