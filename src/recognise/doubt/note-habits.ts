import { CHARACTER_CLASS, SURROGATE, UPPER } from "../../text/character-classes.ts";
import { entityOf } from "../../text/entities.ts";
import { keepAnswers } from "../../text/keep-answers.ts";
import { keepTruths } from "../../text/keep-truths.ts";
import type { Span } from "../../text/span.ts";
import { parseKnownName } from "../known-names/parse-name.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { isTerm } from "../rules/languages/is-term.ts";
import type { RuleLanguage } from "../rules/languages/languages.ts";
import { isMedicine } from "../rules/languages/medicines/is-medicine.ts";
import { SUBSTANCE_BEGINNINGS } from "../rules/languages/medicines/substances.ts";
import { loadFunctionWords } from "../rules/lists/function-words.ts";
import { loadCaseTable } from "../rules/lists/case-table.ts";
import { caseOdds } from "../rules/lists/ordinary-words.ts";
import { loadWordLists } from "../rules/lists/word-lists.ts";
import { styleOf } from "../second-pass/note-style.ts";
import { placeWordsOf } from "../second-pass/place-words.ts";
import { LONGEST_SIGNATURE, signaturesOf } from "../second-pass/signatures.ts";
import { endsLikeWord, isDerived, isMistyped } from "./derived-words.ts";
import type { Habits } from "./habits.ts";
import { isRecord } from "./is-record.ts";
import { readFoundName } from "./read-name.ts";

/** So many listed names in small letters, or one more that may be names, make a habit of it. */
const FEWEST_SMALL_NAMES = 2;
/** A word is usual that is written small seven times as often as with a capital (see `CaseTable.odds`). */
const USUAL_ODDS = -2;
/** With a capital, the beginning of a medicine's name has so many letters: shorter ones are names too. */
const LONG_BEGINNING = 6;
/** Words in capitals up to this length may be abbreviations. */
const LONGEST_ABBREVIATION = 4;

/** What other findings say of how a note writes names. */
interface Known {
  hasWord(key: string): boolean;
  hasSmallWord(key: string): boolean;
  readonly hasSmall: boolean;
  readonly hasUpper: boolean;
}

/** The habits of a note, each found when it is first asked for: few findings ask for many. */
export class NoteHabits implements Habits {
  private readonly language: RuleLanguage;
  private readonly note: Note;
  private readonly others: readonly Span[];
  private readonly models: readonly Span[];
  private read: Known | undefined;
  private isSmall: boolean | undefined;
  private signatures: ReadonlySet<string> | undefined;
  private isLettered: boolean | undefined;

  /** `models`: what is to be weighed, found by models alone; `others` are what else was found. */
  constructor(language: RuleLanguage, note: Note, others: readonly Span[], models: readonly Span[]) {
    this.language = language;
    this.note = note;
    this.others = others;
    this.models = models;
  }

  get isRecord(): boolean {
    return isRecord(this.language, this.note.tokens.length);
  }

  get usesInitials(): boolean {
    return placeWordsOf(this.language).hasInitials;
  }

  get writesNamesSmall(): boolean {
    const isSmall = () =>
      styleOf(this.note.text) === "small" || this.ofOthers().hasSmall || hasSmallNames(this.note, this.models);
    return (this.isSmall ??= isSmall());
  }

  get writesNamesUpper(): boolean {
    return this.ofOthers().hasUpper;
  }

  get hasLetteredLines(): boolean {
    return (this.isLettered ??= !this.isRecord && countLetters(this.note) >= FEWEST_LETTERS);
  }

  isKnown(key: string): boolean {
    return this.ofOthers().hasWord(key);
  }

  isKnownSmall(key: string): boolean {
    return this.ofOthers().hasSmallWord(key);
  }

  isAbbreviation(key: string): boolean {
    return placeWordsOf(this.language).abbreviations.has(key);
  }

  isConjunction(key: string): boolean {
    return placeWordsOf(this.language).conjunctions.has(key);
  }

  isKnownInitials(surface: string): boolean {
    if (surface.length > LONGEST_SIGNATURE || !mayBeSignature(surface) || !this.usesInitials) return false;
    return (this.signatures ??= readSignatures(this.note, this.others)).has(surface);
  }

  isGrammar(word: Word): boolean {
    return !this.isRecord && !word.isGiven && loadFunctionWords(this.language).has(word.key);
  }

  isLanguage(word: Word): boolean {
    return !this.isRecord && !word.isName && word.isLanguage;
  }

  /** Small letters behind a capital make a Sara of SARA. */
  isTerm(word: Word): boolean {
    return (
      word.isTerm && isTerm(word.key) && ((word.shape === "upper" && this.note.casing === "mixed") || !word.isName)
    );
  }

  isMedicine(word: Word): boolean {
    return word.isTerm && isMedicine(this.language, word.key);
  }

  isShortMedicine(word: Word): boolean {
    if (this.isRecord || word.isGiven || !SUBSTANCE_BEGINNINGS.has(word.key)) return false;
    // "Rani", "Melo"
    if (word.shape !== "lower" && word.key.length < LONG_BEGINNING) return false;
    return (caseOdds(this.language, word.key) ?? 0) <= 0;
  }

  isCounted(word: Word): boolean {
    return this.isRecord || caseOdds(this.language, word.key) !== undefined;
  }

  endsLikeWord(word: Word): boolean {
    return endsLikeWord(this.language, word.key);
  }

  isDerived(word: Word): boolean {
    return isDerived(this.language, word.key, loadWordLists(this.language).isOrdinary);
  }

  isMistyped(word: Word): boolean {
    return !this.isRecord && MISTYPED[this.language](word.key);
  }

  private ofOthers(): Known {
    return (this.read ??= readKnown(this.note, this.others));
  }
}

/** Words of which is kept whether they are mistyped. */
const MOST_MISTYPED = 1 << 13;
const MISTYPED: Readonly<Record<RuleLanguage, (key: string) => boolean>> = {
  nl: keepMistyped("nl"),
  es: keepMistyped("es"),
  it: keepMistyped("it"),
  en: keepMistyped("en"),
};

function keepMistyped(language: RuleLanguage): (key: string) => boolean {
  return keepTruths(MOST_MISTYPED, (key) => {
    const table = loadCaseTable(language);
    return isMistyped(key, (hash) => (table.odds(hash) ?? 0) < USUAL_ODDS);
  });
}

const NONE = () => false;
const NOTHING_KNOWN: Known = { hasWord: NONE, hasSmallWord: NONE, hasSmall: false, hasUpper: false };
/** Of so few words a look at all is quicker than a set of them, which must be made first. */
const FEW = 16;

function oneOf(words: readonly string[]): (key: string) => boolean {
  if (words.length <= FEW) return (key) => words.includes(key);
  const set = new Set(words);
  return (key) => set.has(key);
}

function readKnown(note: Note, others: readonly Span[]): Known {
  if (others.length === 0) return NOTHING_KNOWN;
  const words: string[] = [];
  const smallWords: string[] = [];
  let [hasSmall, hasUpper] = [false, false];
  for (const span of others) {
    for (const index of readFoundName(note, span)?.words ?? []) {
      const { word } = note.tokens[index] as Token;
      words.push(word.key);
      if (word.shape === "lower") smallWords.push(word.key);
      if (word.shape === "upper" && word.isName && word.surface.length > LONGEST_ABBREVIATION) hasUpper = true;
      if (word.shape === "lower" && word.isSureName && (word.is & IS.functionWord) === 0) hasSmall = true;
    }
  }
  return { hasWord: oneOf(words), hasSmallWord: oneOf(smallWords), hasSmall, hasUpper };
}

/** A signature ends with a capital, as few names do. */
function mayBeSignature(surface: string): boolean {
  const last = CHARACTER_CLASS[surface.charCodeAt(surface.length - 1)];
  return last === UPPER || last === SURROGATE;
}

/** Names whose signatures are kept; some hundred bytes each. */
const MOST_KEPT = 60_000;

/** What somebody of that name may sign with. */
const signaturesOfName = keepAnswers(MOST_KEPT, (name) =>
  parseKnownName({ name, given: "", initials: "", particle: "", surname: "" }).flatMap(signaturesOf),
);

/** Letters of "subjective, objective, assessment, evaluation, plan". */
export const LINE_LETTERS: ReadonlySet<string> = new Set(["S", "O", "A", "E", "P"]);
/** So many different ones begin lines. */
const FEWEST_LETTERS = 3;

function countLetters({ tokens }: Note): number {
  return new Set(
    tokens
      .filter(({ word, startsLine }) => startsLine && LINE_LETTERS.has(word.surface))
      .map(({ word }) => word.surface),
  ).size;
}

/** What the persons among findings may sign with. */
function readSignatures({ text }: Note, others: readonly Span[]): ReadonlySet<string> {
  const signatures = new Set<string>();
  for (const { label, start, end } of others) {
    const name = text.slice(start, end);
    if (entityOf(label, name) !== "PERSON") continue;
    for (const signature of signaturesOfName(name)) signatures.add(signature);
  }
  return signatures;
}

/** Is a note full of names in small letters that models found? One is an error, several are a habit. */
function hasSmallNames(note: Note, models: readonly Span[]): boolean {
  const listed = new Set<string>();
  const possible = new Set<string>();
  for (const span of models) {
    for (const index of readFoundName(note, span)?.words ?? []) {
      const { word } = note.tokens[index] as Token;
      if (word.shape !== "lower") continue;
      if (word.isSureName) listed.add(word.key);
      if (word.isSureName || isUnknown(word)) possible.add(word.key);
    }
  }
  return listed.size >= FEWEST_SMALL_NAMES || possible.size > FEWEST_SMALL_NAMES;
}
