import { ILLNESSES } from "../languages/eponyms.ts";
import { acceptsAfterRole, acceptsAfterTitle, acceptsOpen } from "./accepts.ts";
import { findInFields } from "./find-in-fields.ts";
import { findOpen } from "./find-open.ts";
import { isNoInitials, isSignature, lettersOfRow, readDottedInitials } from "./initials.ts";
import { type Finding, isCapital, type Note } from "./note.ts";
import { parseName, toFinding } from "./parse-name.ts";
import { countParticles, follows } from "./particles.ts";
import { findSignOffs } from "./sign-offs.ts";
import { skipTitles } from "./titles.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { cutTail, startAtGiven } from "./trim-name.ts";
import { isThingName } from "./things-here.ts";
import { isVetoed } from "./vetoes.ts";
import { BEGINS, IS } from "./word.ts";

/** All names of persons of a note, in order, the surest rule first at every token; findings of sign-offs come last. */
export function findPersons(note: Note): Finding[] {
  const { persons } = note.openings;
  const findings: Finding[] = [];
  const inFields = findInFields(note);
  const values = [...inFields.keys()].sort((a, b) => a - b);
  let end = 0;
  let at = 0;
  // Names elsewhere come between the values of fields.
  for (const value of [...values, note.tokens.length]) {
    for (; at < persons.length && (persons[at] as number) < value; at++) {
      const index = persons[at] as number;
      const finding = index < end || isFieldOf(note, inFields, index) ? undefined : findAt(note, index);
      if (finding === undefined) continue;
      findings.push(finding);
      end = Math.max(index + 1, finding.end);
    }
    const finding = value < end ? undefined : inFields.get(value);
    if (finding === undefined) continue;
    findings.push(finding);
    end = Math.max(value + 1, finding.end);
  }
  return [...findings, ...findSignOffs(note)];
}

/** "Médico: Ana": the field tells more than the role that names it. */
function isFieldOf({ tokens }: Note, inFields: ReadonlyMap<number, Finding>, index: number): boolean {
  return inFields.size > 0 && tokens[index + 1]?.word.surface === ":" && inFields.has(index + 2);
}

function findAt(note: Note, index: number): Finding | undefined {
  const { is } = (note.tokens[index] as Token).word;
  return (
    ((is & IS.title) === 0 ? undefined : findAfterTitle(note, index)) ??
    ((is & IS.signatureBefore) === 0 ? undefined : findSignature(note, index)) ??
    ((is & (IS.role | IS.kin)) === 0 ? undefined : findAfterRole(note, index)) ??
    ((is & IS.speech) === 0 ? undefined : findSpeaker(note, index)) ??
    findInitials(note, index) ??
    findOpen(note, index)
  );
}

function findAfterTitle(note: Note, index: number): Finding | undefined {
  const { tokens } = note;
  const at = skipTitles(note, index);
  const title = tokens[index] as Token;
  if (at === index || tokens[at] === undefined || tokens[at]?.startsLine) return undefined;
  const isWeak = (title.word.is & IS.weakTitle) !== 0 && at <= index + 2;
  const hasStop = tokens[index + 1]?.word.surface === ".";
  // "vitamina D. Se": the letter must be a title's.
  if (title.word.surface.length === 1 && (!hasStop || !isCapital(title))) return undefined;
  const accepts = isWeak ? acceptsAfterRole : acceptsAfterTitle;
  const name = parseName(note, at, accepts);
  if (name === undefined) return undefined;
  const isPlain =
    name.dotted === 0 && name.words.every(({ word }) => !word.isName && (word.isOrdinary || word.isCompound));
  if (isWeak && isPlain) return undefined;
  // "Dr Pepper"
  if (isThingName(note, index, name.end)) return undefined;
  // "Hospital Dr. Peset", "Calle del Dr. Esquerdo".
  return followsSite(note, index) ? undefined : toFinding(name, "title", isWeak ? 0.9 : 0.95);
}

/** Does the kind of a hospital, street or school stand right before, particles aside? */
function followsSite({ tokens }: Note, index: number): boolean {
  let at = index - 1;
  if (tokens[index]?.startsLine) return false;
  while (at > index - 4 && at >= 0 && ((tokens[at] as Token).word.is & IS.particle) !== 0) at--;
  return ((tokenAt(tokens, at)?.word.is ?? 0) & IS.siteBefore) !== 0;
}

/** "verpl. Kees", "fysio. Bos"; a stop behind a longer word, or behind capitals ("SLT. Norman bed"), ends a sentence. */
const LONGEST_ABBREVIATION = 5;
const BETWEEN_ROLE_AND_NAME: ReadonlySet<string> = new Set([".", "(", ":", "/", "-"]);

function findAfterRole(note: Note, index: number): Finding | undefined {
  const { tokens } = note;
  const { word: role } = tokens[index] as Token;
  let at = index + 1;
  const mark = tokens[at]?.word.surface ?? "";
  // A full stop may end the sentence, a comma the phrase: what follows must then be weighed by itself.
  const endsSentence =
    mark === "." &&
    (role.isOrdinary ||
      role.key.length > LONGEST_ABBREVIATION ||
      (role.shape === "upper" && note.casing === "mixed")) &&
    tokens[at + 1]?.spaced !== false;
  if (mark === "," || endsSentence) return undefined;
  if (BETWEEN_ROLE_AND_NAME.has(mark)) at++;
  const next = tokens[at];
  if (next === undefined || next.startsLine || (next.word.is & IS.title) !== 0) return undefined;
  // "vecina de Ana", "zoon van Jan": a preposition.
  const count = countParticles(note, at, true);
  const after = tokens[at + count];
  if (count > 0 && (next.word.is & IS.tie) !== 0 && after?.word.isGiven === true && after.word.isName) return undefined;
  if (count > 0 && next.word.shape === "lower" && after?.word.shape === "lower" && note.casing === "mixed")
    return undefined;
  if (count === 0 && (next.word.is & (IS.particle | IS.functionWord)) !== 0 && next.word.shape === "lower")
    return undefined;
  const parsed = parseName(note, at, acceptsAfterRole);
  const started = parsed && startAtGiven(note, parsed);
  const name = started && cutTail(note, started, acceptsAfterRole);
  if (name === undefined || isVetoed(note, name, true)) return undefined;
  // "Granny Smith", "Sister Mary Joseph nodule"
  if (isThingName(note, index, name.end)) return undefined;
  const isKin = (role.is & IS.kin) !== 0;
  // "Brother Marfan", "padre Parkinson": what runs in the family.
  if (isKin && name.words.length === 1 && name.dotted === 0 && ILLNESSES.has((name.words[0] as Token).word.key))
    return undefined;
  const isGlued = mark === "." || mark === "(";
  const isFirstWord = at === index + 1 && !isCapital(name.words[0] as Token);
  // In a role's own field or list a place may stand ("medico Bergamo"): it must be a name, or a surname that no list has.
  if (isFirstWord && !name.words.some(({ word }) => word.isSureName || word.isGiven)) return undefined;
  return toFinding(name, isKin ? "kin" : "role", isGlued || isKin ? 0.9 : 0.87);
}

/** "zegt Bakker", "aldus De Wit": who speaks, also under a name that no list has. */
function findSpeaker(note: Note, index: number): Finding | undefined {
  const { tokens, lexicon } = note;
  const next = tokens[index + 1];
  if (next === undefined || next.startsLine || next.word.shape !== "capital" || next.word.isNationality)
    return undefined;
  if (lexicon.places.child(0, next.word.firstHash, next.word.secondHash) !== 0 && !next.word.isGiven) return undefined;
  const parsed = parseName(note, index + 1, acceptsOpen(note));
  const name = parsed && cutTail(note, parsed, acceptsOpen(note));
  const last = name?.words.at(-1)?.word;
  if (name === undefined || last === undefined || isVetoed(note, name)) return undefined;
  return last.isOrdinary && !last.isName ? undefined : toFinding(name, "speaker", 0.8);
}

/** "vpk JB", "genoteerd door YD": initials that sign after a role or a word of signing. */
function findSignature(note: Note, index: number): Finding | undefined {
  const { tokens } = note;
  const at = skipTitles(note, index + 1);
  const token = tokens[at];
  if (token === undefined || token.startsLine || note.casing === "upper") return undefined;
  if (isSignature(token) && isAlone(note, at + 1)) return { start: at, end: at + 1, rule: "initials", score: 0.7 };
  const end = readDottedInitials(tokens, at);
  return end > at && isAlone(note, end) ? { start: at, end, rule: "initials", score: 0.7 } : undefined;
}

/** "F.M. heeft", "voor R.N.:": two initials or more that a verb, a role or a preposition shows to be a person. */
function findInitials(note: Note, index: number): Finding | undefined {
  const { tokens } = note;
  const end = readDottedInitials(tokens, index);
  if (end === index) return findCuedInitials(note, index);
  if (!isAlone(note, end)) return undefined;
  const before = (tokens[index] as Token).startsLine ? undefined : tokenAt(tokens, index - 1);
  const next = tokens[end];
  const isSubject = next !== undefined && follows(tokens, end) && (next.word.is & (IS.personVerb | IS.thingVerb)) !== 0;
  const isIntroduced = before !== undefined && (before.word.is & (IS.role | IS.kin | IS.weakCue | IS.cueEnd)) !== 0;
  if (!(isSubject || isIntroduced) || isDottedTerm(note, index, end)) return undefined;
  return { start: index, end, rule: "initials", score: 0.65 };
}

/** "G.P. informed", "the I.C.U.": dotted letters of a profession, or three and more of a ward, a measure or an order. */
function isDottedTerm({ tokens, lexicon }: Note, start: number, end: number): boolean {
  const letters = lettersOfRow(tokens, start, end);
  const { is } = lexicon.word(letters);
  return (is & IS.role) !== 0 || (letters.length > 2 && (is & (IS.noSignature | IS.stop)) !== 0);
}

/**
 * "seen by JB.", "r/v CE 2/52": two or three capitals that abbreviate nothing behind a cue, and nothing that they belong to behind them; in a note of
 * capitals, where words look alike, without a vowel ("REFERRAL BY HW.").
 */
function findCuedInitials(note: Note, index: number): Finding | undefined {
  const { tokens, lexicon, casing } = note;
  const token = tokens[index] as Token;
  if (lexicon.names.signsBehindCues !== true || (token.begins & BEGINS.upper) === 0 || token.startsLine)
    return undefined;
  const { word } = token;
  if (word.surface.length > LONGEST_INITIALS || !isSignature(token) || (casing === "upper" && VOWEL.test(word.key)))
    return undefined;
  if ((word.is & (IS.role | IS.title | IS.kin | IS.stop | IS.functionWord)) !== 0 || word.isMedical) return undefined;
  if (isNoInitials(note, word)) return undefined;
  const isCued = ((tokenAt(tokens, index - 1)?.word.is ?? 0) & IS.cueEnd) !== 0;
  if (!isCued || lexicon.cues.lengthBefore(tokens, index) === 0) return undefined;
  const next = tokens[index + 1];
  const isOver = next === undefined || next.startsLine || ENDS.has(next.word.surface) || /^\d/.test(next.word.surface);
  return isOver ? { start: index, end: index + 1, rule: "initials", score: 0.65 } : undefined;
}

const LONGEST_INITIALS = 3;
const VOWEL = /[aeiouy]/;
const ENDS: ReadonlySet<string> = new Set([...".,;:–-()&+@", "re", "at", "and", "who"]);

/** No name goes on at `index`. */
function isAlone(note: Note, index: number): boolean {
  const next = note.tokens[index];
  if (next === undefined || !follows(note.tokens, index)) return true;
  return next.word.shape !== "capital" && next.word.shape !== "upper" && countParticles(note, index, true) === 0;
}
