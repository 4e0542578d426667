import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { type Gazetteer, openGazetteer } from "../../gazetteer.ts";
import { compiledListsPath } from "./compiled-lists.ts";
import type { ListLanguage } from "./word-lists.ts";

/** Where the build puts the places of a language, with what each needs to be one. */
export function compiledPlacesPath(language: ListLanguage): string {
  return join(dirname(compiledListsPath(language)), `${language}-places.bin`);
}

/** The places that the build compiled, a few dozen milliseconds; what `build` makes, a second at most, where it did not. */
export function openPlaces(language: ListLanguage, build: () => Gazetteer): Gazetteer {
  const path = compiledPlacesPath(language);
  return existsSync(path) ? openGazetteer(new Uint8Array(readFileSync(path))) : build();
}
