import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { trainToFolder } from "../../../dist/src/recognise/crf/train-to-folder.js";
import { chooseModel, WITHOUT } from "./choose-model.mjs";
import { gatherData } from "./gather-data.mjs";
import { MODELS } from "./models.mjs";

// `more`: further folders of BRAT to learn from.
const [name, dataFolder, outputDirectory = `models/${name}`, without, ...more] = process.argv.slice(2);
const model = chooseModel(name, without);
if (model === undefined || dataFolder === undefined) {
  process.stderr.write(
    `Usage: node models/training/ner/train.mjs ${Object.keys(MODELS).join("|")} DATA [OUT [${Object.keys(WITHOUT).join("|")}[,...] [BRAT...]]]\n`,
  );
  process.exitCode = 2;
} else {
  const work = await mkdtemp(join(tmpdir(), "ner-"));
  try {
    const { text: _t, brat: _b, notes: _n, short: _s, likeNotes: _l, listLanguage, ...settings } = model;
    const data = [...(await gatherData(model, dataFolder, work)), ...more];
    const onProgress = ({ seed, epoch, lossNats }) =>
      process.stderr.write(`run ${seed}, pass ${epoch}: loss ${lossNats.toFixed(0)} nats\n`);
    const lists = listLanguage === undefined ? {} : { language: listLanguage };
    const run = { ...settings, ...lists, threads: 1, force: true, data, outputDirectory, onProgress };
    const { documents, weights, bytes } = await trainToFolder(run);
    process.stderr.write(`${documents} documents, ${weights} weights, ${bytes} bytes: ${outputDirectory}\n`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
