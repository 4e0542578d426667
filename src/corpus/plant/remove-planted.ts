import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError, type UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../base/files.ts";
import { stageFolder } from "../../base/files/staged-folder.ts";
import type { Edit } from "../../formats/records/record-codec.ts";
import type { Document } from "../../text/document.ts";
import { refuseOverlap } from "../reading/refuse-overlap.ts";
import { digestNotes } from "./digest-notes.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import { type Insertion, type PlantingRecord, readPlanting } from "./planting-record.ts";
import { copyInto, findUnannotated, rewriteInto } from "./rewrite-file.ts";

export interface RemovePlantedOptions {
  /** What `plantNotes` wrote. */
  readonly inputDirectory: string;
  /** Its private folder; default: the folder's name plus `.private`. */
  readonly privateDirectory?: string;
  readonly outputDirectory: string;
  readonly force?: boolean;
}

/** What was taken out. */
export interface RemovedPlanted {
  readonly outputDirectory: string;
  readonly files: number;
  /** Places in notes. */
  readonly places: number;
  /** Notes that were planted whole. */
  readonly notes: number;
}

/**
 * Writes the notes as they were before planting: byte for byte; files that were packed are packed anew, and of Parquet the texts' columns are written
 * anew. Throws `input-changed` for notes that are not as they were written, `output-exists` without `force`, and what reading throws; nothing is
 * written then.
 */
export async function removePlanted(options: RemovePlantedOptions): Promise<RemovedPlanted> {
  const { inputDirectory, outputDirectory, force = false } = options;
  refuseOverlap([inputDirectory], [outputDirectory]);
  await refuseExisting(outputDirectory, force);
  const folder = options.privateDirectory ?? privateDirectoryOf(inputDirectory);
  const { record, insertions } = await readPlanting(folder);
  const { format, textField, files } = record;
  const reading = { ...(format && { format }), ...(textField !== undefined && { textField }) };
  const planted = new Map(files.map((file) => [file.path, file]));
  const added = new Map((record.added ?? []).map((file) => [file.path, file]));
  const output = await stageFolder(outputDirectory, { private: true });
  let [found, places] = [0, 0];
  try {
    for (const file of await findPlantedFolder(inputDirectory, record)) {
      const own = added.get(file.path);
      if (own !== undefined) {
        if ((await digestNotes(file, reading)) !== own.after) throw changed(file.file);
        added.delete(file.path);
        continue;
      }
      found++;
      const known = planted.get(file.path);
      planted.delete(file.path);
      if (known === undefined) {
        await copyInto(output, file);
        continue;
      }
      if ((await digestNotes(file, reading)) !== known.after) throw changed(file.file);
      await rewriteInto(output, file, reading, ({ document }) => {
        const edits = editsFor(document, insertions.get(document.id) ?? []);
        places += edits.length;
        return edits;
      });
      const restored = { ...file, file: join(output.directory, file.path) };
      if ((await digestNotes(restored, reading)) !== known.before) throw changed(file.file);
    }
    const [missing] = [...planted.keys(), ...added.keys()];
    if (missing !== undefined) throw changed(join(inputDirectory, missing));
    await output.commit();
    const notes = record.added === undefined ? 0 : [...insertions.values()].flat().length;
    return { outputDirectory, files: found, places, notes };
  } finally {
    await output.discard();
  }
}

/** The files of a folder, those that are recorded as not found by a look into it included. */
async function findPlantedFolder(
  directory: string,
  { format, unlisted = [] }: PlantingRecord,
): Promise<readonly FoundFile[]> {
  const files = [...(await findUnannotated([directory], format, true))];
  for (const path of unlisted) {
    const file = join(directory, path);
    if (!existsSync(file)) throw changed(file);
    for (const found of await findUnannotated([file], format, true)) files.push({ ...found, path });
  }
  return files;
}

function editsFor({ id, text }: Document, insertions: readonly Insertion[]): Edit[] {
  return insertions.map(({ start, text: planted }) => {
    if (!text.startsWith(planted, start)) throw changed(id);
    return { start, end: start + planted.length, replacement: "" };
  });
}

function changed(path: string): UnnameError {
  return fileError(
    "input-changed",
    path,
    'expected the notes as "unname plant" wrote them, found others. Remove planted people from an unchanged copy.',
  );
}
