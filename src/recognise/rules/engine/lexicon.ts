import { foldWord } from "../../../text/fold.ts";
import { createGazetteer, type Gazetteer } from "../../gazetteer.ts";
import { loadWordLists, type WordLists } from "../lists/word-lists.ts";
import type { ListedPlace } from "../lists/listed-places.ts";

/**
 * How much a place name needs beside it: `sure` stands alone, `shared` is a personal name too and yields to a person,
 * `supported` is an ordinary word too, or obscure, and needs a preposition.
 */
export type PlaceStrength = "sure" | "shared" | "supported";

/** What is known of a word, whatever its case and accents. */
export interface WordFacts {
  readonly key: string;
  /** A given name usual in the language. */
  readonly isGiven: boolean;
  /** A given name or surname in any list. */
  readonly isName: boolean;
  readonly isOrdinary: boolean;
  readonly isMedical: boolean;
  /** A name that is nothing else: no ordinary word, no eponym, three letters or more. */
  readonly isSureName: boolean;
  /** UTF-16 code units of an English genitive: 2 in "John's". */
  readonly genitive: number;
}

export interface NameLexicon {
  facts(surface: string): WordFacts;
  /** Values are 1 + the index of a strength in {@link PLACE_STRENGTHS}. */
  readonly places: Gazetteer;
}

const SHORTEST_SURE_NAME = 3;
const CACHE_LIMIT = 400_000;
/** Cities of this size stand alone though people are called after them too. */
const KNOWN_CITY = 150_000;
/** And of this size although it is somebody's given name ("London"). */
const METROPOLIS = 1_000_000;
/** From weak to strong. */
export const PLACE_STRENGTHS: readonly PlaceStrength[] = ["supported", "shared", "sure"];

const loaded = new Map<string, NameLexicon>();

/** The lexicon of Spanish, Italian or English, built once a process: about two seconds. */
export function loadNameLexicon(language: "es" | "it" | "en"): NameLexicon {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lexicon = buildLexicon(loadWordLists(language));
  loaded.set(language, lexicon);
  return lexicon;
}

function buildLexicon(lists: WordLists): NameLexicon {
  const { given, foreignGiven, surnames } = lists;
  const hasName = (key: string) => given.has(key) || foreignGiven.has(key) || surnames.has(key);
  const places = createGazetteer({ merge: Math.max });
  for (const place of lists.places) {
    if (place.name.length <= 2 && place.kind === "city") continue;
    places.add(place.name, PLACE_STRENGTHS.indexOf(strengthOf(place, lists, hasName)) + 1);
  }
  const describe = (surface: string): WordFacts => {
    const whole = foldWord(surface);
    const genitive = lists.language === "en" && whole.endsWith("'s") ? 2 : 0;
    const key = genitive > 0 ? whole.slice(0, -genitive) : whole;
    const parts = key.split(/[-']/).filter((part) => part !== "");
    const isListed = (list: (key: string) => boolean) => list(key) || (parts.length > 1 && parts.every(list));
    const isName = isListed(hasName);
    const isOrdinary = lists.isOrdinary(key);
    const isMedical = lists.isMedical(key);
    return {
      key: whole,
      isGiven: isListed((part) => given.has(part)),
      isName,
      isOrdinary,
      isMedical,
      isSureName: isName && !isOrdinary && !isMedical && key.length >= SHORTEST_SURE_NAME,
      genitive,
    };
  };
  const cache = new Map<string, WordFacts>();
  return {
    places,
    facts: (surface) => {
      const cached = cache.get(surface);
      if (cached !== undefined) return cached;
      const facts = describe(surface);
      if (cache.size >= CACHE_LIMIT) cache.clear();
      cache.set(surface, facts);
      return facts;
    },
  };
}

function strengthOf(place: ListedPlace, lists: WordLists, isName: (key: string) => boolean): PlaceStrength {
  const key = foldWord(place.name);
  const words = key.split(" ");
  if (place.kind === "country") return "sure";
  const isOrdinary = words.every((word) => lists.isOrdinary(word));
  if (isOrdinary && place.kind === "region") return words.length > 1 ? "sure" : "shared";
  if (isOrdinary) return (place.population ?? 0) >= KNOWN_CITY ? "shared" : "supported";
  if ((place.population ?? 0) >= KNOWN_CITY) {
    return lists.given.has(key) && (place.population ?? 0) < METROPOLIS ? "shared" : "sure";
  }
  if (words.length === 1 && isName(key)) return "shared";
  return place.isClose || words.length > 1 || (place.population ?? 0) > 0 ? "sure" : "supported";
}
