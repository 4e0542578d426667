import type { Found } from "../identifiers/finder.ts";
import { type Finding, firstTokenFrom, isCapital, type Note, opensSentence, startsField } from "./note.ts";
import { isStop } from "./particles.ts";
import { isOfScale } from "./place-of-scale.ts";
import { placeAt, type PlaceMatch } from "./places.ts";
import { isCue, isResidence, type Support, supportOf } from "./place-support.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { isResult } from "./medicine-here.ts";
import { findProvinces, findRoutes } from "./routes-and-provinces.ts";
import { isSpokenLanguage } from "./spoken-language.ts";
import { isInSiteName, isThingName, namesThing } from "./things-here.ts";
import { IS } from "./word.ts";

/** Words of a place that only its position tells. */
const MOST_WORDS = 5;
/** Letters of a place in small letters. */
const SHORTEST_SMALL = 4;
const SHORTEST_SMALL_ALONE = 6;
/** Words in capitals up to this length are abbreviations, but for a few countries, states and cities. */
const LONGEST_ACRONYM = 4;
const SHORT_PLACES: ReadonlySet<string> = new Set(
  "USA EEUU UK VS CDMX PERU CUBA IRAN IRAK ITALY ROMA LIMA CHAD MALI OMAN TOGO FEZ USSR URSS DDR BRD NSW KZN".split(
    " ",
  ),
);

/** Countries, regions and cities: known ones, and whatever a field or a postcode says is one; postcodes in ascending order. */
export function findPlaces(note: Note, postcodes: readonly Found[]): Finding[] {
  const findings: Finding[] = [...findInPlaceFields(note), ...findAfterPostcodes(note, postcodes)];
  let end = 0;
  for (const start of note.openings.places) {
    if (start < end) continue;
    const match = placeAt(note, start);
    if (match === undefined) continue;
    const finding = weighPlace(note, start, match);
    if (finding === undefined) continue;
    end = finding.end;
    findings.push(finding);
  }
  return [...findings, ...findRoutes(note), ...findProvinces(note)];
}

/** A listed place with its rule and score, undefined where none is meant. */
function weighPlace(note: Note, start: number, match: PlaceMatch): Finding | undefined {
  const { tokens } = note;
  const end = start + match.length;
  const isCapitalised = note.casing !== "upper" && isWrittenPlace(note, start, end);
  // Most words that are places too, and what no support makes one.
  if (!isCapitalised && !mayBeSmall(tokens, start, match)) return undefined;
  const [first, after] = [tokens[start] as Token, tokens[end]];
  if (startsField(note, first)) return undefined;
  if (after !== undefined && !after.spaced && (after.word.shape !== "other" || after.word.surface === "-"))
    return undefined;
  if (isPartOfThing(note, start, end)) return undefined;
  const support = supportOf(note, start, end);
  const isCued = isCue(support);
  const isHome = match.strength === "sure" && isCued && isResidence(note, start);
  // "lives in St Helens", "ward St Helens"
  if (!isHome && isThingName(note, start, end)) return undefined;
  if (!isCued && isOfScale(note, start, end)) return undefined;
  if (match.length === 1 && !mayStandAlone(note, start, isCued)) return undefined;
  if (isSpokenLanguage(note, start, end)) return undefined;
  const score = isCapitalised
    ? weighCapitalised(note, start, match, support)
    : weighSmall(note, start, match, support, isHome);
  if (score === 0) return undefined;
  // A model may deny "in serra" and "in piazza", not "in Serra", "(serra)" or "abita in serra".
  const isTold = support !== undefined && (isCapitalised || isHome || support === "brackets");
  const rule = isTold ? "cued-place" : support === undefined ? "place" : "small-place";
  return { start, end, rule, score };
}

/** Abbreviations, prepositions, medical words, eponyms, professions and relations ("Warden called") are places seldom. */
function mayStandAlone(note: Note, start: number, isCued: boolean): boolean {
  const first = note.tokens[start] as Token;
  if ((first.word.is & IS.functionWord) !== 0) return false;
  if (isAbbreviatedPlace(note, start)) return isCued;
  // "IN YORK": where all is in capitals, four of them are no abbreviation.
  if (isAcronym(first) && !(isCued && note.casing === "upper" && first.word.surface.length === LONGEST_ACRONYM))
    return false;
  return isCued || !(first.word.isMedical || first.word.isEponym || (first.word.is & (IS.role | IS.kin)) !== 0);
}

/** Has the last word a capital that is no particle? */
function isWrittenPlace({ tokens }: Note, start: number, end: number): boolean {
  if (!isCapital(tokens[end - 1] as Token)) return false;
  for (let i = start; i < end; i++) {
    const token = tokens[i] as Token;
    if (token.word.shape !== "other" && (token.word.is & IS.particle) === 0 && isCapital(token)) return true;
  }
  return false;
}

function weighCapitalised(note: Note, start: number, match: PlaceMatch, support: Support | undefined): number {
  const { length, strength } = match;
  const first = note.tokens[start] as Token;
  if (support === "preposition" || support === "brackets") return 0.85;
  if (length === 1 && first.word.isGiven && first.word.shape === "upper") return 0;
  if (length === 1 && opensAsOrdinary(note, start)) return 0;
  if (strength === "sure" || support === "origin") return 0.8;
  if (strength !== "shared") return 0;
  const [before, after] = [tokenAt(note.tokens, start - 1), note.tokens[start + length]];
  const isInList = !first.startsLine && LIST_MARKS.has(before?.word.surface ?? "");
  const isClosed = after === undefined || after.startsLine || after.word.shape === "other" || startsField(note, after);
  if (isInList && (isClosed || !first.word.isGiven)) return 0.62;
  if (first.word.isLocalName || first.word.isGiven) return 0;
  // Somebody or a place: it is a name either way, but in Romance languages as often a thing's.
  return note.lexicon.names.isRomance === true ? 0.55 : 0.62;
}

/** In small letters or among capitals: a place that is one for certain, or that is no word. */
function mayBeSmall(tokens: readonly Token[], start: number, { strength }: PlaceMatch): boolean {
  return strength === "sure" || (strength === "shared" && !(tokens[start] as Token).word.isOrdinary);
}

function weighSmall(
  { tokens }: Note,
  start: number,
  { length, strength }: PlaceMatch,
  support: Support | undefined,
  isHome: boolean,
): number {
  const { word } = tokens[start] as Token;
  const last = tokens[start + length - 1] as Token;
  if (strength !== "sure" && support === undefined) return 0;
  // "la unión": an article and an ordinary word.
  if (length === 2 && last.word.isOrdinary && (word.is & IS.particle) !== 0) return 0;
  if (length > 1) return support === undefined ? ((word.is & IS.placeBefore) === 0 ? 0.6 : 0) : 0.75;
  if (isHome) return 0.72;
  if (word.isOrdinary || word.key.length < SHORTEST_SMALL) return 0;
  if (support !== undefined) return 0.72;
  return word.isGiven || word.key.length < SHORTEST_SMALL_ALONE ? 0 : 0.62;
}

/** "in de VS", "from the US"; not "for US", which is an ultrasound. */
function isAbbreviatedPlace({ tokens, lexicon }: Note, start: number): boolean {
  const [before, first] = [tokenAt(tokens, start - 1), tokens[start]];
  if (first === undefined) return false;
  const { cuedPlaces, articledPlaces } = lexicon.names;
  // "Vk komt do": a midwife.
  if (cuedPlaces?.has(first.word.key) === true) return true;
  return (
    first.word.shape === "upper" &&
    articledPlaces?.has(first.word.key) === true &&
    ((before?.word.is ?? 0) & IS.article) !== 0
  );
}

/** "Mobile with frame", "Reading glasses lost": an ordinary word opens a sentence, and goes on in small letters where the language's openers are known. */
function opensAsOrdinary(note: Note, start: number): boolean {
  if (!(note.tokens[start] as Token).word.isOrdinary || !opensSentence(note, start)) return false;
  const next = note.tokens[start + 1];
  return note.lexicon.names.openers === undefined || (next?.startsLine === false && next.word.shape === "lower");
}

/** "Hospital de Madrid", "Calle de Toledo", "Barcelona score", "Bradford trolley", "Antwerpen Ziekenhuis". */
function isPartOfThing(note: Note, start: number, end: number): boolean {
  const { tokens } = note;
  const first = tokens[start] as Token;
  const after = tokens[end];
  if (after !== undefined && !after.startsLine) {
    if ((after.word.is & IS.eponymNoun) !== 0) return true;
    if (isCapital(first) && namesThing(note, end)) return true;
    if (isBeforeGoods(note, start, end)) return true;
    if (after.word.shape === "capital" && (after.word.is & IS.site) !== 0) return true;
    if (after.word.shape === "capital" && isNamedSite(tokens[end + 1])) return true;
    if (first.word.isEponym && isResult(note, end, true)) return true;
  }
  if (first.startsLine || isRoute(note, start - 1)) return false;
  if (isInSiteName(note, start, true)) return true;
  let at = start - 1;
  while (at > start - 4 && at >= 0 && ((tokens[at] as Token).word.is & IS.openingParticle) !== 0) at--;
  const head = tokenAt(tokens, at);
  if (head === undefined || (tokens[at + 1] as Token).startsLine) return false;
  return (head.word.is & (IS.siteBefore | IS.eponymNoun)) !== 0 && (head.word.is & IS.placeBefore) === 0;
}

/** "da Kharkiv via Polonia": behind a listed place it is no street. */
function isRoute(note: Note, index: number): boolean {
  const { word } = note.tokens[index] as Token;
  return word.surface === "via" && placeAt(note, index - 1)?.length === 1;
}

/** "Brazil nuts", "Norfolk Terrier", "Edmonton Frail Scale", or a model's "Savoy cabbage": goods and scales that are called after the place before them. */
export function isBeforeGoods(note: Note, start: number, end: number): boolean {
  const { tokens, lexicon } = note;
  const { placeGoods } = lexicon.names;
  if (placeGoods === undefined) return false;
  const [before, last, next] = [tokenAt(tokens, start - 1), tokens[end - 1], tokens[end]];
  // "lives in Norfolk with a terrier"
  if (before !== undefined && tokens[start]?.startsLine === false && (before.word.is & IS.placeBefore) !== 0)
    return false;
  if (end > start + 1 && last !== undefined && last.word.shape !== "capital" && placeGoods.has(last.word.key))
    return true;
  return (next?.startsLine === false && placeGoods.has(next.word.key)) || isBeforeScale(note, end);
}

function isBeforeScale({ tokens, lexicon }: Note, end: number): boolean {
  for (let at = end; at <= end + MOST_BEFORE_SCALE; at++) {
    const token = tokens[at];
    if (token === undefined || token.startsLine || !token.spaced) return false;
    if (lexicon.names.placeScales?.has(token.word.key) === true) return true;
    if (token.word.shape === "other" || (token.word.is & (IS.functionWord | IS.stop | IS.role | IS.personVerb)) !== 0)
      return false;
  }
  return false;
}

/** "Dallas pain questionnaire", "Liverpool side-effect scale" */
const MOST_BEFORE_SCALE = 2;

/** The house of "Elizabeth Fry House". */
function isNamedSite(token: Token | undefined): boolean {
  return token?.startsLine === false && isCapital(token) && (token.word.is & SITE_NOUN) === SITE_NOUN;
}

const SITE_NOUN = IS.site | IS.namedNoun;

/** "ITU", "CA": abbreviations that small places share their names with; see {@link SHORT_PLACES}. */
export function isAcronym({ word }: Token): boolean {
  return word.shape === "upper" && word.surface.length <= LONGEST_ACRONYM && !SHORT_PLACES.has(word.surface);
}

const LIST_MARKS: ReadonlySet<string> = new Set([",", ".", "(", "/", "-"]);

/** "Localidad/ Provincia: Madrid (España)." */
function findInPlaceFields(note: Note): Finding[] {
  const found: Finding[] = [];
  const { tokens } = note;
  for (const [index, field] of note.fields.entries()) {
    if (field.kind !== "place" && field.kind !== "address") continue;
    const limit = note.fields[index + 1]?.start ?? note.text.length;
    const at = firstTokenFrom(tokens, field.end);
    let start = at + (tokens[at]?.word.surface === ":" ? 1 : 0);
    // An address field may name a town alone; a street is left to the finder of addresses.
    if (field.kind === "address") {
      const match = placeAt(note, start);
      const after = match && tokens[start + match.length];
      const isWhole = match !== undefined && (after === undefined || after.startsLine || after.start >= limit);
      if (isWhole) found.push({ start, end: start + match.length, rule: "place-field", score: 0.97 });
      continue;
    }
    for (let part = 0; part < 3; part++) {
      const end = readPlace(note, start, limit, true);
      if (end === start) break;
      found.push({ start, end, rule: "place-field", score: 0.93 });
      const mark = tokens[end]?.word.surface ?? "";
      if (!FIELD_MARKS.has(mark) || tokens[end]?.startsLine === true) break;
      start = end + 1;
    }
  }
  return found;
}

const FIELD_MARKS: ReadonlySet<string> = new Set([",", "/", "(", "-"]);
const POSTCODE_MARKS: ReadonlySet<string> = new Set([",", ".", "(", "-"]);

/** "28046 Madrid", "1012 Lausanne. Suisse": the capitalised words behind a postcode. */
function findAfterPostcodes(note: Note, postcodes: readonly Found[]): Finding[] {
  const found: Finding[] = [];
  const { tokens } = note;
  for (const postcode of postcodes) {
    const at = firstTokenFrom(tokens, postcode.end);
    const start = at + (POSTCODE_MARKS.has(tokens[at]?.word.surface ?? "") ? 1 : 0);
    const end = readPlace(note, start, note.text.length, false);
    if (end > start) found.push({ start, end, rule: "after-postcode", score: 0.86 });
  }
  return found;
}

/** The token index after capitalised words and particles; `start` if the first is none. In fields small letters do. */
function readPlace(note: Note, start: number, limit: number, inField: boolean): number {
  const { tokens } = note;
  let end = start;
  for (let i = start; i < tokens.length && i - start < MOST_WORDS; i++) {
    const token = tokens[i] as Token;
    const { word } = token;
    if (token.startsLine || token.start >= limit || startsField(note, token)) break;
    if (word.shape === "other" && (word.is & IS.particlePhrase) === 0) break;
    if ((i > start && !token.spaced && word.shape !== "lower") || (!inField && isAcronym(token))) break;
    const isSmall = word.shape === "lower" && (inField ? i - start < 2 : !word.isOrdinary);
    // "Casa de reposo: dice que": small letters in a field must be a listed place or unknown to the dictionary.
    const isPlausible =
      isSmall && (!word.isOrdinary || word.placeNode !== 0) && (word.is & (IS.personVerb | IS.functionWord)) === 0;
    const isStopped = i > start && isStop(note, token, i) && (!word.isName || !inField);
    if ((isCapital(token) || isPlausible) && !isStopped) end = i + 1;
    else if ((word.is & (IS.particle | IS.particlePhrase)) === 0) break;
  }
  return end;
}
