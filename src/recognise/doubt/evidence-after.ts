import { isStreetName } from "../rules/engine/is-street-name.ts";
import { isResult } from "../rules/engine/medicine-here.ts";
import { isCapital, type Note, opensSentence } from "../rules/engine/note.ts";
import {
  isExplainedAsThing,
  isOnScreen,
  isOwnedNoun,
  isOwnSentence,
  isPet,
  isSomebodyOfSites,
  mayOwn,
  namesThing,
} from "../rules/engine/things-here.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { isAge, mayOwnKin } from "../rules/engine/weigh-lone-name.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { isInitials, LONGEST_ABBREVIATION } from "./evidence-of-word.ts";
import type { Habits } from "./habits.ts";
import type { Evidence } from "./points.ts";
import type { FoundName } from "./read-name.ts";
import { signsNote } from "./signs-note.ts";

/** What stands behind a name on its line. */
export function evidenceAfter(note: Note, name: FoundName, habits: Habits): Evidence[] {
  const { tokens } = note;
  if (signsNote(note, name)) return ["signs"];
  if (isOwnSentence(note, name.start, name.end)) return ["ownSentence"];
  if (namesSite(note, name) || isStreetName(note, name.words.at(-1) as number) || isStreetBehind(note, name))
    return ["siteBehind"];
  if (endsInNoun(note, name)) return ["namedNoun"];
  // "Harris-Benedict", of which a model takes the half.
  if (name.isCut && note.casing === "mixed") return ["hyphenBehind"];
  let next = tokens[name.end];
  if (next === undefined || next.startsLine) return (tokens[name.start] as Token).startsLine ? ["ownLine"] : [];
  const last = tokens[name.words.at(-1) as number] as Token;
  if (next.word.surface === "-" && !next.spaced) return ["hyphenBehind"];
  if (isPet(note, name.end)) return ["pet"];
  if (isOnScreen(note, name.end)) return ["thingName"];
  const isOwned = isOwnedNoun(note, name.end) && mayOwn(note, last);
  const isLone = name.words.length === 1 && note.casing === "mixed" && last.word.genitive === 0;
  if (isLone && !isOwned && namesThing(note, name.end)) return ["namedNoun"];
  // "Kemp's pos"
  if (last.word.genitive > 0 && isResult(note, name.end, false)) return ["ownedResult"];
  if ((next.word.is & IS.eponymNoun) !== 0) return isOwned ? [] : ["eponymNoun"];
  const isMedical = last.word.isEponym || last.word.isMedical;
  const first = tokens[name.words[0] as number] as Token;
  const isSum = !isMedical && SUMS.has(next.word.surface) && isWordAt(tokens, name.end + 1);
  // "Mees 4 jr", whose lines are a sign.
  if (!habits.isRecord && last.word.isName && isAge(tokens, name.end)) return ["aged"];
  // "Leilani Brandt 39."
  const isAged = name.words.length > 1 && first.word.isGiven && AGE.test(next.word.surface);
  if ((!isSum && !isAged && isResult(note, name.end, isMedical)) || (isMedical && startsAbbreviation(tokens, name.end)))
    return ["result"];
  const unit = next.word.surface.charCodeAt(0);
  if (unit >= 0x30 && unit <= 0x39) return [isMedical && !isAged ? "result" : "number"];
  const isGenitive = !habits.isRecord && note.lexicon.names.genitive === "plain";
  if (isGenitive && mayOwnKin(last.word, next.word)) return ["hasKin"];
  if (isExplainedAsThing(note, name.end)) return ["siteBehind"];
  const isExplaining = !isMedical && ((tokens[name.end + 1]?.word.is ?? 0) & (IS.kin | IS.role)) !== 0;
  if (isExplaining && (next.word.surface === "(" || (next.word.surface === "," && name.words.length === 1)))
    return ["explained"];
  if ((next.word.is & IS.beforeVerb) !== 0) {
    const verb = tokens[name.end + 1];
    if (verb !== undefined && !verb.startsLine && (verb.word.is & (IS.personVerb | IS.thingVerb)) !== 0) next = verb;
  }
  if ((next.word.is & IS.personVerb) !== 0) return ["personVerb", ...evidenceOfLetters(note, name, habits)];
  return (next.word.is & IS.thingVerb) === 0 ? [] : ["thingVerb", ...evidenceOfSubject(note, name, habits)];
}

const AGE = /^(?:[1-9]\d?|10\d)[MF]?$/;

/** "Graaf Adolflaan", of which a model takes the half. */
function isStreetBehind(note: Note, { end }: FoundName): boolean {
  const next = note.tokens[end];
  return next?.startsLine === false && next.spaced && isStreetName(note, end);
}

/** "Cherry Trees", "Elizabeth Fry House", "Wiltshire Farm Foods": the noun of a site ends the name or stands right behind it. */
function namesSite(note: Note, { start, end, words }: FoundName): boolean {
  const { tokens } = note;
  const last = words.at(-1) as number;
  if (isSomebodyOfSites(note, start, end)) return false;
  if (words.length > 1 && isSiteNoun(tokens[last] as Token)) return true;
  const next = tokens[end];
  return next !== undefined && !next.startsLine && isSiteNoun(next);
}

/** "Mowbray seat", both words taken together; of a given name the noun may be somebody's. */
function endsInNoun({ tokens, casing }: Note, { start, end, words }: FoundName): boolean {
  if (casing !== "mixed" || words.length !== 2 || end !== start + 2) return false;
  const [first, last] = words.map((index) => (tokens[index] as Token).word) as [Word, Word];
  return (
    !first.isGiven &&
    isCapital(tokens[start] as Token) &&
    last.shape === "lower" &&
    (last.is & SITE_NOUN) === IS.namedNoun
  );
}

function isSiteNoun(token: Token): boolean {
  return isCapital(token) && (token.word.is & SITE_NOUN) === SITE_NOUN;
}

const SITE_NOUN = IS.site | IS.namedNoun;

/** How the lone word that opens a sentence before a verb is written. */
function evidenceOfSubject(note: Note, { start, end }: FoundName, habits: Habits): Evidence[] {
  const { word } = note.tokens[start] as Token;
  if (end > start + 1 || note.casing !== "mixed" || !(opensSentence(note, start) || opensPart(note, start))) return [];
  if (word.shape === "lower") return habits.writesNamesSmall ? [] : ["smallSubject"];
  return isInitials(word, habits) ? ["shortSubject"] : [];
}

/** "ZK wants home": two or three capitals that abbreviate nothing, where a sentence begins and somebody does something. */
function evidenceOfLetters(note: Note, { start, end }: FoundName, habits: Habits): Evidence[] {
  const { word } = note.tokens[start] as Token;
  if (habits.isRecord || end > start + 1 || note.casing !== "mixed" || !opensSentence(note, start)) return [];
  if (word.shape !== "upper" || word.surface.length >= LONGEST_ABBREVIATION || word.isMedical) return [];
  return habits.isAbbreviation(word.key) || habits.isTerm(word) || habits.isMedicine(word) ? [] : ["shortSubject"];
}

/** "A/ AB komt": behind the letter of a part of the note. */
function opensPart({ tokens }: Note, index: number): boolean {
  return tokenAt(tokens, index - 1)?.word.surface === "/" && tokenAt(tokens, index - 2)?.startsLine === true;
}

/** "Anna + Piet", "Sofia = fysio". */
const SUMS: ReadonlySet<string> = new Set(["+", "=", ">", "<"]);

function isWordAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  return token !== undefined && !token.startsLine && token.word.shape !== "other";
}

/** "lat. naar": a short word in small letters with a stop that ends no sentence. */
function startsAbbreviation(tokens: readonly Token[], index: number): boolean {
  const [token, stop, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (token?.word.shape !== "lower" || token.word.surface.length > LONGEST_ABBREVIATION) return false;
  return stop?.word.surface === "." && !stop.spaced && next?.word.shape === "lower" && !next.startsLine;
}
