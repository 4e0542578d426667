// Compiles models/word-case/<language>.bin: how much more often a word is written with a capital than small.
// node models/training/word-case/count-cases.mjs FOLDER, after `npm run build`; FOLDER as README.md says.
import { readFileSync, readdirSync, existsSync, writeFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { foldWord } from "../../../dist/src/text/fold.js";
import { loadWordLists } from "../../../dist/src/recognise/rules/lists/word-lists.js";
import { hashKey } from "../../../dist/src/recognise/token-table.js";
import { writeCaseTable } from "../../../dist/src/recognise/rules/lists/case-table.js";

/** Words a language: 6 bytes each. */
const MOST_WORDS = 114_000;
const WORD = /^\p{L}[\p{L}\p{M}]*$/u;
/** A list in order of frequency has about rank⁻¹ of the text (Zipf); the offset keeps the first ranks apart from it. */
const RANK_OFFSET = 3;

/** Nats of a word of which a list has the one form alone. */
const ONE_FORM = 3;
/** No word is a name always. */
const MOST_NAME = 0.97;

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node count-cases.mjs FOLDER");
const out = "models/word-case";
mkdirSync(out, { recursive: true });

for (const language of ["es", "en"]) write(language, fromProbabilities(language));
write("it", fromItalian());
write("nl", fromDutch());

/** @typedef {Map<string, { small: number, capital: number }>} Masses of folded words: shares of running text. */

/** spaCy's log-probabilities of cased forms, of Common Crawl text. */
function fromProbabilities(language) {
  const table = JSON.parse(gunzipSync(readFileSync(join(folder, `${language}_lexeme_prob.json.gz`))).toString("utf8"));
  const masses = new Map();
  let floor = 0;
  for (const [form, logProbNats] of Object.entries(table)) {
    floor = Math.min(floor, logProbNats);
    add(masses, form, Math.exp(logProbNats));
  }
  return oddsOf(masses, Math.exp(floor));
}

/** Tesseract's Italian word list in order of frequency, corrected by sentences whose first words are left out. */
function fromItalian() {
  const masses = new Map();
  const forms = readFileSync(join(folder, "ita.wordlist"), "utf8").split("\n");
  const share = (rank) => 1 / (rank + RANK_OFFSET) / Math.log(forms.length);
  for (const [rank, form] of forms.entries()) add(masses, form, share(rank));
  const counts = countText("it");
  const scale = 2 / totalOf(counts);
  for (const [key, { small, capital }] of counts) {
    const known = masses.get(key) ?? { small: 0, capital: 0 };
    masses.set(key, { small: known.small + small * scale, capital: known.capital + capital * scale });
  }
  return oddsOf(masses, share(forms.length));
}

/**
 * Dutch has no open list of cased frequencies. Words that running text has three times go by it, and by how many people bear
 * the name; others that Tesseract's list of words has with a capital alone as names. What Hunspell lists in small letters counts as seen once.
 */
function fromDutch() {
  const dictionary = loadWordLists("nl");
  const listed = new Map();
  for (const form of readFileSync(join(folder, "nld.words"), "utf8").split("\n")) add(listed, form, 1);
  const counts = countText("nl");
  const frequency = wordFrequencies("nl");
  const bearers = surnameBearers();
  // Uses of a name per bearer and word of text: the lower quartile of surnames that are written small nowhere.
  const rates = [];
  for (const [key, count] of bearers) {
    const share = frequency.get(key);
    if (count >= 500 && share !== undefined && !(counts.get(key)?.small > 0)) rates.push(share / count);
  }
  const rate = rates.sort((a, b) => a - b)[rates.length >> 2];
  console.log("nl: uses of a surname per bearer and million words:", (rate * 1e6).toExponential(2), "from", rates.length);
  const odds = new Map();
  for (const key of new Set([...listed.keys(), ...counts.keys(), ...bearers.keys(), ...frequency.keys()])) {
    const { small = 0, capital = 0 } = counts.get(key) ?? {};
    const form = listed.get(key);
    const share = frequency.get(key) ?? 1e-9;
    const asName = (bearers.get(key) ?? 0) * rate;
    const isWord = dictionary.isInDictionary(key);
    const name = Math.min(MOST_NAME, asName / share);
    let value;
    if (small + capital >= 3) value = Math.log((capital + name + 0.3) / (small + 0.3 + Number(isWord)));
    else if (asName > 0) value = Math.log((name + 1 - MOST_NAME) / (1 - name + 1 - MOST_NAME));
    // A list made from the web has surnames in small letters too.
    else if (form?.capital === 1 && form.small === 0 && !isWord) value = ONE_FORM;
    if (value !== undefined) odds.set(key, { odds: value, share: Math.max(share, asName) });
  }
  return odds;
}

/** Forms in capitals throughout say nothing of a word, nor do single letters. */
function add(masses, form, share) {
  const letters = [...form];
  if (letters.length < 2 || !WORD.test(form)) return;
  const isSmall = form === form.toLowerCase();
  if (!isSmall && (letters[0] === letters[0].toLowerCase() || form === form.toUpperCase())) return;
  const key = foldWord(form);
  const known = masses.get(key) ?? { small: 0, capital: 0 };
  if (isSmall) known.small += share;
  else known.capital += share;
  masses.set(key, known);
}

function oddsOf(masses, floor) {
  const odds = new Map();
  for (const [key, { small, capital }] of masses) {
    odds.set(key, { odds: Math.log(Math.max(capital, floor)) - Math.log(Math.max(small, floor)), share: small + capital });
  }
  return odds;
}

/**
 * Words of running text, one sentence or paragraph a line; first words of sentences left out. Manuals write the names of
 * menus and keys with a capital: only their small words count.
 */
function countText(language) {
  const counts = new Map();
  const count = (text, weight, isManual) => {
    for (const match of text.matchAll(/(^|[.!?:;…]["»”')]*\s+|[-–—•*"«“‘(]\s*)?(\p{L}[\p{L}\p{M}]*)/gmu)) {
      if (match[1] !== undefined || (isManual && match[2] !== match[2].toLowerCase())) continue;
      add(counts, match[2], weight);
    }
  };
  const texts = join(folder, language);
  for (const file of readdirSync(texts).sort()) count(readFileSync(join(texts, file), "utf8"), 1, false);
  if (existsSync(join(folder, `${language}.docs.txt`))) count(readFileSync(join(folder, `${language}.docs.txt`), "utf8"), 1, true);
  return counts;
}

function totalOf(counts) {
  let total = 0;
  for (const { small, capital } of counts.values()) total += small + capital;
  return total;
}

/** `wordfreq`: shares of words whatever their case. Written by collect.py as `word<tab>centibels`. */
function wordFrequencies(language) {
  const shares = new Map();
  for (const line of readFileSync(join(folder, `${language}.wordfreq.tsv`), "utf8").split("\n")) {
    const [word, centibels] = line.split("\t");
    if (word === "" || !WORD.test(word)) continue;
    const key = foldWord(word);
    shares.set(key, (shares.get(key) ?? 0) + 10 ** (Number(centibels) / 100));
  }
  return shares;
}

/** Bearers of the thousand most frequent Dutch surnames in 2007, by their words without particles. */
function surnameBearers() {
  const bearers = new Map();
  const table = readFileSync(join(folder, "top_1000_last_names_in_the_netherlands_2007.csv"), "utf8");
  for (const line of table.split("\n").slice(1)) {
    const name = line.split(",", 1)[0].replace(/^(?:\p{Ll}[\p{L}']* |'[st] )+/u, "");
    const count = Number(/,(\d+),/.exec(line)?.[1] ?? 0);
    if (count > 0 && WORD.test(name)) bearers.set(foldWord(name), (bearers.get(foldWord(name)) ?? 0) + count);
  }
  return bearers;
}

function write(language, odds) {
  const words = [...odds].filter(([key]) => key.length >= 2 && /^[a-z]+$/.test(key));
  words.sort(([a, x], [b, y]) => y.share - x.share || (a < b ? -1 : 1));
  const entries = new Map();
  for (const [key, value] of words.slice(0, MOST_WORDS)) entries.set(hashKey(key) >>> 0, { odds: value.odds, share: value.share });
  writeFileSync(join(out, `${language}.bin`), writeCaseTable(entries));
  console.log(language, entries.size, "of", words.length, "words; the rarest share", words[entries.size - 1][1].share.toExponential(1));
}
