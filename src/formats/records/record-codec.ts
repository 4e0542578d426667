import type { Span } from "../../text/span.ts";

/** How documents lie in a file. `txt`: the whole file is one; `lines`: each line is one; `brat`: a `.txt` with its `.ann`. */
export type RecordFormat = "txt" | "lines" | "jsonl" | "csv" | "tsv" | "parquet" | "brat";

/** How the bytes of a file are packed. */
export type Compression = "none" | "gzip" | "zstd";

/**
 * A stretch of a file that begins and ends between records, so that it can be read without the rest: half-open, in bytes of the
 * unpacked file; for Parquet in row groups.
 */
export interface RecordRange {
  readonly start: number;
  readonly end: number;
  /** The number of its first record in the file, from 1: what messages name. */
  readonly firstRecord: number;
}

/** All of a file. */
export const WHOLE_FILE: RecordRange = { start: 0, end: Number.POSITIVE_INFINITY, firstRecord: 1 };

/** One of a record's texts that are searched for names. */
export interface RecordText {
  /** The field as the user named it (`note.body`, `notes[].text`), `""` where a record has no fields. */
  readonly field: string;
  /** Which one in the record: as `field`, with the index of each list element (`notes[0].text`). */
  readonly at: string;
  readonly text: string;
  /** What the file itself says stands there: the annotations of BRAT. Sorted; they may overlap. */
  readonly given?: readonly Span[];
}

/** A record of a corpus file, read. */
export interface CorpusRecord {
  /**
   * In the file, from 1. Of `lines` and `jsonl` the line, blank ones counted; of `csv` and `tsv` the row as a spreadsheet counts: the header is
   * row 1.
   */
  readonly number: number;
  /** A null text is none. */
  readonly texts: readonly RecordText[];
  /** What its group field says: whose it is. */
  readonly group?: string;
  /** Of JSON lines, where a record may lack them: the fields to drop or mask that stand in it. */
  readonly edited?: readonly string[];
}

/** A stretch of a text, in UTF-16 code units, and what takes its place. Edits of a text are sorted and disjoint. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** For each record of a batch, for each of its texts, the edits. */
export type EditRecords = (batch: readonly CorpusRecord[]) => Promise<readonly (readonly (readonly Edit[])[])[]>;

/** A corpus file that is read in stretches and written back with its texts edited and every other byte kept. */
export interface RecordFile {
  readonly path: string;
  /** The files that it lies in, `path` first: BRAT has a second one. Each becomes one output file of the same name. */
  readonly paths: readonly string[];
  readonly format: RecordFormat;
  readonly compression: Compression;
  /** Stretches of about `targetBytes` that together are the file, in order, at least one; in constant memory. */
  cut(targetBytes: number): AsyncIterable<RecordRange>;
  /** The records of a stretch, in batches, in order; blank ones are left out. Errors name the file and the record's number. */
  read(range: RecordRange): AsyncIterable<readonly CorpusRecord[]>;
  /** A stretch as bytes of a part file, edited. `edit` is called once for each batch that {@link read} gives. */
  rewrite(range: RecordRange, edit: EditRecords): AsyncIterable<Uint8Array>;
  /**
   * The file with the records that `isKept` says; of each other one its line end stays, so that a record has the same number in every selection.
   * Absent where a file is not a row of records in bytes.
   */
  select?(isKept: (record: CorpusRecord) => boolean): AsyncIterable<Uint8Array>;
  /** One of `paths` whole (default: the first), from its parts, which are given in order. */
  assemble(parts: readonly string[], of?: string): AsyncIterable<Uint8Array>;
  /**
   * Lets go of what is open. A packed file keeps its place after a stretch, so that reading stretches in ascending order unpacks it once: one
   * reader at a time.
   */
  close(): Promise<void>;
}
