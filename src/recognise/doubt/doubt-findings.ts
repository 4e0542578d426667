import { firstIndexWhere } from "../../base/first-index-where.ts";
import { entityOf } from "../../text/entities.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import type { Reading } from "../reading.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import { readNote } from "../rules/engine/read-note.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { isTerm } from "../rules/languages/is-term.ts";
import { isMedicine } from "../rules/languages/medicines/is-medicine.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { loadWordLists } from "../rules/lists/word-lists.ts";
import { parseKnownName } from "../known-names/parse-name.ts";
import { styleOf } from "../second-pass/note-style.ts";
import { placeWordsOf } from "../second-pass/place-words.ts";
import { LONGEST_SIGNATURE, signaturesOf } from "../second-pass/signatures.ts";
import {
  evidenceAfter,
  evidenceBefore,
  evidenceOfCase,
  evidenceOfPlace,
  evidenceOfWord,
  fieldOf,
  type Habits,
} from "./evidence.ts";
import { isInMedicalList } from "./is-in-medical-list.ts";
import { endsLikeWord, isDerived } from "./derived-words.ts";
import { findLonely, isModels } from "./find-lonely.ts";
import { ENOUGH, ENOUGH_STEP, type Evidence, LEAST_SCORE, POINTS, POINTS_OF_SCORE } from "./points.ts";
import { type FoundName, readFoundName } from "./read-name.ts";

/** So many listed names in small letters, or one more that may be names, make a habit of it. */
const FEWEST_SMALL_NAMES = 2;
/** Words in capitals up to this length may be abbreviations. */
const LONGEST_ABBREVIATION = 4;

/**
 * The names that are left when what only a model found is weighed by the lists, the writing and the words beside it. Never
 * goes: what any other recogniser found in part, what stands in a field for a person, what follows a form of address. `lean` as of
 * `createCombination`: the higher, the fewer go.
 */
export function doubtFindings(
  language: RuleLanguage,
  reading: Reading,
  names: readonly Span[],
  lean = 0,
): readonly Span[] {
  if (!names.some(isModels)) return names;
  const others = names.filter((span) => !isModels(span));
  const lonely = new Set(findLonely(names.filter(isModels), unionSpans(others)));
  if (lonely.size === 0) return names;
  const note = readNote(reading, LANGUAGES[language]);
  const habits = habitsOf(language, note, others, [...lonely]);
  const enough = ENOUGH - ENOUGH_STEP * lean;
  return names.filter((span) => !lonely.has(span) || weighFinding(note, span, habits) >= enough);
}

/** Points for a finding, as if only a model had made it. */
export function weighFinding(note: Note, span: Span, habits: Habits): number {
  const name = readFoundName(note, span);
  // Initials alone, digits: the lists cannot tell.
  if (name === undefined) return isAbbreviation(note, span) ? -Infinity : Infinity;
  if (fieldOf(note, note.tokens[name.start] as Token) === "person") return Infinity;
  const evidence = collectEvidence(note, span, name, habits);
  if (evidence.includes("title")) return Infinity;
  const score = ((span.score ?? 1) - LEAST_SCORE) * POINTS_OF_SCORE;
  return evidence.reduce((sum, kind) => sum + POINTS[kind], score);
}

/** What stands before a date of birth (date of birth, data di nascita, fecha de nacimiento), without its points. */
const BORN: ReadonlySet<string> = new Set(["dn", "dob", "fn", "gd", "gebd"]);

/** "T. 36,8", "D.N. 12/03/1940", "R. cutaneo": one letter before a number or that nothing tells to be somebody, or an abbreviation of birth. "A.A. 16:35" signs. */
function isAbbreviation(note: Note, { start, end }: Span): boolean {
  const { tokens } = note;
  const first = firstIndexWhere(tokens.length, (index) => (tokens[index] as Token).end > start);
  let after = first;
  while (after < tokens.length && (tokens[after] as Token).start < end) after++;
  if (tokens[after]?.word.surface === ".") after++;
  const next = tokens[after];
  if (next === undefined || next.startsLine) return false;
  const letters = note.text.slice(start, end).replace(/\P{L}/gu, "").toLowerCase();
  const isLetter = letters.length === 1;
  const code = next.word.surface.charCodeAt(0);
  if (code >= 0x30 && code <= 0x39) return BORN.has(letters) || (isLetter && tokens[after + 1]?.word.surface !== ":");
  const before = (tokens[first] as Token).startsLine ? 0 : (tokens[first - 1]?.word.is ?? 0);
  const isIntroduced = (before & (IS.title | IS.kin | IS.role | IS.cueEnd | IS.weakCue)) !== 0;
  const isSubject = (next.word.is & (IS.personVerb | IS.thingVerb | IS.beforeVerb)) !== 0;
  return isLetter && next.word.shape === "lower" && !isIntroduced && !isSubject;
}

/** All that speaks for and against a finding. */
export function collectEvidence(note: Note, span: Span, name: FoundName, habits: Habits): Evidence[] {
  const found: Evidence[] = [];
  const isPlace = entityOf(span.label, note.text.slice(span.start, span.end)) === "GPE";
  found.push(...bestWord(note, name, habits, isPlace));
  const [, second] = name.words;
  if (second !== undefined) found.push((note.tokens[second] as Token).word.isName ? "secondName" : "secondWord");
  if (name.initials > 0) found.push("initial");
  if (isSmallSurname(note, name)) found.push("smallParticle");
  found.push(...evidenceBefore(note, name, habits));
  // A line of one ordinary or compound word is a heading, unless initials are what is a word too.
  const isWord = (found.includes("ordinary") || found.includes("compound")) && !found.includes("shortUpper");
  const isOnLine = (kind: Evidence) => kind === "ownLine" || kind === "signs";
  found.push(...evidenceAfter(note, name, habits).filter((kind) => !isWord || !isOnLine(kind)));
  if (name.words.some((index) => isRepeated((note.tokens[index] as Token).word, habits))) found.push("repeated");
  if (habits.isKnownInitials(note.text.slice(span.start, span.end))) found.push("knownInitials");
  if (isPlace) found.push(...evidenceOfPlace(note, name));
  if (isInMedicalList(note, name, habits)) found.push("medicalList");
  return found;
}

/** "van der velde": of a model's small words the particles are the sign of a name. */
function isSmallSurname({ tokens, casing }: Note, { start, words }: FoundName): boolean {
  const [first] = words;
  if (casing !== "mixed" || first === undefined || first === start) return false;
  return [start, first].every((index) => (tokens[index] as Token).word.shape === "lower");
}

/** A rule found the word elsewhere; "consuelo" is not Consuelo, where names have capitals. */
function isRepeated({ key, shape }: Word, habits: Habits): boolean {
  return habits.knownSmall.has(key) || (habits.known.has(key) && (shape !== "lower" || habits.writesNamesSmall));
}

/** The evidence of the word that speaks most for the name. */
function bestWord(note: Note, name: FoundName, habits: Habits, isPlace: boolean): Evidence[] {
  let best: Evidence[] = [];
  let most = -Infinity;
  for (const index of name.words) {
    const evidence = [...evidenceOfWord(note, index, habits, isPlace), ...evidenceOfCase(note, index, habits)];
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
  const { hasInitials, abbreviations } = placeWordsOf(language);
  let initials: ReadonlySet<string> | undefined;
  return {
    known,
    knownSmall,
    usesInitials: hasInitials,
    isAbbreviation: (key) => abbreviations.has(key),
    isKnownInitials: (surface) => {
      if (!hasInitials || surface.length > LONGEST_SIGNATURE) return false;
      return (initials ??= initialsOf(note.text, others)).has(surface);
    },
    writesNamesSmall: small || hasSmallNames(note, models),
    writesNamesUpper: upper,
    // Small letters behind a capital make a Sara of SARA.
    isTerm: (word) => isTerm(word.key) && ((word.shape === "upper" && note.casing === "mixed") || !word.isName),
    isMedicine: (word) => isMedicine(language, word.key),
    endsLikeWord: (word) => endsLikeWord(language, word.key),
    isDerived: (word) => isDerived(language, word.key, isOrdinary),
  };
}

/** What the people of some spans may sign with. */
function initialsOf(text: string, names: readonly Span[]): ReadonlySet<string> {
  const surfaces = new Set(
    names.flatMap(({ label, start, end }) => {
      const surface = text.slice(start, end);
      return entityOf(label, surface) === "PERSON" ? [surface] : [];
    }),
  );
  const known = [...surfaces].flatMap((name) =>
    parseKnownName({ name, given: "", initials: "", particle: "", surname: "" }),
  );
  return new Set(known.flatMap(signaturesOf));
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
