// Compiles models/places: towns and villages that no npm package the recogniser uses has. README.md of models/places says what FOLDER holds.
// node models/training/places/list-places.mjs FOLDER
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { parse } from "csv-parse/sync";

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node list-places.mjs FOLDER");
const read = (file) => readFileSync(join(folder, file), "utf8");

mkdirSync("models/places", { recursive: true });
// "Bergen (NH)", "Stein (L.)": the province is no part of the name.
write("nl", read("bagadres.csv.woonplaats-sorted.txt").split("\n").map((name) => name.replace(/ \([^)]*\)$/, "")));
write("en", parse(read("places.csv"), { columns: true }).map(({ name }) => name));
// People were born in what was a municipality then. "Bolzano" is "Bozen" too.
const municipalities = JSON.parse(read("municipalities.json"));
const isRecent = ({ active, date_deleted }) => active || date_deleted >= "1960";
write("it", municipalities.filter(isRecent).flatMap(({ name, name_alt }) => [name, name_alt]));

/** Names as they are written, each once. */
function write(language, names) {
  const places = [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))].sort();
  writeFileSync(`models/places/${language}.txt.gz`, gzipSync(places.join("\n"), { level: 9 }));
  console.log(language, places.length, "places");
}
