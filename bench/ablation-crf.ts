// What each part of a CRF is worth: a CRF trained with and without it on one folder of BRAT and measured on another, then
// rules, CRF and their union as step 1 uses them. A run a row, two to four minutes each: one seed and four passes unless told
// otherwise. MEDDOCAN's train and dev folders give the tables of docs/reference/recognition-figures.md.
//
//   npm run bench:ablation-crf -- meddocan/train meddocan/dev
//   npm run bench:ablation-crf -- meddocan/train meddocan/dev --only full,no-case-copies --seeds 3 --epochs 7 --models /tmp/ablation
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { makeDirectory } from "../src/base/files.ts";
import { evaluate, type Evaluation } from "../src/evaluate/evaluate.ts";
import { combineRecognisers } from "../src/recognise/combine/combine.ts";
import { CRF_FILE, writeCrfModel } from "../src/recognise/crf/crf-model.ts";
import { openCrfModel, createCrfRecogniser } from "../src/recognise/crf/crf-recogniser.ts";
import { train, type TrainOptions } from "../src/recognise/crf/train.ts";
import { readTrainingData } from "../src/recognise/crf/training-data.ts";
import { withProtectedFields } from "../src/recognise/field-names/with-protected-fields.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import type { Recogniser } from "../src/recognise/recogniser.ts";
import { selectEntities } from "../src/recognise/select-entities.ts";

const RULES = "rules:es";
/** The settings of `unname train`, with which models/ner-es is made, but for `--seeds` and `--epochs`. */
const FULL: TrainOptions = { language: "es" };
const VARIANTS: Readonly<Record<string, TrainOptions>> = {
  full: FULL,
  "no-case-copies": { ...FULL, caseCopies: false },
  "no-swaps": { ...FULL, swaps: 0 },
  "no-word-lists": { ...FULL, language: null },
  "no-lexicon": { ...FULL, withLexicon: false },
  fast: { ...FULL, features: "fast" },
};

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: Object.keys(VARIANTS).join(",") },
    seeds: { type: "string", default: "1" },
    epochs: { type: "string", default: "4" },
    models: { type: "string" },
  },
});
const [trainFolder, devFolder] = positionals;
if (trainFolder === undefined || devFolder === undefined)
  throw new Error("expected two folders of BRAT: one to train on, one to measure on");

const models = flags.models ?? (await mkdtemp(join(tmpdir(), "unname-ablation-")));
const documents = await readTrainingData([trainFolder], "brat", {});
const seeds = Array.from({ length: Number(flags.seeds) }, (_, i) => i + 1);
const epochs = Number(flags.epochs);
console.log(`${documents.length} documents to train on, seeds ${seeds.join(", ")}, ${epochs} passes`);
console.log(
  "| variant | NER F1 | spans F1 | PERSON F1 | GPE F1 | narrative | outside sign-offs | NER recall | lower | upper | seconds |",
);
console.log(`|${" --- |".repeat(11)}`);
for (const name of flags.only.split(",")) {
  const options = VARIANTS[name];
  if (options === undefined) throw new Error(`${name}: no such variant; there are ${Object.keys(VARIANTS).join(", ")}`);
  const started = performance.now();
  const folder = join(models, name);
  await makeDirectory(folder);
  const model = await train(documents, { ...options, seeds, epochs, threads: 1 });
  await writeFile(join(folder, CRF_FILE), writeCrfModel(model), { mode: 0o600 });
  const seconds = (performance.now() - started) / 1000;
  printVariant(name, await measure(await createRecogniser(`crf:${folder}`)), seconds);
  if (name !== "full") continue;
  const onePass = withProtectedFields(createCrfRecogniser(await openCrfModel(folder), `crf:${name}`));
  printVariant("no-second-pass", await measure(onePass), 0);
}

if (flags.only.split(",").includes("full")) {
  const crf = await createRecogniser(`crf:${join(models, "full")}`);
  const rules = await createRecogniser(RULES);
  console.log(
    "\n| PERSON and GPE alone | precision | recall | F1 | covered | narrative | outside sign-offs | lower | typo |",
  );
  console.log(`|${" --- |".repeat(9)}`);
  printNames(RULES, await measure(forStepOne(rules)));
  printNames("crf", await measure(forStepOne(crf)));
  printNames(`crf + ${RULES}`, await measure(combineRecognisers([forStepOne(crf), forStepOne(rules)])));
}
if (flags.models === undefined) await rm(models, { recursive: true });

function forStepOne(recogniser: Recogniser): Recogniser {
  return selectEntities(recogniser, ["PERSON", "GPE"]);
}

function measure(recogniser: Recogniser): Promise<Evaluation> {
  const system: Recogniser["recognise"] = (texts) => recogniser.recognise(texts);
  return evaluate({ goldDirectory: devFolder as string, system, resamples: 0 });
}

function printVariant(name: string, { meddocan, entities, narrative, perturbations }: Evaluation, seconds: number) {
  const figures = [
    meddocan.ner.f1,
    meddocan.spans_strict.f1,
    entities["PERSON"]?.f1,
    entities["GPE"]?.f1,
    narrative.names.recall,
    narrative.namesOutsideSignOffs.recall,
    perturbations?.asWritten.all.recall,
    perturbations?.lower.all.recall,
    perturbations?.upper.all.recall,
  ];
  printRow([name, ...figures.map(show), seconds.toFixed(0)]);
}

function printNames(name: string, { entities, narrative, perturbations }: Evaluation) {
  const { names } = entities;
  const figures = [
    names?.precision,
    names?.recall,
    names?.f1,
    names?.coverageRecall,
    narrative.names.coverageRecall,
    narrative.namesOutsideSignOffs.coverageRecall,
    perturbations?.lower.names.coverageRecall,
    perturbations?.typo.names.coverageRecall,
  ];
  printRow([name, ...figures.map(show)]);
}

function show(rate: number | undefined): string {
  return rate === undefined ? "–" : rate.toFixed(4);
}

function printRow(cells: readonly string[]) {
  console.log(`| ${cells.join(" | ")} |`);
}
