import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { PACKAGE_ROOT } from "../../../../base/package-root.ts";

/** The lists of models/names, whose README has their sources and licences. */
export type ShippedNames = "nl-surnames" | "nl-given" | "it-surnames" | "it-given" | "es-given";

/** Folded words of a list of names that comes with the repository: 100 to 110,000, in 10 ms. */
export function readShippedNames(list: ShippedNames): string[] {
  return readShippedList("names", list);
}

/** Folded words of medicines and illnesses that are no person's name; models/terms has their sources and licences. */
export function readShippedTerms(): string[] {
  return readShippedList("terms", "medical");
}

/** Towns and villages as they are written; models/places has their sources and licences. */
export function readShippedPlaces(language: "nl" | "en" | "it"): string[] {
  return readShippedList("places", language);
}

function readShippedList(folder: string, list: string): string[] {
  return gunzipSync(readFileSync(join(PACKAGE_ROOT, "models", folder, `${list}.txt.gz`)))
    .toString("utf8")
    .split("\n");
}
