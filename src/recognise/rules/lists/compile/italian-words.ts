import { createRequire } from "node:module";

import { foldWord } from "../../../../text/fold.ts";

/**
 * The inflected forms of Italian nouns, adjectives and verbs (Morph-it!, as `italian-*-dict` of RosaeNLG pack it), folded:
 * about 200,000. Function words are not among them.
 */
export function loadItalianWords(): Set<string> {
  const load = createRequire(import.meta.url);
  const words = new Set<string>();
  addForms(load("italian-words-dict/dist/words.json"), words);
  addForms(load("italian-adjectives-dict/dist/adjectives.json"), words);
  addForms(load("italian-verbs-dict/dist/verbs.json"), words);
  return words;
}

/** Single capitals are the tables' own codes ("F", "MP"); everything else in them is a word. */
function addForms(table: unknown, words: Set<string>): void {
  if (typeof table === "string") {
    if (!/^[A-Z]?$/.test(table) && table === table.toLowerCase())
      for (const word of table.split(/\s+/)) words.add(foldWord(word));
    return;
  }
  if (typeof table !== "object" || table === null) return;
  for (const [key, value] of Object.entries(table)) {
    // The top level's keys are lemmas in small letters, deeper ones grammatical codes ("pres", "S3", "G").
    if (isLemmaEntry(key, value)) words.add(foldWord(key));
    addForms(value, words);
  }
}

const GRAMMAR = new Set([
  "cond",
  "null",
  "pres",
  "ger",
  "impr",
  "ind",
  "past",
  "impf",
  "fut",
  "inf",
  "part",
  "sub",
  "subj",
]);

function isLemmaEntry(key: string, value: unknown): boolean {
  return typeof value === "object" && key === key.toLowerCase() && !GRAMMAR.has(key);
}
