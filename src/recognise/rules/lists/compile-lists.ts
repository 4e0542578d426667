import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { compiledListsPath, writeLists } from "./compiled-lists.ts";
import { readListSources } from "./list-sources.ts";
import { LIST_LANGUAGES } from "./word-lists.ts";

// Last step of `npm run build`: the word lists of each language, read from packages, as one file (dist/lists). Ten seconds, or
// none where neither this folder nor an installed package has changed.
const here = dirname(fileURLToPath(import.meta.url));
const stamp = createHash("sha256");
for (const file of readdirSync(here).sort()) stamp.update(readFileSync(join(here, file)));
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
  for (const language of LIST_LANGUAGES)
    writeFileSync(compiledListsPath(language), writeLists(readListSources(language)));
  writeFileSync(stampPath, expected);
}
