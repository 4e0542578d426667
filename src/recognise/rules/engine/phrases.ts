import { HashFilter } from "../../../base/hash-filter.ts";
import { foldWord } from "../../../text/fold.ts";
import { hashWord } from "../../../text/word-hash.ts";
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
  const ends = new HashFilter(split.length);
  for (const words of split) {
    addPhrase(byLast, words.at(-1) as string, words.at(-2), words);
    addPhrase(byFirst, words[0] as string, words[1], words);
    ends.add(hashOfEnd(words.at(-2), words.at(-1) as string));
  }
  const wordAt = (tokens: Tokens, index: number) => (index < 0 ? undefined : tokens[index]?.word[form]);
  return {
    firsts: new Set(byFirst.keys()),
    lasts: new Set(byLast.keys()),
    longest: split[0]?.length ?? 0,
    lengthBefore: (tokens, index) => {
      if (!mayEndPhrase(ends, tokens, index)) return 0;
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

/** For the word before one that is a phrase by itself. */
const NO_WORD = 0;

/** Of a phrase's last two words, the first of which it may lack. */
function hashOfEnd(before: string | undefined, last: string): number {
  return mixPair(before === undefined ? NO_WORD : hashWord(foldWord(before)), hashWord(foldWord(last)));
}

/**
 * May a phrase end right before `index`? Told by hashes that words have: there are thousands of phrases, and what begins like one of those at every
 * other name is none.
 */
function mayEndPhrase(ends: HashFilter, tokens: Tokens, index: number): boolean {
  if (index < 1) return false;
  const last = tokens[index - 1]?.word.firstHash ?? NO_WORD;
  const before = index < 2 ? NO_WORD : (tokens[index - 2]?.word.firstHash ?? NO_WORD);
  return ends.mayHave(mixPair(before, last)) || ends.mayHave(mixPair(NO_WORD, last));
}

function mixPair(first: number, second: number): number {
  return Math.imul(first, 0x9e3779b1) ^ second;
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
