// What leaving out identifiers and repeated text costs: the loss of two models on the same ordinary words of unseen notes, each model reading the notes as
// those that it learnt from, with names or with labels. After `npm run build`:
//
//   node models/training/compare-losses.mjs --published DIR --raw DIR --notes DIR --step-1 DIR [--reads names] [--sentences N]
//
// `--notes` is what the generator wrote, `--step-1` the folder with seen/ and unseen/ as `anonymise --dedupe` wrote them. Sentences of unseen/ count that are
// nowhere in seen/, each once. With `--reads names` both models read names, as one that learnt invented names does. Masked are 15 % of the words outside names and labels, the same for both.

import { join } from "node:path";
import { parseArgs } from "node:util";

import { createRandom } from "../../dist/src/base/random.js";
import { pairedBootstrap, relativeDifference } from "../../dist/src/base/statistics/bootstrap.js";
import { readJsonLines } from "../../dist/src/base/files.js";
import { readCorpus } from "../../dist/src/corpus/reading/read-corpus.js";
import { openCheckpoint } from "../../dist/src/model/open-checkpoint.js";
import { openSession } from "../../dist/src/model/session.js";
import { chooseWords, maskedLoss } from "../../dist/src/probe/score/masked-loss.js";
import { splitSentences } from "../../dist/src/text/tokenise.js";

/** Shorter ones, in UTF-16 code units, are headings. */
const SHORTEST = 30;
const SEED = 0;

const { values } = parseArgs({
  options: {
    published: { type: "string" },
    raw: { type: "string" },
    notes: { type: "string" },
    "step-1": { type: "string" },
    reads: { type: "string", default: "labels" },
    sentences: { type: "string", default: "4000" },
  },
});
for (const name of ["published", "raw", "notes", "step-1"])
  if (values[name] === undefined) throw new Error(`--${name} is missing; the head of this file has the command`);

const pairs = await readPairs(join(values.notes, "unseen"), values["step-1"]);
const chosen = createRandom(SEED, "compared sentences").shuffle(pairs).slice(0, Number(values.sentences));
const published = await lossesOf(values.published, chosen.map(({ labelled, original }) => (values.reads === "names" ? original : labelled)));
const raw = await lossesOf(values.raw, chosen.map(({ original }) => original));
const measured = chosen
  .map((_, index) => ({ after: published[index], before: raw[index] }))
  .filter(({ after, before }) => !after.isTooLong && !before.isTooLong);
const words = measured.reduce((sum, { after }) => sum + after.words, 0);
const costs = measured.map(({ after, before }) => ({ after: after.lossNats, before: before.lossNats }));
const perWord = (which) => costs.reduce((sum, cost) => sum + cost[which], 0) / words;
const change = { estimate: relativeDifference(costs), interval: pairedBootstrap(costs, { seed: SEED }) };
const result = { sentences: measured.length, words, rawNats: perWord("before"), publishedNats: perWord("after"), change };
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

/** Sentences of the unseen notes in both forms, with what is no ordinary word in them. */
async function readPairs(notes, step1) {
  const known = new Set();
  for await (const { documents } of readCorpus([join(step1, "seen.before-dedupe")]))
    for (const { text } of documents) for (const { start, end } of splitSentences(text)) known.add(foldSentence(text.slice(start, end)));
  const spans = new Map();
  for (const span of await readJsonLines(join(step1, "unseen.before-dedupe.private/spans.jsonl"), "spans", (value) => value))
    spans.set(span.document, [...(spans.get(span.document) ?? []), span]);
  const pairs = new Map();
  for await (const { documents } of readCorpus([notes], { format: "txt" }))
    for (const { id, text } of documents)
      for (const { start, end } of splitSentences(text)) {
        const pair = end - start < SHORTEST ? undefined : pairOf(text, { start, end }, spans.get(id) ?? []);
        const key = pair && foldSentence(pair.labelled.text);
        if (key !== undefined && !known.has(key) && !pairs.has(key)) pairs.set(key, pair);
      }
  return [...pairs.values()];
}

/** The sentence as it is and with labels, if both have the same ordinary words; undefined if a name goes beyond it. */
function pairOf(text, { start, end }, spans) {
  const inside = spans.filter((span) => span.start < end && span.end > start);
  if (inside.some((span) => span.start < start || span.end > end)) return undefined;
  const labelled = { text: "", excluded: [] };
  let at = start;
  for (const span of inside) {
    labelled.text += text.slice(at, span.start);
    labelled.excluded.push({ start: labelled.text.length, end: labelled.text.length + span.label.length });
    labelled.text += span.label;
    at = span.end;
  }
  labelled.text += text.slice(at, end);
  const excluded = inside.map((span) => ({ start: span.start - start, end: span.end - start }));
  const original = { text: text.slice(start, end), excluded };
  const wordsOf = (sentence) => chooseWords(sentence, 0, { seed: SEED, share: 1 }).map((word) => sentence.text.slice(word.start, word.end));
  return wordsOf(labelled).join(" ") === wordsOf(original).join(" ") ? { labelled, original } : undefined;
}

function foldSentence(sentence) {
  return sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}

async function lossesOf(directory, sentences) {
  const session = await openSession(await openCheckpoint(directory));
  try {
    return await maskedLoss(session, sentences, { seed: SEED });
  } finally {
    await session.close();
  }
}
