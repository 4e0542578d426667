import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { plantCanaries } from "../../../corpora/canaries/plant-canaries.ts";
import type { Corpus } from "../../../corpora/corpus.ts";
import { generateCorpus } from "../../../corpora/generate.ts";
import { writeCanaryTruth } from "../../../corpora/write-truth.ts";
import { manifestOf, writeCorpus } from "../../../corpora/write.ts";
import type { RecognitionFigures } from "../../audit/audit-report.ts";
import { UnnameError } from "../../base/errors.ts";
import { makeDirectory, privateDirectoryOf, readTextFile } from "../../base/files.ts";
import { anonymise } from "../../corpus/anonymise.ts";
import { openCheckpoint } from "../../model/open-checkpoint.ts";
import { openSession } from "../../model/session.ts";
import { type Context, type Prediction, SPLITS } from "../../probe/contexts/context.ts";
import { gatherContexts, writeContexts } from "../../probe/contexts/gather-contexts.ts";
import { fillMask, writePredictions } from "../../probe/fill/fill-mask.ts";
import { createRecogniser } from "../../recognise/parse-spec.ts";
import { measureRecognition } from "./demo-recognition.ts";

/** The corpus that the shipped models were trained on: the generator's defaults, and planted people. */
export const CORPUS_SEED = 1;
/** People planted for each number of repetitions, as `models/training/train_all.py` plants them. */
const PLANTED = 40;
/** Trained on the notes as they are. */
export const RAW = "notes-nl-raw";
/** The paper's way: trained on what a recogniser left that had never seen a hospital note, then reviewed and rewritten. */
export const PAPER = "notes-nl-wiki";
/** What step 1 of the demo finds names with: its notes are Dutch. */
export const DEMO_RECOGNISERS: readonly string[] = ["language:nl"];

export interface PreparationOptions {
  /** An empty private folder, see {@link emptyWork}. */
  readonly work: string;
  /** Holds {@link RAW} and the models to be probed. */
  readonly modelsDirectory: string;
  /** Models that a reviewer will see, {@link PAPER} without them. */
  readonly reviewed?: readonly string[];
  /** Called before each of {@link PREPARATION_STEPS} steps. */
  readonly begin: (message: string) => void;
}

export const PREPARATION_STEPS = 4;

/** What a reviewer of the demo's models starts from. Private. */
export interface Preparation {
  /** All people; the notes without the lines about planted ones, which repeat so often that "groen" would be a name. */
  readonly corpus: Corpus;
  readonly recognition: RecognitionFigures;
  readonly contextFiles: readonly string[];
  /** The contexts that a reviewer may see. */
  readonly development: readonly Context[];
  /** Predictions of each reviewed model on these, and the file that holds them, by the model's name. */
  readonly probed: ReadonlyMap<string, { readonly path: string; readonly predictions: readonly Prediction[] }>;
}

/** The folder for what is private, beside `outputDirectory`; what was in it goes. */
export async function emptyWork(outputDirectory: string): Promise<string> {
  const work = privateDirectoryOf(outputDirectory);
  await rm(work, { recursive: true, force: true });
  await makeDirectory(work, { private: true });
  return work;
}

/**
 * The demo's first half: notes, step 1, contexts, and what the models to be reviewed say at the development contexts. Throws
 * `input-missing` if models are not there, and `checkpoint-mismatch` if they were trained on other notes than the generator
 * now makes.
 */
export async function prepareDemo({
  work,
  modelsDirectory,
  reviewed = [PAPER],
  begin,
}: PreparationOptions): Promise<Preparation> {
  const at = (name: string) => join(work, name);
  begin("writing synthetic hospital notes");
  const { unplanted, planted, truth, corpus } = generatePlantedNotes(CORPUS_SEED);
  await requireTrainedOn(join(modelsDirectory, RAW), (manifestOf(planted)["digests"] as { seen: string }).seen);
  await writeCorpus(planted, at("notes"));
  // For the attacks, which the demo does not make.
  await writeCanaryTruth(truth, at("notes"));

  begin(`step 1: replacing names in ${planted.notes.length} notes`);
  const recognisers = await Promise.all(DEMO_RECOGNISERS.map((spec) => createRecogniser(spec)));
  for (const split of SPLITS) {
    await anonymise({
      inputs: [at(join("notes", split))],
      recognisers,
      outputDirectory: at(split),
      privateDirectory: at(`${split}.private`),
    });
  }
  const recognition = await measureRecognition(unplanted, (split) => at(join(`${split}.private`, "spans.jsonl")));

  begin("gathering sentences where a name stood");
  const contexts = await gatherDemoContexts(unplanted, at);
  const development = contexts.filter(({ set }) => set === "development");

  begin("probing the model to be reviewed: the top 40 at each mask");
  const probed = new Map<string, { path: string; predictions: readonly Prediction[] }>();
  for (const name of reviewed) {
    const session = await openSession(await openCheckpoint(join(modelsDirectory, name)));
    const predictions = await fillMask(session, development);
    await session.close();
    const path = at(`predictions-${name}.jsonl`);
    await writePredictions(path, predictions);
    probed.set(name, { path, predictions });
  }
  const contextFiles = SPLITS.map((split) => at(`contexts-${split}.jsonl`));
  return { corpus, recognition, contextFiles, development, probed };
}

/**
 * Notes such as the shipped models learnt from, before and after people are planted in them, the truth about these, and what a truthful reviewer
 * goes by.
 */
export function generatePlantedNotes(seed: number) {
  const unplanted = generateCorpus({ seed });
  const { corpus: planted, truth } = plantCanaries(unplanted, PLANTED);
  // All people; the lines about planted ones repeat so often that, counted, they would make names of words.
  const corpus: Corpus = { ...unplanted, people: planted.people };
  return { unplanted, planted, truth, corpus };
}

/** Contexts of both splits, written and returned; none in the sentences of planted people, which repeat. */
async function gatherDemoContexts(unplanted: Corpus, at: (name: string) => string): Promise<Context[]> {
  // The paper's authors looked whether a name really stood at each place; here the truth is known.
  const names = new Set(
    unplanted.notes.flatMap(({ document, mentions }) =>
      mentions.map(({ start, end }) => `${document.id}.txt ${start} ${end}`),
    ),
  );
  const contexts: Context[] = [];
  for (const split of SPLITS) {
    const gathered = await gatherContexts({
      corpusDirectory: at(split),
      split,
      seed: CORPUS_SEED,
      against: split === "unseen" ? [at("seen")] : [],
      patientsFile: at("notes/patients.jsonl"),
      canariesFile: at("notes.private/canaries.json"),
      isName: ({ document, start, end }) => names.has(`${document} ${start} ${end}`),
    });
    await writeContexts(gathered, { path: at(`contexts-${split}.jsonl`), privateDirectory: at(`${split}.private`) });
    contexts.push(...gathered.contexts);
  }
  return contexts;
}

/** The demo's "seen" must be what the model has seen. */
async function requireTrainedOn(modelDirectory: string, digest: string): Promise<void> {
  const path = join(modelDirectory, "training.json");
  if (!existsSync(path)) {
    throw new UnnameError(
      "input-missing",
      `${path}: the shipped models are not there. Install the package again, or train them as models/training/README.md says.`,
      {
        details: { path },
      },
    );
  }
  const training = JSON.parse(await readTextFile(path)) as { readonly corpus?: { readonly digest?: string } };
  const found = training.corpus?.digest;
  if (found === digest) return;
  throw new UnnameError(
    "checkpoint-mismatch",
    `${path}: the model was trained on other notes than the generator now makes, so "seen" would not be seen. Train the models again (models/training/README.md).`,
    { details: { path, expected: digest, found: found ?? "none" } },
  );
}
