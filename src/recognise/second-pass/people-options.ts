import type { NoteLanguage } from "../../text/note-languages.ts";
import { loadFunctionWords } from "../rules/lists/function-words.ts";
import { caseOdds } from "../rules/lists/ordinary-words.ts";
import { loadWordLists } from "../rules/lists/word-lists.ts";
import type { PlaceWords } from "../rules/engine/place-words.ts";
import { placeWordsOf } from "./place-words.ts";

export interface PeopleOptions {
  /** Of the text: which articles, cues and nicknames count. Default: those of all languages; nicknames of none. */
  readonly language?: NoteLanguage;
  /** Least score of a name that nothing introduces, to be looked for again; default 0.8. */
  readonly threshold?: number;
  /** The same for one in a field, after a title or relation, or in a sign-off, where recognisers err less; default 0.5. */
  readonly fieldThreshold?: number;
  /** Written to what is found; default `repeat`. */
  readonly source?: string;
  /**
   * True for a folded word that is an ordinary word of the text's language: alone it is a name by its place only, and it is no
   * misspelt name. Default: every word.
   */
  readonly isOrdinary?: (word: string) => boolean;
  /** True for a folded name that is written small often enough to be a word as well ("violet"). Default: none. */
  readonly isWordToo?: (word: string) => boolean;
  /** True for a folded word of medicine: an eponym, sign, device. Alone and not introduced, it is no ground for more. Default: none. */
  readonly isMedical?: (word: string) => boolean;
}

/** Options with every default filled in. */
export interface PeopleSettings {
  readonly language: NoteLanguage | undefined;
  readonly threshold: number;
  readonly fieldThreshold: number;
  readonly source: string;
  readonly hasDictionary: boolean;
  readonly words: PlaceWords;
  isOrdinary(word: string): boolean;
  isWordToo(word: string): boolean;
  isMedical(word: string): boolean;
  isFunctionWord(word: string): boolean;
}

/** Capital minus small, in nats, below which a name is a word as well. */
const WORD_ODDS = 1.5;

/** The settings that options stand for. */
export function settle(options: PeopleOptions): PeopleSettings {
  const {
    language,
    threshold = 0.8,
    fieldThreshold = 0.5,
    source = "repeat",
    isOrdinary,
    isWordToo,
    isMedical,
  } = options;
  const functions = loadFunctionWords(language);
  return Object.freeze({
    language,
    isOrdinary: isOrdinary ?? (() => true),
    isMedical: isMedical ?? (() => false),
    isFunctionWord: (word: string) => functions.has(word),
    threshold,
    fieldThreshold,
    source,
    hasDictionary: isOrdinary !== undefined,
    words: placeWordsOf(language),
    isWordToo: isWordToo ?? (() => false),
  });
}

/** The options for what recognisers of several languages find, those without a language aside: an ordinary word of any is one. */
export function peopleOptionsOfAll(languages: readonly (NoteLanguage | undefined)[]): PeopleOptions {
  const known = [...new Set(languages)].filter((language) => language !== undefined);
  const [only] = known;
  if (only === undefined) return {};
  if (known.length === 1) return peopleOptionsOf(only);
  const all = known.map(peopleOptionsOf);
  return {
    isOrdinary: (word) => all.some(({ isOrdinary }) => isOrdinary?.(word)),
    isWordToo: (word) => all.some(({ isWordToo }) => isWordToo?.(word)),
    isMedical: (word) => all.some(({ isMedical }) => isMedical?.(word)),
  };
}

/** The options for notes in a language: its tables, and its word lists, which are loaded when the first word is looked up. */
export function peopleOptionsOf(language: NoteLanguage): PeopleOptions {
  return {
    language,
    isOrdinary: (word) => loadWordLists(language).isOrdinary(word),
    // Dutch was counted in too little text to tell.
    isWordToo: (word) => language !== "nl" && (caseOdds(language, word) ?? Infinity) < WORD_ODDS,
    isMedical: (word) => loadWordLists(language).isMedical(word),
  };
}
