import { isCalendarWord } from "../languages/calendar.ts";
import { isUnknown } from "./accepts.ts";
import { isDoing, isNameBeforeDoing } from "./doings.ts";
import { followsBed, isBeforeBed } from "./beds.ts";
import { isCapital, type Note, opensSentence } from "./note.ts";
import { opensAsWord } from "./opens-as-word.ts";
import type { ParsedName } from "./parse-name.ts";
import { placeAt } from "./places.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { isMedicalHere } from "./medicine-here.ts";
import { IS, type Word } from "./word.ts";

/**
 * What speaks for and against a lone word being a person's name, in points; {@link ENOUGH} of them make one. Set on the
 * development sets of notes in four languages and on Dutch newspapers.
 */
const POINTS = Object.freeze({
  // What the lists know of the word.
  sureGiven: 4,
  sureLocal: 3.5,
  sureName: 2.5,
  ordinaryGiven: 1.5,
  ordinaryLocal: 1,
  ordinaryName: 0.5,
  unknown: 1,
  compound: 0,
  ordinary: -3,
  eponym: -3.5,
  place: -3,
  // How it is written.
  insideSentence: 1,
  ordinaryOpensSentence: -0.5,
  shortUpper: -3,
  shortGiven: -1.5,
  smallSure: -3,
  small: -4.5,
  caselessSure: -1,
  caselessSureRomance: -0.5,
  caseless: -3,
  // What stands round it.
  cue: 3.5,
  weakCue: 1,
  personVerb: 3,
  /** What only a person does or feels, behind a surname that is a word too: "Bakker klaagt". */
  doing: 4,
  thingVerb: 0.5,
  thingVerbOfName: 2,
  /** "Annies moeder", "John's mother". */
  ownsKin: 1.5,
  /** "Murphy's daughter": the apostrophe tells that it is no plural; "Patel family". */
  hasKin: 3,
  /** "Faith's hearing aid": of a given name that is a word too. */
  owns: 3,
  /** "Vlgs.Visser": written against an abbreviation or a label. */
  glued: 2,
  opensList: 0.5,
  placeCue: -1.5,
  /** "op Beatrix", "al Morgagni": wards and hospitals. */
  siteCue: -2.5,
  /** "transferred to Rowan". */
  siteMove: -5,
  article: -1.5,
  /** "Poppy 6y", "Begum 81F". */
  aged: 3,
  /** "Whelan normal coros. Whelan can eat": a name that is no word, at another place with a capital too. */
  repeated: 1,
  /** "Letto 27 Abbagnale": a name, or what no list has. */
  bed: 3,
  afterCapital: -1,
  beforeCapital: -1,
  afterNumber: -1,
  hyphenBehind: -2,
  abbreviated: -2,
});
const ENOUGH = 3;
/** Written to the finding: 0.55 for just enough points, 0.8 at most. */
const LEAST_SCORE = 0.55;
const MOST_SCORE = 0.8;
const SCORE_A_POINT = 0.05;
/** Words in capitals up to this length are abbreviations. */
const LONGEST_ABBREVIATION = 4;

/** How sure it is that a lone word, particles aside, is a person's name; undefined where it is not sure enough. */
export function weighLoneName(note: Note, name: ParsedName): { rule: string; score: number } | undefined {
  const index = name.places[0] as number;
  const token = note.tokens[index] as Token;
  const { word } = token;
  if (word.surface.length < 3 || word.isNationality) return undefined;
  // "Nan's neighbour"
  if (note.lexicon.names.calledRelations?.has(stemOf(word)) === true) return undefined;
  // "until Nov", in languages whose months are told from names.
  if (note.lexicon.names.months !== undefined && isCalendarWord(word.key)) return undefined;
  if ((word.is & (IS.functionWord | IS.stop)) !== 0 && !isNameBeforeDoing(note, index)) return undefined;
  if (opensAsWord(note, index)) return undefined;
  const before = pointsBefore(note, name.start, word);
  const after = pointsAfter(note, name.end, word);
  let points = pointsOfWord(note, index) + pointsOfCase(note, index) + before + after;
  if (points < ENOUGH && points >= ENOUGH - POINTS.repeated && isNamedAgain(note, index)) points += POINTS.repeated;
  if (points < ENOUGH) return undefined;
  const rule = after >= POINTS.personVerb ? "subject" : before >= POINTS.cue ? "cue" : "name";
  return { rule, score: Math.min(MOST_SCORE, LEAST_SCORE + SCORE_A_POINT * (points - ENOUGH)) };
}

/** Folded, without the ending of a genitive. */
function stemOf({ key, genitive }: Word): string {
  return genitive > 0 ? key.slice(0, -genitive) : key;
}

/** Does a name that is no word stand at another place of the note too, where that was measured? */
export function isNamedAgain({ tokens, casing, lexicon }: Note, index: number): boolean {
  const { word } = tokens[index] as Token;
  if (lexicon.names.tellsRepeats !== true || casing !== "mixed" || word.shape !== "capital" || !word.isSureName)
    return false;
  const stem = stemOf(word);
  return tokens.some((token, at) => at !== index && token.word.shape === "capital" && stemOf(token.word) === stem);
}

function pointsOfWord(note: Note, index: number): number {
  const { word } = note.tokens[index] as Token;
  if (isMedicalHere(note, index)) return POINTS.eponym + (word.isGiven ? POINTS.ordinaryGiven : 0);
  const place = placeAt(note, index)?.strength;
  const isTown = !word.isGiven && (place === "sure" || (place === "shared" && !word.isLocalName));
  const placed = isTown ? POINTS.place : 0;
  if (word.isSureName || (word.isEponym && !word.isOrdinary)) {
    return placed + (word.isGiven ? POINTS.sureGiven : word.isLocalName ? POINTS.sureLocal : POINTS.sureName);
  }
  if (word.isName) {
    return (
      placed +
      (word.isGiven
        ? POINTS.ordinaryGiven + (word.isCapitalName ? 1 : 0)
        : word.isLocalName
          ? POINTS.ordinaryLocal
          : POINTS.ordinaryName)
    );
  }
  if (isUnknown(word)) return placed + POINTS.unknown;
  return word.isCompound ? POINTS.compound : POINTS.ordinary;
}

function pointsOfCase(note: Note, index: number): number {
  const token = note.tokens[index] as Token;
  const { word } = token;
  if (note.casing !== "mixed") {
    if (!word.isSureName) return POINTS.caseless;
    return note.lexicon.names.isRomance === true ? POINTS.caselessSureRomance : POINTS.caselessSure;
  }
  if (!isCapital(token)) return word.isSureName ? POINTS.smallSure : POINTS.small;
  if (word.shape === "upper" && word.surface.length <= LONGEST_ABBREVIATION)
    return word.isSureName && word.isGiven ? POINTS.shortGiven : POINTS.shortUpper;
  if (!opensSentence(note, index)) return word.isName ? POINTS.insideSentence : 0;
  return word.isOrdinary || word.isCompound ? POINTS.ordinaryOpensSentence : 0;
}

function pointsBefore(note: Note, index: number, name: Word): number {
  const { tokens, lexicon } = note;
  const before = tokenAt(tokens, index - 1);
  if (before === undefined || (tokens[index] as Token).startsLine) return 0;
  const { word } = before;
  if (isGlued(tokens, index)) {
    const isCue = lexicon.cues.lengthBefore(tokens, index - 1) > 0;
    return isCue ? POINTS.cue : POINTS.glued;
  }
  if ((word.is & IS.cueEnd) !== 0 && lexicon.cues.lengthBefore(tokens, index) > 0) return POINTS.cue;
  // "con la Puri", "bij de Wit"
  if ((word.is & IS.article) !== 0 && index > 1 && !before.startsLine) {
    const cue = tokens[index - 2] as Token;
    if ((cue.word.is & IS.cueEnd) !== 0 && lexicon.cues.lengthBefore(tokens, index - 1) > 0) return POINTS.cue;
  }
  if ((word.is & IS.article) !== 0 && word.shape === "lower") return POINTS.article;
  if ((word.is & IS.siteCue) !== 0) return POINTS.siteCue;
  if (lexicon.siteMoves.lengthBefore(tokens, index) > 0) return POINTS.siteMove;
  if (mayLieThere(name, word.surface === ":") && followsBed(note, index)) return POINTS.bed;
  if ((word.is & IS.weakCue) !== 0) return name.isName ? POINTS.weakCue : 0;
  if ((word.is & IS.placeBefore) !== 0) return POINTS.placeCue;
  if (word.shape === "capital" && !opensSentence(note, index - 1)) return POINTS.afterCapital;
  const code = word.surface.charCodeAt(0);
  return code >= 0x30 && code <= 0x39 ? POINTS.afterNumber : 0;
}

/** "Letto 27 Abbagnale"; behind a colon ("Lt 15: Carrello controllato") a name that is no word. */
function mayLieThere(word: Word, isListed: boolean): boolean {
  if (word.shape !== "capital" || word.isTerm) return false;
  return word.isSureName || (!isListed && (word.isName || isUnknown(word)));
}

/** "Vlgs.Visser", "Fam:van Dijk": a name written against an abbreviation or a label. */
function isGlued(tokens: readonly Token[], index: number): boolean {
  const [token, mark, label] = [tokens[index], tokenAt(tokens, index - 1), tokenAt(tokens, index - 2)];
  if (token === undefined || mark === undefined || label === undefined || token.spaced || mark.spaced) return false;
  const isMark = mark.word.surface === "." || mark.word.surface === ":";
  return isMark && (label.word.shape === "lower" || label.word.shape === "capital") && label.word.surface.length < 7;
}

function pointsAfter(note: Note, end: number, word: Word): number {
  const { tokens } = note;
  let next = tokens[end];
  if (next === undefined || next.startsLine) return 0;
  if (next.word.surface === "-" && !next.spaced) return POINTS.hyphenBehind;
  if (word.shape === "capital" && word.isName && note.casing === "mixed") {
    if (isDoing(note, end) || isNameBeforeDoing(note, end - 1)) return POINTS.doing;
  }
  if ((next.word.is & IS.beforeVerb) !== 0) {
    const verb = tokens[end + 1];
    if (verb !== undefined && !verb.startsLine && (verb.word.is & (IS.personVerb | IS.thingVerb)) !== 0) next = verb;
  }
  if ((next.word.is & IS.personVerb) !== 0) return POINTS.personVerb;
  if (word.isName && (word.shape !== "lower" || note.casing !== "mixed") && isAgedBehind(tokens, end))
    return POINTS.aged;
  // Not "De Merel, kamer 27": a house.
  const isOf = next.word.surface !== "," && word.isName && word.shape === "capital";
  if (isOf && isBeforeBed(note, end)) return POINTS.bed;
  if (isOwner(note, word) && next.spaced && next.word.shape === "lower" && mayBeOwned(next.word))
    return (next.word.is & IS.kin) !== 0 ? POINTS.hasKin : POINTS.owns;
  if (mayOwnKin(word, next.word)) return word.genitive > 1 && word.shape === "capital" ? POINTS.hasKin : POINTS.ownsKin;
  if (note.lexicon.names.ownedKin?.has(next.word.key) === true && next.spaced) return POINTS.hasKin;
  if ((next.word.is & IS.thingVerb) !== 0) return word.isName ? POINTS.thingVerbOfName : POINTS.thingVerb;
  if (next.word.shape === "capital" && next.spaced && !next.word.isName) return POINTS.beforeCapital;
  if (next.word.surface === "." && !next.spaced && isAbbreviated(tokens, end, word)) return POINTS.abbreviated;
  const isListed = (tokens[end - 1] as Token).startsLine && LIST_MARKS.has(next.word.surface);
  return isListed && (next.word.surface !== ":" || word.isGiven) ? POINTS.opensList : 0;
}

/** "O'Briens wife", "Fatima's sister": a listed name with an s before a relation. */
export function mayOwnKin(owner: Word, owned: Word): boolean {
  return (owned.is & IS.kin) !== 0 && owner.isName && owner.key.endsWith("s");
}

/** "Faith's": whose a thing is; eponyms and months have their own nouns. */
function isOwner({ lexicon }: Note, word: Word): boolean {
  // "Halo's" are many.
  if (lexicon.names.hasPluralApostrophe === true) return false;
  return word.genitive > 1 && word.shape === "capital" && word.isGiven && !word.isEponym && !word.isMedical;
}

/** "Bill's catheter out", not "Bill's sign": no noun of what is called after a person, unless patients have it too. */
function mayBeOwned({ is }: Word): boolean {
  return (is & OWNED_BY_NONE) === 0 || (is & (IS.ownedNoun | IS.functionWord)) === IS.ownedNoun;
}

const OWNED_BY_NONE = IS.eponymNoun | IS.namedNoun | IS.functionWord;

/** "6y", "81F", "34 yo", "7 mnd" behind a name: years of age; "12F" is the size of a tube. */
export function isAge(tokens: readonly Token[], index: number): boolean {
  const [number, unit] = [tokens[index], tokens[index + 1]];
  if (number === undefined || number.startsLine || !number.spaced) return false;
  if (AGE.test(number.word.surface)) return true;
  if (!/^\d{1,3}$/.test(number.word.surface) || unit === undefined || unit.startsLine) return false;
  return AGE.test(number.word.surface + unit.word.surface) && (unit.word.shape === "lower" || !unit.spaced);
}

const AGE =
  /^(?:\d{1,3}(?:yo?|yrs?|mths?|jr?|j\d{1,2}m|jaar|mnd|anni|aa|mesi|años|meses)|(?:3[1-9]|[4-9]\d|10\d)[MF])$/;

/** "Poppy 6y", "Been, 74 jr", "Been, 66, amputatie": an age right behind a name, or a grown-up's between commas. */
function isAgedBehind(tokens: readonly Token[], index: number): boolean {
  const [comma, number, close] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (comma?.word.surface !== ",") return isAge(tokens, index);
  if (comma.startsLine || number === undefined) return false;
  if (isAge(tokens, index + 1)) return true;
  return close?.word.surface === "," && !number.startsLine && !close.startsLine && GROWN.test(number.word.surface);
}

const GROWN = /^(?:1[89]|[2-9]\d|10\d)$/;

/** "Próx. cura": a stop that small letters follow on its line. */
function isAbbreviated(tokens: readonly Token[], stop: number, word: Word): boolean {
  const next = tokens[stop + 1];
  return word.surface.length <= 5 && next !== undefined && !next.startsLine && next.word.shape === "lower";
}

const LIST_MARKS: ReadonlySet<string> = new Set([":", "-", "–", "/", ","]);

/** "Bos (broer)", "Bos, verpleegkundige", "Dean the night carer": a role or relation right after a name tells that it is one. */
export function isExplained(note: Note, name: ParsedName): boolean {
  const { tokens } = note;
  const [mark, role, close] = [tokens[name.end], tokens[name.end + 1], tokens[name.end + 2]];
  if (mark === undefined || role === undefined || role.startsLine || mark.startsLine) return false;
  const isKin = (role.word.is & (IS.role | IS.kin)) !== 0;
  const only = (name.words[0] as Token).word;
  if (only.isGiven && isArticle(mark) && isBeforeRole(tokens, name.end + 1)) return true;
  if (name.words.length === 1 && (only.is & (IS.functionWord | IS.stop)) !== 0) return false;
  if (name.words.length === 1 && !only.isName && (only.isOrdinary || only.isMedical)) return false;
  if (mark.word.surface === "(") {
    if (!isKin) return false;
    return close?.word.surface === ")" || close?.word.surface === "," || close?.word.shape === "lower" || false;
  }
  if (only.isGiven && only.isSureName && tellsOfTwo(note, name.end)) return true;
  const isEnded = close === undefined || close.startsLine || close.word.surface === ",";
  return mark.word.surface === "," && (role.word.is & IS.role) !== 0 && isEnded;
}

/** "Hemi, his sister Aroha". */
function tellsOfTwo({ tokens, lexicon }: Note, comma: number): boolean {
  const [mark, whose, role] = [tokens[comma], tokens[comma + 1], tokens[comma + 2]];
  if (mark?.word.surface !== "," || whose === undefined || role === undefined || role.startsLine) return false;
  return lexicon.names.possessives?.has(whose.word.key) === true && (role.word.is & IS.kin) !== 0;
}

function isArticle({ word, startsLine }: Token): boolean {
  return !startsLine && (word.is & IS.article) !== 0 && word.shape === "lower";
}

/** "night carer", "auxiliar": a role or relation, a word before it at most. */
function isBeforeRole(tokens: readonly Token[], index: number): boolean {
  for (let at = index; at < index + MOST_TO_ROLE; at++) {
    const token = tokens[at];
    if (token === undefined || token.startsLine || token.word.shape !== "lower") return false;
    if ((token.word.is & (IS.role | IS.kin)) !== 0) return true;
  }
  return false;
}

const MOST_TO_ROLE = 2;
