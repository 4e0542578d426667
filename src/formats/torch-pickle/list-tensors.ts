import { printableName } from "../json/printable-name.ts";
import { describeValue, type PickleStorage, type PickleTensor, type PickleValue } from "./pickle-values.ts";
import { isKind } from "./rebuild.ts";
import { damagedTorchFile } from "./refuse-pickle.ts";
import type { StoragePlace, TorchFile, TorchTensor } from "./torch-file.ts";

/** Most tensors of a file. */
const MAX_TENSORS = 10_000;
/** Longest tensor name, in UTF-16 code units. */
const MAX_NAME = 500;
const EXTRA_STATE = /(?:^|\.)_extra_state$/u;
/** Most that tensors which share memory may take together, in sizes of what they share: tied weights take it twice. */
const MOST_SHARING = 4;

/** Whether a name is that of what a module keeps beside its tensors, of any kind: transformers leaves it out. */
export function isExtraState(name: string): boolean {
  return EXTRA_STATE.test(name);
}

/**
 * The tensors of a state dictionary, each checked against its storage: no element lies outside, and it has no more elements than the
 * storage. Single numbers, texts and what a module keeps beside its tensors are left out, as transformers does.
 * Throws `input-format` for anything but a dictionary of tensors.
 *
 * @param places of the storages that it names
 */
export function listTensors(
  value: PickleValue,
  places: ReadonlyMap<PickleStorage, StoragePlace>,
  path: string,
): TorchFile {
  if (!isKind(value, "dict")) {
    throw damagedTorchFile(path, `a state dictionary of tensors, found ${describeValue(value)}`);
  }
  const tensors = new Map<string, TorchTensor>();
  for (const [name, entry] of value.entries) {
    if (typeof name !== "string" || name.length > MAX_NAME)
      throw damagedTorchFile(path, `tensors named by texts of at most ${MAX_NAME} characters, found another name`);
    if (!isKind(entry, "tensor")) requireNegligible(name, entry, path);
    else if (tensors.has(name)) throw damagedTorchFile(path, `each name once, found ${printableName(name)} twice`);
    else if (!isExtraState(name)) tensors.set(name, placeTensor(name, entry, places, path));
    if (tensors.size > MAX_TENSORS) throw damagedTorchFile(path, `at most ${MAX_TENSORS} tensors, found more`);
  }
  if (tensors.size === 0) throw damagedTorchFile(path, "tensors, found none");
  const storages = [...places].map(([{ count, type }, { byteOffset }]) => ({
    start: byteOffset,
    end: byteOffset + count * type.bytes,
  }));
  requireModest(tensors, storages, path);
  return Object.freeze({ tensors, storages });
}

function requireNegligible(name: string, entry: PickleValue, path: string): void {
  const isNested = typeof entry === "object" && entry !== null && !(entry instanceof Uint8Array);
  if (!isNested || isExtraState(name)) return;
  throw damagedTorchFile(
    path,
    `tensors by name, found ${printableName(name)} to be a ${describeValue(entry)}. Is this a trainer's own checkpoint? Then save the model's state_dict() alone`,
  );
}

function placeTensor(
  name: string,
  { storage, offset, shape, strides }: PickleTensor,
  places: ReadonlyMap<PickleStorage, StoragePlace>,
  path: string,
): TorchTensor {
  const { type, count } = storage;
  const { byteOffset, isBigEndian } = places.get(storage) as StoragePlace;
  const elements = shape.reduce((product, size) => product * size, 1);
  const last = shape.reduce((place, size, dimension) => place + (size - 1) * (strides[dimension] as number), offset);
  const fits = shape.includes(0) ? offset <= count : last < count && elements <= count;
  if (!fits) {
    throw damagedTorchFile(
      path,
      `tensor ${printableName(name)} (${type.dtype}, [${shape.join(", ")}], strides [${strides.join(", ")}]) within its storage of ${count} elements from element ${offset} on, found it to need more`,
    );
  }
  return Object.freeze({
    dtype: type.dtype,
    shape,
    strides,
    byteOffset: byteOffset + offset * type.bytes,
    byteLength: elements * type.bytes,
    isContiguous: isContiguous(shape, strides),
    isBigEndian: isBigEndian && type.bytes > 1,
  });
}

/** The stride of a dimension of one element is never used. */
function isContiguous(shape: readonly number[], strides: readonly number[]): boolean {
  let expected = 1;
  for (let dimension = shape.length - 1; dimension >= 0; dimension--) {
    const size = shape[dimension] as number;
    if (size === 0) return true;
    if (size > 1 && strides[dimension] !== expected) return false;
    expected *= size;
  }
  return true;
}

/** A small file whose tensors all look at the same numbers would take any amount of memory once they are written apart. */
function requireModest(tensors: ReadonlyMap<string, TorchTensor>, storages: TorchFile["storages"], path: string): void {
  const stored = storages.reduce((total, { start, end }) => total + end - start, 0);
  const taken = [...tensors.values()].reduce((total, { byteLength }) => total + byteLength, 0);
  if (taken <= MOST_SHARING * stored) return;
  throw damagedTorchFile(
    path,
    `tensors that share at most ${MOST_SHARING} times the numbers there are (${stored} bytes), found ${taken} bytes of tensors`,
  );
}
