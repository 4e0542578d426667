import { foldWord } from "../../text/fold.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

/** The words that field names and headings of all languages are made of. */
export interface FieldWords {
  /** True if `name` has no other words, and one of them at least has four letters. */
  areFieldWords(name: string): boolean;
}

let loaded: FieldWords | undefined;

/** Put together once a process. */
export function loadFieldWords(): FieldWords {
  loaded ??= buildFieldWords();
  return loaded;
}

function buildFieldWords(): FieldWords {
  const words = new Set<string>();
  for (const { forms: rules } of Object.values(LANGUAGES)) {
    for (const name of [...Object.values(rules.fields).flat(), ...rules.headings]) {
      for (const word of partsOfName(name)) words.add(word);
    }
  }
  return {
    areFieldWords: (name) => {
      const parts = partsOfName(name);
      return parts.every((word) => words.has(word)) && parts.some((word) => word.length >= 4);
    },
  };
}

function partsOfName(name: string): string[] {
  return foldWord(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
