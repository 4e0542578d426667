import { foldWord } from "../../../text/fold.ts";
import { hashFolded } from "../../../text/word-hash.ts";
import type { Gazetteer } from "../../gazetteer.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import type { NameLists } from "./name-lists.ts";
import type { NameWords } from "./name-words.ts";
import { createPhrases, type Phrases } from "./phrases.ts";
import { SurfaceTable } from "./surface-table.ts";
import { BEGINS, bitsOf, IS, readShape, TRIGGERS, type Word } from "./word.ts";

/** A language's words and lists, ready for lookups. */
export interface Lexicon {
  readonly names: NameWords;
  /** What is known of `text.slice(start, end)`. */
  word(text: string, start?: number, end?: number): Word;
  readonly places: Gazetteer;
  readonly cues: Phrases;
  readonly conditionCues: Phrases;
  readonly particlePhrases: Phrases;
}

/** Names shorter than this are too often abbreviations to stand alone. */
const SHORTEST_SURE_NAME = 3;
/** Distinct words whose facts are kept; about 200 bytes each. */
const CACHE_LIMIT = 300_000;

/** The lexicon of a language's words and lists. */
export function createLexicon(names: NameWords, lists: NameLists): Lexicon {
  const bits = bitsOf(names);
  const cues = createPhrases(names.cues);
  const conditionCues = createPhrases(names.conditionCues);
  const particlePhrases = createPhrases(names.particlePhrases);
  const hash = new Uint32Array(2);

  const rolesOf = (key: string, surface: string): number => {
    let is = 0;
    for (const [bit, words] of bits) if (words.has(key)) is |= bit;
    if (cues.lasts.has(key)) is |= IS.cueEnd;
    if (conditionCues.lasts.has(key)) is |= IS.conditionEnd;
    if (particlePhrases.firsts.has(surface)) is |= IS.particlePhrase;
    // "l'ospedale", "dell'istituto"
    const noun = withoutArticle(key);
    if (noun !== key && names.siteBefore.has(noun)) is |= IS.siteBefore;
    if (noun !== key && names.eponymNouns.has(noun)) is |= IS.eponymNoun;
    if (noun !== key && names.titles.has(noun)) is |= IS.title;
    if (names.siteBeforeEnding?.test(key) === true) is |= IS.siteBefore;
    if (names.siteEnding?.test(key) === true) is |= IS.site;
    if (names.medicalEnding?.test(key) === true) is |= IS.medicalEnding;
    if (names.shortName?.test(surface) === true) is |= IS.shortName;
    return is;
  };

  const describe = (surface: string): Word => {
    const key = internalise(foldWord(surface));
    const shape = readShape(surface);
    hashFolded(surface, 0, surface.length, hash, 0);
    const [firstHash, secondHash] = [hash[0] as number, hash[1] as number];
    const base = {
      surface,
      key,
      shape,
      is: rolesOf(key, surface),
      isInitial: isInitial(surface, names),
      placeNode: lists.places.child(0, firstHash, secondHash),
      firstHash,
      secondHash,
    };
    const facts = shape === "other" ? NO_FACTS : factsOf(surface, key, shape, names, lists);
    return { ...base, ...facts, begins: beginsOf({ ...base, ...facts }) };
  };

  const cache = new SurfaceTable();
  return {
    names,
    places: lists.places,
    cues,
    conditionCues,
    particlePhrases,
    word: (text, start = 0, end = text.length) => {
      const known = cache.find(text, start, end);
      if (known !== undefined) return known;
      const word = describe(internalise(text.slice(start, end)));
      if (cache.size >= CACHE_LIMIT) cache.clear();
      cache.add(word);
      return word;
    },
  };
}

/**
 * The same string as the engine keeps property names: comparing two such is comparing addresses, and no document is kept in memory
 * for a slice of it.
 */
function internalise(text: string): string {
  // Digits alone would be an index, which is no name.
  return Object.keys({ [text]: 0 })[0] ?? text;
}

const NAME_BEGINS = TRIGGERS | IS.particle | IS.particlePhrase;

function beginsOf(word: Omit<Word, "begins">): number {
  const mayOpen = word.shape === "lower" ? word.isSureName : word.shape !== "other";
  const isPerson = (word.is & NAME_BEGINS) !== 0 || mayOpen || word.isInitial || word.surface.length === 1;
  return (isPerson ? BEGINS.person : 0) | (word.placeNode === 0 ? 0 : BEGINS.place);
}

const NO_FACTS = Object.freeze({
  genitive: 0,
  isGiven: false,
  isName: false,
  isLocalName: false,
  isOrdinary: false,
  isCompound: false,
  isSureName: false,
  isCapitalName: false,
  isEponym: false,
  isMedical: false,
  isNationality: false,
});

type Facts = { readonly [K in keyof typeof NO_FACTS]: Word[K] };

function factsOf(surface: string, key: string, shape: Word["shape"], names: NameWords, lists: NameLists): Facts {
  const owner = ownerOf(key, names, lists);
  const stem = owner ?? key;
  const parts = key.split(/[-']/).filter((part) => part !== "");
  const isListed = (list: (key: string) => boolean) =>
    list(key) || (owner !== undefined && list(owner)) || (parts.length > 1 && parts.every((part) => list(part)));
  // "Virchow-klier", "Go-test": a name before a hyphen, then a thing in small letters.
  const tail = parts.length > 1 && /-\p{Ll}+$/u.test(surface) && shape !== "lower" ? (parts.at(-1) as string) : "";
  const isThing =
    tail !== "" && !names.particles.has(tail) && (lists.isOrdinary(tail) || lists.isCompound?.(tail) === true);
  const isOrdinary = lists.isOrdinary(stem) || lists.isOrdinary(key) || isThing;
  const isEponym = EPONYMS.has(stem) || (parts.length > 1 && parts.every((part) => EPONYMS.has(part)));
  const isMedical = names.medicalWords.has(stem);
  const isName = !isThing && isListed((part) => lists.isName(part) || lists.isGiven(part));
  const isGiven = !isThing && isListed((part) => lists.isGiven(part));
  const isLocalName = !isThing && isListed((part) => lists.isLocalName?.(part) === true);
  const isSureName = isName && !isOrdinary && !isEponym && !isMedical && stem.length >= SHORTEST_SURE_NAME;
  return {
    genitive: owner !== undefined && key.endsWith("'s") ? 2 : 0,
    isGiven,
    isName,
    isLocalName,
    isOrdinary,
    isCompound: !isName && !isOrdinary && lists.isCompound?.(key) === true,
    isSureName,
    isCapitalName:
      isSureName ||
      (isName && !isEponym && !isMedical && key.length >= SHORTEST_SURE_NAME && lists.isLocalName?.(key) === true),
    isEponym,
    isMedical,
    isNationality: !isGiven && lists.isNationality(key),
  };
}

/** "Annies", "Fatima's": whose; undefined where the word is no such form. */
function ownerOf(key: string, names: NameWords, lists: NameLists): string | undefined {
  if (names.genitive === undefined) return undefined;
  if (key.endsWith("'s")) return key.slice(0, -2);
  if (names.genitive !== "plain" || key.length < 5 || !key.endsWith("s")) return undefined;
  if (lists.isName(key) || lists.isOrdinary(key)) return undefined;
  const owner = key.slice(0, -1);
  return lists.isName(owner) ? owner : undefined;
}

function isInitial(surface: string, names: NameWords): boolean {
  return /^\p{Lu}\p{M}*$/u.test(surface) || names.longInitial?.test(surface) === true;
}

/** "l'ospedale", "dell'istituto": the word behind an article that an apostrophe ties to it. */
function withoutArticle(key: string): string {
  const apostrophe = key.indexOf("'");
  return apostrophe > 0 && apostrophe < 6 ? key.slice(apostrophe + 1) : key;
}
