import { refuseExisting, toJsonLines } from "../../src/base/files.ts";
import { stageFolder } from "../../src/base/files/staged-folder.ts";
import { formatBrat } from "../../src/formats/brat.ts";
import { createDocument } from "../../src/text/document.ts";
import { corpusDigest } from "../digest.ts";
import type { NumberedNote, ShortNotesOptions } from "./generate-short-notes.ts";

const SCHEMA_VERSION = 1;

/** Counts of a set of short notes: notes, characters, and mentions by label and form. */
function countShortNotes(notes: readonly NumberedNote[]): Readonly<Record<string, unknown>> {
  const mentions: Record<string, Record<string, number>> = {};
  for (const { label, form } of notes.flatMap((note) => note.mentions)) {
    const forms = (mentions[label] ??= {});
    forms[form] = (forms[form] ?? 0) + 1;
  }
  return { notes: notes.length, characters: notes.reduce((sum, note) => sum + note.text.length, 0), mentions };
}

/** The manifest of a set of short notes: language, options, counts and digest (see {@link corpusDigest}). */
export function shortNotesManifest(
  notes: readonly NumberedNote[],
  language: string,
  options: ShortNotesOptions,
): Readonly<Record<string, unknown>> {
  const digest = corpusDigest(notes.map(({ id, text }) => ({ path: `${id}.txt`, text })));
  return { schemaVersion: SCHEMA_VERSION, style: "short", language, options, counts: countShortNotes(notes), digest };
}

/**
 * Writes short notes as a folder: a `.txt` and a BRAT `.ann` a note, `index.tsv` (kind of each note), `mentions.jsonl` (form of
 * each mention) and `manifest.json` last. The folder is built beside `directory` and renamed when it is whole.
 * Throws `output-exists` if there is something at `directory`, unless `force`.
 */
export async function writeShortNotes(
  notes: readonly NumberedNote[],
  manifest: Readonly<Record<string, unknown>>,
  directory: string,
  { force }: { force: boolean },
): Promise<void> {
  await refuseExisting(directory, force);
  const staged = await stageFolder(directory);
  try {
    for (const { id, text, mentions } of notes) {
      await staged.write(`${id}.txt`, text);
      await staged.write(`${id}.ann`, formatBrat(createDocument(id, text), mentions));
    }
    await staged.write("index.tsv", ["note\tkind", ...notes.map(({ id, kind }) => `${id}\t${kind}`), ""].join("\n"));
    await staged.write("mentions.jsonl", toJsonLines(mentionRecords(notes)));
    await staged.write("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
    await staged.commit();
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

function* mentionRecords(notes: readonly NumberedNote[]): Generator<unknown> {
  for (const { id, mentions } of notes) {
    for (const { start, end, label, person, form } of mentions) yield { document: id, start, end, label, person, form };
  }
}
