import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { expect, it } from "vitest";

import { CITIES, readPackageCities } from "../../corpora/cities.ts";

// `npm test` builds first.
const BUILT = "dist/corpora/cities.json.gz";

it("knows villages and no parts of cities", () => {
  const named = (name: string) => CITIES.filter((city) => city.country === "NL" && city.name === name);
  expect(named("Utrecht").some(({ population }) => population > 250_000)).toBe(true);
  expect(CITIES.filter(({ population }) => population < 300).length).toBeLessThan(300);
  expect(CITIES.length).toBeGreaterThan(100_000);
});

it.skipIf(!existsSync(BUILT))("compiles to the same places in the same order", () => {
  const rows = JSON.parse(gunzipSync(readFileSync(BUILT)).toString("utf8")) as unknown;
  expect(rows).toEqual(readPackageCities().map(({ name, country, population }) => [name, country, population]));
});
