import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { foldWord } from "../../../../text/fold.ts";
import { flagWidthOf, hasFlag, type SpellingSource } from "../hunspell.ts";

/** A Hunspell dictionary with all its words at hand. */
export interface Dictionary extends SpellingSource {
  readonly words: ReadonlyMap<string, string>;
  /** Flags of folded words that are listed with a capital, of all their entries together. */
  readonly proper: ReadonlyMap<string, string>;
  /** Adjectives of countries and regions, languages, and who lives there, folded: capitalised, and ordinary all the same. */
  readonly adjectives: ReadonlySet<string>;
}

/** What is to be known of a dictionary beyond its format. */
interface DictionaryKind {
  /** Marks misspellings that it lists to forbid them. */
  readonly forbidden?: string;
  readonly adjectives: readonly string[];
  /** Entries begin with a letter; others are codes. */
  readonly lettersOnly: boolean;
  /** Suffixes are put on words alone, not behind suffixes, and prefixes are entries. */
  readonly isShallow: boolean;
}

const KINDS: Readonly<Record<"nl" | "es" | "en", DictionaryKind>> = {
  nl: { forbidden: "Fw", adjectives: ["Aa", "Ll", "Al"], lettersOnly: false, isShallow: true },
  es: { adjectives: [], lettersOnly: true, isShallow: false },
  en: { adjectives: [], lettersOnly: true, isShallow: false },
};

/** Reads the Hunspell dictionary of a language from its npm package (`index.dic`, `index.aff`). Source of the format: hunspell(5). */
export function readDictionary(language: keyof typeof KINDS): Dictionary {
  const folder = dirname(createRequire(import.meta.url).resolve(`dictionary-${language}`));
  const affixes = readFileSync(join(folder, "index.aff"), "utf8");
  const kind = KINDS[language];
  return {
    affixes: kind.isShallow ? flatten(affixes) : affixes,
    ...readEntries(readFileSync(join(folder, "index.dic"), "utf8"), kind, flagWidthOf(affixes)),
  };
}

/** The words of a word file, by how they are written. */
export function readEntries(
  wordFile: string,
  { forbidden, adjectives: adjectiveFlags, lettersOnly }: DictionaryKind = KINDS.en,
  width = 1,
): Pick<Dictionary, "words" | "proper" | "adjectives"> {
  const words = new Map<string, string>();
  const proper = new Map<string, string>();
  const adjectives = new Set<string>();
  for (const line of wordFile.split(/\r?\n/).slice(1)) {
    // "aan laten" is one entry; what stands behind a tab, or is a field ("po:noun"), is none.
    const entry = line.replace(/\t.*| \w\w:.*/, "");
    const slash = entry.indexOf("/");
    const word = slash < 0 ? entry : entry.slice(0, slash);
    const flags = slash < 0 ? "" : entry.slice(slash + 1);
    if (word === "" || (lettersOnly && !/^\p{L}/u.test(word))) continue;
    if (forbidden !== undefined && hasFlag(flags, forbidden, width)) continue;
    const key = foldWord(word);
    const isAdjective = word !== word.toLowerCase() && adjectiveFlags.some((flag) => hasFlag(flags, flag, width));
    if (isAdjective) adjectives.add(key);
    const entries = word === word.toLowerCase() || isAdjective ? words : proper;
    entries.set(key, (entries.get(key) ?? "") + flags);
  }
  return { words, proper, adjectives };
}

/** An affix file of suffixes that nothing is put behind. */
function flatten(affixes: string): string {
  return affixes
    .split("\n")
    .filter((line) => !line.startsWith("PFX"))
    .map((line) => line.replace(/^(SFX \S+ \S+ [^/\s]+)\/\S+/, "$1"))
    .join("\n");
}
