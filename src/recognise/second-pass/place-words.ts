import type { NoteLanguage } from "../../text/note-languages.ts";
import { PLACE_WORDS_EN } from "./words/en.ts";
import { PLACE_WORDS_ES } from "./words/es.ts";
import { PLACE_WORDS_IT } from "./words/it.ts";
import { PLACE_WORDS_NL } from "./words/nl.ts";

/** Words, folded, beside which a word that is a name and an ordinary word is the one or the other. */
export interface PlaceWords {
  /** Articles, determiners, possessives, numbers, and prepositions grown together with an article: a noun follows. */
  readonly determiners: ReadonlySet<string>;
  /** Prepositions of place, origin and matter, forms of "to be", "patient": in small letters a noun or adjective follows rather than a person. */
  readonly prepositions: ReadonlySet<string>;
  /** "told by", "spoke to", "seen by": a person follows. One word, the last before the name. */
  readonly cues: ReadonlySet<string>;
  /** Forms of address, relations and professions: a name follows. */
  readonly roles: ReadonlySet<string>;
  /** "and", "or": what stands on both sides is of one kind. */
  readonly conjunctions: ReadonlySet<string>;
  /** Words behind a noun of the body or of an illness ("injury" in "head injury"), never behind a person. */
  readonly nounsAfter: ReadonlySet<string>;
  /** Kinds of things called after people: what follows names a street, a ward, an illness. */
  readonly things: ReadonlySet<string>;
  /** What stands before or behind initials that sign. */
  readonly signs: ReadonlySet<string>;
  /** Abbreviations of wards, measures and illnesses that look like initials. */
  readonly abbreviations: ReadonlySet<string>;
  /** True where people are written as initials anywhere in a note, not in signatures alone. */
  readonly hasInitials: boolean;
}

const TABLES: Readonly<Record<NoteLanguage, PlaceWords>> = {
  nl: PLACE_WORDS_NL,
  es: PLACE_WORDS_ES,
  en: PLACE_WORDS_EN,
  it: PLACE_WORDS_IT,
};

let all: PlaceWords | undefined;

/** The words of a language; those of all together where the language is not known. */
export function placeWordsOf(language: NoteLanguage | undefined): PlaceWords {
  if (language !== undefined) return TABLES[language];
  return (all ??= uniteWords());
}

function uniteWords(): PlaceWords {
  const unite = (pick: (words: PlaceWords) => ReadonlySet<string>) =>
    new Set(Object.values(TABLES).flatMap((words) => [...pick(words)]));
  return Object.freeze({
    determiners: unite((words) => words.determiners),
    prepositions: unite((words) => words.prepositions),
    cues: unite((words) => words.cues),
    roles: unite((words) => words.roles),
    conjunctions: unite((words) => words.conjunctions),
    nounsAfter: unite((words) => words.nounsAfter),
    things: unite((words) => words.things),
    signs: unite((words) => words.signs),
    abbreviations: unite((words) => words.abbreviations),
    hasInitials: false,
  });
}
