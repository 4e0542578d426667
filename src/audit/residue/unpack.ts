import type { FileHandle } from "node:fs/promises";
import { open } from "node:fs/promises";
import { createReadStream, type ReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createInflate, createInflateRaw, type Inflate, type InflateRaw } from "node:zlib";

import type { Range } from "./number-ranges.ts";
import { GZIP_TRAILER_BYTES, gzipHeaderBytes } from "./readings/gzip-header.ts";
import type { SearchSource } from "./search-batches.ts";

/** What is packed in a file, and what of it cannot be looked into. */
export interface Unpacked {
  readonly sources: readonly UnpackedSource[];
  /** Where in the file the packed bytes stand; all else of it is read as it is. */
  readonly opened: readonly Range[];
  /** Why it is unknown what the file holds, if so. */
  readonly closed?: string;
}

export interface UnpackedSource extends SearchSource {
  /** Where in the file it stands as it is; absent where it is compressed. */
  readonly stored?: Range;
}

const NOTHING: Unpacked = { sources: [], opened: [] };
/** Bytes that files begin with whose content this program cannot unpack. */
const CLOSED: readonly (readonly [magic: string, what: string])[] = [
  ["28b52ffd", "zstd"],
  ["fd377a585a00", "xz"],
  ["425a68", "bzip2"],
  ["377abcaf271c", "7z"],
  ["526172211a07", "rar"],
  ["04224d18", "lz4"],
  ["50415231", "Parquet"],
  ["25504446", "PDF"],
  ["46454131", "Feather of version 1"],
  ["377f0682", "write-ahead log of SQLite"],
  ["377f0683", "write-ahead log of SQLite"],
  ["d9d505f920a163d7", "journal of SQLite"],
  ["4f626a01", "Avro"],
  ["000100005374616e64617264", "Access"],
];
/** Most bytes a stream may unpack to: no file of a checkpoint is larger, and a few kilobytes can unpack to anything. */
const MOST_UNPACKED = 64 * 1024 ** 3;
const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const MOST_DIRECTORY = 64 * 1024 * 1024;
const GZIP_MAGIC_BYTES = 3;
const SIGNATURE_BYTES = 4;
const CENTRAL_SIGNATURE = Buffer.from("PK\u0001\u0002", "latin1").readUInt32LE();
const LOCAL_SIGNATURE = Buffer.from("PK\u0003\u0004", "latin1").readUInt32LE();
/** With the longest name and comment that are read. */
const MOST_GZIP_HEADER = 256 * 1024;
const DAMAGED = "compressed data that is damaged or too large";
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** In place of sizes that take 64 bits (zip64). */
const SEE_EXTRA = 0xffffffff;

/**
 * Looks into a file that is gzip, zlib or bare deflate from its first byte on, or a zip archive with or without bytes before it. What
 * follows the packed bytes, and archives within archives, are for {@link readingsOf} to open.
 */
export async function unpack(path: string, shown: string): Promise<Unpacked> {
  const handle = await open(path, "r");
  try {
    const start = Buffer.alloc(8);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    const magic = start.subarray(0, bytesRead);
    const closed = closedKind(magic);
    if (closed !== undefined) return { ...NOTHING, closed };
    const zip = await openZip(handle, path, shown);
    if (zip !== undefined) return zip;
    if (magic.length >= 3 && magic.readUIntBE(0, 3) === 0x1f8b08) return await openGzip(handle, path, shown);
    const isZlib = magic.length >= 2 && magic[0] === 0x78 && magic.readUInt16BE() % 31 === 0;
    const opened = await openStream(path, shown, isZlib ? createInflate : createInflateRaw);
    // Other bytes, too, may begin as a deflate stream does: only one that goes to the end of the file is one.
    const fillsFile = opened?.opened[0]?.end === (await handle.stat()).size;
    return opened !== undefined && (isZlib || fillsFile) ? opened : NOTHING;
  } finally {
    await handle.close();
  }
}

function closedKind(magic: Buffer): string | undefined {
  const hex = magic.toString("hex");
  return CLOSED.find(([start]) => hex.startsWith(start))?.[1];
}

/** Every member from the first byte on, one after another; what stands between two of them ends the row. */
async function openGzip(handle: FileHandle, path: string, shown: string): Promise<Unpacked> {
  const members: number[] = [];
  const opened: Range[] = [];
  const { size } = await handle.stat();
  let end = 0;
  while (end < size) {
    const head = Buffer.alloc(Math.min(MOST_GZIP_HEADER, size - end));
    await handle.read(head, 0, head.length, end);
    const header = gzipHeaderBytes(head, 0);
    if (header === undefined) break;
    const packed = await packedBytes(createReadStream(path, { start: end + header }), createInflateRaw());
    if (packed === undefined) return { ...NOTHING, closed: DAMAGED };
    // Names in headers are text like any other.
    opened.push({ start: end, end: end + GZIP_MAGIC_BYTES }, { start: end + header, end: end + header + packed });
    members.push(end + header);
    end += header + packed + GZIP_TRAILER_BYTES;
  }
  if (members.length === 0) return { ...NOTHING, closed: DAMAGED };
  async function* read() {
    for (const start of members)
      yield* limited(pipeline(createReadStream(path, { start }), createInflateRaw(), () => {}));
  }
  return { sources: [{ path: `${shown}!`, open: read }], opened };
}

/** Of a deflate stream that may have other bytes behind it, how many bytes it has; undefined if it is damaged. */
async function packedBytes(blocks: ReadStream, unpacker: InflateRaw | Inflate): Promise<number | undefined> {
  try {
    for await (const block of limited(pipeline(blocks, unpacker, () => {}))) void block;
    return unpacker.bytesWritten;
  } catch {
    return undefined;
  }
}

/** Undefined if the file does not unpack from its first byte on. */
async function openStream(
  path: string,
  shown: string,
  create: typeof createInflateRaw | typeof createInflate,
): Promise<Unpacked | undefined> {
  const packed = await packedBytes(createReadStream(path), create());
  if (packed === undefined) return undefined;
  const opened = [{ start: 0, end: packed }];
  const read = () => limited(pipeline(createReadStream(path), create(), () => {}));
  return { sources: [{ path: `${shown}!`, open: read }], opened };
}

async function* limited(blocks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const block of blocks) {
    bytes += block.length;
    if (bytes > MOST_UNPACKED) throw new RangeError("unpacks to more than any file of a checkpoint has");
    yield block;
  }
}

/** Undefined if the file has no directory of a zip archive at its end. */
async function openZip(handle: FileHandle, path: string, shown: string): Promise<Unpacked | undefined> {
  const { size } = await handle.stat();
  const tail = Buffer.alloc(Math.min(size, END_BYTES + MOST_COMMENT));
  await handle.read(tail, 0, tail.length, size - tail.length);
  const end = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0 || tail.length - end < END_BYTES) return undefined;
  const [length, position] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (position === SEE_EXTRA || length > MOST_DIRECTORY) return { ...NOTHING, closed: "zip of more than 4 GiB" };
  const directoryStart = size - tail.length + end - length;
  // Bytes before the archive move everything in it.
  const prefix = directoryStart - position;
  if (directoryStart < 0 || prefix < 0) return { ...NOTHING, closed: DAMAGED };
  const directory = Buffer.alloc(length);
  await handle.read(directory, 0, length, directoryStart);
  const sources: UnpackedSource[] = [];
  const opened: Range[] = [];
  for (let at = 0; at + CENTRAL_HEADER_BYTES <= length;) {
    // Text may end as an archive does; without its directory nothing opens it as one.
    if (directory.readUInt32LE(at) !== CENTRAL_SIGNATURE) return at === 0 ? undefined : { ...NOTHING, closed: DAMAGED };
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
    const [packed, nameLength] = [directory.readUInt32LE(at + 20), directory.readUInt16LE(at + 28)];
    const header = prefix + directory.readUInt32LE(at + 42);
    const name = directory.subarray(at + CENTRAL_HEADER_BYTES, at + CENTRAL_HEADER_BYTES + nameLength).toString("utf8");
    at += CENTRAL_HEADER_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED) || packed === SEE_EXTRA)
      return { ...NOTHING, closed: "zip with encrypted entries, or packed otherwise than by deflate" };
    if (packed === 0) continue;
    const local = Buffer.alloc(LOCAL_HEADER_BYTES);
    await handle.read(local, 0, local.length, header);
    const start = header + LOCAL_HEADER_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
    if (local.readUInt32LE(0) !== LOCAL_SIGNATURE || start + packed > size) return { ...NOTHING, closed: DAMAGED };
    const read = () => createReadStream(path, { start, end: start + packed - 1 });
    const source: UnpackedSource = {
      path: `${shown}!${name}`,
      ...(method === STORED && { stored: { start, end: start + packed } }),
      open: () => limited(method === STORED ? read() : pipeline(read(), createInflateRaw(), () => {})),
    };
    if (!(await isWhole(source))) return { ...NOTHING, closed: DAMAGED };
    sources.push(source);
    opened.push({ start: header, end: header + SIGNATURE_BYTES }, { start, end: start + packed });
  }
  return { sources, opened };
}

async function isWhole(source: SearchSource): Promise<boolean> {
  try {
    for await (const block of source.open()) void block;
    return true;
  } catch {
    return false;
  }
}
