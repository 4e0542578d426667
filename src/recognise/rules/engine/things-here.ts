import { isCapital, type Note } from "./note.ts";
import type { ParsedName } from "./parse-name.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { BEGINS, IS, isNobodys, TRIGGERS } from "./word.ts";

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
  if (last.shape === "lower") return animals.has(last.key) && tokenAt(tokens, end - 3)?.word.shape === "capital";
  if (!PET_MARKS.has(mark.word.key)) return animals.has(mark.word.key) && mark.word.shape === "lower";
  if (animals.has(first.word.key)) return mark.word.surface !== "(" || second?.word.surface === ")";
  // "Dougal the therapy dog"
  if (mark.word.key === "the" && second?.startsLine === false && animals.has(second.word.key))
    return first.word.shape === "lower";
  if (mark.word.shape !== "other" || !PET_OWNERS.has(first.word.key)) return false;
  // ", her spaniel", ", her assistance dog", ", the neighbour's greyhound"
  const third = tokens[end + 3];
  if (animals.has(second?.word.key ?? "")) return true;
  return second?.word.shape === "lower" && third?.startsLine === false && animals.has(third.word.key);
}

/** "Lewis on TV", "Vera on the telly": what is watched or heard; patients are "on oxygen". */
export function isOnScreen({ tokens }: Note, end: number): boolean {
  const [on, first, second] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (on?.word.key !== "on" || first === undefined || on.startsLine || first.startsLine) return false;
  const screen = first.word.key === "the" || PET_OWNERS.has(first.word.key) ? second : first;
  return screen?.startsLine === false && SCREENS.has(screen.word.key);
}

const SCREENS: ReadonlySet<string> = new Set(
  "tv telly television radio dvd dvds cd cds video iplayer netflix youtube spotify bbc1 bbc2 bbc itv itv1 channel sky kindle audible cassette vinyl".split(
    " ",
  ),
);

/** "tabby called Duchess", "bungalow called Rosedale", "gatto di nome Oliver", "perra llamada Luna", "cani: Pluto" */
export function isCalledPet({ tokens, lexicon }: Note, start: number): boolean {
  const { animals, isRomance } = lexicon.names;
  if (animals === undefined || start < 2 || tokens[start]?.startsLine === true) return false;
  const verb = (tokens[start - 1] as Token).word.key;
  const { key } = (tokens[start - 2] as Token).word;
  if (verb === ":") return isRomance === true && animals.has(key);
  if (NAMED.has(verb)) return animals.has(key) || DWELLINGS.has(key);
  return NAMES.has(verb) && start > 2 && animals.has((tokens[start - 3] as Token).word.key);
}

const NAMED: ReadonlySet<string> = new Set(["called", "named", "chiamato", "chiamata", "llamado", "llamada"]);
const NAMES: ReadonlySet<string> = new Set(["nome", "nombre"]);
const DWELLINGS: ReadonlySet<string> = new Set(
  "house home bungalow cottage flat farm farmhouse villa barn boat barge narrowboat caravan pub".split(" "),
);

const PET_MARKS: ReadonlySet<string> = new Set(["(", ",", "the"]);

const PET_OWNERS: ReadonlySet<string> = new Set("his her their my our the pet family a old late".split(" "));

/** "Albert Court" is a house, "Albert court date" is not. */
function isWrittenAsName(token: Token): boolean {
  return (token.word.is & IS.site) === 0 || isCapital(token);
}

/** "Kowalczyk catheter out", "Patel ward 4": what a patient has, and where somebody lies. */
export function isOwnedNoun(note: Note, noun: number): boolean {
  const is = note.tokens[noun]?.word.is ?? 0;
  return (is & IS.ownedNoun) !== 0 || ((is & IS.namedNoun) !== 0 && isNumbered(note, noun));
}

/** A listed name; where nouns stand before their eponyms, any word that is no eponym. */
export function mayOwn({ lexicon }: Note, { word }: Token): boolean {
  if (word.isSureName) return true;
  return lexicon.names.isRomance === true && !word.isEponym && !word.isMedical && !word.isOrdinary;
}

/** "gatto Argo", "pane Barilla": right behind the noun of an animal, a shop, a work or food; a given name behind goods stays ("crema Ana"). */
export function followsProduct({ tokens, lexicon }: Note, index: number, isGiven: boolean): boolean {
  const { productNouns, ownedProducts } = lexicon.names;
  const [before, token] = [tokenAt(tokens, index - 1), tokens[index]];
  if (productNouns === undefined || before === undefined || token === undefined || token.startsLine) return false;
  const { key } = before.word;
  return productNouns.has(key) || (!isGiven && ownedProducts?.has(key) === true);
}

/** "Mepilex Border", "Nutilis Clear": a brand before what is no given name. */
export function isBrandFirst({ lexicon }: Note, { words, dotted, undotted, particles }: ParsedName): boolean {
  const [first, ...others] = words;
  if (lexicon.names.isRomance !== true || dotted + undotted + particles > 0 || others.length === 0) return false;
  return first !== undefined && isBrand(first) && !others.some(({ word }) => word.isGiven);
}

/** A medical word or thing that is nobody's name. */
export function isBrand({ word }: Token): boolean {
  return word.isMedical && isNobodys(word);
}

/** "Milena (la tartaruga)", "Carlo Alberto (scuola)". */
export function isExplainedAsThing({ tokens, lexicon }: Note, end: number): boolean {
  const { productNouns } = lexicon.names;
  const [mark, first, second] = [tokens[end], tokens[end + 1], tokens[end + 2]];
  if (productNouns === undefined || mark?.word.surface !== "(" || mark.startsLine) return false;
  const isArticle = ((first?.word.is ?? 0) & (IS.article | IS.particle)) !== 0;
  return productNouns.has((isArticle ? second : first)?.word.key ?? "");
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
  const last = Math.min(end + MOST_BETWEEN, start + lexicon.thingNames.longest, tokens.length);
  for (let at = end; at <= last; at++) {
    if (((tokenAt(tokens, at - 1)?.begins ?? 0) & BEGINS.thingEnd) === 0) continue;
    const length = lexicon.thingNames.lengthBefore(tokens, at);
    if (length >= at - start && !isSomebodyHere(note, at - length, at)) return true;
  }
  return false;
}

/** "John Hunter ate well", "Miguel Hernández:": patients bear the names that hospitals and schools do. */
function isSomebodyHere({ tokens }: Note, start: number, end: number): boolean {
  const [first, last, next] = [tokens[start] as Token, tokens[end - 1] as Token, tokens[end]];
  if (!first.word.isGiven || !last.word.isName) return false;
  const before = tokenAt(tokens, start - 1);
  if (!first.startsLine && !STOPS.has(before?.word.surface ?? "")) return false;
  // "?Pierre Robin again" asks for an illness, and ends nothing.
  if (before?.word.surface === "?" && (before.startsLine || !first.spaced)) return false;
  if (next === undefined || next.startsLine) return first.startsLine;
  return next.word.surface === ":" || (next.word.is & (IS.personVerb | IS.beforeVerb)) !== 0;
}

const STOPS: ReadonlySet<string> = new Set([".", "!", "?"]);

/**
 * "Susan Court declined", "daughter Mary Song": a usual given name and a surname that is a site's noun or a thing's too, and what only people
 * have. A surname as usual as "Hall" needs nothing of it, but for "at Susan Hall", "the Susan Hall".
 */
export function isSomebodyOfSites({ tokens }: Note, first: number, end: number): boolean {
  const [given, surname] = [tokens[first], tokens[end - 1]];
  if (given === undefined || surname === undefined || end !== first + 2) return false;
  if (!given.word.isGiven || !given.word.isSureName || given.word.isEponym || !surname.word.isName) return false;
  const before = given.startsLine ? 0 : (tokenAt(tokens, first - 1)?.word.is ?? 0);
  if ((before & (IS.kin | IS.title)) !== 0) return true;
  if ((surname.word.is & IS.usualSurname) !== 0) return (before & (IS.placeBefore | IS.article | IS.siteBefore)) === 0;
  const next = tokens[end];
  if (next === undefined || next.startsLine) return false;
  const isBefore = (next.word.is & IS.beforeVerb) !== 0 && tokens[end + 1]?.startsLine === false;
  const verb = isBefore ? (tokens[end + 1] as Token) : next;
  return (verb.word.is & IS.personVerb) !== 0;
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
    if (isMark && ((tokenAt(tokens, at - 1)?.word.is ?? 0) & IS.siteBefore) !== 0) {
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
export const MOST_BETWEEN = 5;

/** "St. Anna", "Hosp. Gregorio": a stop behind a longer word ends a sentence. */
const LONGEST_SHORT_SITE = 4;
