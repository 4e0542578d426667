import { hashFolded } from "./word-hash.ts";

/** A word's second hash but for its last bit, which is the answer; no word is asked of whose two hashes are zeros. */
const ANSWER = 1;
const STRIDE = 2;

/**
 * `ask`, a pure function of folded words, with its answers to those that were asked of lately: each lies where the word's first hash says until another
 * one comes there. `most` is a power of two. Unlike `keepAnswers` it makes and keeps no string, and never forgets all at once.
 */
export function keepTruths(most: number, ask: (word: string) => boolean): (word: string) => boolean {
  const kept = new Int32Array(STRIDE * most);
  const hash = new Uint32Array(2);
  return (word) => {
    hashFolded(word, 0, word.length, hash, 0);
    const first = (hash[0] as number) | 0;
    const second = (hash[1] as number) & ~ANSWER;
    const at = STRIDE * (first & (most - 1));
    if (kept[at] === first && ((kept[at + 1] as number) & ~ANSWER) === second)
      return ((kept[at + 1] as number) & ANSWER) !== 0;
    const answer = ask(word);
    kept[at] = first;
    kept[at + 1] = answer ? second | ANSWER : second;
    return answer;
  };
}
