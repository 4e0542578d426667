import { firstIndexWhere } from "../../base/first-index-where.ts";
import type { FieldName } from "../field-names/field-name.ts";
import { isUnknown } from "../rules/engine/accepts.ts";
import { isSignature } from "../rules/engine/initials.ts";
import { isCapital, type Note, opensSentence } from "../rules/engine/note.ts";
import { isAcronym, isGraded } from "../rules/engine/find-places.ts";
import { opensAsWord } from "../rules/engine/opens-as-word.ts";
import { isStreetName } from "../rules/engine/is-street-name.ts";
import { placeAt } from "../rules/engine/places.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { followsGrade, isMedicalHere, isResult } from "../rules/engine/medicine-here.ts";
import {
  followsProduct,
  isCalledPet,
  isExplainedAsThing,
  isInSiteName,
  isOwnedNoun,
  isOwnSentence,
  isPet,
  isSomebodyOfSites,
  isThingName,
  mayOwn,
  namesThing,
} from "../rules/engine/things-here.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import type { Evidence } from "./points.ts";
import type { FoundName } from "./read-name.ts";
import { signsNote } from "./signs-note.ts";

/** What a note and its other findings tell of any name in it. */
export interface Habits {
  /** Its sentences begin small, or a name that a rule is sure of does. */
  readonly writesNamesSmall: boolean;
  /** A name that a rule found is in capitals, in a note that is not. */
  readonly writesNamesUpper: boolean;
  /** Folded words of names that a rule found; those that it found in small letters alone in {@link knownSmall}. */
  readonly known: ReadonlySet<string>;
  readonly knownSmall: ReadonlySet<string>;
  /** Notes of the language name people by bare initials: "AB belt". */
  readonly usesInitials: boolean;
  /** The initials of a name that a rule found: "AB", "JvdB". */
  isKnownInitials(surface: string): boolean;
  /** An abbreviation of notes: "CVA". */
  isAbbreviation(key: string): boolean;
  /** A scale, sign, device or abbreviation beyond the eponyms of the rules. */
  isTerm(word: Word): boolean;
  /** A medicine, or a term by how it ends. */
  isMedicine(word: Word): boolean;
  /** Put together from an ordinary word and what goes before or behind words of the language. */
  isDerived(word: Word): boolean;
  /** Ends as adjectives and participles of the language do. */
  endsLikeWord(word: Word): boolean;
}

/** Words in capitals up to this length are abbreviations. */
const LONGEST_ABBREVIATION = 4;
/** A field's value is no longer, in code units. */
const LONGEST_VALUE = 80;
const ROMAN = /^[IVX]+[ab]?$/;
/** "angioTC", "TVcN", "KCl": capitals where words have none. "McDonald", "deVries" and "vanLEEUWEN" are no such words. */
const SYMBOL = /\p{Ll}\p{Lu}(?!\p{Ll}{2}|\p{Lu}{3})|^\p{Lu}{2,}\p{Ll}{1,2}$|^\p{Lu}\p{Ll}$/u;

/** What the lists know of one word of a name. */
export function evidenceOfWord(note: Note, index: number, habits: Habits, isPlace: boolean): Evidence[] {
  const { word } = note.tokens[index] as Token;
  if (opensAsWord(note, index)) return ["opensAsWord"];
  // "Europa" is among the words of notes that are no people.
  const isEponym = word.isEponym && isMedicalHere(note, index);
  if (isEponym || (word.isMedical && !isPlace) || habits.isTerm(word))
    return word.isGiven ? ["medical", "medicalGiven"] : ["medical"];
  if ((word.is & IS.functionWord) !== 0 && !isPlace)
    return [word.isGiven ? "ordinaryGiven" : "ordinary", word.shape === "lower" ? "smallFunctionWord" : "functionWord"];
  // "Foster" is an inhaler and a surname.
  if (!word.isGiven && habits.isMedicine(word)) return word.isSureName ? ["sureName", "medicine"] : ["medicine"];
  if (word.isNationality) return ["nationality"];
  if (word.isSureName) return [word.isGiven ? "sureGiven" : word.isLocalName ? "sureLocal" : "sureName"];
  if (word.isEponym && !word.isOrdinary) return ["sureName"];
  if (word.isName) return [word.isGiven ? "ordinaryGiven" : "ordinaryName"];
  if (isUnknown(word)) {
    const opens = opensSentence(note, index) && word.shape === "capital";
    if (habits.isDerived(word)) return [opens ? "ordinary" : "compound"];
    return [opens && habits.endsLikeWord(word) ? "ordinary" : "unknown"];
  }
  return [word.isCompound && !word.isOrdinary ? "compound" : "ordinary"];
}

/** How a word is written, against how its note writes names. */
export function evidenceOfCase(note: Note, index: number, habits: Habits): Evidence[] {
  const token = note.tokens[index] as Token;
  const { word } = token;
  const { surface, shape } = word;
  if (ROMAN.test(surface) && surface.length > 1) return ["roman"];
  if (note.casing === "upper" && shape === "upper") return ["caseless"];
  if (note.casing === "lower" && shape === "lower") return ["caseless"];
  if (shape === "upper") {
    if (/\p{Ll}/u.test(surface) && isSignature(token)) return ["signature"];
    if (habits.writesNamesUpper && surface.length > 2) return [];
    if (surface.length > LONGEST_ABBREVIATION) return ["upper"];
    return [word.isGiven && word.isName && surface.length > 2 ? "shortUpperGiven" : "shortUpper"];
  }
  if (SYMBOL.test(surface) && !word.isName) return ["symbol"];
  if (!isCapital(token)) {
    if (habits.writesNamesSmall) return ["smallAsOthers"];
    return [word.isGiven && word.isSureName ? "smallGiven" : "small"];
  }
  if (!opensSentence(note, index)) return ["insideSentence"];
  if (word.isSureName) return [];
  return [word.isOrdinary || word.isCompound ? "opensOrdinary" : "opensUnknown"];
}

/** What stands before a name on its line. */
export function evidenceBefore(note: Note, name: FoundName, habits: Habits, isPlace: boolean): Evidence[] {
  const { tokens, lexicon } = note;
  const first = tokens[name.start] as Token;
  const found: Evidence[] = isThingName(note, name.start, name.end) ? ["thingName"] : [];
  const field = fieldOf(note, first);
  if (field === "other" && endsLine(note, name)) found.push("fieldOfThings");
  if (first.startsLine || name.start === 0) return found;
  if (isCalledPet(note, name.start)) return [...found, "pet"];
  if (isTitledThing(note, name) || followsGrade(note, name.start)) return [...found, "product"];
  if (
    followsProduct(
      note,
      name.start,
      name.words.some((index) => (tokens[index] as Token).word.isGiven),
    )
  )
    return [...found, "product"];
  // "Ward: Florence": whatever else introduces it.
  // "C. Pellicer": of initials no letter is a street's.
  const isInitialled = name.initials > 0 && lexicon.names.siteMoves !== undefined;
  if (isInSiteName(note, isInitialled ? name.start : (name.words[0] as number))) {
    return [...found, lexicon.names.siteMoves === undefined ? "site" : "siteSure"];
  }
  if (!isPlace && name.initials === 0 && lexicon.siteMoves.lengthBefore(tokens, name.start) > 0)
    return [...found, "siteSure"];
  if (followsBed(note, name.start) && name.words.some((index) => mayBeSomebody((tokens[index] as Token).word, habits)))
    found.push("bed");
  let at = name.start - 1;
  const mark = (tokens[at] as Token).word.surface;
  const isMark =
    !(tokens[at] as Token).startsLine && (mark === "." || mark === "(" || mark === ":" || mark === "/" || mark === "-");
  if (isMark && !(mark === "." && first.spaced && endsSentence(note, tokens[at - 1]))) at--;
  const before = tokens[at] as Token;
  const { is } = before.word;
  if ((is & IS.title) !== 0 && mark !== ":") return [...found, "title"];
  if ((is & (IS.kin | IS.role)) !== 0) return [...found, "relation"];
  for (const end of (is & IS.article) !== 0 && !before.startsLine ? [at + 1, at] : [at + 1]) {
    const last = tokens[end - 1]?.word.is ?? 0;
    if ((last & IS.cueEnd) !== 0 && lexicon.cues.lengthBefore(tokens, end) > 0) return [...found, "cue"];
    if ((last & IS.conditionEnd) !== 0 && lexicon.conditionCues.lengthBefore(tokens, end) > 0)
      found.push(isInstrument(note, name, end) ? "conditionSure" : "condition");
  }
  if (isMark) {
    if (mark !== "(" && !first.spaced) found.push("glued");
    return found;
  }
  const noun = eponymNounBefore(note, name.words[0] as number);
  if (noun !== undefined) {
    const isSure = lexicon.names.isRomance === true && (noun.is & IS.ownedNoun) === 0;
    found.push(isSure ? "eponymNounSure" : "eponymNounBefore");
  } else if ((is & IS.siteCue) !== 0) found.push("siteCue");
  else if ((is & IS.weakCue) !== 0) found.push("weakCue", ...evidenceOfObject(note, name, habits));
  else if ((is & IS.article) !== 0 && before.word.shape === "lower") found.push("article");
  return found;
}

/** A stop behind a longer word, or behind capitals ("SLT. Norman bed"), is no abbreviation's. */
function endsSentence({ casing }: Note, token: Token | undefined): boolean {
  const { surface, shape } = token?.word ?? { surface: "", shape: "other" };
  return token === undefined || surface.length > 5 || (shape === "upper" && surface.length > 1 && casing === "mixed");
}

function mayBeSomebody(word: Word, habits: Habits): boolean {
  return word.isName && !word.isEponym && !word.isMedical && !habits.isTerm(word) && !habits.isMedicine(word);
}

/** "letto 4 moretti", "Cama 6: Pozo", where that was measured. */
function followsBed({ tokens, lexicon }: Note, start: number): boolean {
  if (lexicon.names.beds === undefined) return false;
  const at = tokens[start - 1]?.word.surface === ":" ? start - 2 : start - 1;
  if (at < 1 || (tokens[at] as Token).startsLine || !/^\d{1,3}[a-z]?$/i.test((tokens[at] as Token).word.surface))
    return false;
  return lexicon.names.beds.has(tokens[at - 1]?.word.key ?? "");
}

/** "lavaggi con Plax", not "bomba de Luciano" nor "cura con Ana". */
function isInstrument({ tokens, lexicon }: Note, { words }: FoundName, end: number): boolean {
  if (lexicon.names.isRomance !== true || tokens[end - 1]?.word.key !== "con") return false;
  return !words.some((index) => (tokens[index] as Token).word.isGiven);
}

/** "zumo Don Simón": the title belongs to the thing's name. */
function isTitledThing(note: Note, { start, end }: FoundName): boolean {
  const stop = note.tokens[start - 1]?.word.surface === "." ? 1 : 0;
  const title = note.tokens[start - 1 - stop];
  return title !== undefined && (title.word.is & IS.title) !== 0 && isThingName(note, start - 1 - stop, end);
}

function endsLine({ tokens }: Note, { end }: FoundName): boolean {
  return tokens[end] === undefined || (tokens[end] as Token).startsLine;
}

/** "signo de X", "morbo di X", "X di Y" no: the noun of an illness, sign or device before a name, particles between. */
function eponymNounBefore({ tokens, lexicon }: Note, first: number): Word | undefined {
  for (let at = first - 1; at >= 0 && at > first - 4 && !(tokens[at + 1] as Token).startsLine; at--) {
    const { is, key } = (tokens[at] as Token).word;
    if ((is & IS.eponymNoun) !== 0) return (tokens[at] as Token).word;
    if (lexicon.names.agents?.has(key) === true) return undefined;
    if ((is & (IS.particle | IS.openingParticle | IS.article)) === 0) return undefined;
  }
  return undefined;
}

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
  const isOwned = isOwnedNoun(note, name.end) && mayOwn(note, last);
  const isLone = name.words.length === 1 && note.casing === "mixed" && last.word.genitive === 0;
  if (isLone && !isOwned && namesThing(note, name.end)) return ["namedNoun"];
  // "Kemp's pos"
  if (last.word.genitive > 0 && isResult(note, name.end, false)) return ["ownedResult"];
  if ((next.word.is & IS.eponymNoun) !== 0) return isOwned ? [] : ["eponymNoun"];
  const isMedical = last.word.isEponym || last.word.isMedical;
  const isSum = !isMedical && SUMS.has(next.word.surface) && isWordAt(tokens, name.end + 1);
  if ((!isSum && isResult(note, name.end, isMedical)) || (isMedical && startsAbbreviation(tokens, name.end)))
    return ["result"];
  const unit = next.word.surface.charCodeAt(0);
  if (unit >= 0x30 && unit <= 0x39) return [isMedical ? "result" : "number"];
  if (isExplainedAsThing(note, name.end)) return ["siteBehind"];
  const isExplaining = !isMedical && ((tokens[name.end + 1]?.word.is ?? 0) & (IS.kin | IS.role)) !== 0;
  if (isExplaining && (next.word.surface === "(" || (next.word.surface === "," && name.words.length === 1)))
    return ["explained"];
  if ((next.word.is & IS.beforeVerb) !== 0) {
    const verb = tokens[name.end + 1];
    if (verb !== undefined && !verb.startsLine && (verb.word.is & (IS.personVerb | IS.thingVerb)) !== 0) next = verb;
  }
  if ((next.word.is & IS.personVerb) !== 0) return ["personVerb"];
  return (next.word.is & IS.thingVerb) === 0 ? [] : ["thingVerb", ...evidenceOfSubject(note, name, habits)];
}

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

/** Initials behind a preposition. */
function evidenceOfObject({ tokens, casing }: Note, { start, end }: FoundName, habits: Habits): Evidence[] {
  const { word } = tokens[start] as Token;
  return end === start + 1 && casing === "mixed" && isInitials(word, habits) ? ["shortCue"] : [];
}

function isInitials({ shape, surface, key }: Word, habits: Habits): boolean {
  if (!habits.usesInitials || shape !== "upper" || surface.length >= LONGEST_ABBREVIATION) return false;
  return !habits.isAbbreviation(key);
}

/** "A/ AB komt": behind the letter of a part of the note. */
function opensPart({ tokens }: Note, index: number): boolean {
  return tokens[index - 1]?.word.surface === "/" && tokens[index - 2]?.startsLine === true;
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

/** How sure a listed place begins there. */
export function evidenceOfPlace(note: Note, name: FoundName): Evidence[] {
  const found: Evidence[] = [];
  const first = note.tokens[name.start] as Token;
  if (name.words.length === 1 && note.casing !== "upper" && isAcronym(first)) return found;
  const isCued = ((note.tokens[name.start - 1]?.word.is ?? 0) & IS.placeBefore) !== 0;
  if (!isCued && isGraded(note, name.end)) return ["gradedPlace"];
  // "Milwaukee", "stivaletto di Unna": an eponym that some town bears too.
  const isEponym =
    note.lexicon.names.isRomance === true && name.words.length === 1 && first.word.isEponym && !first.word.isLocalName;
  if (isEponym && (!isCued || eponymNounBefore(note, name.start) !== undefined)) return ["gradedPlace"];
  const match = placeAt(note, name.start) ?? placeAt(note, name.words[0] as number);
  if (match !== undefined)
    found.push(
      match.strength === "sure" ? "surePlace" : match.strength === "shared" ? "sharedPlace" : "supportedPlace",
    );
  const before = note.tokens[name.start - 1];
  if (before !== undefined && (before.word.is & IS.placeBefore) !== 0) found.push("placeCue");
  return found;
}

/** What the field in whose value a token stands, on its line, holds. */
export function fieldOf({ fields, text }: Note, token: Token): string | undefined {
  const next = firstIndexWhere(fields.length, (index) => (fields[index] as FieldName).end > token.start);
  const field = fields[next - 1];
  if (field === undefined || field.kind === "heading" || token.start - field.end > LONGEST_VALUE) return undefined;
  const between = text.slice(field.end, token.start);
  if (between.includes("\n")) return undefined;
  return field.kind === "other" && !/^[\s:.)]*$/.test(between) ? undefined : field.kind;
}
