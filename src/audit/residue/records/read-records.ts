import { WireType } from "@bufbuild/protobuf/wire";

import { isText } from "../readings/is-text.ts";
import { ARROW_MAGIC, readArrow } from "./arrow.ts";
import { readMsgpack } from "./msgpack.ts";
import { NUMPY_MAGIC, readNumpy } from "./numpy.ts";
import { readPickle } from "./pickle.ts";
import type { Records } from "./piece.ts";
import { readProtobuf } from "./protobuf.ts";
import { readSqlite, SQLITE_MAGIC } from "./sqlite.ts";
import { readTfRecord } from "./tf-record.ts";
import { membersOf } from "./tar.ts";

/** Looked at from the start, to tell the formats. */
export const HEAD_BYTES = 512;

/** Formats that begin in a way of their own. */
const BY_START: readonly (readonly [start: RegExp, what: string])[] = [
  [startOf(SQLITE_MAGIC), "SQLite"],
  [startOf(ARROW_MAGIC), "Arrow"],
  // oxlint-disable-next-line no-control-regex -- a stream begins with a mark and the length of a message
  [/^\xff{4}[^]{2}\x00\x00[^]/, "Arrow"],
  [startOf(NUMPY_MAGIC), "NumPy"],
  // oxlint-disable-next-line no-control-regex -- pickles of protocol 2 and later begin with bytes that are no letters
  [/^\x80[\x02-\x05]/, "pickle"],
  [/^[^]{257}ustar/, "tar"],
];
/** Formats that may be text from the first byte to the last: what a pickle of protocol 0 begins with, and the kinds of a message's fields. */
const TEXT_PICKLE = /^[(}\]cVSNIFL]/;
const FIELD_KINDS: ReadonlySet<number> = new Set([
  WireType.Varint,
  WireType.Bit64,
  WireType.LengthDelimited,
  WireType.Bit32,
]);

/** A format that the first bytes are enough to tell; undefined for all others. */
export function recordFormatOf(head: Buffer): string | undefined {
  const text = head.toString("latin1");
  return BY_START.find(([start]) => start.test(text))?.[1];
}

/** Whether bytes that begin so may be a format without a start of its own: MessagePack, protocol buffers, events, pickles that are text. */
export function mayBeRecords(head: Buffer): boolean {
  if (head.length === 0) return false;
  return !isText(head) || TEXT_PICKLE.test(head.toString("latin1", 0, 1)) || FIELD_KINDS.has((head[0] as number) & 7);
}

/**
 * The strings of a known format, which lie in its bytes side by side: SQLite, Arrow and Feather, NumPy arrays, pickles, MessagePack, event
 * files and protocol buffers. Undefined for bytes of none of these.
 */
export function readRecords(bytes: Buffer): Records | undefined {
  const head = bytes.subarray(0, HEAD_BYTES);
  switch (recordFormatOf(head)) {
    case "SQLite":
      return readSqlite(bytes);
    case "NumPy":
      return readNumpy(bytes) ?? { pieces: [], isExact: false, closed: "NumPy array of a type within a type" };
    case "Arrow":
      return readArrow(bytes) ?? readOther(bytes);
    case "pickle":
      return readPickle(bytes) ?? readOther(bytes);
    case "tar":
      return readTar(bytes);
    default:
      return mayBeRecords(head) ? readOther(bytes) : undefined;
  }
}

/** The strings of its files. The archive itself, which is not packed, is searched as its bytes stand. */
function readTar(bytes: Buffer): Records {
  const found = [...membersOf(bytes)].flatMap((member) => readRecords(member) ?? []);
  const closed = found.find((records) => records.closed !== undefined)?.closed;
  return { pieces: found.flatMap(({ pieces }) => pieces), isExact: false, ...(closed !== undefined && { closed }) };
}

function readOther(bytes: Buffer): Records | undefined {
  const events = readTfRecord(bytes);
  if (events !== undefined) return events;
  // A pickle that is text may be a message as well: its letters are tags and lengths that come out even.
  const [first, second] = [readProtobuf(bytes), readPickle(bytes)].filter((read) => read !== undefined);
  if (first !== undefined && second !== undefined)
    return { pieces: [...first.pieces, ...second.pieces], isExact: false };
  return first ?? readMsgpack(bytes);
}

function startOf(magic: string): RegExp {
  return new RegExp(`^${magic}`);
}
