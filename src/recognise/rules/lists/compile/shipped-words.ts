import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The lists of models/names, whose README has their sources and licences. */
export type ShippedNames = "nl-surnames" | "nl-given" | "it-surnames" | "it-given" | "es-given";

/** Folded words of a list of names that comes with the repository: 100 to 110,000, in 10 ms. */
export function readShippedNames(list: ShippedNames): string[] {
  return readWords("names", list);
}

/** Folded words of medicines and illnesses that are nobody's name; models/terms has their sources and licences. */
export function readShippedTerms(): string[] {
  return readWords("terms", "medical");
}

function readWords(folder: string, list: string): string[] {
  const root = dirname(createRequire(import.meta.url).resolve("unname/package.json"));
  return gunzipSync(readFileSync(join(root, "models", folder, `${list}.txt.gz`)))
    .toString("utf8")
    .split("\n");
}
