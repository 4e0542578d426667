import type { FileHandle } from "node:fs/promises";

import { printableName } from "../json/printable-name.ts";
import { readAt } from "../with-regular-file.ts";
import { listTensors } from "./list-tensors.ts";
import type { PickleStorage, PickleValue } from "./pickle-values.ts";
import { readPickle } from "./read-pickle.ts";
import { isKind } from "./rebuild.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";
import type { StoragePlace, TorchFile } from "./torch-file.ts";

/** The first pickle of the stream format (`torch/serialization.py`). */
const MAGIC_NUMBER = 0x1950a86a20f9469cfc6cn;
const PROTOCOL_VERSION = 1001;
/** Most bytes of the pickles before the numbers. */
const MAX_PICKLES = 16 * 1024 * 1024;
/** Of the number of elements before each storage. */
const COUNT_BYTES = 8;

/**
 * Reads the stream format of PyTorch before 1.6 (`_use_new_zipfile_serialization=False`): five pickles (magic number, version, the
 * system's properties, the object, the keys of its storages), then each storage after its number of elements.
 * Throws `input-format` as {@link readPickle} does, and where sizes and keys do not fit the file.
 */
export async function readStreamFile(handle: FileHandle, size: number, path: string): Promise<TorchFile> {
  const bytes = await readAt(handle, 0, Math.min(size, MAX_PICKLES));
  const storages = new Map<string, PickleStorage>();
  let start = 0;
  const next = (): PickleValue => {
    const { value, end } = readPickle(bytes.subarray(start), { path, start }, storages);
    start += end;
    return value;
  };
  if (next() !== MAGIC_NUMBER)
    throw damagedTorchFile(path, "a file of torch.save, found a pickle without its magic number");
  if (next() !== PROTOCOL_VERSION) throw damagedTorchFile(path, `version ${PROTOCOL_VERSION} of the stream format`);
  requireLittleEndian(next(), path);
  const object = next();
  const keys = next();
  const places = await findStorages(handle, size, { path, start, storages, keys: keysOf(keys, storages, path) });
  return listTensors(object, places, path);
}

/** PyTorch's releases differ in what a machine of the other byte order wrote, so that nothing tells how to read it. */
function requireLittleEndian(system: PickleValue, path: string): void {
  const entries = isKind(system, "dict") ? system.entries : [];
  if (entries.some(([key, value]) => key === "little_endian" && value === true)) return;
  throw damagedTorchFile(path, "a stream that a little-endian machine wrote, found another mark");
}

function keysOf(value: PickleValue, storages: ReadonlyMap<string, PickleStorage>, path: string): PickleStorage[] {
  const keys = isKind(value, "list") ? value.items : [];
  const found = keys.map((key) => (typeof key === "string" ? storages.get(key) : undefined));
  const isEachOnce = found.length === storages.size && new Set(found).size === storages.size;
  if (isEachOnce && !found.includes(undefined)) return found as PickleStorage[];
  throw damagedTorchFile(path, `the keys of the ${storages.size} storages that tensors use, found others`);
}

interface Stream {
  readonly path: string;
  /** Of the first storage. */
  readonly start: number;
  readonly storages: ReadonlyMap<string, PickleStorage>;
  readonly keys: readonly PickleStorage[];
}

async function findStorages(handle: FileHandle, size: number, { path, start, keys }: Stream) {
  const places = new Map<PickleStorage, StoragePlace>();
  let at = start;
  for (const storage of keys) {
    const { key, count, type } = storage;
    const stored = await readAt(handle, at, COUNT_BYTES);
    const end = at + COUNT_BYTES + count * type.bytes;
    if (stored.length < COUNT_BYTES || end > size) {
      throw damagedTorchFile(
        path,
        `storage ${printableName(key)} of ${count} elements at byte ${at}, found ${size - at} bytes: the file is cut off`,
      );
    }
    if (stored.readBigInt64LE() !== BigInt(count)) {
      throw damagedTorchFile(
        path,
        `storage ${printableName(key)} at byte ${at} of ${count} elements, as the tensors say, found ${stored.readBigInt64LE()}`,
      );
    }
    places.set(storage, { byteOffset: at + COUNT_BYTES, isBigEndian: false });
    at = end;
  }
  if (at === size) return places;
  throw damagedTorchFile(path, `the last storage to end the file at byte ${size}, found its end at ${at}`);
}
