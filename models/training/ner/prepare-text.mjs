import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createRandom } from "../../../dist/src/base/random.js";
import { formatBrat } from "../../../dist/src/formats/brat.js";
import { parseConll } from "../../../dist/src/formats/conll/conll.js";
import { lowerCased, upperCased } from "../../../dist/src/recognise/crf/examples.js";
import { loadWordLists } from "../../../dist/src/recognise/rules/lists/word-lists.js";
import { createDocument } from "../../../dist/src/text/document.js";
import { foldWord } from "../../../dist/src/text/fold.js";

/**
 * What the labels of newspapers, web and Wikipedia become; others are not learnt. Rivers and buildings are among LOC. Organisations are no
 * label: as one they took the place of persons in a union, and precision fell.
 */
const LABELS = { PER: "PERSON", LOC: "GPE" };
/** Sentences that make a document: few, because a word that two documents share counts for more. */
const SENTENCES_A_DOCUMENT = 10;
/** Share of full names that are cut to the surname: running text calls people so, an encyclopedia seldom. */
const SURNAME_SHARE = 0.6;
/** Share of sentences whose punctuation is joined to its words again. */
const JOINED_SHARE = 0.5;
/** Share of documents that are written once more in small letters, and in capitals. */
const LOWER_SHARE = 0.4;
const UPPER_SHARE = 0.15;

/** The Broad Twitter Corpus has some. */
const LINE_WITHOUT_TOKEN = /^[^\S\n]+O\n/gmu;
/** How words for inhabitants and what is theirs end (folded). */
const INHABITANTS = {
  nl: /(?:se|ns|aan|anen|ijn|ijnen|iers?|enaars?|ch)$/,
  es: /(?:an[oa]s?|es|esa|eses|esas|ol[oa]?s?|en[oa]s?|in[oa]s?)$/,
  en: /(?:ians?|ish|ese|ans?)$/,
  it: /(?:an[oaie]|es[eiai]|in[oaie])$/,
};
const REDIRECT = /^(?:DOORVERWIJZING|REDIRECCIÓN|#?REDIRECT)/i;
/** Wikipedia's marks for italics and bold, as WikiANN cuts them. */
const ITALICS = /(?<= |^)(?:' '' ?'?|'{2,5})(?= |$)/g;
const GIVEN_BEFORE_SURNAME =
  /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}\.)* (?=(?:(?:van|de|der|den|von|el|al|ten|ter|'t|la|del|di|da|dos|du|le) )*\p{Lu}[\p{L}'-]+$)/u;
const SPACE_BESIDE_MARK = / (?=[.,;:!?)\]])|(?<=[([]) /g;
/** Titles that annotators leave inside a name, without their full stop. */
const TITLES = new Set(
  (
    "dr dra dott dottor prof ing ir drs mr mrs ms miss sir lord lady dame dhr dhr. mevr mevrouw meneer heer ds don doña sr sra señor señora sig signor signora " +
    "pater pastoor paus koning koningin prins prinses keizer keizerin graaf hertog president minister premier burgemeester rey reina papa rei príncipe king queen prince princess pope president senator"
  ).split(" "),
);

/**
 * Writes the sentences of a file of tokens and tags as BRAT, ten a document. `isWikipedia`: its marks and redirections are taken out, and
 * its names cleaned. `likeNotes`: some full names are cut to surnames, some punctuation is joined to words again, and some documents
 * are written again in small letters or capitals. Returns how many sentences there are.
 */
export async function prepareText(path, outputDirectory, { language, isWikipedia, likeNotes, seed = 5, most = Infinity }) {
  const random = createRandom(seed, "wikiann");
  const { nationalities, given, places: listed } = loadWordLists(language);
  const places = new Set(listed.map(({ name }) => foldWord(name)));
  const isNationality = (surface) => {
    const key = foldWord(surface);
    return !given.has(key) && (nationalities.has(key) || (INHABITANTS[language].test(key) && !places.has(key)));
  };
  const sentences = random
    .shuffle(parseConll((await readFile(path, "utf8")).replaceAll(LINE_WITHOUT_TOKEN, ""), path))
    .filter(({ document }) => !REDIRECT.test(document.text))
    .slice(0, most)
    .map(({ document, spans }) => {
      const known = spans.flatMap((span) => (span.label in LABELS ? [{ ...span, label: LABELS[span.label] }] : []));
      let sentence = { text: document.text, spans: known };
      if (isWikipedia) sentence = cleanSentence(sentence, isNationality, random);
      return likeNotes ? likeNote(sentence, isWikipedia, random) : sentence;
    });
  await mkdir(outputDirectory, { recursive: true });
  for (let first = 0; first < sentences.length; first += SENTENCES_A_DOCUMENT) {
    const name = join(outputDirectory, String(first / SENTENCES_A_DOCUMENT).padStart(5, "0"));
    const { text, spans } = joinLines(sentences.slice(first, first + SENTENCES_A_DOCUMENT));
    await write(name, text, spans);
    if (likeNotes && random.chance(LOWER_SHARE)) await write(`${name}-lower`, lowerCased(text), spans);
    if (likeNotes && random.chance(UPPER_SHARE)) await write(`${name}-upper`, upperCased(text), spans);
  }
  return sentences.length;
}

function joinLines(sentences) {
  let text = "";
  const spans = [];
  for (const sentence of sentences) {
    for (const span of sentence.spans) {
      spans.push({ ...span, start: span.start + text.length, end: span.end + text.length });
    }
    text += `${sentence.text}\n`;
  }
  return { text, spans };
}

async function write(name, text, spans) {
  await writeFile(`${name}.txt`, text);
  await writeFile(`${name}.ann`, formatBrat(createDocument(name, text), spans));
}

function cleanSentence({ text, spans }, isNationality, random) {
  const quote = random.chance(0.6) ? '"' : "'";
  const sentence = edit({ text, spans }, ITALICS, () => (random.chance(0.8) ? quote : ""));
  sentence.spans = sentence.spans
    .map((span) => narrow(sentence.text, span))
    // WikiANN links a nationality ("Franse") to its country.
    .filter(({ start, end }) => /\p{L}/u.test(sentence.text.slice(start, end)) && !isNationality(sentence.text.slice(start, end)));
  return sentence;
}

/** The sentence as running text may have it: surnames for an encyclopedia's full names, punctuation joined to words. */
function likeNote(sentence, isWikipedia, random) {
  const shortened = sentence.spans.filter(
    ({ label }) => isWikipedia && label === "PERSON" && random.chance(SURNAME_SHARE),
  );
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
    const title = /^(\S+?)\.? (?=\p{L})/u.exec(text.slice(start, end));
    if (label !== "PERSON" || !TITLES.has(title?.[1]?.toLowerCase() ?? "")) return { start, end, label };
    start += title[0].length;
  }
}

function edit(sentence, pattern, replacement) {
  const found = [...sentence.text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
  const values = found.map(() => replacement());
  for (let i = found.length - 1; i >= 0; i--) sentence = cut(sentence, ...found[i], values[i]);
  return { ...sentence };
}

/** The sentence with `replacement` at `[from, to)`; spans move with their text. */
function cut({ text, spans }, from, to, replacement) {
  const move = (at) => (at <= from ? at : at >= to ? at - (to - from) + replacement.length : from);
  return {
    text: text.slice(0, from) + replacement + text.slice(to),
    spans: spans.map((span) => ({ ...span, start: move(span.start), end: move(span.end) })),
  };
}
