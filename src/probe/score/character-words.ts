import { type Alignment, MASK } from "../../model/checkpoint.ts";
import { tokenise } from "../../text/tokenise.ts";

/**
 * For each token of an aligned text, whether a word begins with it, where words are told by the characters of the text alone and
 * so are the same for every tokenizer. A token across two words belongs to the first; specials are words of their own.
 */
export function characterWordStarts({ stretches }: Alignment, text: string): boolean[] {
  const words = tokenise(text);
  let word = 0;
  let previous = -1;
  return stretches.map((stretch) => {
    if (stretch === undefined) {
      previous = -1;
      return true;
    }
    while (word < words.length - 1 && (words[word]?.end as number) <= stretch.start) word++;
    const starting = word !== previous;
    previous = word;
    return starting;
  });
}

/** Words of a text as {@link characterWordStarts} tells them, masks left out. */
export function countCharacterWords(text: string): number {
  return tokenise(text.replaceAll(MASK, " ")).length;
}
