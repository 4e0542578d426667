import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generateCorpus } from "../../../dist/corpora/generate.js";
import { generateShortNotes } from "../../../dist/corpora/languages/generate-short-notes.js";
import { packOf } from "../../../dist/corpora/languages/packs.js";
import { shortNotesManifest, writeShortNotes } from "../../../dist/corpora/languages/write-short-notes.js";
import { writeCorpus } from "../../../dist/corpora/write.js";
import { trainToFolder } from "../../../dist/src/recognise/crf/train-to-folder.js";
import { MODELS } from "./models.mjs";
import { prepareText } from "./prepare-text.mjs";

/** What is left out of a model to see what it is worth (`npm run bench:ablation`), or to measure it on what it then never saw (`dev`). */
const WITHOUT = {
  dev: ({ brat = [], ...model }) => ({ ...model, brat: brat.filter((folder) => !folder.endsWith("/dev")) }),
  narrative: ({ short: _, ...model }) => model,
  "general-text": ({ text: _, ...model }) => model,
  lists: (model) => ({ ...model, listLanguage: null }),
  lexicon: (model) => ({ ...model, withLexicon: false }),
};

const [name, dataFolder, outputDirectory = `models/${name}`, without] = process.argv.slice(2);
const whole = Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;
const model = without === undefined || whole === undefined ? whole : WITHOUT[without]?.(whole);
if (model === undefined || dataFolder === undefined) {
  process.stderr.write(
    `Usage: node models/training/ner/train.mjs ${Object.keys(MODELS).join("|")} DATA [OUT [${Object.keys(WITHOUT).join("|")}]]\n`,
  );
  process.exitCode = 2;
} else {
  const work = await mkdtemp(join(tmpdir(), "ner-"));
  try {
    const { text = [], brat = [], notes = [], short, likeNotes = true, listLanguage, ...settings } = model;
    const data = brat.map((folder) => join(dataFolder, folder));
    for (const { file, isWikipedia = false, most } of text) {
      const folder = join(work, file);
      await prepareText(join(dataFolder, file), folder, { language: model.language, isWikipedia, likeNotes, most });
      data.push(folder);
    }
    for (const seed of notes) {
      const folder = join(work, `notes-${seed}`);
      await writeCorpus(generateCorpus({ seed, patients: 150, sentences: 20_000 }), folder, { force: false });
      data.push(folder);
    }
    if (short !== undefined) {
      const folder = join(work, "short");
      const made = generateShortNotes(packOf(model.language), short);
      await writeShortNotes(made, shortNotesManifest(made, model.language, short), folder, { force: false });
      data.push(folder);
    }
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
