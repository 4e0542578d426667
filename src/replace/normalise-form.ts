import { foldWord } from "../text/fold.ts";
import { isTitle } from "./surrogate/titles.ts";

/**
 * The form under which two mentions are the same: words and numbers in lower case without accents, titles before them and punctuation
 * left out ("Dr. J. de Wit" and "dr J de WIT" → "j de wit"). Never empty for a text that is not.
 */
export function normaliseForm(surface: string): string {
  const words = foldWord(surface).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let first = 0;
  while (first < words.length - 1 && isTitle(words[first] as string)) first++;
  const form = words.slice(first).join(" ");
  return form === "" ? surface : form;
}
