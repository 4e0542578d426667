import { foldWord } from "../../../../text/fold.ts";
import type { NoteLanguage } from "../../../../text/note-languages.ts";
import { createGazetteer, type GrowingGazetteer } from "../../../gazetteer.ts";
import { PLACE_STRENGTHS, type PlaceStrength } from "../../engine/name-lists.ts";
import { EXONYMS } from "./exonyms.ts";
import { gatherCountryNames } from "./gather-country-names.ts";
import { readGeoNames } from "./geonames.ts";
import { hasFlag } from "../hunspell.ts";
import type { PackageSources } from "./list-sources.ts";
import type { WordLists } from "../word-lists.ts";
import type { ListedPlace } from "../list-contents.ts";
import { HOMES } from "./listed-places.ts";
import { caseOdds } from "../ordinary-words.ts";
import { readShippedPlaces } from "./shipped-words.ts";

/** Cities of this size stand alone though people are called after them too. */
const KNOWN_CITY = 150_000;
/** And of this size although it is a given name ("London"). */
const METROPOLIS = 1_000_000;

/** What is asked of Dutch words: whether the dictionary has them, whether they are names. */
interface Knowledge {
  isOrdinary(key: string): boolean;
  isName(key: string): boolean;
}

/** Shorter names of far places and villages are abbreviations and syllables as often. */
const SHORTEST_FURTHER = 4;
/** Countries whose towns that people are called after are places behind a preposition too; those of the others are things and people too often ("Clio"). */
const SETTLED: ReadonlySet<string> = new Set(["CA", "AU", "NZ"]);
/** "The Rangers", "La Virgen" */
const ARTICLES: ReadonlySet<string> = new Set("the el la los las il lo i gli le".split(" "));

/** The places of Spanish, Italian or English, with what each needs beside it. */
export function gatherPlaces(
  lists: WordLists,
  language: Exclude<NoteLanguage, "nl">,
  isName: (key: string) => boolean,
): GrowingGazetteer {
  const places = createGazetteer({ merge: Math.max });
  for (const place of lists.places) {
    if (place.name.length <= 2 && place.kind === "city") continue;
    add(places, place.name, strengthOf(place, lists, isName));
    const short = language === "es" && place.isClose && place.kind === "city" ? shortNameOf(place.name) : undefined;
    if (short !== undefined && isPlaceAlone(foldWord(short), isName)) add(places, short, "sure");
  }
  addFurther(places, lists, language, isName);
  return places;
}

/**
 * Places that few people know, where the language is spoken: they stand alone if they hold a word which is neither ordinary nor a person's
 * name ("Coober Pedy", "Aberdaron"). A village that people are called after needs support; what is made of ordinary words is none.
 */
function addFurther(
  places: GrowingGazetteer,
  lists: WordLists,
  language: Exclude<NoteLanguage, "nl">,
  isName: (key: string) => boolean,
): void {
  // The dictionary has rare shrubs and seeds that towns are called as ("Rangiora", "Dubbo").
  const isUsed = (word: string) =>
    lists.isOrdinary(word) && (language === "it" || caseOdds(language, word) !== undefined);
  const addOne = (name: string, isVillage: boolean) => {
    const words = foldWord(name).split(" ");
    if (name.length < SHORTEST_FURTHER || ARTICLES.has(words[0] as string)) return;
    if (words.every(isUsed)) return;
    const isTold = words.some((word) => !isUsed(word) && !isName(word));
    if (isTold || isVillage) add(places, name, isTold ? "sure" : "supported");
  };
  const { spoken } = HOMES[language];
  for (const { name, country } of readGeoNames())
    if (spoken.has(country)) addOne(name, language === "en" && SETTLED.has(country));
  if (language === "en") for (const name of readShippedPlaces("en")) addOne(name, true);
}

function add(places: GrowingGazetteer, name: string, strength: PlaceStrength): void {
  for (const form of strength === "supported" ? [name] : spellingsOf(name))
    places.add(form, PLACE_STRENGTHS.indexOf(strength) + 1);
}

/** A place as lists have it, and as people write it: "St. Helens", "Stoke on Trent", "Bergen-op-Zoom"; in Dutch "Sint Niklaas", "St. Niklaas". */
function spellingsOf(name: string): string[] {
  const forms = [name];
  if (name.includes("-")) forms.push(name.replaceAll("-", " "));
  else if (/ \p{Ll}+ /u.test(name)) forms.push(name.replaceAll(" ", "-"));
  return forms.flatMap((form) => [form, ...saintsOf(form)]);
}

/** "Roquetas" for Roquetas de Mar, "Vejer" for Vejer de la Frontera. */
function shortNameOf(name: string): string | undefined {
  return /^(\p{Lu}\p{Ll}{4,}) del? /u.exec(name)?.[1];
}

/** No "Hospital" for Hospital de Órbigo, and no "Miranda" for Miranda de Ebro. */
function isPlaceAlone(key: string, isName: (key: string) => boolean): boolean {
  return !isName(key) && (caseOdds("es", key) ?? SHORT_ODDS) >= SHORT_ODDS;
}

/** Capital minus small in nats. */
const SHORT_ODDS = 1.5;

/** "St Helens", "St. Helens"; "Sta. Cruz" */
function saintsOf(name: string): string[] {
  const [saint] = /^(?:St|Sint|Saint)[. -]+(?=\p{Lu})/u.exec(name) ?? [];
  if (saint !== undefined) return ["St ", "St. ", "St.", "St-"].map((short) => short + name.slice(saint.length));
  const [santa] = /^Santa (?=\p{Lu})/u.exec(name) ?? [];
  return santa === undefined ? [] : [`Sta. ${name.slice(santa.length)}`];
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

/** Countries whose every place in GeoNames is listed: where patients of Dutch hospitals and their families come from. */
const LISTED_COUNTRIES = new Set(["NL", "BE", "SR", "MA", "TR", "PL", "DE", "CW", "AW"]);
const CLOSE_COUNTRIES = new Set(["NL", "BE"]);
const LONG_FLAG = 2;
/** Inhabitants from which a city anywhere is known to Dutch notes, though the dictionary lacks it. */
const WORLD_CITY = 200_000;
/** And from which a town at home is one within a sentence though it is a word ("Delft", "Leiden"); of smaller ones Dutch records would not stay as they are. */
const TOWN = 40_000;

/** The places of Dutch, whose dictionary tells which words are places: all of GeoNames, Dutch villages, countries and provinces. */
export function gatherDutchPlaces({ dictionary, places: listed }: PackageSources, words: Knowledge): GrowingGazetteer {
  const places = createGazetteer({ merge: Math.max });
  const { proper } = dictionary;
  for (const name of EXONYMS.nl) add(places, name, "sure");
  for (const name of gatherCountryNames("nl")) add(places, name, "sure");
  for (const [key, flags] of proper) if (isInhabited(flags)) add(places, key, dutchStrengthOf(key, true, flags, words));
  const villages = readShippedPlaces("nl").map((name) => ({ name, country: "NL" }));
  for (const { name, country } of [...readGeoNames(), ...villages]) {
    const key = foldWord(name);
    if (key.length < 3) continue;
    const flags = proper.get(key);
    // GeoNames gives no population to tell cities from hamlets: far places that the Dutch dictionary lacks need support.
    if (!LISTED_COUNTRIES.has(country) && flags === undefined) add(places, name, "supported");
    else add(places, name, dutchStrengthOf(key, CLOSE_COUNTRIES.has(country), flags, words));
  }
  for (const { name, population = 0, isClose } of listed) {
    const key = foldWord(name);
    if (key.length < SHORTEST_FURTHER) continue;
    if (words.isOrdinary(key)) {
      if (isClose && population >= TOWN) add(places, name, "shared");
    } else if (population >= WORLD_CITY) add(places, name, words.isName(key) ? "shared" : "sure");
  }
  return places;
}

function dutchStrengthOf(
  key: string,
  isClose: boolean,
  flags: string | undefined,
  { isOrdinary, isName }: Knowledge,
): PlaceStrength {
  if (isOrdinary(key)) return "supported";
  const isKnownPlace = isInhabited(flags);
  if (isClose) return isName(key) && !isKnownPlace ? "shared" : "sure";
  if (isName(key)) return isKnownPlace ? "shared" : "supported";
  return flags === undefined ? "supported" : "sure";
}

/** PI and PK form the names of inhabitants ("Almelose", "Utrechter"): the dictionary takes the word for a place. */
function isInhabited(flags: string | undefined): boolean {
  return flags !== undefined && (hasFlag(flags, "PI", LONG_FLAG) || hasFlag(flags, "PK", LONG_FLAG));
}
