// What combinations of recognisers find, and how long they take, beside each recogniser alone: the union, votes, and the cascade at several doubts.
// Shares of persons and places covered to the last letter; names covered as a share of those that the slow one covers, and how many of its own are among them; shares of marks that touch one, false marks per 1,000 tokens; the least of several rounds' seconds, in
// which all take turns, and of the cascade how much text the slow one read. Loading is not counted. Gold: folders of BRAT.
//
//   npm run bench:combine -- --fast crf:ner-es-names --slow 'process:.venv/bin/python adapters/spacy.py es_core_news_sm' --gold meddocan/dev
//   npm run bench:combine -- --fast crf:ner-nl --slow 'process:.venv/bin/python adapters/deduce.py' --third rules:nl --gold corpora/hand-written/nl
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";

import { countFalseMarks } from "../src/evaluate/figures/false-marks.ts";
import { isCovered, scoreSpans } from "../src/evaluate/figures/score.ts";
import { type AnnotatedDocument, readGold } from "../src/evaluate/read/read-gold.ts";
import { combineRecognisers } from "../src/recognise/combine/combine.ts";
import { cascadeRecognisers } from "../src/recognise/combine/cascade.ts";
import { openRecogniser } from "../src/recognise/open-recogniser.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import type { Reading } from "../src/recognise/reading.ts";
import type { Recogniser } from "../src/recognise/recogniser.ts";
import { keepEntities, selectEntities } from "../src/recognise/select-entities.ts";
import { NAME_ENTITIES } from "../src/text/entities.ts";
import { type Span, unionSpans } from "../src/text/span.ts";

const { values: flags } = parseArgs({
  options: {
    fast: { type: "string", default: "crf:ner-es-names" },
    slow: { type: "string", default: "language:es" },
    third: { type: "string" },
    gold: { type: "string", multiple: true, default: [] },
    doubts: { type: "string", default: "0.5,0.2,0.1,0.05,0.02,0.01" },
    documents: { type: "string", default: "100" },
    rounds: { type: "string", default: "3" },
  },
});

/** A recogniser that is measured, by the name that it has in the table. */
interface Side {
  readonly name: string;
  readonly recogniser: Recogniser;
  found: Span[][];
  seconds: number;
}

const { fast, slow, third } = flags;
const doubts = flags.doubts.split(",").map(Number);
const specs = [fast, slow, ...(third === undefined ? [] : [third])];
const parts = specs.map((spec) => `[${spec}]`).join("");
const open = async (name: string, spec: string): Promise<Side> => sideOf(name, await createRecogniser(spec));
const alone = await Promise.all(specs.map((spec) => open(spec, spec)));
const votes = specs.map((_, index) => index + 1);
const sides: Side[] = [
  ...alone,
  sideOf("union", combineRecognisers(alone.map(({ recogniser }) => selectEntities(recogniser, NAME_ENTITIES)))),
  ...(await Promise.all(
    votes.slice(1).map((least) => open(`vote, ${least} of ${specs.length}`, `vote:${least}${parts}`)),
  )),
  ...(await Promise.all(doubts.map((doubt) => open(`cascade, ${doubt}`, `cascade:${doubt}[${fast}][${slow}]`)))),
];
for (const folder of flags.gold) await measure(folder);
process.exit();

function sideOf(name: string, recogniser: Recogniser): Side {
  return { name, recogniser, found: [], seconds: Infinity };
}

async function measure(folder: string): Promise<void> {
  const gold = (await readGold(folder, "brat", "folder of gold annotations")).slice(0, Number(flags.documents));
  const documents = gold.map(({ document }) => document);
  for (const side of sides) side.seconds = Infinity;
  for (const side of sides) side.found = await side.recogniser.recognise(documents);
  for (let round = 0; round < Number(flags.rounds); round++) {
    for (const side of sides) {
      const begin = performance.now();
      await side.recogniser.recognise(documents);
      side.seconds = Math.min(side.seconds, (performance.now() - begin) / 1000);
    }
  }
  const [, slowSide] = sides as [Side, Side];
  const letters = documents.reduce((sum, { text }) => sum + text.length, 0);
  console.log(`\n${folder}: ${documents.length} documents, ${letters} letters; fast ${fast}, slow ${slow}`);
  console.log("| | persons | places | of slow | kept | marks right | false/1,000 | seconds | of slow | read by slow |");
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  const ofSlow = scoreSide(gold, slowSide);
  for (const side of sides) {
    const { persons, places, names, covered, right, falseMarks } = scoreSide(gold, side);
    const kept = covered.filter((isFound, index) => isFound && ofSlow.covered[index]).length;
    const own = ofSlow.covered.filter(Boolean).length;
    const doubt = Number(/^cascade, (.+)$/u.exec(side.name)?.[1] ?? Number.NaN);
    const read = Number.isNaN(doubt) ? "" : percent((await shareRead(gold, doubt)) / letters);
    const share = percent(names / ofSlow.names);
    const time = (side.seconds / slowSide.seconds).toFixed(2);
    console.log(
      `| ${[side.name, percent(persons), percent(places), share, percent(kept / own), percent(right), falseMarks.toFixed(1), side.seconds.toFixed(2), time, read].join(" | ")} |`,
    );
  }
}

function scoreSide(gold: readonly AnnotatedDocument[], { found }: Side) {
  const scored = gold.map(({ document: { id, text }, spans }, index) => ({
    id,
    text,
    gold: keepEntities(spans, text, NAME_ENTITIES),
    system: unionSpans(keepEntities(found[index] ?? [], text, NAME_ENTITIES)),
  }));
  const { overall, labels } = scoreSpans(scored);
  const covered = scored.flatMap(({ text, gold: names, system }) => names.map((name) => isCovered(text, name, system)));
  return {
    persons: labels["PERSON"]?.coverageRecall ?? 0,
    places: labels["GPE"]?.coverageRecall ?? 0,
    names: overall.coverageRecall,
    covered,
    right: overall.coveragePrecision,
    falseMarks: countFalseMarks(scored).perThousandTokens,
  };
}

/** How many letters the slow one is given at a doubt. */
async function shareRead(gold: readonly AnnotatedDocument[], doubt: number): Promise<number> {
  const { findWithDoubts } = await openRecogniser(fast);
  if (findWithDoubts === undefined) return Number.NaN;
  let read = 0;
  const counter: Recogniser = {
    name: "counter",
    recognise: async (documents) => {
      for (const { text } of documents) read += text.length;
      return documents.map(() => []);
    },
  };
  const counting = cascadeRecognisers(
    { name: fast, findWithDoubts: (reading: Reading) => findWithDoubts(reading) },
    counter,
    doubt,
    "",
  );
  await counting.recognise(gold.map(({ document }) => document));
  return read;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
