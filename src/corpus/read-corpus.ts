import { readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { decodeUtf8, listFiles, requireExisting } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import { type FileDocuments, type FileFormat, parseFile } from "./file-formats.ts";

/** A format, or the one that a file's extension tells. */
export type CorpusFormat = FileFormat | "auto";

export interface ReadCorpusOptions {
  /** Default `auto`. */
  readonly format?: CorpusFormat;
  /** The field of a JSON line that holds the text. Default `text`. */
  readonly textField?: string;
  /** The field of a JSON line that says whose it is: `meta.group` of its document. Default: none. */
  readonly groupField?: string;
}

/** A file of a corpus, read. `rebuild` gives the whole file, its byte-order mark included. */
export interface CorpusFile extends FileDocuments {
  /** Relative to the input folder, `/` between parts; a file given by itself has its base name. */
  readonly path: string;
  readonly format: FileFormat;
  /** Of the text without a byte-order mark. */
  readonly sha256: string;
  /** What the file begins with before its text: U+FEFF or nothing. No document holds it. */
  readonly byteOrderMark: string;
}

const EXTENSIONS: Readonly<Record<string, FileFormat>> = { ".txt": "txt", ".jsonl": "jsonl", ".ndjson": "jsonl" };
const DEFAULT_TEXT_FIELD = "text";
const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/**
 * The files of a corpus, one at a time, in the order given and sorted inside a folder. Throws `input-missing`,
 * `input-encoding` (with the place), `input-format` (a JSON line that is none, or lacks the text or group field), `input-empty` if no
 * file or no document was found, and `usage` if two inputs hold the same relative path or a group field is given for a text.
 */
export async function* readCorpus(
  inputs: readonly string[],
  options: ReadCorpusOptions = {},
): AsyncGenerator<CorpusFile> {
  const seen = new Set<string>();
  let documents = 0;
  for (const input of inputs) {
    for (const { path, file, format } of await findFiles(input, options.format ?? "auto")) {
      if (seen.has(path)) {
        throw new UnnameError(
          "usage",
          `${file}: two inputs hold ${path}. Give them one after the other, each with its own --out.`,
        );
      }
      seen.add(path);
      const read = await readCorpusFile(path, file, format, options);
      documents += read.documents.length;
      yield read;
    }
  }
  if (documents > 0) return;
  throw new UnnameError(
    "input-empty",
    `${inputs.join(", ")}: no documents found. Expected .txt or .jsonl files, or name the --format.`,
    {
      details: { inputs },
    },
  );
}

async function readCorpusFile(
  path: string,
  file: string,
  format: FileFormat,
  { textField = DEFAULT_TEXT_FIELD, groupField }: ReadCorpusOptions,
): Promise<CorpusFile> {
  requireExisting(file, "corpus file");
  const bytes = await readFile(file);
  const text = decodeUtf8(bytes, file);
  const byteOrderMark = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? "\uFEFF" : "";
  const { documents, rebuild } = parseFile(format, text, {
    path,
    file,
    textField,
    ...(groupField !== undefined && { groupField }),
  });
  return {
    path,
    format,
    sha256: sha256(text),
    byteOrderMark,
    documents,
    rebuild: (spans, replacement) => byteOrderMark + rebuild(spans, replacement),
  };
}

/** Only what `readCorpus` would read, without reading it: how many files. */
export async function countFiles(inputs: readonly string[], format: CorpusFormat = "auto"): Promise<number> {
  let count = 0;
  for (const input of inputs) count += (await findFiles(input, format)).length;
  return count;
}

interface FoundFile {
  readonly path: string;
  readonly file: string;
  readonly format: FileFormat;
}

async function findFiles(input: string, format: CorpusFormat): Promise<FoundFile[]> {
  requireExisting(input, "corpus");
  if (!(await stat(input)).isDirectory()) {
    const found = format === "auto" ? EXTENSIONS[extname(input)] : format;
    if (found !== undefined) return [{ path: basename(input), file: input, format: found }];
    throw new UnnameError(
      "usage",
      `${input}: cannot tell the format by its extension. Pass --format txt, lines or jsonl.`,
    );
  }
  const files: FoundFile[] = [];
  for (const path of await listFiles(input)) {
    const known = EXTENSIONS[extname(path)];
    const isWanted = format === "auto" ? known !== undefined : format === "jsonl" ? known === "jsonl" : known === "txt";
    if (isWanted)
      files.push({ path, file: join(input, path), format: format === "auto" ? (known as FileFormat) : format });
  }
  return files;
}
