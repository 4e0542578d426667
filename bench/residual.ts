// Residual risk without gold, held against notes whose names are all known: how often the interval of `estimate-misses` holds the number that both
// recognisers miss, and how often the limits of `sample` hold the number that step 1 misses, with a reader who marks what the generator says.
// Gives the tables of docs/background/residual-risk.md. Nothing was trained on the seeds.
//
//   npm run bench:residual
//   npm run bench:residual -- --seeds 10 --notes 1000 --draws 20 --bound 0.05 --kind es --kind hospital
import { parseArgs } from "node:util";

import { generateCorpus } from "../corpora/generate.ts";
import { generateShortNotes } from "../corpora/languages/generate-short-notes.ts";
import { packOf } from "../corpora/languages/packs.ts";
import { createRandom } from "../src/base/random.ts";
import { createPassageCensus } from "../src/corpus/sample/passage-census.ts";
import { type PassagesOfDocument, readPassages, type Readers } from "../src/corpus/sample/read-passages.ts";
import { arrangeUnits, drawPassage } from "../src/corpus/sample/sample-units.ts";
import { createMissesCounter } from "../src/evaluate/misses/estimate-misses.ts";
import type { Capture } from "../src/evaluate/misses/match-captures.ts";
import { sizeForBound } from "../src/evaluate/sample/allocate.ts";
import type { SampleManifest } from "../src/evaluate/sample/sample-sheet.ts";
import { type SampleScore, scoreSample } from "../src/evaluate/sample/score-sample.ts";
import { isCovered, touches } from "../src/evaluate/figures/score.ts";
import { COMBINATION_PARTS } from "../src/recognise/combine/language-combination.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import type { Recogniser } from "../src/recognise/recogniser.ts";
import { selectEntities } from "../src/recognise/select-entities.ts";
import { createDocument } from "../src/text/document.ts";
import type { Entity } from "../src/text/entities.ts";
import type { Span } from "../src/text/span.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../src/text/note-languages.ts";

const ENTITIES: readonly Entity[] = ["PERSON", "GPE"];
const FIRST_SEED = 9001;
/** Of hospital notes, for each thousand short ones: as many names. */
const PATIENTS = 100;
const SENTENCES = 8000;
const LOOK_ALIKES = 0.1;
/** A guess at how much two recognisers depend on each other, to be safe. */
const SAFE_ODDS_RATIO = 30;

const { values: flags } = parseArgs({
  options: {
    seeds: { type: "string", default: "10" },
    notes: { type: "string", default: "1000" },
    draws: { type: "string", default: "20" },
    bound: { type: "string", multiple: true, default: ["0.02", "0.05"] },
    kind: { type: "string", multiple: true, default: ["hospital", ...NOTE_LANGUAGES] },
  },
});

interface GoldNote {
  readonly text: string;
  readonly gold: readonly Span[];
}

const captureRows: string[][] = [];
const sampleRows: string[][] = [];
for (const kind of flags.kind) await measureKind(kind);
printTable(
  [
    "notes",
    "missed by both",
    "estimated",
    "interval holds",
    "its upper end holds",
    "true marks alone",
    "holds",
    "odds ratio",
    `high × ${SAFE_ODDS_RATIO} holds`,
  ],
  captureRows,
);
console.log();
printTable(
  [
    "notes",
    "bound",
    "missed",
    "miss rate",
    "passages read",
    "estimated",
    "limit",
    "limit holds",
    "recall's limit holds",
    "reached, missed, open",
    "wrongly",
  ],
  sampleRows,
);

async function measureKind(kind: string) {
  const language = (kind === "hospital" ? "nl" : kind) as NoteLanguage;
  const select = async (spec: string) => selectEntities(await createRecogniser(spec), ENTITIES);
  const pair = (await Promise.all(COMBINATION_PARTS[language].map(select))) as [Recogniser, Recogniser];
  const readers: Readers = { system: [await select(`language:${language}`)], pair, entities: ENTITIES };
  const captures: CaptureResult[] = [];
  const samples: SampleResult[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(flags.seeds); seed++) {
    const notes = generate(kind, language, seed);
    const read = await readPassages(
      notes.map(({ text }, index) => createDocument(String(index), text)),
      readers,
    );
    captures.push(measureCapture(notes, read));
    for (const bound of flags.bound.map(Number)) {
      for (let draw = 0; draw < Number(flags.draws); draw++) samples.push(measureSample(notes, read, draw, bound));
    }
  }
  const name = kind === "hospital" ? "hospital, nl" : `short, ${kind}`;
  const held = (results: readonly CaptureResult[], read: (result: CaptureResult) => Held) =>
    `${results.filter((result) => read(result).isHeld).length} of ${results.length}`;
  captureRows.push([
    name,
    spread(captures.map(({ truth }) => truth)),
    spread(captures.map(({ all }) => all.missed)),
    held(captures, ({ all }) => all),
    `${captures.filter(({ all }) => all.isBounded).length} of ${captures.length}`,
    spread(captures.map(({ clean }) => clean.missed)),
    held(captures, ({ clean }) => clean),
    spread(captures.map(({ oddsRatio }) => oddsRatio)),
    `${captures.filter(({ isSafe }) => isSafe).length} of ${captures.length}`,
  ]);
  for (const bound of flags.draws === "0" ? [] : flags.bound.map(Number))
    addSampleRow(
      name,
      samples.filter(({ score }) => score.bound === bound),
      bound,
    );
}

function addSampleRow(name: string, samples: readonly SampleResult[], bound: number) {
  const share = (isTrue: (result: SampleResult) => boolean) =>
    `${((100 * samples.filter(isTrue).length) / samples.length).toFixed(1)} %`;
  sampleRows.push([
    name,
    String(bound),
    spread(samples.map(({ truth }) => truth)),
    `${spread(samples.map(({ recall }) => 100 * (1 - recall)))} %`,
    `${spread(samples.map(({ score }) => score.passages.sampled))} of ${spread(samples.map(({ score }) => score.passages.corpus))}`,
    spread(samples.map(({ score }) => score.all.missed.estimate)),
    spread(samples.map(({ score }) => score.all.missed.high)),
    share(({ truth, score }) => truth <= score.all.missed.high),
    share(({ recall, score }) => score.all.recall.low <= recall),
    (["reached", "missed", "open"] as const)
      .map((verdict) => samples.filter(({ score }) => score.verdict === verdict).length)
      .join(", "),
    String(samples.filter(isWrong).length),
  ]);
}

/** It says that the bound is reached though more is missed, or the other way round. */
function isWrong({ recall, score: { verdict, bound } }: SampleResult): boolean {
  const isReached = 1 - recall <= (bound as number);
  return (verdict === "reached" && !isReached) || (verdict === "missed" && isReached);
}

function generate(kind: string, language: NoteLanguage, seed: number): GoldNote[] {
  const count = Number(flags.notes);
  const isName = ({ label }: { readonly label: string }) => (ENTITIES as readonly string[]).includes(label);
  if (kind === "hospital") {
    const size = count / 1000;
    const { notes } = generateCorpus({
      seed,
      patients: Math.ceil(PATIENTS * size),
      sentences: Math.ceil(SENTENCES * size),
    });
    return notes.map(({ document, mentions }) => ({ text: document.text, gold: mentions.filter(isName) }));
  }
  const notes = generateShortNotes(packOf(language), { seed, notes: count, lookAlikes: LOOK_ALIKES });
  return notes.map(({ text, mentions }) => ({ text, gold: mentions.filter(isName) }));
}

interface Held {
  readonly missed: number;
  readonly isHeld: boolean;
  /** The upper end alone holds. */
  readonly isBounded: boolean;
}

interface CaptureResult {
  /** Mentions of which neither recogniser touches a letter. */
  readonly truth: number;
  readonly all: Held;
  /** With the marks that are names alone: what is left wrong is the recognisers' dependence. */
  readonly clean: Held;
  readonly oddsRatio: number;
  readonly isSafe: boolean;
}

function measureCapture(notes: readonly GoldNote[], read: readonly PassagesOfDocument[]): CaptureResult {
  let truth = 0;
  for (const [index, { text, gold }] of notes.entries()) {
    const { captures } = read[index] as PassagesOfDocument;
    truth += gold.filter((span) => !touches(text, span, captures)).length;
  }
  const estimate = (isCounted: (capture: Capture, note: GoldNote) => boolean) => {
    const counter = createMissesCounter(ENTITIES);
    for (const [index, note] of notes.entries()) {
      const { captures } = read[index] as PassagesOfDocument;
      counter.add(
        note.text,
        captures.filter((capture) => isCounted(capture, note)),
      );
    }
    return counter.estimate().all;
  };
  const hold = ({ missed, interval }: ReturnType<typeof estimate>): Held => ({
    missed,
    isHeld: interval.low <= truth && truth <= interval.high,
    isBounded: truth <= interval.high,
  });
  const all = estimate(() => true);
  const clean = estimate((capture, { text, gold }) => touches(text, capture, gold));
  return {
    truth,
    all: hold(all),
    clean: hold(clean),
    oddsRatio: (truth * clean.both) / (clean.onlyFirst * clean.onlySecond),
    isSafe: truth <= SAFE_ODDS_RATIO * clean.interval.high,
  };
}

interface SampleResult {
  /** Mentions that step 1 leaves a letter of. */
  readonly truth: number;
  readonly recall: number;
  readonly score: SampleScore;
}

function measureSample(
  notes: readonly GoldNote[],
  read: readonly PassagesOfDocument[],
  draw: number,
  bound: number,
): SampleResult {
  const census = createPassageCensus();
  const marks: Record<string, number> = {};
  let [mentions, truth] = [0, 0];
  for (const [index, { passages, marks: found }] of read.entries()) {
    const { text, gold } = notes[index] as GoldNote;
    census.add(passages.map(({ stratum }) => stratum));
    for (const { label } of found) marks[label] = (marks[label] ?? 0) + 1;
    mentions += gold.length;
    truth += gold.filter((span) => !isCovered(text, span, found)).length;
  }
  const total = Object.values(marks).reduce((sum, count) => sum + count, 0);
  const strata = sizeForBound(census.counts(), total, bound);
  const random = createRandom(draw, "bench sample");
  const drawn = [...census.draw(strata, random)].flatMap(([document, indexes]) =>
    indexes.map((index) => drawPassage(read[document] as PassagesOfDocument, index)),
  );
  const units = arrangeUnits(drawn, 20, () => true, random);
  const manifest: SampleManifest = {
    schemaVersion: 1,
    stage: "sample",
    seed: draw,
    configuration: {},
    versions: {},
    bound,
    entities: ENTITIES,
    documents: notes.length,
    marks,
    strata,
    units,
  };
  const readUnits = units.map((unit) => ({
    ...unit,
    gold: (notes[Number(unit.document)] as GoldNote).gold
      .filter(({ start, end }) => start >= unit.start && end <= unit.end)
      .map((span) => ({ ...span, start: span.start - unit.start, end: span.end - unit.start })),
  }));
  return { truth, recall: 1 - truth / mentions, score: scoreSample(manifest, readUnits) };
}

/** Median, least and most. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value = Number.NaN) => (value >= 20 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1));
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])}–${show(sorted.at(-1))})`;
}

function printTable(heading: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
  line(heading);
  line(heading.map(() => "---"));
  for (const row of rows) line(row);
}
