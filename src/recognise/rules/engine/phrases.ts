import { hashFolded } from "../../../text/word-hash.ts";
import type { Word } from "./word.ts";

type Tokens = readonly { readonly word: Pick<Word, "key" | "surface" | "firstHash"> }[];

/** Phrases of words, found by their last word and read backwards from it, or by their first and read forwards. */
export interface Phrases {
  readonly firsts: ReadonlySet<string>;
  readonly lasts: ReadonlySet<string>;
  /** Tokens of the longest phrase. */
  readonly longest: number;
  /** Tokens of the longest phrase that ends right before `index`; 0 for none. */
  lengthBefore(tokens: Tokens, index: number): number;
  /** Tokens of the longest phrase that begins at `index`; 0 for none. */
  lengthAt(tokens: Tokens, index: number): number;
}

/** The phrases that begin, or end, with a word. */
interface Words {
  /** The word alone is one. */
  isWhole: boolean;
  /** The others, the longest first, by the word beside it: many end with "house" or "on". */
  readonly byNext: Map<string, (readonly string[])[]>;
}

/** The phrases of a list, folded or as `form` says; each is words with single spaces between them. */
export function createPhrases(phrases: readonly string[], form: "key" | "surface" = "key"): Phrases {
  const byLast = new Map<string, Words>();
  const byFirst = new Map<string, Words>();
  const split = phrases.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
  const ends = new PairFilter(split.length);
  for (const words of split) {
    addPhrase(byLast, words.at(-1) as string, words.at(-2), words);
    addPhrase(byFirst, words[0] as string, words[1], words);
    ends.add(words.at(-2), words.at(-1) as string);
  }
  const wordAt = (tokens: Tokens, index: number) => (index < 0 ? undefined : tokens[index]?.word[form]);
  return {
    firsts: new Set(byFirst.keys()),
    lasts: new Set(byLast.keys()),
    longest: split[0]?.length ?? 0,
    lengthBefore: (tokens, index) => {
      if (!ends.mayHave(tokens, index - 2)) return 0;
      const found = byLast.get(wordAt(tokens, index - 1) ?? "");
      if (found === undefined) return 0;
      for (const words of found.byNext.get(wordAt(tokens, index - 2) ?? "") ?? [])
        if (standAt(words, tokens, index - words.length, form)) return words.length;
      return found.isWhole ? 1 : 0;
    },
    lengthAt: (tokens, index) => {
      const found = byFirst.get(wordAt(tokens, index) ?? "");
      if (found === undefined) return 0;
      for (const words of found.byNext.get(wordAt(tokens, index + 1) ?? "") ?? [])
        if (standAt(words, tokens, index, form)) return words.length;
      return found.isWhole ? 1 : 0;
    },
  };
}

/** Bits of a filter for a pair that passes it, at least. */
const FILTER_BITS = 16;
/** For a word that is a phrase by itself. */
const NO_WORD = 0;

/**
 * Tells most pairs of words at once that no phrase ends with them, by hashes that words have: there are thousands of phrases, and what begins like
 * one of those at every other name is none.
 */
class PairFilter {
  private readonly bits: Int32Array;
  private readonly last: number;

  constructor(pairs: number) {
    this.last = 2 ** Math.max(5, 32 - Math.clz32(FILTER_BITS * pairs)) - 1;
    this.bits = new Int32Array((this.last + 1) >>> 5);
  }

  /** `first` is undefined where the second is a phrase whatever stands before it. */
  add(first: string | undefined, second: string): void {
    const bit = this.bitOf(first === undefined ? NO_WORD : hashOf(first), hashOf(second));
    this.bits[bit >>> 5] = (this.bits[bit >>> 5] as number) | (1 << (bit & 31));
  }

  /** Of the tokens at `index`, which may be below 0, and behind it. */
  mayHave(tokens: Tokens, index: number): boolean {
    if (index < -1) return false;
    const second = tokens[index + 1]?.word.firstHash ?? NO_WORD;
    const first = index < 0 ? NO_WORD : (tokens[index]?.word.firstHash ?? NO_WORD);
    return this.has(this.bitOf(first, second)) || this.has(this.bitOf(NO_WORD, second));
  }

  private has(bit: number): boolean {
    return ((this.bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  }

  private bitOf(first: number, second: number): number {
    return (Math.imul(first, 0x9e3779b1) ^ second) & this.last;
  }
}

const hash = new Uint32Array(2);

function hashOf(word: string): number {
  hashFolded(word, 0, word.length, hash, 0);
  return hash[0] as number;
}

function standAt(words: readonly string[], tokens: Tokens, index: number, form: "key" | "surface"): boolean {
  if (index < 0) return false;
  for (let i = 0; i < words.length; i++) if (tokens[index + i]?.word[form] !== words[i]) return false;
  return true;
}

/** `next`: the word beside `word` in the phrase; undefined where it stands alone. */
function addPhrase(
  phrases: Map<string, Words>,
  word: string,
  next: string | undefined,
  words: readonly string[],
): void {
  let known = phrases.get(word);
  if (known === undefined) phrases.set(word, (known = { isWhole: false, byNext: new Map() }));
  if (next === undefined) {
    known.isWhole = true;
    return;
  }
  const list = known.byNext.get(next);
  if (list === undefined) known.byNext.set(next, [words]);
  else list.push(words);
}
