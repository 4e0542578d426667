import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { formatBrat } from "../../../dist/src/formats/brat.js";
import { readTrainingData } from "../../../dist/src/recognise/crf/training-data.js";
import { createDocument } from "../../../dist/src/text/document.js";
import { chooseModel, WITHOUT } from "./choose-model.mjs";
import { gatherData } from "./gather-data.mjs";
import { MODELS } from "./models.mjs";
import { writeText } from "./write-text.mjs";

// Writes what a model learns from as one folder of BRAT with its labels alone, for other learners to learn from the same; or `other`
// text of its kind, generated notes of another seed and the general text cut otherwise; or that text `unlabelled`.
const OTHER = "other";
const UNLABELLED = "unlabelled";
const OTHER_SEED = 301;
const OTHER_NOTES = 6000;

const [name, dataFolder, outputDirectory, what] = process.argv.slice(2);
const model = what === OTHER || what === UNLABELLED ? otherText(chooseModel(name)) : chooseModel(name, what);
if (model === undefined || outputDirectory === undefined) {
  const parts = [...Object.keys(WITHOUT), OTHER, UNLABELLED].join("|");
  process.stderr.write(
    `Usage: node models/training/ner/write-data.mjs ${Object.keys(MODELS).join("|")} DATA OUT [${parts}]\n`,
  );
  process.exitCode = 2;
} else {
  const work = await mkdtemp(join(tmpdir(), "ner-"));
  try {
    const folders = await gatherData(model, dataFolder, work);
    const documents = await readTrainingData(folders, model.format, model);
    const annotationsOf = ({ text, spans }) => formatBrat(createDocument("document", text), spans);
    await writeText(outputDirectory, documents, what === UNLABELLED ? undefined : annotationsOf);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function otherText(model) {
  if (model === undefined) return undefined;
  const { short, text = [] } = model;
  const otherShort = short === undefined ? undefined : { ...short, seed: OTHER_SEED, notes: OTHER_NOTES };
  return { ...model, brat: [], text: text.map((one) => ({ ...one, seed: OTHER_SEED })), short: otherShort };
}
