import type { FileHandle } from "node:fs/promises";

import { printableName } from "../json/printable-name.ts";
import { readAt } from "../with-regular-file.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";
import { readZipDirectory, type ZipEntry } from "./zip-directory.ts";

const STORED = 0;
const HEADER_BYTES = 30;
const HEADER_SIGNATURE = 0x04034b50;

/** Bytes of a file that are a member of it, as they are. */
export interface ZipMember {
  readonly name: string;
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** The members of a zip archive by their names. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Where a member lies. Throws `input-format` for one that is missing, packed, encrypted or not where the directory says. */
  find(name: string): Promise<ZipMember>;
}

/**
 * Opens a zip archive by its directory. Of the members nothing is read or unpacked: those that are not stored as they are, as
 * `torch.save` stores them, are refused when they are asked for.
 * Throws `input-format` for a damaged directory or one that has a name twice.
 */
export async function openZipArchive(handle: FileHandle, size: number, path: string): Promise<ZipArchive> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of await readZipDirectory(handle, size, path)) {
    if (entries.has(entry.name))
      throw damagedTorchFile(path, `each member of the archive once, found ${printableName(entry.name)} twice`);
    entries.set(entry.name, entry);
  }
  return { names: [...entries.keys()], find: (name) => locate(handle, name, entries.get(name), path) };
}

async function locate(handle: FileHandle, name: string, entry: ZipEntry | undefined, path: string): Promise<ZipMember> {
  const shown = printableName(name);
  if (entry === undefined) throw damagedTorchFile(path, `the archive to hold ${shown}, found no such member`);
  const { isEncrypted, method, storedBytes, byteLength, headerOffset } = entry;
  if (isEncrypted || method !== STORED || storedBytes !== byteLength) {
    throw damagedTorchFile(
      path,
      `members that are stored as they are, as torch.save does, found ${shown} packed or encrypted: unpack the archive and zip it again with "zip -0 -r"`,
    );
  }
  const nameBytes = Buffer.byteLength(name);
  const header = await readAt(handle, headerOffset, HEADER_BYTES + nameBytes);
  const isThere =
    header.length === HEADER_BYTES + nameBytes &&
    header.readUInt32LE() === HEADER_SIGNATURE &&
    header.readUInt16LE(26) === nameBytes &&
    header.toString("utf8", HEADER_BYTES) === name;
  if (!isThere) throw damagedTorchFile(path, `${shown} where the directory says, found something else there`);
  return { name, byteOffset: headerOffset + HEADER_BYTES + nameBytes + header.readUInt16LE(28), byteLength };
}
