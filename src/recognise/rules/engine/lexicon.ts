import { foldWord } from "../../../text/fold.ts";
import { detach } from "../../../text/internalise.ts";
import { hashFolded } from "../../../text/word-hash.ts";
import type { Gazetteer } from "../../gazetteer.ts";
import { EPONYMS } from "../languages/eponyms.ts";
import { ListedWord } from "./listed-word.ts";
import type { NameLists } from "./name-lists.ts";
import type { NameWords } from "./name-words.ts";
import { createPhrases, type Phrases } from "./phrases.ts";
import { hashesOf, WordTable } from "./word-table.ts";
import { bitsOf, IS, type Word } from "./word.ts";

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
  readonly illnessCues: Phrases;
  readonly particlePhrases: Phrases;
  readonly thingNames: Phrases;
  readonly siteMoves: Phrases;
}

/** "child - pugh" is "child-pugh" too: a hyphen between letters does not cut a token. */
function asOneWordToo(phrases: readonly string[]): readonly string[] {
  return phrases.flatMap((phrase) => (phrase.includes(" - ") ? [phrase, phrase.replaceAll(" - ", "-")] : [phrase]));
}

/** The lexicon of a language's words and lists. */
export function createLexicon(names: NameWords, lists: NameLists): Lexicon {
  const cues = createPhrases(names.cues);
  const conditionCues = createPhrases(names.conditionCues);
  const illnessCues = createPhrases(names.illnessCues ?? []);
  const particlePhrases = createPhrases(names.particlePhrases, "surface");
  const eponyms: ReadonlySet<string> = new Set([...EPONYMS, ...(names.furtherEponyms ?? [])]);
  const eponymPairs = [...eponyms].filter((word) => word.includes("-"));
  const thingNames = createPhrases([...asOneWordToo(names.thingNames ?? []), ...eponymPairs]);
  const siteMoves = createPhrases(names.siteMoves ?? []);
  const bits = bitsOf(names, [
    [IS.cueEnd, cues.lasts],
    [IS.conditionEnd, conditionCues.lasts],
    [IS.thingEnd, thingNames.lasts],
  ]);
  const hash = new Uint32Array(2);

  const knowledge = { names, lists, eponyms };
  const describe = (surface: string): Word => {
    const folded = foldWord(surface);
    const key = folded === surface ? surface : detach(folded);
    hashFolded(surface, 0, surface.length, hash, 0);
    const isPhrase = particlePhrases.firsts.has(surface);
    const is = (bits.get(key) ?? 0) | (isPhrase ? IS.particlePhrase : 0) | rolesBySpelling(names, key, surface);
    return new ListedWord(surface, key, is, hash, knowledge);
  };

  const words = new WordTable();
  const find = (text: string, start: number, end: number, surface: number, check: number): number => {
    const slot = words.find(surface, check);
    if (words.valueAt(slot) !== undefined) return slot;
    return words.set(surface, check, describe(detach(text.slice(start, end))));
  };
  const wordAt = (slot: number) => words.valueAt(slot) as Word;
  return {
    names,
    places: lists.places,
    cues,
    conditionCues,
    illnessCues,
    particlePhrases,
    thingNames,
    siteMoves,
    find,
    wordAt,
    touch: (surfaces, count) => words.touch(surfaces, count),
    beginsAt: (slot) => words.beginsAt(slot),
    word: (surface) => wordAt(find(surface, 0, surface.length, ...hashesOf(surface))),
  };
}

/** Roles that no list gives a word, but its spelling. */
function rolesBySpelling(names: NameWords, key: string, surface: string): number {
  let is = 0;
  const noun = withoutArticle(key);
  if (noun !== key && names.siteBefore.has(noun)) is |= IS.siteBefore;
  if (noun !== key && names.eponymNouns.has(noun)) is |= IS.eponymNoun;
  if (noun !== key && names.titles.has(noun)) is |= IS.title;
  if (names.siteBeforeEnding?.test(key) === true) is |= IS.siteBefore;
  if (names.siteEnding?.test(key) === true) is |= IS.site;
  // "Murphy's daughter"
  if (key.endsWith("'s") && names.usualSurnames?.has(key.slice(0, -2)) === true) is |= IS.usualSurname;
  if (names.medicalEnding?.test(key) === true) is |= IS.medicalEnding;
  if (names.shortName?.test(surface) === true) is |= IS.shortName;
  return is;
}

/** "l'ospedale", "dell'istituto": the word behind an article that an apostrophe ties to it. */
function withoutArticle(key: string): string {
  const apostrophe = key.indexOf("'");
  return apostrophe > 0 && apostrophe < 6 ? key.slice(apostrophe + 1) : key;
}
