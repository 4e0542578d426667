import { type Piece, type Records, textPiece } from "./piece.ts";

/** How every database file begins: https://www.sqlite.org/fileformat.html. */
export const SQLITE_MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
/** The size 65,536 does not fit its field. */
const LARGEST_PAGE = 65_536;
const [UTF16LE, UTF16BE] = [2, 3];
/** Pages of cells with a payload, and how many bytes their header has. */
const INDEX_INTERIOR = 2;
const INDEX_LEAF = 10;
const TABLE_LEAF = 13;
const PAGE_HEADERS: ReadonlyMap<number, number> = new Map([
  [INDEX_INTERIOR, 12],
  [INDEX_LEAF, 8],
  [TABLE_LEAF, 8],
]);
/** Serial types of blobs (even) and texts (odd) begin here. */
const FIRST_BLOB = 12;
const NUMBER_BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0] as const;

/**
 * Every text and blob of the rows of a SQLite database, those that go on over several pages whole; the texts of UTF-16 databases as UTF-8.
 * Rows that were deleted are in no record any more: they are searched as the bytes stand. Undefined for other bytes.
 */
export function readSqlite(bytes: Buffer): Records | undefined {
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, SQLITE_MAGIC.length) !== SQLITE_MAGIC)
    return undefined;
  const written = bytes.readUInt16BE(16);
  const pageBytes = written === 1 ? LARGEST_PAGE : written;
  const usable = pageBytes - (bytes[20] as number);
  if (pageBytes < 512 || usable < 480) return { pieces: [], isExact: false, closed: "damaged SQLite database" };
  const database = { bytes, pageBytes, usable, encoding: bytes.readUInt32BE(56) };
  const pieces: Piece[] = [];
  for (let page = 0; (page + 1) * pageBytes <= bytes.length; page++) {
    for (const payload of payloadsOf(database, page)) pieces.push(...piecesOf(payload, database.encoding));
  }
  return { pieces, isExact: false };
}

interface Database {
  readonly bytes: Buffer;
  readonly pageBytes: number;
  /** Bytes of a page without those that are reserved at its end. */
  readonly usable: number;
  readonly encoding: number;
}

/** What the cells of a page hold. A page of another kind, or a broken one, has none: all bytes are searched as they stand, too. */
function* payloadsOf(database: Database, page: number): Generator<Buffer> {
  const { bytes, pageBytes } = database;
  const start = page * pageBytes;
  const head = page === 0 ? HEADER_BYTES : 0;
  const kind = bytes[start + head] as number;
  const header = PAGE_HEADERS.get(kind);
  if (header === undefined) return;
  const cells = bytes.readUInt16BE(start + head + 3);
  for (let cell = 0; cell < cells; cell++) {
    const pointer = start + head + header + 2 * cell;
    if (pointer + 2 > start + pageBytes) return;
    const at = start + bytes.readUInt16BE(pointer) + (kind === INDEX_INTERIOR ? 4 : 0);
    const payload = at < start + pageBytes ? payloadAt(database, at, kind) : undefined;
    if (payload !== undefined) yield payload;
  }
}

function payloadAt(database: Database, at: number, kind: number): Buffer | undefined {
  const { bytes, usable } = database;
  const length = varintAt(bytes, at);
  if (length === undefined || length.value > bytes.length) return undefined;
  const rowId = kind === TABLE_LEAF ? varintAt(bytes, length.end) : length;
  if (rowId === undefined) return undefined;
  const start = rowId.end;
  const most = kind === TABLE_LEAF ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (length.value <= most) return bytes.subarray(start, start + length.value);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const surplus = least + ((length.value - least) % (usable - 4));
  const local = surplus <= most ? surplus : least;
  return followPages(database, start, local, length.value);
}

/** A payload that goes on over further pages, each of which begins with the number of the next. */
function followPages(database: Database, start: number, local: number, length: number): Buffer {
  const { bytes, pageBytes, usable } = database;
  const parts = [bytes.subarray(start, start + local)];
  let left = length - local;
  let pointer = start + local;
  while (left > 0 && pointer + 4 <= bytes.length) {
    const next = (bytes.readUInt32BE(pointer) - 1) * pageBytes;
    if (next < 0 || next >= bytes.length) break;
    const part = bytes.subarray(next + 4, next + 4 + Math.min(left, usable - 4));
    parts.push(part);
    left -= part.length;
    pointer = next;
    if (part.length === 0) break;
  }
  return Buffer.concat(parts);
}

/** Texts and blobs of a record: a header of serial types, then the values. */
function* piecesOf(payload: Buffer, encoding: number): Generator<Piece> {
  const header = varintAt(payload, 0);
  if (header === undefined || header.value > payload.length) return;
  let at = header.value;
  for (let typeAt = header.end; typeAt < header.value;) {
    const type = varintAt(payload, typeAt);
    if (type === undefined) return;
    typeAt = type.end;
    const length =
      type.value < FIRST_BLOB ? (NUMBER_BYTES[type.value] as number) : Math.floor((type.value - FIRST_BLOB) / 2);
    const value = payload.subarray(at, at + length);
    at += length;
    if (type.value >= FIRST_BLOB && length > 0)
      yield type.value % 2 === 0 ? { bytes: value, isText: false } : textPiece(decode(value, encoding));
  }
}

function decode(value: Buffer, encoding: number): Uint8Array | string {
  if (encoding === UTF16LE) return value.toString("utf16le");
  return encoding === UTF16BE && value.length % 2 === 0 ? Buffer.from(value).swap16().toString("utf16le") : value;
}

/** SQLite's numbers of one to nine bytes, the highest bits first. */
function varintAt(bytes: Buffer, at: number): { readonly value: number; readonly end: number } | undefined {
  let value = 0;
  for (let index = 0; index < 9; index++) {
    const byte = bytes[at + index];
    if (byte === undefined) return undefined;
    if (index === 8) return { value: value * 256 + byte, end: at + 9 };
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  return undefined;
}
