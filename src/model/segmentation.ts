import { tokenise } from "../text/tokenise.ts";
import type { Tokenizer } from "./checkpoint.ts";

/** Words of a text, and how many of them two tokenizers cut differently. */
export interface Segmentation {
  readonly changed: number;
  readonly words: number;
}

/** How many of the words of these texts, each in the middle of a sentence, two tokenizers cut into different tokens. */
export function compareSegmentation(before: Tokenizer, after: Tokenizer, texts: readonly string[]): Segmentation {
  const cutAlike = new Map<string, boolean>();
  let changed = 0;
  let words = 0;
  for (const text of texts) {
    for (const { start, end } of tokenise(text)) {
      const word = text.slice(start, end);
      if (!/\p{L}/u.test(word)) continue;
      let alike = cutAlike.get(word);
      if (alike === undefined) {
        alike = cut(before, word) === cut(after, word);
        cutAlike.set(word, alike);
      }
      words++;
      if (!alike) changed++;
    }
  }
  return { changed, words };
}

function cut(tokenizer: Tokenizer, word: string): string {
  return JSON.stringify(tokenizer.encodePlain(` ${word}`).map((tokenId) => tokenizer.vocabulary[tokenId]));
}
