import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { LANGUAGES } from "../languages/languages.ts";
import { compiledListsPath, writeLists } from "./compiled-lists.ts";
import { compiledPlacesPath } from "./compiled-places.ts";
import { readListSources } from "./list-sources.ts";
import { LIST_LANGUAGES } from "./word-lists.ts";

// Last step of `npm run build`: the word lists and places of each language, read from packages, as two files (dist/lists). Ten
// seconds, or none where neither the code nor an installed package has changed.
const here = dirname(fileURLToPath(import.meta.url));
const stamp = createHash("sha256");
// What an ordinary word or a place needs is said in the folders of the languages.
for (const code of [here, join(here, "..", "languages"), join(here, "..", "languages", "nl")])
  for (const file of readdirSync(code).sort())
    if (file.endsWith(".js") || file.endsWith(".ts")) stamp.update(readFileSync(join(code, file)));
const root = dirname(createRequire(import.meta.url).resolve("unname/package.json"));
for (const file of ["package.json", "package-lock.json"])
  if (existsSync(join(root, file))) stamp.update(readFileSync(join(root, file)));
for (const file of readdirSync(join(root, "models", "names")).sort())
  stamp.update(readFileSync(join(root, "models", "names", file)));
const expected = stamp.digest("hex");

const folder = dirname(compiledListsPath("en"));
const stampPath = join(folder, "stamp");
mkdirSync(folder, { recursive: true });
if (!existsSync(stampPath) || readFileSync(stampPath, "utf8") !== expected) {
  for (const language of LIST_LANGUAGES) {
    rmSync(compiledPlacesPath(language), { force: true });
    writeFileSync(compiledListsPath(language), writeLists(readListSources(language)));
    writeFileSync(compiledPlacesPath(language), LANGUAGES[language].loadLists().places.toBytes());
  }
  writeFileSync(stampPath, expected);
}
