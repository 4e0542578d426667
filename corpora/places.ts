import { faker as nl } from "@faker-js/faker/locale/nl";

import { CITIES, type City } from "./cities.ts";
import { createWeighted } from "./weighted.ts";

const SMALLEST_PLACE = 1_000;
const ABROAD = ["BE", "DE", "TR", "MA", "SR", "PL"];
/** English exonyms in the gazetteer, and what a Dutch note writes. */
const DUTCH_NAMES: Readonly<Record<string, string>> = {
  "Almere Stad": "Almere",
  "The Hague": "Den Haag",
  Brussels: "Brussel",
  Warsaw: "Warschau",
  Antwerp: "Antwerpen",
  Ghent: "Gent",
  Bruges: "Brugge",
  Cologne: "Keulen",
  Munich: "München",
};

function placesOf(country: string, smallest: number): City[] {
  return CITIES.filter((city) => city.country === country && city.population >= smallest)
    .map((city) => ({ name: DUTCH_NAMES[city.name] ?? city.name, country, population: city.population }))
    .filter(
      (place) =>
        /^[\p{Lu}'][\p{L}' -]{2,22}$/u.test(place.name) &&
        !/^(Gemeente|Provincie|Arrondissement|District|City)\b/.test(place.name),
    )
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
}

/** Dutch places of at least 1,000 inhabitants, largest first. */
export const DUTCH_PLACES: readonly City[] = placesOf("NL", SMALLEST_PLACE);

/** Draws a Dutch place. The square root keeps villages in sight of the big cities. */
export const pickDutchPlace = createWeighted(
  DUTCH_PLACES.map((place) => [place, Math.sqrt(place.population)] as const),
);

/** Draws a place in the countries that patients or their families come from. */
export const pickForeignPlace: Readonly<Record<string, ReturnType<typeof createWeighted<City>>>> = Object.fromEntries(
  ABROAD.map((country) => [
    country,
    createWeighted(
      placesOf(country, country === "SR" ? 500 : 20_000).map((place) => [place, Math.sqrt(place.population)] as const),
    ),
  ]),
);

/** The Dutch provinces. */
export const PROVINCES: readonly string[] = nl.definitions.location.state ?? [];

const countryNames = new Intl.DisplayNames("nl", { type: "region" });

/** The Dutch name of a country by its ISO 3166-1 alpha-2 code. */
function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}

/** Countries notes mention: of origin, of holidays, of former work. */
export const COUNTRIES: readonly string[] = [
  "TR",
  "MA",
  "SR",
  "PL",
  "BE",
  "DE",
  "ES",
  "FR",
  "IT",
  "PT",
  "GR",
  "ID",
  "CW",
  "AR",
  "CA",
  "AU",
  "NZ",
  "GB",
  "US",
  "ZA",
  "EG",
  "TH",
  "HR",
  "AT",
  "CH",
  "NO",
  "SE",
  "SY",
  "AF",
  "ER",
  "SO",
  "IR",
  "IQ",
  "UA",
  "RO",
  "BG",
  "HU",
  "CN",
  "VN",
  "BR",
].map(countryName);
