import type { LanguageRules } from "./language-rules.ts";
import type { NameLists } from "./name-lists.ts";
import type { NameWords } from "./name-words.ts";
import type { Finding, Note } from "./note.ts";
import type { PlaceWords } from "./place-words.ts";

/** All that the rules know of a language: what a folder of `languages/` exports. */
export interface LanguagePack {
  /** Fields, headings, and how dates, numbers and addresses are written. */
  readonly forms: LanguageRules;
  /** How names are introduced. */
  readonly names: NameWords;
  /** Postcodes stand before their town ("28046 Madrid"): what follows one is a place. */
  readonly postcodeFirst: boolean;
  /** What stands beside a word that is a name and an ordinary word. */
  readonly placeWords: PlaceWords;
  /** SPECs whose names join those of the rules in `language:CODE`; none for a language without a model. */
  readonly models: readonly string[];
  /** What goes before words, folded: dictionaries leave out most words so made ("Ricontrollo", "overbelast", "prechequeo"). */
  readonly prefixes: RegExp;
  /** What goes behind verbs, and what of the verb it displaces: "averglielo" is "avere" and "glielo". */
  readonly enclitics?: { readonly ending: RegExp; readonly verb: string };
  /** Words, sides and marks that are one capital, and no surname's first letter. */
  readonly loneCapitals: ReadonlySet<string>;
  /** What a name loses before the endings of its diminutives: its last vowel ("Ana", "Anita"), or nothing (Dutch). */
  readonly diminutives: { readonly dropped: RegExp; readonly endings: readonly string[] };
  /** Reads the lists of names, words and places; called once for each recogniser. */
  loadLists(): NameLists;
  /** Persons that only this language's notes name in such a way, beside what the engine finds. */
  find?(note: Note): Finding[];
}
