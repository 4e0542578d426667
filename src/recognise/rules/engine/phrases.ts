/** Phrases of words, found by their last word and read backwards from it, or by their first and read forwards. */
export interface Phrases {
  readonly firsts: ReadonlySet<string>;
  readonly lasts: ReadonlySet<string>;
  /** Tokens of the longest phrase that ends right before `index`; 0 for none. `wordAt` gives the word of a token. */
  lengthBefore(index: number, wordAt: (index: number) => string | undefined): number;
  /** Tokens of the longest phrase that begins at `index`; 0 for none. */
  lengthAt(index: number, wordAt: (index: number) => string | undefined): number;
}

/** The phrases of a list; each is words with single spaces between them. */
export function createPhrases(phrases: readonly string[]): Phrases {
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
    lengthBefore: (index, wordAt) => {
      const candidates = byLast.get(wordAt(index - 1) ?? "");
      if (candidates === undefined) return 0;
      const found = candidates.find((words) =>
        words.every((word, offset) => wordAt(index - words.length + offset) === word),
      );
      return found?.length ?? 0;
    },
    lengthAt: (index, wordAt) => {
      const candidates = byFirst.get(wordAt(index) ?? "");
      if (candidates === undefined) return 0;
      return candidates.find((words) => words.every((word, offset) => wordAt(index + offset) === word))?.length ?? 0;
    },
  };
}

function put(lists: Map<string, (readonly string[])[]>, key: string, words: readonly string[]): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [words]);
  else list.push(words);
}
