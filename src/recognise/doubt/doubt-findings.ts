import { entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import { readNote, lexiconOf } from "../rules/engine/read-note.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { SCALES } from "../rules/languages/scales.ts";
import { isMedicine } from "../rules/languages/medicines/is-medicine.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { loadWordLists } from "../rules/lists/word-lists.ts";
import { styleOf } from "../second-pass/note-style.ts";
import {
  evidenceAfter,
  evidenceBefore,
  evidenceOfCase,
  evidenceOfPlace,
  evidenceOfWord,
  fieldOf,
  type Habits,
} from "./evidence.ts";
import { isDerived } from "./derived-words.ts";
import { ENOUGH, ENOUGH_STEP, type Evidence, LEAST_SCORE, POINTS, POINTS_OF_SCORE } from "./points.ts";
import { type FoundName, readFoundName } from "./read-name.ts";

/** What only models say is weighed; rules, lists of names and the rest speak for themselves. */
const MODEL_SOURCE = /^crf:/;
/** Names in small letters that make a habit of it. */
const FEWEST_SMALL_NAMES = 2;
/** Words in capitals up to this length may be abbreviations. */
const LONGEST_ABBREVIATION = 4;

/**
 * The names that are left when what only a model found is weighed by the lists, the writing and the words beside it. Never
 * goes: what any other recogniser found in part, what stands in a field for a person, what follows a form of address. `lean` as of
 * `createCombination`: the higher, the fewer go.
 */
export function doubtFindings(language: RuleLanguage, text: string, names: readonly Span[], lean = 0): Span[] {
  if (!names.some(isModels)) return [...names];
  const others = names.filter((span) => !isModels(span));
  const lonely = new Set(names.filter((span) => isModels(span) && !others.some((other) => overlaps(span, other))));
  if (lonely.size === 0) return [...names];
  const pack = LANGUAGES[language];
  const note = readNote(text, pack.forms, lexiconOf(pack));
  const habits = habitsOf(language, note, others, [...lonely]);
  const enough = ENOUGH - ENOUGH_STEP * lean;
  return names.filter((span) => !lonely.has(span) || weigh(note, span, habits) >= enough);
}

export function isModels({ source }: Span): boolean {
  return source !== undefined && MODEL_SOURCE.test(source);
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Points for a model's finding. */
function weigh(note: Note, span: Span, habits: Habits): number {
  const name = readFoundName(note, span);
  // Initials alone, digits: the lists cannot tell.
  if (name === undefined) return Infinity;
  if (fieldOf(note, note.tokens[name.start] as Token) === "person") return Infinity;
  const evidence = collectEvidence(note, span, name, habits);
  const score = ((span.score ?? 1) - LEAST_SCORE) * POINTS_OF_SCORE;
  return evidence.reduce((sum, kind) => sum + POINTS[kind], score);
}

/** All that speaks for and against a finding. */
export function collectEvidence(note: Note, span: Span, name: FoundName, habits: Habits): Evidence[] {
  const found: Evidence[] = [];
  found.push(...bestWord(note, name, habits));
  const [, second] = name.words;
  if (second !== undefined) found.push((note.tokens[second] as Token).word.isName ? "secondName" : "secondWord");
  if (name.initials > 0) found.push("initial");
  found.push(...evidenceBefore(note, name), ...evidenceAfter(note, name));
  if (name.words.some((index) => isRepeated((note.tokens[index] as Token).word, habits))) found.push("repeated");
  if (entityOf(span.label, note.text.slice(span.start, span.end)) === "GPE") found.push(...evidenceOfPlace(note, name));
  return found;
}

/** A rule found the word elsewhere; "consuelo" is not Consuelo, where names have capitals. */
function isRepeated({ key, shape }: Word, habits: Habits): boolean {
  return habits.knownSmall.has(key) || (habits.known.has(key) && (shape !== "lower" || habits.writesNamesSmall));
}

/** The evidence of the word that speaks most for the name. */
function bestWord(note: Note, name: FoundName, habits: Habits): Evidence[] {
  let best: Evidence[] = [];
  let most = -Infinity;
  for (const index of name.words) {
    const { word } = note.tokens[index] as Token;
    const evidence = [...evidenceOfWord(word, habits), ...evidenceOfCase(note, index, habits)];
    const points = evidence.reduce((sum, kind) => sum + POINTS[kind], 0);
    if (points > most) [best, most] = [evidence, points];
  }
  return best;
}

export function habitsOf(language: RuleLanguage, note: Note, others: readonly Span[], models: readonly Span[]): Habits {
  const known = new Set<string>();
  const knownSmall = new Set<string>();
  let small = styleOf(note.text) === "small";
  let upper = false;
  for (const span of others) {
    for (const index of readFoundName(note, span)?.words ?? []) {
      const { word } = note.tokens[index] as Token;
      known.add(word.key);
      if (word.shape === "lower") knownSmall.add(word.key);
      if (word.shape === "upper" && word.isName && word.surface.length > LONGEST_ABBREVIATION) upper = true;
      if (word.shape === "lower" && word.isSureName && (word.is & IS.functionWord) === 0) small = true;
    }
  }
  const { isOrdinary } = loadWordLists(language);
  return {
    known,
    knownSmall,
    writesNamesSmall: small || countSmallNames(note, models) >= FEWEST_SMALL_NAMES,
    writesNamesUpper: upper,
    // Small letters behind a capital make a Sara of SARA.
    isTerm: (word) => SCALES.has(word.key) && (word.shape === "upper" || !word.isName),
    isMedicine: (word) => isMedicine(language, word.key),
    isDerived: (word) => isDerived(language, word.key, isOrdinary),
  };
}

/** Distinct words of listed names in small letters that models found: one is an error, several are a habit. */
function countSmallNames(note: Note, models: readonly Span[]): number {
  const names = new Set<string>();
  for (const span of models) {
    for (const index of readFoundName(note, span)?.words ?? []) {
      const { word } = note.tokens[index] as Token;
      if (word.shape === "lower" && word.isSureName) names.add(word.key);
    }
  }
  return names.size;
}
