import { UnnameError } from "../../base/errors.ts";
import { inOrder } from "../../base/in-order.ts";
import { DEFAULT_TEXT_FIELD, openRecordFile, type RecordFileOptions } from "../../formats/records/open-record-file.ts";
import { WHOLE_FILE } from "../../formats/records/record-codec.ts";
import type { Document } from "../../text/document.ts";
import type { CorpusFormat } from "./corpus-format.ts";
import { toDocuments } from "../execute/to-documents.ts";
import { createPathCheck, findCorpusFiles, type FoundFile } from "./find-corpus-files.ts";
import { readingOfCorpus } from "./reading-of-corpus.ts";
import type { UnreadFile } from "./unread-files.ts";

export interface ReadCorpusOptions {
  /** Default: as `anonymise` read the notes of a folder that it wrote, else `auto`. */
  readonly format?: CorpusFormat;
  /** The fields of a record that hold texts (`note.body`, `notes[].text`). Default: as `format`, else `text`. */
  readonly textField?: string | readonly string[];
  /** The field of a record that says whose it is: `meta.group` of its documents. Default: none. */
  readonly groupField?: string;
}

/** Documents of a file that were read together. */
export interface CorpusBatch {
  readonly file: FoundFile;
  readonly documents: readonly Document[];
}

/** Files whose first batches are read side by side: many small files wait for the disk. */
const BEGUN_FILES = 4;

/**
 * The documents of a corpus, some at a time, in the order of {@link findCorpusFiles}, which says what is passed over. Blank texts are none.
 * A file without documents gives an empty batch. Throws what finding and opening files and reading records throw, and `input-empty` if
 * there was no document.
 */
export async function* readCorpus(
  inputs: readonly string[],
  options: ReadCorpusOptions = {},
  onUnread?: (file: UnreadFile) => void,
): AsyncGenerator<CorpusBatch, void, void> {
  let count = 0;
  const refuseTwice = createPathCheck();
  for (const input of inputs) {
    const written = await readingOfCorpus(input);
    const { format = written.format, textField = written.textField, ...others } = options;
    const reading = { ...others, ...(format && { format }), ...(textField !== undefined && { textField }) };
    const begun = inOrder(
      findCorpusFiles([input], format, onUnread),
      (file) => {
        refuseTwice(file);
        return beginReading(readCorpusFile(file, reading));
      },
      { atATime: BEGUN_FILES, discard: async ({ rest }) => void (await rest.return()) },
    );
    for await (const { first, rest } of begun) {
      try {
        for (let next = first; next.done !== true; next = await rest.next()) {
          count += next.value.documents.length;
          yield next.value;
        }
      } finally {
        await rest.return();
      }
    }
  }
  requireDocuments(count, inputs);
}

/** The first batch is there, those after it are read when they are asked for. */
async function beginReading(rest: AsyncGenerator<CorpusBatch, void, void>) {
  return { first: await rest.next(), rest };
}

/** Throws `input-empty` if there was no document. */
export function requireDocuments(count: number, inputs: readonly string[]): void {
  if (count === 0) throw noDocumentsIn(inputs);
}

/** `input-empty`. */
export function noDocumentsIn(inputs: readonly string[]): UnnameError {
  return new UnnameError(
    "input-empty",
    `${inputs.join(", ")}: no documents found. Expected .txt, .jsonl, .csv, .tsv or .parquet files with text in them, or name the --format. Where the field of the notes is empty or null in every record, name another: --text-field.`,
    { details: { inputs } },
  );
}

/** The documents of a file, some at a time; once none if it has none. */
export async function* readCorpusFile(
  file: FoundFile,
  options: ReadCorpusOptions = {},
): AsyncGenerator<CorpusBatch, void, void> {
  const textFields = textFieldsOf(options);
  const records = await openRecordFile(file.file, recordOptions(file, options));
  try {
    let isEmpty = true;
    for await (const batch of records.read(WHOLE_FILE)) {
      const documents = toDocuments(batch, { ...file, textFields }).map(({ document }) => document);
      if (documents.length === 0) continue;
      isEmpty = false;
      yield { file, documents };
    }
    if (isEmpty) yield { file, documents: [] };
  } finally {
    await records.close();
  }
}

/** The fields that hold texts. */
export function textFieldsOf({ textField = DEFAULT_TEXT_FIELD }: ReadCorpusOptions): readonly string[] {
  return typeof textField === "string" ? [textField] : textField;
}

/** How a file that was found is opened. */
export function recordOptions({ format, compression }: FoundFile, options: ReadCorpusOptions): RecordFileOptions {
  const { groupField } = options;
  return { format, compression, textFields: textFieldsOf(options), ...(groupField !== undefined && { groupField }) };
}
