// Compiles models/names: words of names that no npm package the recogniser uses has. README.md says what FOLDER holds.
// node models/training/names/list-names.mjs FOLDER, after `npm run build`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { foldWord } from "../../../dist/src/text/fold.js";
import { ITALIAN_GIVEN, ITALIAN_SURNAMES, SPANISH_GIVEN } from "./given-names.mjs";

/** Shorter words are particles and initials. */
const SHORTEST = 3;
/** What stands before Dutch surnames. */
const PARTICLES = new Set("van der den het ten ter aan bij de in op over uit voor onder vom von del dos des los las les".split(" "));

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node list-names.mjs FOLDER");
const lines = (file) => readFileSync(join(folder, file), "utf8").split(/\r?\n/);
const json = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));

mkdirSync("models/names", { recursive: true });
write("nl-surnames", lines("family_names_freq_5_or_more.lst"));
write("nl-given", [...json("boysFirstnames.json"), ...json("girlsFirstnames.json")]);
write("it-surnames", lines("lista_38000_cognomi.txt"), ITALIAN_SURNAMES);
write("it-given", ITALIAN_GIVEN);
write("es-given", SPANISH_GIVEN);

/** The words of entries, and of `whole` each as it stands. */
function write(name, entries, whole = []) {
  const words = new Set(whole);
  for (const entry of entries) {
    for (const word of foldWord(entry).split(/[\s'-]+/)) {
      if (word.length >= SHORTEST && /^[a-z]+$/.test(word) && !PARTICLES.has(word)) words.add(word);
    }
  }
  writeFileSync(`models/names/${name}.txt.gz`, gzipSync([...words].sort().join("\n"), { level: 9 }));
  console.log(name, words.size, "words");
}
