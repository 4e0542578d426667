import type { FileHandle } from "node:fs/promises";

import { readAt } from "../with-regular-file.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";

/** Largest directory, in bytes: about 100 a member. */
const MAX_DIRECTORY = 4 * 1024 * 1024;
const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const LOCATOR_BYTES = 20;
const END64_BYTES = 56;
const ENTRY_BYTES = 46;
/** `PK` and two bytes. */
const SIGNATURES = { end: 0x06054b50, locator: 0x07064b50, end64: 0x06064b50, entry: 0x02014b50 };
/** In place of a number that takes 64 bits. */
const SEE_EXTRA = 0xffff_ffff;
const EXTRA64 = 1;

/** What the directory of a zip archive says of a member. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0: stored as it is. */
  readonly method: number;
  readonly storedBytes: number;
  readonly byteLength: number;
  /** Of the header before its bytes. */
  readonly headerOffset: number;
}

/**
 * Reads the directory at the end of a zip archive, also of one with 64-bit sizes. Our own reader: numbers of hostile archives are held
 * against the file before they are used, and none reaches a read that throws out of a callback, as in the libraries that were tried.
 * Throws `input-format` for a directory that is damaged, cut off or too large.
 */
export async function readZipDirectory(handle: FileHandle, size: number, path: string): Promise<readonly ZipEntry[]> {
  const tailStart = Math.max(0, size - END_BYTES - MOST_COMMENT);
  const tail = await readAt(handle, tailStart, size - tailStart);
  const end = findEnd(tail);
  if (end === undefined) throw damaged(path, "found no directory at its end");
  const small = {
    length: tail.readUInt32LE(end + 12),
    start: tail.readUInt32LE(end + 16),
    count: tail.readUInt16LE(end + 10),
  };
  const { length, start, count } = (await readEnd64(handle, tail, end, path)) ?? small;
  if (length > MAX_DIRECTORY || start + length > tailStart + end) throw damaged(path, "found its directory elsewhere");
  const directory = await readAt(handle, start, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length;) {
    const next = at + ENTRY_BYTES <= directory.length ? entryEnd(directory, at) : Infinity;
    if (next > directory.length) throw damaged(path, "found an entry of its directory damaged");
    entries.push(readEntry(directory.subarray(at, next), path));
    at = next;
  }
  if (entries.length !== count) throw damaged(path, `found ${entries.length} members, its end says ${count}`);
  return entries;
}

/** Where the record is that ends an archive: its comment, mostly empty, must reach to the file's end. */
function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    const isEnd =
      tail.readUInt32LE(at) === SIGNATURES.end && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
    if (isEnd) return at;
  }
  return undefined;
}

/** The record with 64-bit numbers, if there is one. */
async function readEnd64(handle: FileHandle, tail: Buffer, end: number, path: string) {
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || tail.readUInt32LE(locator) !== SIGNATURES.locator) return undefined;
  const record = await readAt(handle, numberAt(tail, locator + 8, path), END64_BYTES);
  if (record.length < END64_BYTES || record.readUInt32LE() !== SIGNATURES.end64)
    throw damaged(path, "found no record of its 64-bit sizes");
  return { length: numberAt(record, 40, path), start: numberAt(record, 48, path), count: numberAt(record, 32, path) };
}

function entryEnd(directory: Buffer, at: number): number {
  if (directory.readUInt32LE(at) !== SIGNATURES.entry) return Infinity;
  const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
    number,
    number,
    number,
  ];
  return at + ENTRY_BYTES + name + extra + comment;
}

/** @param entry with its name, extra fields and comment */
function readEntry(entry: Buffer, path: string): ZipEntry {
  const nameEnd = ENTRY_BYTES + entry.readUInt16LE(28);
  const large = extra64(entry.subarray(nameEnd, nameEnd + entry.readUInt16LE(30)));
  let used = 0;
  const wide = (value: number): number => {
    if (value !== SEE_EXTRA) return value;
    if (used + 8 > large.length) throw damaged(path, "found a 64-bit size missing");
    used += 8;
    return numberAt(large, used - 8, path);
  };
  const byteLength = wide(entry.readUInt32LE(24));
  const storedBytes = wide(entry.readUInt32LE(20));
  const headerOffset = wide(entry.readUInt32LE(42));
  return {
    name: entry.toString("utf8", ENTRY_BYTES, nameEnd),
    isEncrypted: (entry.readUInt16LE(8) & 1) !== 0,
    method: entry.readUInt16LE(10),
    storedBytes,
    byteLength,
    headerOffset,
  };
}

/** The content of the extra field with 64-bit sizes; empty if there is none. */
function extra64(extra: Buffer): Buffer {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === EXTRA64) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  }
  return Buffer.alloc(0);
}

/** A 64-bit number that a double holds. */
function numberAt(bytes: Buffer, at: number, path: string): number {
  const value = bytes.readBigUInt64LE(at);
  if (value <= Number.MAX_SAFE_INTEGER) return Number(value);
  throw damaged(path, "found a size that no file has");
}

function damaged(path: string, found: string): Error {
  return damagedTorchFile(path, `a whole zip archive, ${found}: it is damaged or cut off`);
}
