import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../src/base/errors.ts";
import { DATA_FOLDER } from "../read-data.ts";
import type { LanguagePack } from "./language-pack.ts";
import { readPack } from "./read-pack.ts";

const FOLDER = join(DATA_FOLDER, "languages");

/** Languages whose short notes can be generated: the folders with a `language.json`. A new one is a folder and nothing else. */
export const PACK_LANGUAGES: readonly string[] = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((name) => existsSync(join(FOLDER, name, "language.json")))
      .sort()
  : [];

const packs = new Map<string, LanguagePack>();

/** The pack of a language, read when it is first asked for. Throws `usage` if there is none. */
export function packOf(language: string): LanguagePack {
  let pack = packs.get(language);
  if (pack === undefined) {
    if (!PACK_LANGUAGES.includes(language)) {
      const known = PACK_LANGUAGES.join(", ");
      throw new UnnameError("usage", `no short notes in the language "${language}": expected one of ${known}.`);
    }
    packs.set(language, (pack = readPack(join(FOLDER, language))));
  }
  return pack;
}
