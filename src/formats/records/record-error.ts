import { UnnameError } from "../../base/errors.ts";
import { describeUtf16, guessUtf16 } from "../../base/files/guess-utf16.ts";

/** Where a record lies, for messages. */
export interface RecordPlace {
  readonly path: string;
  /** What a record of this format is called: a line, a row. */
  readonly noun: string;
  /** From 1. */
  readonly number: number;
  /** Of its first byte in the unpacked file; undefined where records are no stretches of bytes. */
  readonly byteOffset?: number;
}

/** `input-format` at a record: `expected` says what was expected, what was found and what to do; no text of the record. */
export function recordError(place: RecordPlace, expected: string, cause?: unknown): UnnameError {
  const { path, noun, number, byteOffset } = place;
  const begin = byteOffset === undefined ? "" : ` The ${noun} begins at byte ${byteOffset}.`;
  return new UnnameError("input-format", `${path}, ${noun} ${number}: ${expected}${begin}`, {
    ...(cause !== undefined && { cause }),
    details: { path, [noun]: number, ...(byteOffset !== undefined && { byteOffset }) },
  });
}

/** `input-encoding` at a record whose `bytes` are not UTF-8. */
export function encodingError(place: RecordPlace, invalidAt: number, found: number): UnnameError {
  const { path, noun, number, byteOffset } = place;
  const where =
    byteOffset === undefined ? `byte ${invalidAt} of its text` : `byte ${byteOffset + invalidAt} of the file`;
  return new UnnameError(
    "input-encoding",
    `${path}, ${noun} ${number}: not UTF-8 at ${where}: found 0x${found.toString(16).padStart(2, "0")}. Convert it, for example: iconv -f windows-1252 -t utf-8.`,
    { details: { path, [noun]: number, byteOffset: (byteOffset ?? 0) + invalidAt } },
  );
}

/** Throws `input-encoding` if the bytes of records from `place` on look like UTF-16: no recogniser would find a name in them. */
export function refuseUtf16(bytes: Uint8Array, { path, noun, number }: RecordPlace): void {
  const encoding = guessUtf16(bytes);
  if (encoding === undefined) return;
  throw new UnnameError("input-encoding", `${path}, ${noun} ${number}: ${describeUtf16(encoding)}`, {
    details: { path, [noun]: number },
  });
}
