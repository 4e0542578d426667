import { type FlatTable, rootTable } from "./flatbuffer.ts";
import type { Piece, Records } from "./piece.ts";

/** How files of Arrow begin (Feather of version 2 too); streams begin with a message right away: https://arrow.apache.org/docs/format/Columnar.html. */
export const ARROW_MAGIC = "ARROW1\0\0";
const CONTINUES = 0xffffffff;
/** Kinds of messages with columns. */
const [DICTIONARY_BATCH, RECORD_BATCH] = [2, 3];
/** Fields of `Message`, `DictionaryBatch` and `RecordBatch`, in the order of Message.fbs. */
const MESSAGE = { kind: 1, header: 2, bodyLength: 3 } as const;
const DICTIONARY = { data: 1 } as const;
const BATCH = { buffers: 2, compression: 3 } as const;
/** A buffer's offset and length, eight bytes each. */
const BUFFER_BYTES = 16;
const VIEW_BYTES = 16;
const MOST_INLINE = 12;

/**
 * The strings of an Arrow file or stream. No schema is needed: where one buffer holds offsets into the next, the next is cut at them, and
 * views are followed. Buffers that are not cut are searched as the bytes stand. Undefined for other bytes; compressed columns are `closed`.
 */
export function readArrow(bytes: Buffer): Records | undefined {
  const isFile = bytes.toString("latin1", 0, ARROW_MAGIC.length) === ARROW_MAGIC;
  const pieces: Piece[] = [];
  let messages = 0;
  for (let at = isFile ? ARROW_MAGIC.length : 0; at + 8 <= bytes.length && bytes.readUInt32LE(at) === CONTINUES;) {
    const length = bytes.readUInt32LE(at + 4);
    if (length === 0) break;
    const body = at + 8 + length;
    if (body > bytes.length) return messages === 0 && !isFile ? undefined : damaged(pieces);
    const message = rootTable(bytes.subarray(at + 8, body));
    const bodyBytes = message?.long(MESSAGE.bodyLength) ?? 0;
    if (message === undefined || bodyBytes < 0 || body + bodyBytes > bytes.length)
      return messages === 0 && !isFile ? undefined : damaged(pieces);
    messages++;
    const batch = batchOf(message);
    if (batch?.table(BATCH.compression) !== undefined)
      return { pieces, isExact: false, closed: "Arrow columns that are compressed" };
    if (batch !== undefined) addStrings(pieces, buffersOf(batch, bytes.subarray(body, body + bodyBytes)));
    at = body + bodyBytes;
  }
  return messages === 0 ? (isFile ? damaged(pieces) : undefined) : { pieces, isExact: false };
}

function damaged(pieces: readonly Piece[]): Records {
  return { pieces, isExact: false, closed: "Arrow data that is damaged" };
}

function batchOf(message: FlatTable): FlatTable | undefined {
  const kind = message.byte(MESSAGE.kind);
  const header = message.table(MESSAGE.header);
  if (kind === RECORD_BATCH) return header;
  return kind === DICTIONARY_BATCH ? header?.table(DICTIONARY.data) : undefined;
}

function buffersOf(batch: FlatTable, body: Buffer): readonly Buffer[] {
  const places = batch.structs(BATCH.buffers, BUFFER_BYTES);
  return places.map((place) => {
    const start = Number(place.readBigInt64LE(0));
    return body.subarray(start, start + Number(place.readBigInt64LE(8)));
  });
}

function addStrings(pieces: Piece[], buffers: readonly Buffer[]): void {
  for (const [index, buffer] of buffers.entries()) {
    const values = buffers[index + 1];
    if (values !== undefined && values.length > 0) {
      for (const width of [4, 8] as const) {
        const offsets = offsetsIn(buffer, width, values.length);
        offsets?.slice(1).forEach((end, row) => addPiece(pieces, values.subarray(offsets[row], end)));
      }
    }
    addViews(pieces, buffer, buffers.slice(index + 1));
  }
}

/** Offsets that rise from zero and stay within the values; undefined if the buffer holds something else. */
function offsetsIn(buffer: Buffer, width: 4 | 8, most: number): readonly number[] | undefined {
  const count = Math.floor(buffer.length / width);
  const offsets: number[] = [];
  for (let index = 0; index < count; index++) {
    const offset = width === 4 ? buffer.readUInt32LE(4 * index) : Number(buffer.readBigUInt64LE(8 * index));
    // Zeros fill a buffer up behind its last offset.
    if (index > 0 && offset === 0 && (offsets.at(-1) as number) > 0) break;
    if (offset > most || offset < (offsets.at(-1) ?? 0)) return undefined;
    offsets.push(offset);
  }
  return (offsets.at(-1) ?? 0) > 0 ? offsets : undefined;
}

/** Views of 16 bytes: a length, then the string itself up to 12 bytes, else its first four and in which buffer it stands where. */
function addViews(pieces: Piece[], buffer: Buffer, others: readonly Buffer[]): void {
  if (buffer.length < VIEW_BYTES || buffer.length % VIEW_BYTES !== 0) return;
  const found: Buffer[] = [];
  for (let at = 0; at < buffer.length; at += VIEW_BYTES) {
    const length = buffer.readUInt32LE(at);
    if (length <= MOST_INLINE) {
      found.push(buffer.subarray(at + 4, at + 4 + length));
      continue;
    }
    const values = others[buffer.readUInt32LE(at + 8)];
    const start = buffer.readUInt32LE(at + 12);
    if (values === undefined || start + length > values.length) return;
    if (!buffer.subarray(at + 4, at + 8).equals(values.subarray(start, start + 4))) return;
    found.push(values.subarray(start, start + length));
  }
  for (const value of found) addPiece(pieces, value);
}

function addPiece(pieces: Piece[], bytes: Buffer): void {
  if (bytes.length > 0) pieces.push({ bytes, isText: true });
}
