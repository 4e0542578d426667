import { sha256 } from "../../base/hash.ts";
import type { Compression, RecordFormat, RecordRange } from "../../formats/records/record-codec.ts";

/** An input file as the plan holds it. */
export interface PlannedFile {
  /** Relative to the input folder: what ids and the output are named after. */
  readonly path: string;
  /** What the output is called, and its documents in the spans, if that says nothing of the input's name. */
  readonly renamed?: string;
  /** Where it lies. Private. */
  readonly file: string;
  readonly format: RecordFormat;
  readonly compression: Compression;
  /** Bytes and time of last change (ms) when it was planned: a file with others was changed. */
  readonly size: number;
  readonly changedMs: number;
  /** SHA-256 of its bytes; only where a stretch is none of bytes that can be read by themselves (packed files, Parquet). */
  readonly sha256?: string;
}

interface ShardBase {
  /** Hash of what is read: the same for the same path and stretch on every machine. */
  readonly id: string;
  /** From 0, in the order of the plan. */
  readonly ordinal: number;
  /** How much of the corpus it is, for progress. */
  readonly bytes: number;
}

/** A stretch of a file. */
export interface RangeShard extends ShardBase {
  readonly kind: "range";
  readonly file: PlannedFile;
  readonly range: RecordRange;
  /** The file's last stretch. */
  readonly isLast: boolean;
}

/** Many small files. */
export interface BatchShard extends ShardBase {
  readonly kind: "batch";
  readonly files: readonly PlannedFile[];
}

/** A piece of work: what it gives is a pure function of its bytes and the configuration. */
export type Shard = RangeShard | BatchShard;

/** Digits of a shard's id: 128 bits. */
const ID_DIGITS = 32;

/** The id of a stretch of a file. */
export function rangeId({ path, format }: PlannedFile, { start, end }: RecordRange): string {
  return sha256(JSON.stringify(["range", format, path, start, end])).slice(0, ID_DIGITS);
}

/** The id of a batch of files. */
export function batchId(files: readonly PlannedFile[]): string {
  return sha256(JSON.stringify(["batch", ...files.flatMap(({ path, format }) => [path, format])])).slice(0, ID_DIGITS);
}

/** The files that a shard reads. */
export function filesOf(shard: Shard): readonly PlannedFile[] {
  return shard.kind === "batch" ? shard.files : [shard.file];
}

/** Whether a stretch of this file is bytes of it, so that its digest can be taken of them alone. */
export function isByteAddressed({ format, compression }: PlannedFile): boolean {
  return compression === "none" && format !== "parquet" && format !== "brat";
}

/** What a file is called in the output, in ids and digests. */
export function nameOf({ path, renamed }: PlannedFile): string {
  return renamed ?? path;
}
