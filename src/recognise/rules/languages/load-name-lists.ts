import { foldWord } from "../../../text/fold.ts";
import { createGazetteer, type Gazetteer } from "../../gazetteer.ts";
import { type NameLists, PLACE_STRENGTHS, type PlaceStrength } from "../engine/name-lists.ts";
import { openPlaces } from "../lists/compiled-places.ts";
import type { ListedPlace } from "../lists/listed-places.ts";
import { loadWordLists, type WordLists } from "../lists/word-lists.ts";

/** Cities of this size stand alone though people are called after them too. */
const KNOWN_CITY = 150_000;
/** And of this size although it is somebody's given name ("London"). */
const METROPOLIS = 1_000_000;

const loaded = new Map<WordLists["language"], NameLists>();

/** The lists of Spanish, Italian or English, read once a process: about two seconds. */
export function loadNameLists(language: "es" | "it" | "en"): NameLists {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const lists = createNameLists(loadWordLists(language));
  loaded.set(language, lists);
  return lists;
}

function createNameLists(lists: WordLists): NameLists {
  const { given, foreignGiven, surnames, nationalities } = lists;
  const isName = (key: string) => given.has(key) || foreignGiven.has(key) || surnames.has(key);
  return {
    isGiven: (key) => given.has(key),
    isName,
    isOrdinary: (key) => lists.isOrdinary(key),
    isNationality: (key) => nationalities.has(key),
    places: openPlaces(lists.language, () => readPlaces(lists, isName)),
  };
}

function readPlaces(lists: WordLists, isName: (key: string) => boolean): Gazetteer {
  const places = createGazetteer({ merge: Math.max });
  for (const place of lists.places) {
    if (place.name.length <= 2 && place.kind === "city") continue;
    places.add(place.name, PLACE_STRENGTHS.indexOf(strengthOf(place, lists, isName)) + 1);
  }
  return places;
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
