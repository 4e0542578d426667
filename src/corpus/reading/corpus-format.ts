import { UnnameError } from "../../base/errors.ts";
import type { RecordFormat } from "../../formats/records/record-codec.ts";

/** A format, or the one of a file's extension. */
export type CorpusFormat = RecordFormat | "auto";

/** Every format, as `--format` names them. */
export const CORPUS_FORMATS: readonly CorpusFormat[] = [
  "auto",
  "txt",
  "lines",
  "jsonl",
  "csv",
  "tsv",
  "parquet",
  "brat",
];

/** What files of a format are called; `.gz` and `.zst` may follow. */
const EXTENSIONS: Readonly<Record<string, RecordFormat>> = {
  ".txt": "txt",
  ".text": "txt",
  ".jsonl": "jsonl",
  ".ndjson": "jsonl",
  ".csv": "csv",
  ".tsv": "tsv",
  ".tab": "tsv",
  ".parquet": "parquet",
  ".pq": "parquet",
};

/** The extension of a file's name, in lower case, with that of a packed one: `.jsonl.gz`. Empty if it has none. */
export function extensionOf(path: string): string {
  return /[^/](\.[^./]+(?:\.(?:gz|zst))?)$/u.exec(path.toLowerCase())?.[1] ?? "";
}

/** The format that a file in a folder is read as; undefined if it is not read. */
export function formatOfFile(path: string, format: CorpusFormat): RecordFormat | undefined {
  const known = EXTENSIONS[extensionOf(path).replace(/\.(?:gz|zst)$/u, "")];
  if (format === "auto") return known;
  const ofText = format === "lines" || format === "brat" ? "txt" : format;
  return known === ofText ? format : undefined;
}

/** The format that a file given by itself is read as: the one that was named, whatever its extension is. Throws `usage`. */
export function formatOfInput(path: string, format: CorpusFormat): RecordFormat {
  const found = format === "auto" ? formatOfFile(path, "auto") : format;
  if (found !== undefined) return found;
  throw new UnnameError(
    "usage",
    `${path}: cannot tell the format by its extension. Pass --format ${CORPUS_FORMATS.slice(1, -1).join(", ")} or brat.`,
  );
}
