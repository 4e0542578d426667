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
  const compare = (word: string) => {
    const ids = before.encodePlain(word);
    const isChanged = cut(before, ids) !== cut(after, after.encodePlain(word));
    return { isChanged, isNamed: isChanged && ids.some((tokenId) => removed?.has(tokenId)) };
  };
  const known = new Map<string, ReturnType<typeof compare>>();
  let [changed, named, words] = [0, 0, 0];
  forEachWord(texts, (word) => {
    const compared = known.get(word) ?? compare(word);
    known.set(word, compared);
    words++;
    if (compared.isChanged) changed++;
    if (compared.isNamed) named++;
  });
  return { changed, words, ...(removed && { named }) };
}

function cut({ vocabulary }: Tokenizer, ids: readonly number[]): string {
  return JSON.stringify(ids.map((tokenId) => vocabulary[tokenId]));
}
