import type { Word } from "./word.ts";

type Tokens = readonly { readonly word: Pick<Word, "key" | "surface"> }[];

/** Phrases of words, found by their last word and read backwards from it, or by their first and read forwards. */
export interface Phrases {
  readonly firsts: ReadonlySet<string>;
  readonly lasts: ReadonlySet<string>;
  /** Tokens of the longest phrase that ends right before `index`; 0 for none. */
  lengthBefore(tokens: Tokens, index: number): number;
  /** Tokens of the longest phrase that begins at `index`; 0 for none. */
  lengthAt(tokens: Tokens, index: number): number;
}

/** The phrases of a list, folded or as `form` says; each is words with single spaces between them. */
export function createPhrases(phrases: readonly string[], form: "key" | "surface" = "key"): Phrases {
  const byLast = new Map<string, (readonly string[])[]>();
  const byFirst = new Map<string, (readonly string[])[]>();
  const split = phrases.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
  for (const words of split) {
    put(byLast, words.at(-1) as string, words);
    put(byFirst, words[0] as string, words);
  }
  return {
    firsts: new Set(byFirst.keys()),
    lasts: new Set(byLast.keys()),
    lengthBefore: (tokens, index) => {
      for (const words of byLast.get(index > 0 ? (tokens[index - 1]?.word[form] ?? "") : "") ?? [])
        if (standAt(words, tokens, index - words.length, form)) return words.length;
      return 0;
    },
    lengthAt: (tokens, index) => {
      for (const words of byFirst.get(tokens[index]?.word[form] ?? "") ?? [])
        if (standAt(words, tokens, index, form)) return words.length;
      return 0;
    },
  };
}

function standAt(words: readonly string[], tokens: Tokens, index: number, form: "key" | "surface"): boolean {
  if (index < 0) return false;
  for (let i = 0; i < words.length; i++) if (tokens[index + i]?.word[form] !== words[i]) return false;
  return true;
}

function put(lists: Map<string, (readonly string[])[]>, key: string, words: readonly string[]): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [words]);
  else list.push(words);
}
