import type { FileHandle } from "node:fs/promises";

import { printableName } from "../json/printable-name.ts";
import { readAt } from "../with-regular-file.ts";
import { listTensors } from "./list-tensors.ts";
import type { PickleStorage } from "./pickle-values.ts";
import { readPickle } from "./read-pickle.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";
import type { StoragePlace, TorchFile } from "./torch-file.ts";
import { openZipArchive, type ZipArchive, type ZipMember } from "./zip-members.ts";

/** Largest pickle of a state dictionary, in bytes. */
const MAX_PICKLE = 16 * 1024 * 1024;
/** In a folder that is named after the file that was written first. */
const PICKLE = /^[^/]+\/data\.pkl$/u;

/**
 * Reads the zip format of PyTorch from 1.6 on: `data.pkl`, `byteorder`, and a member of the folder `data` for each storage.
 * Throws `input-format` as {@link readPickle} does, and where members are missing, overlap or are of another size than tensors say.
 */
export async function readZipFile(handle: FileHandle, size: number, path: string): Promise<TorchFile> {
  const archive = await openZipArchive(handle, size, path);
  const pickles = archive.names.filter((name) => PICKLE.test(name));
  const [name] = pickles;
  if (name === undefined || pickles.length > 1)
    throw damagedTorchFile(path, `an archive of torch.save with one data.pkl, found ${pickles.length}`);
  const folder = name.slice(0, name.indexOf("/"));
  if (archive.names.includes(`${folder}/constants.pkl`))
    throw damagedTorchFile(path, "a state dictionary, found a TorchScript program (constants.pkl)");
  const isBigEndian = await readByteOrder(handle, archive, folder, path);
  const member = await archive.find(name);
  const storages = new Map<string, PickleStorage>();
  const bytes = await readMember(handle, member, MAX_PICKLE, path);
  const { value, end } = readPickle(bytes, { path, member: name, start: 0 }, storages);
  if (end !== bytes.length) throw damagedTorchFile(path, `${name} to end with its pickle, found bytes behind it`);
  const places = new Map<PickleStorage, StoragePlace>();
  const members = [member];
  for (const storage of storages.values()) {
    const found = await archive.find(`${folder}/data/${storage.key}`);
    requireSize(storage, found, path);
    members.push(found);
    places.set(storage, { byteOffset: found.byteOffset, isBigEndian });
  }
  requireApart(members, size, path);
  return listTensors(value, places, path);
}

/** Archives from before PyTorch 2.1 have no mark, and were read as what wrote nearly all of them: little-endian machines. */
async function readByteOrder(handle: FileHandle, archive: ZipArchive, folder: string, path: string): Promise<boolean> {
  const name = `${folder}/byteorder`;
  if (!archive.names.includes(name)) return false;
  const order = (await readMember(handle, await archive.find(name), 10, path)).toString("latin1");
  if (order === "little" || order === "big") return order === "big";
  throw damagedTorchFile(path, `${printableName(name)} to say little or big, found something else`);
}

async function readMember(handle: FileHandle, member: ZipMember, maximumBytes: number, path: string): Promise<Buffer> {
  const { name, byteOffset, byteLength } = member;
  if (byteLength > maximumBytes)
    throw damagedTorchFile(path, `${printableName(name)} of at most ${maximumBytes} bytes, found ${byteLength}`);
  const bytes = await readAt(handle, byteOffset, byteLength);
  if (bytes.length === byteLength) return bytes;
  throw damagedTorchFile(path, `${printableName(name)} of ${byteLength} bytes, found the end of the file`);
}

function requireSize({ count, type }: PickleStorage, { name, byteLength }: ZipMember, path: string): void {
  const expected = count * type.bytes;
  if (byteLength === expected) return;
  throw damagedTorchFile(
    path,
    `${printableName(name)} to have the ${expected} bytes that its tensors say, found ${byteLength}`,
  );
}

/** Members that overlap would be read as more numbers than the file has. */
function requireApart(members: readonly ZipMember[], size: number, path: string): void {
  let end = 0;
  for (const { name, byteOffset, byteLength } of members.toSorted((a, b) => a.byteOffset - b.byteOffset)) {
    if (byteLength > 0 && byteOffset < end)
      throw damagedTorchFile(path, `members that lie apart, found ${printableName(name)} within another`);
    end = Math.max(end, byteOffset + byteLength);
  }
  if (end > size) throw damagedTorchFile(path, "members within the file, found one beyond its end");
}
