import type { FileHandle } from "node:fs/promises";
import { open } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip, createInflate, createInflateRaw } from "node:zlib";

import type { SearchSource } from "./search-batches.ts";

/** What is packed in a file, and what of it cannot be looked into. */
export interface Unpacked {
  readonly sources: readonly SearchSource[];
  /** Why nobody can say what the file holds, if so. */
  readonly closed?: string;
}

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
];
/** Most bytes a stream may unpack to: no file of a checkpoint is larger, and a few kilobytes can unpack to anything. */
const MOST_UNPACKED = 64 * 1024 ** 3;
const LOCAL_HEADER_BYTES = 30;
const CENTRAL_HEADER_BYTES = 46;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const MOST_DIRECTORY = 64 * 1024 * 1024;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];
/** In place of sizes that take 64 bits (zip64). */
const SEE_EXTRA = 0xffffffff;

/** Looks into a gzip, zlib or zip file; files of other kinds have nothing in them. Archives within archives are not opened. */
export async function unpack(path: string, shown: string): Promise<Unpacked> {
  const handle = await open(path, "r");
  try {
    const start = Buffer.alloc(8);
    const { bytesRead } = await handle.read(start, 0, start.length, 0);
    const magic = start.subarray(0, bytesRead);
    const closed = closedKind(magic);
    if (closed !== undefined) return { sources: [], closed };
    if (magic.length >= 2 && magic.readUInt16BE() === 0x1f8b) return openStream(path, shown, createGunzip);
    if (await isZlib(path, magic)) return openStream(path, shown, createInflate);
    if (magic.subarray(0, 2).toString("latin1") === "PK") return await openZip(handle, path, shown);
    return { sources: [] };
  } finally {
    await handle.close();
  }
}

function closedKind(magic: Buffer): string | undefined {
  const hex = magic.toString("hex");
  return CLOSED.find(([start]) => hex.startsWith(start))?.[1];
}

async function openStream(path: string, shown: string, createUnpacker: typeof createGunzip): Promise<Unpacked> {
  const source: SearchSource = {
    path: `${shown}!`,
    open: () => limited(pipeline(createReadStream(path), createUnpacker(), () => {})),
  };
  return checked([source]);
}

/** A file of text may begin like zlib: only one that unpacks is. */
async function isZlib(path: string, magic: Buffer): Promise<boolean> {
  if (magic.length < 2 || magic[0] !== 0x78 || magic.readUInt16BE() % 31 !== 0) return false;
  try {
    for await (const block of pipeline(createReadStream(path), createInflate(), () => {})) void block;
    return true;
  } catch {
    return false;
  }
}

/** What unpacks to the end, without anything packed in it, can be searched. */
async function checked(sources: readonly SearchSource[]): Promise<Unpacked> {
  for (const source of sources) {
    let first: Buffer | undefined;
    try {
      for await (const block of source.open()) first ??= Buffer.from(block);
    } catch {
      return { sources: [], closed: "compressed data that is damaged or too large" };
    }
    const kind = first && (closedKind(first) ?? packedKind(first));
    if (kind !== undefined) return { sources: [], closed: `${kind} within compressed data` };
  }
  return { sources };
}

function packedKind(start: Buffer): string | undefined {
  if (start.length < 4) return undefined;
  if (start.readUInt16BE() === 0x1f8b) return "gzip";
  return start.subarray(0, 4).toString("latin1") === "PK\u0003\u0004" ? "zip" : undefined;
}

async function* limited(blocks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const block of blocks) {
    bytes += block.length;
    if (bytes > MOST_UNPACKED) throw new RangeError("unpacks to more than any file of a checkpoint has");
    yield block;
  }
}

async function openZip(handle: FileHandle, path: string, shown: string): Promise<Unpacked> {
  const { size } = await handle.stat();
  const tail = Buffer.alloc(Math.min(size, END_BYTES + MOST_COMMENT));
  await handle.read(tail, 0, tail.length, size - tail.length);
  const end = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  // Text may begin with PK; without its directory nothing opens it as a zip file.
  if (end < 0 || tail.length - end < END_BYTES) return { sources: [] };
  const [length, position] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (position === SEE_EXTRA || length > MOST_DIRECTORY || position + length > size)
    return { sources: [], closed: "zip of more than 4 GiB or damaged" };
  const directory = Buffer.alloc(length);
  await handle.read(directory, 0, length, position);
  const sources: SearchSource[] = [];
  for (let at = 0; at + CENTRAL_HEADER_BYTES <= length;) {
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
    const [packed, nameLength] = [directory.readUInt32LE(at + 20), directory.readUInt16LE(at + 28)];
    const header = directory.readUInt32LE(at + 42);
    const name = directory.subarray(at + CENTRAL_HEADER_BYTES, at + CENTRAL_HEADER_BYTES + nameLength).toString("utf8");
    at += CENTRAL_HEADER_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED) || packed === SEE_EXTRA)
      return { sources: [], closed: "zip with encrypted entries, or packed otherwise than by deflate" };
    if (packed === 0) continue;
    const local = Buffer.alloc(LOCAL_HEADER_BYTES);
    await handle.read(local, 0, local.length, header);
    const start = header + LOCAL_HEADER_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
    const read = () => createReadStream(path, { start, end: start + packed - 1 });
    sources.push({
      path: `${shown}!${name}`,
      open: () => limited(method === STORED ? read() : pipeline(read(), createInflateRaw(), () => {})),
    });
  }
  return checked(sources);
}
