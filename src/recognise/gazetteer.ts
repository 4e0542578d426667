import { foldWord } from "../text/fold.ts";
import { tokenise } from "../text/tokenise.ts";

/** Entries of one or more words, found at token boundaries whatever their accents and case. */
export interface Gazetteer<Value> {
  readonly size: number;
  /** Adds an entry; one that folds to the same words keeps the value that `prefer` chooses (default: the first). */
  add(entry: string, value: Value): void;
  /**
   * The longest entry that starts at `keys[index]`, where `keys` are the folded tokens of a text (see `foldWord`):
   * how many tokens it takes and its value.
   */
  match(keys: readonly string[], index: number): { readonly length: number; readonly value: Value } | undefined;
}

/** An empty gazetteer. Entries are tokenised as texts are, so that "Den Haag" and "'s-Hertogenbosch" match theirs. */
export function createGazetteer<Value>(prefer: (old: Value, added: Value) => Value = (old) => old): Gazetteer<Value> {
  const values = new Map<string, Value>();
  /** Most tokens of an entry, by its first token; absent where all entries are one token long. */
  const longest = new Map<string, number>();
  return {
    get size() {
      return values.size;
    },
    add: (entry, value) => {
      const words = tokenise(entry).map((token) => foldWord(entry.slice(token.start, token.end)));
      const [first] = words;
      if (first === undefined) return;
      const key = words.join(" ");
      const old = values.get(key);
      values.set(key, old === undefined ? value : prefer(old, value));
      if (words.length > 1) longest.set(first, Math.max(longest.get(first) ?? 1, words.length));
    },
    match: (keys, index) => {
      const first = keys[index];
      if (first === undefined) return undefined;
      for (let length = Math.min(longest.get(first) ?? 1, keys.length - index); length > 0; length--) {
        const value = values.get(length === 1 ? first : keys.slice(index, index + length).join(" "));
        if (value !== undefined) return { length, value };
      }
      return undefined;
    },
  };
}
