import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import type { StagedFolder } from "../../base/files/staged-folder.ts";
import { openRecordFile } from "../../formats/records/open-record-file.ts";
import { type Edit, WHOLE_FILE } from "../../formats/records/record-codec.ts";
import { type CorpusFormat } from "../reading/corpus-format.ts";
import { type PlacedDocument, toDocuments } from "../execute/to-documents.ts";
import { findCorpusFiles, type FoundFile } from "../reading/find-corpus-files.ts";
import { recordOptions, type ReadCorpusOptions, textFieldsOf } from "../reading/read-corpus.ts";
import { createUnreadTally, refuseUnread } from "../reading/unread-files.ts";

/** Copies a file as it lies. */
export async function copyInto(folder: StagedFolder, { file, path }: FoundFile): Promise<void> {
  await folder.write(path, createReadStream(file));
}

/** Writes a file with its documents edited and every other byte kept (see `RecordFile`). */
export async function rewriteInto(
  folder: StagedFolder,
  found: FoundFile,
  reading: ReadCorpusOptions,
  edit: (placed: PlacedDocument) => readonly Edit[],
): Promise<void> {
  const records = await openRecordFile(found.file, recordOptions(found, reading));
  const textFields = textFieldsOf(reading);
  const part = `${found.path}.part`;
  try {
    const parts = records.rewrite(WHOLE_FILE, async (batch) => {
      const edits: (readonly Edit[])[][] = batch.map(({ texts }) => texts.map(() => []));
      for (const placed of toDocuments(batch, { ...found, textFields }))
        (edits[placed.record] as (readonly Edit[])[])[placed.text] = edit(placed);
      return edits;
    });
    await folder.write(part, parts);
    await folder.write(found.path, records.assemble([join(folder.directory, part)]));
    await rm(join(folder.directory, part));
  } finally {
    await records.close();
  }
}

/** The files of notes, annotated ones (BRAT) too; files that are not read are refused. */
export async function findNotes(
  inputs: readonly string[],
  format: CorpusFormat | undefined,
  skipUnknown: boolean,
): Promise<readonly FoundFile[]> {
  const unread = createUnreadTally();
  const found: FoundFile[] = [];
  for await (const file of findCorpusFiles(inputs, format, unread.add)) found.push(file);
  refuseUnread(unread, skipUnknown);
  return found;
}

/** {@link findNotes}, annotated ones refused: what is planted in a text moves what its annotations lie at. */
export async function findUnannotated(...given: Parameters<typeof findNotes>): Promise<readonly FoundFile[]> {
  const found = await findNotes(...given);
  const annotated = found.find(({ format }) => format === "brat");
  if (annotated === undefined) return found;
  throw fileError("usage", annotated.file, "an annotated note. Plant in the notes before they are annotated.");
}
