import type { SpellingSource } from "./hunspell.ts";

/** Words that a list holds: a `Set` is one. Going through one that the build compiled reads a file that nothing else needs. */
export interface WordSet extends Iterable<string> {
  has(key: string): boolean;
}

/** A place as lists name it; one name may be listed more than once. */
export interface ListedPlace {
  readonly name: string;
  readonly kind: "country" | "region" | "city";
  /** In a country where the language is spoken: small places are listed too. */
  readonly isClose: boolean;
  /** Inhabitants, where the source says. */
  readonly population?: number;
}

/** What word lists are made of. Keys are folded words (see `foldWord`); places are written as they are listed. */
export interface ListSources {
  /** Words of given names usual in the language. */
  readonly given: WordSet;
  /** Words of given names usual in other European languages. */
  readonly foreignGiven: WordSet;
  /** Surnames and names that can be either, of all languages: the lists do not tell them apart. */
  readonly surnames: WordSet;
  /** Those of `surnames` that the Dutch rules take for names; empty for other languages. */
  readonly dutchNames: WordSet;
  /** Names that the language's own dictionary has; empty where it tells none. */
  readonly localNames: WordSet;
  /** Words for inhabitants ("marroqui"); empty where there is no list. */
  readonly nationalities: WordSet;
  /** Adjectives and languages of countries in the dictionary, which inhabitants are told by; empty where it tells none. */
  readonly adjectives: WordSet;
  readonly stopwords: WordSet;
  /** Countries, regions and cities. */
  readonly places: readonly ListedPlace[];
  readonly dictionary: SpellingSource;
}

/** Whether a folded word is a given name or surname in any list of some sources. */
export function isListedName(
  { given, foreignGiven, surnames }: Pick<ListSources, "given" | "foreignGiven" | "surnames">,
  key: string,
): boolean {
  return given.has(key) || foreignGiven.has(key) || surnames.has(key);
}
