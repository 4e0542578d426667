import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { withoutUndefined } from "../../base/without-undefined.ts";
import { standoffOf } from "../../formats/records/brat-record-file.ts";
import type { FoundFile } from "../reading/find-corpus-files.ts";
import { findNotes } from "../plant/rewrite-file.ts";
import { readingOfCorpus, type WrittenReading } from "../reading/reading-of-corpus.ts";

/** A file to split. */
export interface SplitFile {
  readonly found: FoundFile;
  /** As `anonymise` read the notes, where it wrote them. */
  readonly reading: WrittenReading;
  /** Folder of the output that it goes below: the input's name where two inputs hold one path, none otherwise, so that ids stay. */
  readonly below: string;
}

interface FindOptions extends WrittenReading {
  readonly inputs: readonly string[];
  readonly skipUnknown?: boolean;
}

/** Throws `usage` for two inputs of one name that hold one path. */
export async function findSplitFiles({
  inputs,
  skipUnknown = false,
  ...asked
}: FindOptions): Promise<readonly SplitFile[]> {
  const names = inputs.map((input) => basename(resolve(input)));
  const files: Omit<SplitFile, "below">[][] = [];
  for (const input of inputs) {
    const { format, textField, groupField } = { ...(await readingOfCorpus(input)), ...withoutUndefined(asked) };
    const reading = withoutUndefined({ format, textField, groupField });
    const notes = await findNotes([input], format, skipUnknown);
    files.push(notes.map((found) => ({ found: withAnnotations(found), reading })));
  }
  const paths = files.flat().map(({ found }) => found.path);
  if (new Set(paths).size === paths.length) return files.flat().map((file) => ({ ...file, below: "" }));
  if (new Set(names).size < names.length)
    throw new UnnameError(
      "usage",
      `split: two inputs have the same name (${names.join(", ")}) and hold a file of the same path. Rename one.`,
    );
  return files.flatMap((own, index) => own.map((file) => ({ ...file, below: `${names[index]}/` })));
}

/** A note with annotations beside it is one with them, whether or not that was said: they go where it goes. */
function withAnnotations(found: FoundFile): FoundFile {
  const isAnnotated = found.format === "txt" && found.compression === "none" && existsSync(standoffOf(found.file));
  return isAnnotated ? { ...found, format: "brat" } : found;
}
