import type { CorpusRecord, Edit } from "./record-codec.ts";
import type { RecordPlace } from "./record-error.ts";

/** A record read, with the way back. */
export interface ParsedRecord {
  /** Undefined for what is written back and is no record: a header. */
  readonly record?: CorpusRecord;
  /** It, line end included, with the edits of its texts made, and fields dropped and masked; undefined if that leaves it as it is. */
  rewrite(edits: readonly (readonly Edit[])[]): string | undefined;
}

/** Finds where records end in bytes that come chunk by chunk. */
export interface RecordScanner {
  /** Where records end in the next chunk: just after each one's line end, ascending. */
  scan(chunk: Buffer): readonly number[];
}

/** How records lie in a file that is a row of bytes: what a format is, for the one engine that reads them all. */
export interface RecordSyntax {
  /** What a record is called in messages: "line", "row". */
  readonly noun: string;
  /** A scanner that begins where a record does; a file may begin with a byte-order mark. */
  createScanner(atFileStart: boolean): RecordScanner;
  /** Reads a record, line end included, from bytes that are UTF-8; undefined if it is blank. Throws with `place`. */
  parse(bytes: Buffer, place: RecordPlace): ParsedRecord | undefined;
  /** What is wrong at the end of the file, where `place` is that of bytes that no record end follows. Throws with it. */
  checkEnd?(scanner: RecordScanner, place: RecordPlace): void;
}
