import { entityAt } from "../../text/entities.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import type { Reading } from "../reading.ts";
import { readNote } from "../rules/engine/read-note.ts";
import { isCapital, type Note, opensSentence } from "../rules/engine/note.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { isBrand } from "../rules/engine/things-here.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { LANGUAGES, type RuleLanguage } from "../rules/languages/languages.ts";
import { evidenceAfter } from "./evidence-after.ts";
import { evidenceBefore } from "./evidence-before.ts";
import { evidenceOfPlace, isHomeOf } from "./evidence-of-place.ts";
import { evidenceOfCase, evidenceOfWord } from "./evidence-of-word.ts";
import { fieldOf, isInProse } from "./field-of.ts";
import type { Habits } from "./habits.ts";
import { isInMedicalList } from "./is-in-medical-list.ts";
import { findLonely, isModels } from "./find-lonely.ts";
import { isNobodysLetters, opensLetteredLine } from "./nobodys-letters.ts";
import { NoteHabits } from "./note-habits.ts";
import { ENOUGH, ENOUGH_STEP, type Evidence, LEAST_SCORE, POINTS, POINTS_OF_SCORE } from "./points.ts";
import { type FoundName, readFoundName } from "./read-name.ts";

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
  const alone = findLonely(names.filter(isModels), unionSpans(others));
  if (alone.length === 0) return names;
  const lonely = new Set(alone);
  const note = readNote(reading, LANGUAGES[language]);
  const habits = new NoteHabits(language, note, others, alone);
  const enough = ENOUGH - ENOUGH_STEP * lean;
  return names.flatMap((span) => {
    if (!lonely.has(span) || weighFinding(note, span, habits) >= enough) return [span];
    const home = asHome(note, span, habits);
    return home !== undefined && weighFinding(note, home, habits) >= enough ? [home] : [];
  });
}

/** "since moving to Hull": what is nobody's name there may be a place; undefined where nobody is told to live or come from there. */
function asHome(note: Note, span: Span, habits: Habits): Span | undefined {
  const name = readFoundName(note, span);
  if (name === undefined || !isHomeOf(note, name, habits)) return undefined;
  if (entityAt(note.text, span) !== "PERSON") return undefined;
  const home: Span = { ...span, label: "GPE" };
  return collectEvidence(note, home, name, habits).includes("home") ? home : undefined;
}

/** Points for a finding, as if only a model had made it. */
export function weighFinding(note: Note, span: Span, habits: Habits): number {
  const name = readFoundName(note, span);
  // Initials alone, digits: the lists cannot tell.
  if (name === undefined) return isNobodysLetters(note, span, habits) ? -Infinity : Infinity;
  const isField = fieldOf(note, note.tokens[name.start] as Token) === "person";
  if (isField && (habits.isRecord || !isInProse(note, note.tokens[name.start] as Token))) return Infinity;
  const evidence = collectEvidence(note, span, name, habits);
  // "Apotheek: interactie Marcoumar x Daktarin"
  if (isField && !evidence.includes("term")) return Infinity;
  if (evidence.includes("title") && !evidence.includes("grammar")) return Infinity;
  const score = ((span.score ?? 1) - LEAST_SCORE) * POINTS_OF_SCORE;
  return evidence.reduce((sum, kind) => sum + POINTS[kind], score);
}

/** All that speaks for and against a finding. */
export function collectEvidence(note: Note, span: Span, name: FoundName, habits: Habits): Evidence[] {
  const found: Evidence[] = [];
  const isPlace = entityAt(note.text, span) === "GPE";
  found.push(...bestWord(note, name, habits, isPlace));
  const [, second] = name.words;
  if (second !== undefined) found.push((note.tokens[second] as Token).word.isName ? "secondName" : "secondWord");
  if (second !== undefined && hasSmallWord(note, name)) found.push("smallWord");
  if (!habits.isRecord && isAbbreviatedWord(note, name)) found.push("abbreviated");
  if (isMonth(note, name)) found.push("dated");
  if (!habits.isRecord && isUnitBehind(note, name)) found.push("unit");
  if (opensLetteredLine(note, name.start, habits)) found.push("heading");
  if (name.initials > 0) found.push(hasGradeInside(note, name) ? "gradeInside" : "initial");
  if (opensWithProduct(note, name, habits)) found.push("product");
  if (isSmallSurname(note, name)) found.push("smallParticle");
  found.push(...evidenceBefore(note, name, habits, isPlace));
  // A line of one ordinary or compound word is a heading, unless initials are what is a word too.
  const isWord = (found.includes("ordinary") || found.includes("compound")) && !found.includes("shortUpper");
  const isOnLine = (kind: Evidence) => kind === "ownLine" || kind === "signs";
  found.push(...evidenceAfter(note, name, habits).filter((kind) => !isWord || !isOnLine(kind)));
  if (name.words.some((index) => isRepeated((note.tokens[index] as Token).word, habits))) found.push("repeated");
  if (habits.isKnownInitials(note.text.slice(span.start, span.end))) found.push("knownInitials");
  if (isPlace && !found.includes("thingName") && !found.includes("siteBehind"))
    found.push(...evidenceOfPlace(note, name, habits));
  if (isInMedicalList(note, name, habits)) found.push("medicalList");
  return found;
}

/** "Silicone sock": behind a capital a word in small letters that is nobody's name. */
function hasSmallWord({ tokens, casing }: Note, { words }: FoundName): boolean {
  if (casing !== "mixed" || !isCapital(tokens[words[0] as number] as Token)) return false;
  return words.some((index) => {
    const { word } = tokens[index] as Token;
    return word.shape === "lower" && !word.isName;
  });
}

/** "Colaz. doppia", "Anest.: dra. Palomeque": nobody's name, a stop, and no new sentence. */
function isAbbreviatedWord(note: Note, { start, end, words }: FoundName): boolean {
  const { tokens } = note;
  const [stop, next] = [tokens[end], tokens[end + 1]];
  if (words.length > 1 || end > start + 1 || stop?.word.surface !== "." || stop.spaced || next === undefined)
    return false;
  if (next.startsLine || (tokens[start] as Token).word.isName || !opensSentence(note, start)) return false;
  return next.word.shape === "lower" || next.word.surface === ":" || /^\d/.test(next.word.surface);
}

/** "17 Jan", not in Dutch, where it may be somebody in room 17. */
function isMonth({ tokens, lexicon }: Note, { start, end }: FoundName): boolean {
  const { word, startsLine } = tokens[start] as Token;
  if (end > start + 1 || startsLine || lexicon.names.months?.has(word.key) !== true) return false;
  return /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(tokenAt(tokens, start - 1)?.word.surface ?? "");
}

/** "18mo", "pt 24hr": a few small letters right behind a number. */
function isUnitBehind({ tokens }: Note, { start, end }: FoundName): boolean {
  const { word, spaced, startsLine } = tokens[start] as Token;
  if (end > start + 1 || spaced || startsLine || word.shape !== "lower" || word.surface.length > LONGEST_UNIT)
    return false;
  return /\d$/.test(tokenAt(tokens, start - 1)?.word.surface ?? "");
}

const LONGEST_UNIT = 4;

/** "Barbeau B. Allen": no given name before the letter. */
function hasGradeInside({ tokens, casing }: Note, { start, words }: FoundName): boolean {
  const [first, second] = words;
  if (casing !== "mixed" || first !== start || second !== start + 3) return false;
  const { word } = tokens[first] as Token;
  return word.shape === "capital" && (!word.isGiven || word.isEponym) && tokens[start + 2]?.word.surface === ".";
}

/** "van der velde": of a model's small words the particles are the sign of a name. */
function isSmallSurname({ tokens, casing }: Note, { start, words }: FoundName): boolean {
  const [first] = words;
  if (casing !== "mixed" || first === undefined || first === start) return false;
  return [start, first].every((index) => (tokens[index] as Token).word.shape === "lower");
}

function isBrandHere(token: Token, habits: Habits): boolean {
  const { word } = token;
  return isBrand(token) || (!word.isName && (habits.isTerm(word) || habits.isMedicine(word)));
}

/** "Špela Gril": letters that no brand has. */
const FOREIGN = /[^\p{ASCII}àèéìíòóùúüñç]/iu;
const ROMAN = /^(?:I{2,3}|IV|VI{1,3}|IX)[abc]?$/;

/** "Gatta Minù", "Manovra Mendelsohn", "Crema Mitosyl": the noun and what it bears, taken together. */
function opensWithProduct(note: Note, { words }: FoundName, habits: Habits): boolean {
  const { tokens, lexicon } = note;
  const [first, second] = words;
  const { productNouns, ownedProducts } = lexicon.names;
  if (productNouns === undefined || first === undefined || second === undefined) return false;
  const { key, is, isGiven, isName, isOrdinary } = (tokens[first] as Token).word;
  if (FOREIGN.test((tokens[first] as Token).word.surface)) return false;
  const isSecondGiven = (tokens[second] as Token).word.isGiven;
  // "Mepilex Border", "Nyhus III".
  if (!isSecondGiven && words.some((index) => isBrandHere(tokens[index] as Token, habits))) return true;
  if (
    words.length === 2 &&
    (tokens[first] as Token).word.isEponym &&
    ROMAN.test((tokens[second] as Token).word.surface)
  )
    return true;
  if (isGiven || !isOrdinary) return false;
  // "Ansa Captivator": an ordinary word opens the sentence, and what is nobody's name follows.
  const other = (tokens[second] as Token).word;
  if (!isName && opensSentence(note, first) && other.isEponym) return true;
  if (productNouns.has(key)) return true;
  return !isName && !isSecondGiven && ((is & IS.eponymNoun) !== 0 || ownedProducts?.has(key) === true);
}

/** A rule found the word elsewhere; "consuelo" is not Consuelo, where names have capitals. */
function isRepeated({ key, shape }: Word, habits: Habits): boolean {
  return habits.isKnownSmall(key) || (habits.isKnown(key) && (shape !== "lower" || habits.writesNamesSmall));
}

/** An article or particle. */
function isOpening({ tokens }: Note, index: number): boolean {
  return ((tokens[index] as Token).word.is & (IS.article | IS.particle)) !== 0;
}

/** The evidence of the word that speaks most for the name. */
function bestWord(note: Note, name: FoundName, habits: Habits, isPlace: boolean): Evidence[] {
  let best: Evidence[] = [];
  let most = -Infinity;
  // "De NMBS", "Van de NMBS": somebody may be called De, but that says nothing of what no list has for a name.
  const others = name.words.filter((index) => !isOpening(note, index));
  const isNameless = others.length > 0 && others.every((index) => !(note.tokens[index] as Token).word.isName);
  for (const index of isNameless ? others : name.words) {
    const evidence = [...evidenceOfWord(note, index, habits, isPlace), ...evidenceOfCase(note, index, habits)];
    const points = evidence.reduce((sum, kind) => sum + POINTS[kind], 0);
    if (points > most) [best, most] = [evidence, points];
  }
  return best;
}
