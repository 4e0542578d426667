import type { Word } from "../rules/engine/word.ts";

/** What a note and its other findings tell of any name in it. */
export interface Habits {
  /** Its sentences begin small, or a name that a rule is sure of does. */
  readonly writesNamesSmall: boolean;
  /** A name that a rule found is in capitals, in a note that is not. */
  readonly writesNamesUpper: boolean;
  /** A folded word of a name that a rule found; or of one that it found in small letters. */
  isKnown(key: string): boolean;
  isKnownSmall(key: string): boolean;
  /** See `isRecord`. */
  readonly isRecord: boolean;
  /** Notes of the language name people by bare initials: "AB belt". */
  readonly usesInitials: boolean;
  /** The initials of a name that a rule found: "AB", "JvdB". */
  isKnownInitials(surface: string): boolean;
  /** Its lines begin with letters that say what they are about, as those of SOAP do, in a note that is no record. */
  readonly hasLetteredLines: boolean;
  /** An abbreviation of notes: "CVA". */
  isAbbreviation(key: string): boolean;
  /** "en", "of". */
  isConjunction(key: string): boolean;
  /** A pronoun, auxiliary verb or the like of the language that no given name is, in a note that is no record. */
  isGrammar(word: Word): boolean;
  /** What a language is called, and nobody, in a note that is no record. */
  isLanguage(word: Word): boolean;
  /** A scale, sign, device or abbreviation beyond the eponyms of the rules. */
  isTerm(word: Word): boolean;
  /** A medicine, or a term by how it ends. */
  isMedicine(word: Word): boolean;
  /** The beginning of a substance's name, which running text does not know for a name, in a note that is no record: "salb". */
  isShortMedicine(word: Word): boolean;
  /** Put together from an ordinary word and what goes before or behind words of the language. */
  isDerived(word: Word): boolean;
  /** An ordinary word of the language with a typing error, in a note that is no record. */
  isMistyped(word: Word): boolean;
  /** Counted in running text, as a village that nothing is called after is not; in a record every word is. */
  isCounted(word: Word): boolean;
  /** Ends as adjectives and participles of the language do. */
  endsLikeWord(word: Word): boolean;
}
