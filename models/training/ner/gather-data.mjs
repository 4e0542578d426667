import { join } from "node:path";

import { generateCorpus } from "../../../dist/corpora/generate.js";
import { generateShortNotes } from "../../../dist/corpora/languages/generate-short-notes.js";
import { packOf } from "../../../dist/corpora/languages/packs.js";
import { shortNotesManifest, writeShortNotes } from "../../../dist/corpora/languages/write-short-notes.js";
import { writeCorpus } from "../../../dist/corpora/write.js";
import { prepareText } from "./prepare-text.mjs";

/**
 * Returns the BRAT folders that a model of models.mjs learns from: those in the data folder, and below `work` those that are written for it,
 * its sentences of general text and its generated notes.
 */
export async function gatherData({ language, text = [], brat = [], notes = [], short, likeNotes = true }, dataFolder, work) {
  const folders = brat.map((folder) => join(dataFolder, folder));
  for (const { file, isWikipedia = false, most, seed } of text) {
    const folder = join(work, file);
    await prepareText(join(dataFolder, file), folder, { language, isWikipedia, likeNotes, most, seed });
    folders.push(folder);
  }
  for (const seed of notes) {
    const folder = join(work, `notes-${seed}`);
    await writeCorpus(generateCorpus({ seed, patients: 150, sentences: 20_000 }), folder, { force: false });
    folders.push(folder);
  }
  if (short !== undefined) {
    const folder = join(work, "short");
    const made = generateShortNotes(packOf(language), short);
    await writeShortNotes(made, shortNotesManifest(made, language, short), folder, { force: false });
    folders.push(folder);
  }
  return folders;
}
