import { stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { listFiles, readTextFile, requireExisting } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import { createDocument, type Document } from "../text/document.ts";

/** How documents lie in a file: the whole file is one, each line is one, or a field of each JSON line is one. */
export type FileFormat = "txt" | "lines" | "jsonl";
/** A format, or the one that a file's extension tells. */
export type CorpusFormat = FileFormat | "auto";

export interface ReadCorpusOptions {
  /** Default `auto`. */
  readonly format?: CorpusFormat;
  /** The field of a JSON line that holds the text. Default `text`. */
  readonly textField?: string;
}

/** A file of a corpus, read. */
export interface CorpusFile {
  /** Relative to the input folder, `/` between parts; a file given by itself has its base name. */
  readonly path: string;
  readonly format: FileFormat;
  readonly sha256: string;
  /** Ids: the path, for formats with several documents followed by `:` and the line number, from 1. */
  readonly documents: readonly Document[];
  /** The file with each document's text exchanged for the one at its place in `texts`. */
  rebuild(texts: readonly string[]): string;
}

const EXTENSIONS: Readonly<Record<string, FileFormat>> = { ".txt": "txt", ".jsonl": "jsonl", ".ndjson": "jsonl" };
const DEFAULT_TEXT_FIELD = "text";

/**
 * The files of a corpus, one at a time, in the order given and sorted inside a folder. Throws `input-missing`,
 * `input-encoding` (with the place), `input-format` (a JSON line that is none, or lacks the text field), `input-empty` if no
 * file or no document was found, and `usage` if two inputs hold the same relative path.
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
      const text = await readTextFile(file, "corpus file");
      const read = READERS[format](text, path, file, options.textField ?? DEFAULT_TEXT_FIELD);
      documents += read.documents.length;
      yield { path, format, sha256: sha256(text), ...read };
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

type Reader = (
  text: string,
  path: string,
  file: string,
  textField: string,
) => Pick<CorpusFile, "documents" | "rebuild">;

const READERS: Readonly<Record<FileFormat, Reader>> = {
  txt: (text, path) => ({
    documents: text.trim() === "" ? [] : [createDocument(path, text)],
    rebuild: (texts) => texts[0] ?? text,
  }),
  lines: readLines,
  jsonl: readJsonRecords,
};

function readLines(text: string, path: string): Pick<CorpusFile, "documents" | "rebuild"> {
  // Every second part is a line break, kept as it was.
  const parts = text.split(/(\r?\n)/);
  const places = parts.flatMap((part, index) => (index % 2 === 0 && part.trim() !== "" ? [index] : []));
  return {
    documents: places.map((place) => createDocument(`${path}:${place / 2 + 1}`, parts[place] as string)),
    rebuild: (texts) => {
      const rebuilt = [...parts];
      for (const [index, place] of places.entries()) rebuilt[place] = texts[index] ?? (parts[place] as string);
      return rebuilt.join("");
    },
  };
}

function readJsonRecords(
  text: string,
  path: string,
  file: string,
  textField: string,
): Pick<CorpusFile, "documents" | "rebuild"> {
  const lines = text.split(/\r?\n/);
  const records: { readonly line: number; readonly record: Record<string, unknown> }[] = [];
  const documents: Document[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const record = parseRecord(line);
    const value = record?.[textField];
    if (record === undefined || typeof value !== "string") {
      const expected =
        record === undefined ? "one JSON object" : `a text in the field "${textField}" (see --text-field)`;
      throw new UnnameError("input-format", `${file}, line ${index + 1}: expected ${expected}.`, {
        details: { path: file, line: index + 1 },
      });
    }
    records.push({ line: index, record });
    documents.push(createDocument(`${path}:${index + 1}`, value));
  }
  return {
    documents,
    rebuild: (texts) => {
      const rebuilt = [...lines];
      for (const [index, { line, record }] of records.entries()) {
        rebuilt[line] = JSON.stringify({ ...record, [textField]: texts[index] ?? record[textField] });
      }
      return rebuilt.join("\n");
    },
  };
}

function parseRecord(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
