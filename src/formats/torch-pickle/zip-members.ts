import type { FileHandle } from "node:fs/promises";

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { UnnameError } from "../../base/errors.ts";
import { printableName } from "../printable-name.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";

/** Most members of an archive: one a storage, and a few besides. */
const MAX_MEMBERS = 20_000;
/** Stored as it is. */
const STORED = 0;

/** Bytes of a file that are a member of it, as they are. */
export interface ZipMember {
  readonly name: string;
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** The members of a zip archive by their names. */
export interface ZipArchive {
  readonly names: readonly string[];
  /** Where a member lies. Throws `input-format` for one that is missing, packed or encrypted. */
  find(name: string): Promise<ZipMember>;
}

/**
 * Reads the directory of a zip archive. Of the members nothing is read or unpacked: those that are not stored as they are, as
 * `torch.save` stores them, are refused when they are asked for.
 * Throws `input-format` for a directory that is damaged, has a name twice or too many members.
 */
export async function openZipArchive(handle: FileHandle, path: string): Promise<ZipArchive> {
  const zip = await orDamaged(path, () => yauzl.fromFdPromise(handle.fd, { autoClose: false }));
  if (zip.entryCount > MAX_MEMBERS)
    throw damagedTorchFile(path, `an archive of at most ${MAX_MEMBERS} members, found ${zip.entryCount}`);
  const entries = new Map<string, Entry>();
  await orDamaged(path, async () => {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName))
        throw damagedTorchFile(path, `each member of the archive once, found ${printableName(entry.fileName)} twice`);
      entries.set(entry.fileName, entry);
    }
  });
  return {
    names: [...entries.keys()],
    find: (name) => orDamaged(path, () => locate(zip, name, entries.get(name), path)),
  };
}

async function locate(zip: ZipFile, name: string, entry: Entry | undefined, path: string): Promise<ZipMember> {
  const shown = printableName(name);
  if (entry === undefined) throw damagedTorchFile(path, `the archive to hold ${shown}, found no such member`);
  if (entry.isEncrypted() || entry.compressionMethod !== STORED) {
    throw damagedTorchFile(
      path,
      `members that are stored as they are, as torch.save does, found ${shown} packed or encrypted: unpack the archive and zip it again with "zip -0 -r"`,
    );
  }
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  return { name, byteOffset: fileDataStart, byteLength: entry.uncompressedSize };
}

/** The library's own errors say what is wrong with the archive, sometimes with names in it. */
async function orDamaged<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof UnnameError) throw cause;
    throw damagedTorchFile(path, "a whole zip archive, found its directory or a header damaged or cut off");
  }
}
