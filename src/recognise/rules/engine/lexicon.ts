import { foldWord } from "../../../text/fold.ts";
import { internalise } from "../../../text/internalise.ts";
import { hashFolded } from "../../../text/word-hash.ts";
import type { Gazetteer } from "../../gazetteer.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import type { NameLists } from "./name-lists.ts";
import type { NameWords } from "./name-words.ts";
import { createPhrases, type Phrases } from "./phrases.ts";
import { hashesOf, WordTable } from "./word-table.ts";
import { BEGINS, bitsOf, IS, mayBeGlued, readShape, TRIGGERS, type Word } from "./word.ts";

/** A language's words and lists, ready for lookups. */
export interface Lexicon {
  readonly names: NameWords;
  /** What is known of a word. */
  word(surface: string): Word;
  /** The slot of the word `text.slice(start, end)`, whose surface has these hashes; good until the next call. */
  find(text: string, start: number, end: number, surface: number, check: number): number;
  /** Reads ahead what {@link find} needs of the first `count` surfaces: see `touchWords`. */
  touch(surfaces: Int32Array, count: number): void;
  /** The word of a slot, and what it says of its tokens: {@link Word.begins}. */
  wordAt(slot: number): Word;
  beginsAt(slot: number): number;
  readonly places: Gazetteer;
  readonly cues: Phrases;
  readonly conditionCues: Phrases;
  readonly particlePhrases: Phrases;
  readonly thingNames: Phrases;
}

/** Names shorter than this are too often abbreviations to stand alone. */
const SHORTEST_SURE_NAME = 3;
/** Distinct words whose facts are kept; about 300 bytes each. */
const MOST_WORDS = 60_000;

/** The lexicon of a language's words and lists. */
export function createLexicon(names: NameWords, lists: NameLists): Lexicon {
  const bits = bitsOf(names);
  const cues = createPhrases(names.cues);
  const conditionCues = createPhrases(names.conditionCues);
  const particlePhrases = createPhrases(names.particlePhrases);
  const thingNames = createPhrases(names.thingNames ?? []);
  const hash = new Uint32Array(2);

  const rolesOf = (key: string, surface: string): number => {
    let is = bits.get(key) ?? 0;
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
    const folded = foldWord(surface);
    const key = folded === surface ? surface : internalise(folded);
    const shape = readShape(surface);
    hashFolded(surface, 0, surface.length, hash, 0);
    const [firstHash, secondHash] = [hash[0] as number, hash[1] as number];
    const facts = shape === "other" ? NO_FACTS : factsOf(surface, key, shape, names, lists);
    // Written out, for spreading takes longer than all the rest.
    const word = {
      surface,
      key,
      shape,
      is: rolesOf(key, surface),
      genitive: facts.genitive,
      isGiven: facts.isGiven,
      isName: facts.isName,
      isLocalName: facts.isLocalName,
      isOrdinary: facts.isOrdinary,
      isCompound: facts.isCompound,
      isSureName: facts.isSureName,
      isCapitalName: facts.isCapitalName,
      isEponym: facts.isEponym,
      isMedical: facts.isMedical,
      isNationality: facts.isNationality,
      isInitial: isInitial(surface, names),
      begins: 0,
      placeNode: lists.places.child(0, firstHash, secondHash),
      firstHash,
      secondHash,
    };
    word.begins = beginsOf(word);
    return word;
  };

  const words = new WordTable();
  const find = (text: string, start: number, end: number, surface: number, check: number): number => {
    const slot = words.find(surface, check);
    if (words.wordAt(slot) !== undefined) return slot;
    const word = describe(internalise(text.slice(start, end)));
    if (words.size >= MOST_WORDS) words.clear();
    return words.add(surface, check, word);
  };
  const wordAt = (slot: number) => words.wordAt(slot) as Word;
  return {
    names,
    places: lists.places,
    cues,
    conditionCues,
    particlePhrases,
    thingNames,
    find,
    wordAt,
    touch: (surfaces, count) => words.touch(surfaces, count),
    beginsAt: (slot) => words.beginsAt(slot),
    word: (surface) => wordAt(find(surface, 0, surface.length, ...hashesOf(surface))),
  };
}

const CASE_BITS: Readonly<Partial<Record<Word["shape"], number>>> = {
  lower: BEGINS.lower,
  upper: BEGINS.upper,
  capital: BEGINS.capital,
};
const NAME_BEGINS = TRIGGERS | IS.particle | IS.particlePhrase;

function beginsOf(word: Omit<Word, "begins">): number {
  const mayOpen = word.shape === "lower" ? word.isSureName : word.shape !== "other";
  const isPerson = (word.is & NAME_BEGINS) !== 0 || mayOpen || word.isInitial || word.surface.length === 1;
  return (
    (isPerson ? BEGINS.person : 0) |
    (word.placeNode === 0 ? 0 : BEGINS.place) |
    (mayBeGlued(word) ? BEGINS.glued : 0) |
    (word.surface.length < 2 ? 0 : (CASE_BITS[word.shape] ?? 0))
  );
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
