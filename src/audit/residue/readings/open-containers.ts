// oxlint-disable no-control-regex -- formats begin with bytes that are no letters
import { crc32, inflateRawSync, inflateSync } from "node:zlib";

import { joinPieces, type Records } from "../records/piece.ts";
import { readRecords } from "../records/read-records.ts";
import { canBeDeflate } from "./can-be-deflate.ts";
import { GZIP_TRAILER_BYTES, gzipHeaderBytes } from "./gzip-header.ts";

/** A text with what was packed in it in place of the packed bytes. */
export interface Opened {
  readonly text: string;
  /** What could not be unpacked, if anything. */
  readonly closed?: string;
}

/** gzip, a file in a zip archive, zlib: wherever they begin. */
const OPENED = /\x1f\x8b\x08|PK[\x01\x03][\x02\x04]|\x78[\x01\x5e\x9c\xda]/g;
/** Formats that nothing here unpacks, by bytes that do not come together by chance. */
const CLOSED: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\xfd7zXZ\x00/, "xz"],
  [/BZh[1-9]1AY&SY/, "bzip2"],
  [/7z\xbc\xaf\x27\x1c/, "7z"],
  [/Rar!\x1a\x07/, "rar"],
  [/\x28\xb5\x2f\xfd/, "zstd"],
  [/\x04\x22\x4d\x18/, "lz4"],
  [/\x89HDF\r\n\x1a\n/, "HDF5"],
  // A page of a column follows: its header begins with its kind.
  [/PAR1\x15[\x00\x04\x06]\x15/, "Parquet"],
  [/^[^]{8}DUCK[^\x20-\x7e]/, "DuckDB"],
  [/\xff\x06\x00\x00sNaPpY/, "snappy"],
  [/MSCF\x00\x00\x00\x00/, "cab"],
  [/\x89LZO\x00\r\n\x1a\n/, "lzop"],
  [/^Salted__/, "OpenSSL"],
  [/^age-encryption\.org\//, "age"],
  [/-----BEGIN PGP MESSAGE-----/, "PGP"],
  [/-----BEGIN AGE ENCRYPTED FILE-----/, "age"],
];
/** A whole gzip header as writers make it: other bytes begin with its first three by chance. */
const GZIP_HEADER = /^\x1f\x8b\x08[\x00-\x1f][\x00-\xff]{4}[\x00\x02\x04][\x00-\x13\xff]/;
/** Most bytes that one stretch unpacks to here, where everything is held in memory. */
const MOST_UNPACKED = 128 * 1024 * 1024;
const SIGNATURE_BYTES = 4;
/** Where a local header has the length of what follows it. */
const SIZE_AT = 18;
const LOCAL_HEADER_BYTES = 30;
const [STORED, DEFLATED] = [0, 8];
/** Where an entry of the directory has its flags. */
const CENTRAL_FLAGS = 8;
const ENCRYPTED = 1;
const ENCRYPTED_ZIP = "zip with encrypted entries";
/** Four bytes occur by chance in more than this. */
const SMALL = 8 * 1024 * 1024;
const LONG_PATTERN = 16;
const MOST_DEPTH = 16;

/** Whether a text begins as something packed does, a byte in each code unit. */
export function beginsContainer(text: string): boolean {
  return text.slice(0, 4).search(OPENED) === 0 || CLOSED.some(([pattern]) => text.search(pattern) === 0);
}

/**
 * Unpacks every gzip, zlib and zip stretch of a text, a byte in each code unit, and what is packed in them. Where one is damaged, encrypted,
 * larger than 128 MiB, or of a format that nothing here reads, `closed` says so; if `goesOn`, one that the end cuts off is left to the
 * next reading.
 */
export function openContainers(text: string, goesOn: (at: number) => boolean = () => false, depth = 0): Opened {
  let closed = CLOSED.find(([pattern]) => isTold(pattern, text.length) && pattern.test(text))?.[1];
  if (text.search(OPENED) < 0) return { text, ...(closed !== undefined && { closed }) };
  if (depth === MOST_DEPTH) return { text, closed: `archives within archives, more than ${MOST_DEPTH} deep` };
  const bytes = Buffer.from(text, "latin1");
  const parts: string[] = [];
  let copied = 0;
  for (const { index } of text.matchAll(OPENED)) {
    if (index < copied) continue;
    const opened = openAt(bytes, index);
    if (typeof opened === "string") {
      if (!goesOn(index)) closed ??= opened;
    } else if (opened !== undefined) {
      const inner = openContainers(opened.content.toString("latin1"), undefined, depth + 1);
      const records = readRecords(opened.content);
      closed ??= inner.closed ?? records?.closed;
      parts.push(text.slice(copied, opened.start), inner.text, ...stringsOf(records));
      copied = opened.end;
    }
  }
  return { text: parts.join("") + text.slice(copied), ...(closed !== undefined && { closed }) };
}

/** As they are searched, a byte in each code unit. */
function stringsOf(records: Records | undefined): string[] {
  return records === undefined
    ? []
    : [...joinPieces(records.pieces)].map((bytes) => Buffer.from(bytes).toString("latin1"));
}

/** Four bytes occur by chance in long texts, there only longer patterns count. */
function isTold(pattern: RegExp, length: number): boolean {
  return length <= SMALL || pattern.source.length > LONG_PATTERN;
}

/** The content of a bare deflate stream that fills the bytes to the last one; undefined if they are none. */
export function inflateWhole(bytes: Buffer): Buffer | undefined {
  if (!canBeDeflate(bytes)) return undefined;
  const inflated = unpack(inflateRawSync, bytes);
  return inflated !== undefined && inflated.consumed === bytes.length && inflated.content.length > 0
    ? inflated.content
    : undefined;
}

interface Stretch {
  /** Of the packed bytes, which `content` replaces. */
  readonly start: number;
  readonly end: number;
  readonly content: Buffer;
}

/** What is packed at a place; a word for what cannot be unpacked; undefined if nothing is packed there. */
function openAt(bytes: Buffer, at: number): Stretch | string | undefined {
  if (bytes[at] === 0x50) return bytes[at + 2] === 3 ? openLocalFile(bytes, at) : encryptedEntry(bytes, at);
  if (bytes[at] === 0x1f) return openGzip(bytes, at);
  const found = unpack(inflateSync, bytes.subarray(at));
  return found && { start: at, end: at + found.consumed, content: found.content };
}

function openGzip(bytes: Buffer, at: number): Stretch | string | undefined {
  const header = gzipHeaderBytes(bytes, at);
  const found = header === undefined ? undefined : unpack(inflateRawSync, bytes.subarray(at + header));
  const trailer = at + (header ?? 0) + (found?.consumed ?? 0);
  if (found !== undefined && trailer + GZIP_TRAILER_BYTES <= bytes.length) {
    const isWhole = crc32(found.content) === bytes.readUInt32LE(trailer);
    if (isWhole) return { start: at, end: trailer + GZIP_TRAILER_BYTES, content: found.content };
  }
  return GZIP_HEADER.test(bytes.toString("latin1", at, at + 10)) ? "gzip that is damaged or too large" : undefined;
}

function openLocalFile(bytes: Buffer, at: number): Stretch | string | undefined {
  if (bytes.length < at + LOCAL_HEADER_BYTES) return undefined;
  const [flags, method] = [bytes.readUInt16LE(at + 6), bytes.readUInt16LE(at + 8)];
  const start = at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start > bytes.length) return undefined;
  if ((flags & ENCRYPTED) !== 0) return ENCRYPTED_ZIP;
  if (method === STORED) return openStored(bytes, at, start);
  if (method !== DEFLATED) return "zip packed otherwise than by deflate";
  const found = unpack(inflateRawSync, bytes.subarray(start));
  if (found === undefined) return "zip that is damaged or too large";
  // Its name stays, its signature does not: it is open now.
  const named = Buffer.concat([bytes.subarray(at + SIGNATURE_BYTES, start), found.content]);
  return { start: at, end: start + found.consumed, content: named };
}

/** What is not packed stands there already; taken out of its place are files alone whose strings stand side by side. */
function openStored(bytes: Buffer, at: number, start: number): Stretch | undefined {
  const end = start + bytes.readUInt32LE(at + SIZE_AT);
  const content = bytes.subarray(start, end);
  if (end > bytes.length || readRecords(content) === undefined) return undefined;
  return { start, end, content };
}

/** An entry of the directory, which may say what the file's own header does not. */
function encryptedEntry(bytes: Buffer, at: number): string | undefined {
  const isEncrypted = at + CENTRAL_FLAGS < bytes.length && ((bytes[at + CENTRAL_FLAGS] as number) & ENCRYPTED) !== 0;
  return isEncrypted ? ENCRYPTED_ZIP : undefined;
}

type Unpacker = typeof inflateSync | typeof inflateRawSync;

/** Unpacks what begins the bytes, whatever follows it; undefined if nothing whole does. */
function unpack(unpacker: Unpacker, bytes: Buffer): { content: Buffer; consumed: number } | undefined {
  try {
    // With `info`, which the types lack, the engine comes along, and says how many bytes it took.
    const { buffer, engine } = unpacker(bytes, { info: true, maxOutputLength: MOST_UNPACKED }) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    return { content: buffer, consumed: engine.bytesWritten };
  } catch {
    return undefined;
  }
}
