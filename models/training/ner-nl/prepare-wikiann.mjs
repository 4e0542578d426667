import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createRandom } from "../../../dist/src/base/random.js";
import { formatBrat } from "../../../dist/src/formats/brat.js";
import { parseConll } from "../../../dist/src/formats/conll.js";
import { loadDutchLexicon } from "../../../dist/src/recognise/rules/languages/nl/lexicon-nl.js";
import { ROLES, TITLES } from "../../../dist/src/recognise/rules/languages/nl/triggers.js";
import { createDocument } from "../../../dist/src/text/document.js";

/**
 * What WikiANN's labels become. Rivers and buildings are among its LOC. Organisations are no label: as one they took the place of
 * persons in a union, and precision fell.
 */
const LABELS = { PER: "PERSON", LOC: "GPE", ORG: "ORGANISATION" };
/** Sentences that make a document: few, because a word that two documents share counts for more. */
const SENTENCES_A_DOCUMENT = 10;
/** Share of full names that are cut to the surname: running text calls people so, an encyclopedia seldom. */
const SURNAME_SHARE = 0.6;
/** Share of sentences whose punctuation is joined to its words again. */
const JOINED_SHARE = 0.5;

const REDIRECT = /^(?:DOORVERWIJZING|#?REDIRECT)/i;
/** Wikipedia's marks for italics and bold, as WikiANN cuts them. */
const ITALICS = /(?<= |^)(?:' '' ?'?|'{2,5})(?= |$)/g;
const GIVEN_BEFORE_SURNAME =
  /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}\.)* (?=(?:(?:van|de|der|den|von|el|al|ten|ter|'t) )*\p{Lu}[\p{L}'-]+$)/u;
const SPACE_BESIDE_MARK = / (?=[.,;:!?)\]])|(?<=[([]) /g;

/**
 * Writes WikiANN's sentences as BRAT: cleaned, and, `likeNotes`, with some names cut to surnames and some punctuation joined. Returns
 * how many.
 */
export async function prepareWikiann(path, outputDirectory, { likeNotes, seed = 5 }) {
  const random = createRandom(seed, "wikiann");
  const lexicon = loadDutchLexicon();
  const sentences = parseConll(await readFile(path, "utf8"), "wikiann")
    .filter(({ document }) => !REDIRECT.test(document.text))
    .map(({ document, spans }) => {
      const sentence = cleanSentence(document.text, spans, lexicon, random);
      return likeNotes ? likeNote(sentence, random) : sentence;
    });
  await mkdir(outputDirectory, { recursive: true });
  for (let first = 0; first < sentences.length; first += SENTENCES_A_DOCUMENT) {
    let text = "";
    const spans = [];
    for (const sentence of sentences.slice(first, first + SENTENCES_A_DOCUMENT)) {
      for (const span of sentence.spans) spans.push({ ...span, start: span.start + text.length, end: span.end + text.length });
      text += `${sentence.text}\n`;
    }
    const name = join(outputDirectory, String(first / SENTENCES_A_DOCUMENT).padStart(5, "0"));
    await writeFile(`${name}.txt`, text);
    await writeFile(`${name}.ann`, formatBrat(createDocument(name, text), spans));
  }
  return sentences.length;
}

function cleanSentence(text, spans, lexicon, random) {
  let sentence = { text, spans: spans.map((span) => ({ ...span, label: LABELS[span.label] })) };
  const quote = random.chance(0.6) ? '"' : "'";
  sentence = edit(sentence, ITALICS, () => (random.chance(0.8) ? quote : ""));
  sentence.spans = sentence.spans
    .map((span) => narrow(sentence.text, span))
    .filter(({ start, end }) => isName(sentence.text.slice(start, end), lexicon));
  return sentence;
}

/** The sentence as running text may have it: surnames for full names, punctuation joined to words. */
function likeNote(sentence, random) {
  const shortened = sentence.spans.filter(({ label }) => label === "PERSON" && random.chance(SURNAME_SHARE));
  for (const { start, end } of shortened.reverse()) {
    const given = GIVEN_BEFORE_SURNAME.exec(sentence.text.slice(start, end));
    if (given !== null) sentence = cut(sentence, start, start + given[0].length, "");
  }
  return random.chance(JOINED_SHARE) ? edit(sentence, SPACE_BESIDE_MARK, () => "") : sentence;
}

/** A span without what WikiANN takes in: an article's disambiguation, marks at its edges, titles. */
function narrow(text, { start, end, label }) {
  const aside = text.slice(start, end).search(/ [(,]/);
  if (aside > 0) end = start + aside;
  start += /^["' ]*/.exec(text.slice(start, end))[0].length;
  end -= /["' ]*$/.exec(text.slice(start, end))[0].length;
  for (;;) {
    const title = /^(\S+) (?=\p{L})/u.exec(text.slice(start, end));
    const word = title?.[1]?.toLowerCase() ?? "";
    if (label !== "PERSON" || (!TITLES.has(word) && !ROLES.has(word))) return { start, end, label };
    start += title[0].length;
  }
}

/** Not a nationality, which WikiANN links to its country ("Franse"). */
function isName(surface, lexicon) {
  if (!/\p{L}/u.test(surface)) return false;
  const facts = lexicon.facts(surface);
  return /\s/.test(surface) || !facts.isNationality || facts.isGiven;
}

function edit(sentence, pattern, replacement) {
  const found = [...sentence.text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
  const values = found.map(() => replacement());
  for (let i = found.length - 1; i >= 0; i--) sentence = cut(sentence, ...found[i], values[i]);
  return sentence;
}

/** The sentence with `replacement` at `[from, to)`; spans move with their text. */
function cut({ text, spans }, from, to, replacement) {
  const move = (at) => (at <= from ? at : at >= to ? at - (to - from) + replacement.length : from);
  return {
    text: text.slice(0, from) + replacement + text.slice(to),
    spans: spans.map((span) => ({ ...span, start: move(span.start), end: move(span.end) })),
  };
}
