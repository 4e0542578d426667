import type { LanguageRules } from "./language-rules.ts";
import type { NameLists } from "./name-lists.ts";
import type { NameWords } from "./name-words.ts";
import type { Finding, Note } from "./note.ts";

/** All that the rules know of a language: what a folder of `languages/` exports. */
export interface LanguagePack {
  /** Fields, headings, and how dates, numbers and addresses are written. */
  readonly forms: LanguageRules;
  /** How names are introduced. */
  readonly names: NameWords;
  /** Postcodes stand before their town ("28046 Madrid"): what follows one is a place. */
  readonly postcodeFirst: boolean;
  /** Reads the lists of names, words and places; called once for each recogniser. */
  loadLists(): NameLists;
  /** Persons that only this language's notes name in such a way, beside what the engine finds. */
  find?(note: Note): Finding[];
}
