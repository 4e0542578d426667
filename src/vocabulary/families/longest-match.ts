/** Splits a word into the longest entries from left to right; undefined if they do not cover it. */
export type LongestMatch = (text: string, continues: boolean) => string[] | undefined;

/**
 * WordPiece's way of splitting (Schuster & Nakajima 2012, as BERT has it): the longest entry that begins the rest of the word.
 *
 * @param entries the vocabulary
 * @param continuingPrefix what entries that do not begin a word carry, `##`
 * @returns a function that also takes a text from inside a word (`continues`)
 */
export function createLongestMatch(entries: Pick<ReadonlySet<string>, "has">, continuingPrefix: string): LongestMatch {
  return (text, continues) => {
    const pieces: string[] = [];
    const characters = [...text];
    let from = 0;
    while (from < characters.length) {
      const prefix = from > 0 || continues ? continuingPrefix : "";
      let to = characters.length;
      while (to > from && !entries.has(prefix + characters.slice(from, to).join(""))) to--;
      if (to === from) return undefined;
      pieces.push(prefix + characters.slice(from, to).join(""));
      from = to;
    }
    return pieces;
  };
}
