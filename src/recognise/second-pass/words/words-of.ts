/** The words of a text, as a set; empty for an empty text. */
export function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ""));
}
