import type { OtherLanguages } from "../../recognise/other-languages.ts";
import type { OtherDocument } from "../execute/tally.ts";

/** Bytes and their SHA-256. */
export interface Digested {
  readonly bytes: number;
  readonly sha256: string;
}

/** An input file and the SHA-256 of its bytes. */
export interface InputDigest {
  readonly path: string;
  readonly sha256: string;
}

/** An output file: of a batch, the next `bytes` of its part file. */
export interface OutputFile extends Digested {
  /** Relative. */
  readonly path: string;
}

/**
 * What is known of a shard that is done: written last, so that its being there says that part and spans are whole. Two machines that do the same
 * shard write the same entry.
 */
export interface ShardEntry {
  readonly id: string;
  /** SHA-256 of what was read, see `digestInput`. */
  readonly input: string;
  /** Of size and time of its files, see `stampOf`: where it holds, nothing was changed. */
  readonly stamp: string;
  /** Digest of the names of all groups that it was done with; only with a group field. */
  readonly people?: string;
  /** Digest of what became of its units; only where repeated text is taken out. */
  readonly fates?: string;
  readonly output: Digested;
  readonly spans: Digested;
  readonly documents: number;
  /** Spans replaced, by entity. */
  readonly counts: Readonly<Record<string, number>>;
  /** Spans found and left, by the label they were found under. */
  readonly left: Readonly<Record<string, number>>;
  /** Of JSON lines: records in which each field to drop or mask stood. */
  readonly fields: Readonly<Record<string, number>>;
  /** Documents by language, and the first ones with passages in no supported language. */
  readonly languages: Readonly<Record<string, number>>;
  readonly others: readonly OtherDocument[];
  /** What became of these passages, see `RunSettings`; only where there are any. */
  readonly otherLanguages?: OtherLanguages | null;
  /** Of a batch: the input files' digests and its output files, in order. */
  readonly inputs?: readonly InputDigest[];
  readonly files?: readonly OutputFile[];
}

/** Why a shard could not be done. Holds no text. */
export interface ShardFailure {
  readonly id: string;
  /** An `ErrorCode`, `bug`, or `worker-lost`. */
  readonly code: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}
