import { isCapital, type Note } from "./note.ts";
import type { ParsedName } from "./parse-name.ts";
import { placeAt } from "./places.ts";
import type { Token } from "./tokens.ts";
import { IS, TRIGGERS } from "./word.ts";

/** What a measure or sign has behind it: "Barthel 60", "Lachman +", "Murphy neg". */
const RESULTS: ReadonlySet<string> = new Set(
  `neg pos negatief positief negatieve positieve negativo negativa positivo positiva negative positive + - ++ score scores sign test
  grade graad grado stage stadium stadio estadio points punten puntos punti score : = < >`.split(/\s+/),
);

const GRADES: ReadonlySet<string> = new Set("I II III IV V VI A B C D".split(" "));

/** True if a name is an illness ("ziekte van X", "X-syndroom"), a sign with its result, or part of a site's name. */
export function isVetoed(note: Note, name: ParsedName, isIntroduced = false): boolean {
  const { tokens } = note;
  const [only] = name.words;
  if (only === undefined) return false;
  const isLone = name.words.length === 1 && name.dotted + name.undotted === 0;
  if (!isIntroduced && name.dotted === 0 && name.places.every((at) => isMedicalHere(note, at))) return true;
  if (!isIntroduced && isThingName(note, name.start, name.end)) return true;
  // "Los Angeles C. Zenker": a grade, and the next sentence.
  if (isGraded(note, name)) return true;
  if (!isIntroduced && name.words.some(({ word }) => (word.is & IS.siteBefore) !== 0 && !word.isGiven)) return true;
  if (!(tokens[name.start] as Token).startsLine && isNamedAfter(note, name)) return true;
  if (!isIntroduced && followsProduct(note, name.start, only.word.isGiven)) return true;
  if (isLettered(note, name) || followsGrade(note, name.start)) return true;
  if (!isIntroduced && (isBrandFirst(note, name) || isExplainedAsThing(note, name.end))) return true;
  if (isMovedFrom(note, name, isIntroduced)) return true;
  // "MP Medtronic Azure", "FO Keith-Wagener"
  if (name.undotted > 1 && note.lexicon.names.productNouns !== undefined && (only.word.isEponym || isBrand(only)))
    return true;
  // "N/A. Sarah": the end of an abbreviation.
  const first = tokens[name.start] as Token;
  if (name.dotted > 0 && !first.startsLine && !first.spaced && tokens[name.start - 1]?.word.surface === "/")
    return true;
  // "Rocket 12F. Keep": a unit, and the next sentence.
  if (
    name.dotted + name.undotted > 0 &&
    !first.startsLine &&
    !first.spaced &&
    /\d$/.test(tokens[name.start - 1]?.word.surface ?? "")
  )
    return true;
  if (name.dotted === 1 && isGradeBefore(note, name.start)) return true;
  if (isCalledPet(note, name.start)) return true;
  const last = name.words.at(-1);
  const next = tokens[name.end];
  if (isSite(name, isIntroduced)) return true;
  if (next === undefined || next.startsLine) return false;
  if ((isLone || hasArticle(note, name)) && namesThing(note, name.end)) return true;
  if (!isIntroduced && isPet(note, name.end)) return true;
  const isOwned = isOwnedNoun(note, name.end) && mayOwn(note, only);
  const isPlainName = !isLone || isOwned || (only.word.isGiven && !only.word.isEponym);
  // "Jansen test negatief" could be either; "Jan Jansen katheter" is a person.
  if ((!isPlainName || next.word.surface === "-") && (next.word.is & IS.eponymNoun) !== 0) return true;
  if (isLone && isResult(note, name.end, only.word.isEponym || only.word.isMedical)) return true;
  // "M. Parkinson": morbus.
  if (name.dotted === 1 && tokens[name.start]?.word.surface === "M" && only.word.isEponym) return true;
  if (next.word.shape === "capital" && (next.word.is & IS.site) !== 0 && !next.word.isName) return true;
  // "Anna van Dijk" is no street.
  const isSurname = last?.word.isName === true || name.particles > name.leadingParticles;
  return ((last?.word.is ?? 0) & IS.site) !== 0 && name.words.length > 1 && !isSurname;
}

/** "Ashdown Manor", "Rose Cottage", "Court" alone; a title before it tells that "House" is a surname. */
function isSite({ words }: ParsedName, isIntroduced: boolean): boolean {
  const is = words.at(-1)?.word.is ?? 0;
  if ((is & IS.namedNoun) === 0) return false;
  return (is & IS.site) === 0 ? words.length > 1 : !isIntroduced;
}

/** "Thomas splint", "Mowbray seat", not "Patel ward 4": a noun that makes a thing's name of whatever stands before it. */
export function namesThing(note: Note, noun: number): boolean {
  const next = note.tokens[noun];
  if (next === undefined || next.startsLine || (next.word.is & IS.namedNoun) === 0) return false;
  return !isNumbered(note, noun) && isWrittenAsName(next);
}

/** "Daisy the cat", "Rex (dog)", "Bess, her spaniel": who is told to be an animal right behind. */
export function isPet({ tokens, lexicon, casing }: Note, end: number): boolean {
  const { animals } = lexicon.names;
  const [mark, first, second] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (animals === undefined || mark === undefined || first === undefined || mark.startsLine || first.startsLine)
    return false;
  const last = (tokens[end - 1] as Token).word;
  if (casing !== "mixed") return false;
  if (last.shape === "lower") return animals.has(last.key) && tokens[end - 3]?.word.shape === "capital";
  if (!PET_MARKS.has(mark.word.key)) return animals.has(mark.word.key) && mark.word.shape === "lower";
  if (animals.has(first.word.key)) return mark.word.surface !== "(" || second?.word.surface === ")";
  return mark.word.shape === "other" && PET_OWNERS.has(first.word.key) && animals.has(second?.word.key ?? "");
}

/** "Gustilo I. Thomas spalk", "Klasse I. Anes": the letter behind a scale or term is its grade. */
function isGradeBefore({ tokens, lexicon }: Note, start: number): boolean {
  const [scale, letter, stop] = [tokens[start - 1], tokens[start], tokens[start + 1]];
  if (scale === undefined || letter === undefined || letter.startsLine || !letter.spaced) return false;
  // "Kemp pos R. Faber neg": a side.
  if (isResultWord(scale.word) && SIDES.has(letter.word.surface) && stop?.word.surface === ".") return true;
  if (!GRADES.has(letter.word.surface) || stop?.word.surface !== "." || scale.word.shape !== "capital") return false;
  const { word } = scale;
  return (word.isEponym && !word.isGiven) || (lexicon.isTerm(word.key) && !word.isName) || GRADED.has(word.key);
}

const SIDES: ReadonlySet<string> = new Set(["R", "L"]);
const GRADED: ReadonlySet<string> = new Set(
  "klasse class clase classe type tipo graad grade grado stadium stage".split(" "),
);

/** "tabby called Duchess" */
function isCalledPet({ tokens, lexicon }: Note, start: number): boolean {
  const { animals } = lexicon.names;
  if (animals === undefined || start < 2 || tokens[start]?.startsLine === true) return false;
  const verb = (tokens[start - 1] as Token).word.key;
  return (verb === "called" || verb === "named") && animals.has((tokens[start - 2] as Token).word.key);
}

/** "Kleinert. Duran. Belfast.": nothing but a word between two stops of a line. */
export function isOwnSentence({ tokens }: Note, start: number, end: number): boolean {
  const [first, before, next] = [tokens[start], tokens[start - 1], tokens[end]];
  if (first === undefined || before === undefined || next === undefined || end > start + 1) return false;
  if (first.startsLine || next.startsLine || next.spaced) return false;
  return before.word.surface === "." && (next.word.surface === "." || next.word.surface === "?");
}

const PET_MARKS: ReadonlySet<string> = new Set(["(", ",", "the"]);
const PET_OWNERS: ReadonlySet<string> = new Set("his her their my our the pet family".split(" "));

/** "Albert Court" is a house, "Albert court date" is not. */
function isWrittenAsName(token: Token): boolean {
  return (token.word.is & IS.site) === 0 || isCapital(token);
}

/** "the Mary Rankin unit": an article before the whole. */
function hasArticle({ tokens }: Note, { start }: ParsedName): boolean {
  return !(tokens[start] as Token).startsLine && ((tokens[start - 1]?.word.is ?? 0) & IS.article) !== 0;
}

/** "Kowalczyk catheter out", "Patel ward 4": what a patient has, and where somebody lies. */
export function isOwnedNoun(note: Note, noun: number): boolean {
  const is = note.tokens[noun]?.word.is ?? 0;
  return (is & IS.ownedNoun) !== 0 || ((is & IS.namedNoun) !== 0 && isNumbered(note, noun));
}

/** A listed name; where nouns stand before their eponyms, any word that is no eponym. */
export function mayOwn({ lexicon }: Note, { word }: Token): boolean {
  if (word.isSureName) return true;
  return lexicon.names.productNouns !== undefined && !word.isEponym && !word.isMedical && !word.isOrdinary;
}

/** "gatto Argo", "pane Barilla": right behind the noun of an animal, a shop, a work or food; a given name behind goods stays ("crema Ana"). */
export function followsProduct({ tokens, lexicon }: Note, index: number, isGiven: boolean): boolean {
  const { productNouns, ownedProducts } = lexicon.names;
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (productNouns === undefined || before === undefined || token === undefined || token.startsLine) return false;
  const { key } = before.word;
  return productNouns.has(key) || (!isGiven && ownedProducts?.has(key) === true);
}

/** "clase II de Angle", "tipo I Fischer": whose classification it is, behind its Roman number. */
export function followsGrade({ tokens, lexicon }: Note, start: number): boolean {
  const { lettered } = lexicon.names;
  if (lettered === undefined || (tokens[start] as Token).startsLine) return false;
  let at = start;
  if (ROMAN_NUMBER.test(tokens[at]?.word.surface ?? "")) at++;
  else if (((tokens[at - 1]?.word.is ?? 0) & IS.particle) !== 0) at--;
  const grade = tokens[at - 1];
  if (grade === undefined || grade.startsLine) return false;
  // "grado B de Los Ángeles", "esofagite C di Los Angeles"
  if (at < start && /^[A-D]$/.test(grade.word.surface)) return true;
  if (!ROMAN_NUMBER.test(grade.word.surface)) return false;
  const isStop = tokens[at - 2]?.word.surface === ".";
  return lettered.has(tokens[at - (isStop ? 3 : 2)]?.word.key ?? "");
}

const ROMAN_NUMBER = /^(?:I{1,3}|I?V|VI{1,3}|IX)[abc]?$/;

/** "Mepilex Border", "Nutilis Clear": a brand before what is no given name. */
function isBrandFirst({ lexicon }: Note, { words, dotted, undotted, particles }: ParsedName): boolean {
  const [first, ...others] = words;
  if (lexicon.names.productNouns === undefined || dotted + undotted + particles > 0 || others.length === 0)
    return false;
  return first !== undefined && isBrand(first) && !others.some(({ word }) => word.isGiven);
}

/** A medical word or thing that is nobody's name. */
export function isBrand({ word }: Token): boolean {
  return word.isMedical && !word.isName && !word.isGiven;
}

/** "Viene del Marañón", "paziente del Niguarda": the particle is a preposition, and a hospital or ward follows. */
function isMovedFrom({ tokens, lexicon }: Note, name: ParsedName, isIntroduced: boolean): boolean {
  const [first] = name.places;
  if (lexicon.names.productNouns === undefined || first === undefined || first === name.start) return false;
  if ((tokens[name.start] as Token).word.shape !== "lower") return false;
  if (isIntroduced) return isBrand(tokens[first] as Token);
  return lexicon.siteMoves.lengthBefore(tokens, first) > first - name.start;
}

/** "Milena (la tartaruga)", "Carlo Alberto (scuola)". */
export function isExplainedAsThing({ tokens, lexicon }: Note, end: number): boolean {
  const { productNouns } = lexicon.names;
  const [mark, first, second] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (productNouns === undefined || mark?.word.surface !== "(" || mark.startsLine) return false;
  const isArticle = ((first?.word.is ?? 0) & (IS.article | IS.particle)) !== 0;
  return productNouns.has((isArticle ? second : first)?.word.key ?? "");
}

/** "scala B. Chiave": the letter counts houses, groups or classes and is nobody's initial. */
function isLettered({ tokens, lexicon }: Note, { start, dotted }: ParsedName): boolean {
  if (dotted !== 1 || (tokens[start] as Token).startsLine || tokens[start]?.word.isInitial !== true) return false;
  const isStop = tokens[start - 1]?.word.surface === ".";
  return lexicon.names.lettered?.has(tokens[start - (isStop ? 2 : 1)]?.word.key ?? "") === true;
}

function isNumbered({ tokens }: Note, noun: number): boolean {
  const next = tokens[noun + 1];
  if (next === undefined || next.startsLine) return false;
  const code = next.word.surface.charCodeAt(0);
  return next.word.surface === ":" || (code >= 0x30 && code <= 0x39) || (next.word.is & IS.siteBefore) !== 0;
}

/** "Marie Curie nights", "Christmas Day": all of it within the name of a thing that two words or more make. */
export function isThingName(note: Note, start: number, end: number): boolean {
  const { tokens, lexicon } = note;
  for (let at = end; at <= end + MOST_BETWEEN && at <= tokens.length; at++) {
    if (((tokens[at - 1]?.word.is ?? 0) & IS.thingEnd) === 0) continue;
    const length = lexicon.thingNames.lengthBefore(tokens, at);
    if (length >= at - start && !isSomebodyHere(note, at - length, at)) return true;
  }
  return false;
}

/** "John Hunter ate well", "Miguel Hernández:": patients bear the names that hospitals and schools do. */
function isSomebodyHere({ tokens }: Note, start: number, end: number): boolean {
  const [first, last, next] = [tokens[start] as Token, tokens[end - 1] as Token, tokens[end]];
  if (!first.word.isGiven || !last.word.isName) return false;
  if (!first.startsLine && !STOPS.has(tokens[start - 1]?.word.surface ?? "")) return false;
  if (next === undefined || next.startsLine) return first.startsLine;
  return next.word.surface === ":" || (next.word.is & (IS.personVerb | IS.beforeVerb)) !== 0;
}

const STOPS: ReadonlySet<string> = new Set([".", "!", "?"]);

/** A medical word, or an eponym; a surname that is usual too only beside its noun, result or another eponym ("Murphy neg"). */
export function isMedicalHere(note: Note, index: number): boolean {
  const { tokens } = note;
  const { word } = tokens[index] as Token;
  if (!word.isEponym || (word.is & IS.usualSurname) === 0) return word.isEponym || word.isMedical;
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  if (next !== undefined && !next.startsLine) {
    if ((next.word.is & IS.eponymNoun) !== 0 && (next.word.is & IS.ownedNoun) === 0) return true;
    if (word.genitive > 0 || word.surface.endsWith("s'")) return (next.word.is & (IS.kin | IS.role)) === 0;
    const isAge = (after !== undefined && AGE_UNITS.has(after.word.key)) || OLD_AGE.test(next.word.surface);
    // "Fontana: INR 2.4" is about somebody.
    const isTopic = next.word.surface === ":" && note.lexicon.names.productNouns !== undefined;
    if (isResult(note, index + 1, true) && !isAge && !isTopic) return true;
  }
  const isListed = (at: number, mark: number) =>
    LIST_MARKS.has(tokens[mark]?.word.surface ?? "") &&
    tokens[at]?.word.isEponym === true &&
    ((tokens[at] as Token).word.is & IS.usualSurname) === 0;
  return isListed(index - 2, index - 1) || isListed(index + 2, index + 1);
}

/** "Jones 81": lists of patients give ages. */
const OLD_AGE = /^[5-9]\d$/;
const AGE_UNITS: ReadonlySet<string> = new Set("y yo yr yrs years year m f".split(" "));
const LIST_MARKS: ReadonlySet<string> = new Set([",", "/", "-", "&", "+", "e", "y"]);

/** "Killip I. Bruce", "Los Angeles B.": an eponym or a place, its grade, and perhaps the next sentence's first word. */
function isGraded(note: Note, name: ParsedName): boolean {
  const { tokens } = note;
  if (name.dotted !== 1) return false;
  const [first = 0, second] = name.places;
  const at = name.trailing === 1 || second === undefined ? (name.places.at(-1) as number) : second - 3;
  if (at < first || !GRADES.has(tokens[at + 1]?.word.surface ?? "")) return false;
  if (tokens[at + 2]?.word.surface !== ".") return false;
  const { isEponym, isGiven } = (tokens[at] as Token).word;
  return (isEponym && !isGiven) || placeAt(note, at - 1)?.length === 2;
}

/** Right before the name, particles aside: a site or an illness that is called after it, or words that a diagnosis follows. */
function isNamedAfter(note: Note, name: ParsedName): boolean {
  const { tokens, lexicon } = note;
  const first = name.places[0] ?? name.start;
  if (isInSiteName(note, first)) return true;
  let at = first - 1;
  while (at > first - MOST_BETWEEN && at > 0 && !(tokens[at + 1] as Token).startsLine) {
    const { is, key, surface } = (tokens[at] as Token).word;
    if (lexicon.names.agents?.has(key) === true) break;
    const isAbbreviated = surface === "." && ((tokens[at - 1]?.word.is ?? 0) & IS.siteBefore) !== 0;
    if ((is & (IS.openingParticle | IS.particlePhrase | IS.article)) === 0 && !isAbbreviated) break;
    at--;
  }
  const head = tokens[at];
  if (head === undefined || (tokens[at + 1]?.startsLine ?? false)) return false;
  if ((head.word.is & IS.conditionEnd) !== 0) {
    if (lexicon.conditionCues.lengthBefore(tokens, at + 1) > 0) return true;
  }
  if ((head.word.is & (IS.siteBefore | IS.eponymNoun)) === 0) return false;
  return tokens[at + 1]?.word.surface !== ".";
}

/**
 * "Hospital Universitario Niño Jesús", "Afdeling: Beatrix", "St. Anna": behind the kind of a site, capitalised words and particles
 * between.
 */
export function isInSiteName({ tokens }: Note, index: number, isPlace = false): boolean {
  for (let at = index - 1; at >= 0 && at >= index - MOST_BETWEEN; at--) {
    if ((tokens[at + 1] as Token).startsLine) return false;
    const { word } = tokens[at] as Token;
    if ((word.is & IS.siteBefore) !== 0) return true;
    const isMark = word.surface === "." || word.surface === ":";
    if (isMark && ((tokens[at - 1]?.word.is ?? 0) & IS.siteBefore) !== 0) {
      return word.surface === ":" || (tokens[at - 1] as Token).word.surface.length <= LONGEST_SHORT_SITE;
    }
    const isAdjective =
      word.shape === "capital" && (word.is & TRIGGERS) === 0 && (!isPlace || word.isOrdinary || word.isGiven);
    const isBetween = isAdjective || (word.is & (IS.openingParticle | IS.article)) !== 0;
    if (!isBetween) return false;
  }
  return false;
}

/** Tokens between a site's kind and its name. */
const MOST_BETWEEN = 5;
/** "St. Anna", "Hosp. Gregorio": a stop behind a longer word ends a sentence. */
const LONGEST_SHORT_SITE = 4;

/** "pos", "neg", "score": no surname in small letters. */
export function isResultWord({ key }: Token["word"]): boolean {
  return RESULTS.has(key);
}

/** What stands at `index` is a result, a grade or, behind a known eponym, a number. */
export function isResult({ tokens, lexicon }: Note, index: number, isEponym: boolean): boolean {
  const next = tokens[index];
  if (next === undefined || next.startsLine) return false;
  if (isEponym && next.word.surface >= "0" && next.word.surface < ":") return true;
  if (isEponym && lexicon.names.results !== undefined) {
    if (lexicon.names.results.has(next.word.key) || ENDOSCOPIC_TYPE.test(next.word.surface)) return true;
    if (next.word.key === "no" || next.word.key === "ok") return isClosed(tokens, index + 1);
  }
  const isGrade = GRADES.has(next.word.surface);
  if (!RESULTS.has(next.word.key) && !(isGrade && isEponym)) return false;
  if (isEponym) return true;
  // "Jansen: koorts", "Jansen - bed 4" are about people; "Finkelstein -" ends there.
  if (next.word.surface === ":") return false;
  if (next.word.surface !== "-") return true;
  const after = tokens[index + 1];
  return after === undefined || after.startsLine || after.word.surface === "," || after.word.surface === ".";
}

/** Types of polyps and wounds: "Paris Is", "Texas IID". */
const ENDOSCOPIC_TYPE = /^(?:0-)?(?:I[sp]|Isp|I{1,3}[a-dA-D])$/;

function isClosed(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index];
  return next === undefined || next.startsLine || next.word.shape === "other";
}
