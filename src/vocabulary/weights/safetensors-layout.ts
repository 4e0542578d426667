import { isExtraState } from "../../formats/torch-pickle/list-tensors.ts";
import { isTied } from "../../model/architectures/config-values.ts";
import { architectureOf } from "../../model/architectures/registry.ts";
import type { StoredTensor } from "../../model/weights.ts";

/** Largest file that transformers 4 writes; a tensor that is larger has a file of its own. */
const MAX_SHARD_BYTES = 5_000_000_000;
const SINGLE_FILE = "model.safetensors";
export const INDEX_FILE = "model.safetensors.index.json";
/** Headers end at multiples of this, so that numbers lie at multiples of their size. */
const ALIGNMENT_BYTES = 8;
/** Data types in the order in which the reference writer puts them, which keeps each aligned. */
const ORDER = ["U64", "I64", "F64", "F32", "U32", "I32", "BF16", "F16", "U16", "I16", "I8", "U8", "BOOL"];
/** Buffers that transformers makes anew. */
const BUFFERS = /(?:^|\.)(?:embeddings\.(?:position_ids|token_type_ids)|inv_freq)$/u;

/** A safetensors file that is to be written. */
export interface PlannedFile {
  readonly file: string;
  /** With its length before it. */
  readonly header: Uint8Array;
  /** In the order of their bytes. */
  readonly tensors: readonly StoredTensor[];
}

/** How the tensors of a model are written as safetensors. */
export interface SafetensorsLayout {
  readonly files: readonly PlannedFile[];
  /** Text of the index, where there are several files. */
  readonly index: string | undefined;
  /** By the tensor's name. */
  readonly fileOf: ReadonlyMap<string, string>;
}

type Named = readonly [name: string, tensor: StoredTensor];

/**
 * Lays tensors out as `save_pretrained` of transformers does: in one file or in shards of at most 5 GB with their index, the format in
 * the metadata; without buffers that are made anew, and tied tensors once.
 */
export function layOutSafetensors(
  tensors: ReadonlyMap<string, StoredTensor>,
  config: Readonly<Record<string, unknown>>,
  maximumBytes = MAX_SHARD_BYTES,
): SafetensorsLayout {
  const tied = (architectureOf(String(config["model_type"])) ?? { isTied }).isTied(config, "config.json");
  const isWritten = ([name, tensor]: Named) =>
    !BUFFERS.test(name) && !isExtraState(name) && (name === tensor.name || !tied);
  const shards = splitShards([...tensors].filter(isWritten), maximumBytes);
  const nameOf = (index: number) =>
    shards.length === 1 ? SINGLE_FILE : `model-${digits(index + 1)}-of-${digits(shards.length)}.safetensors`;
  const fileOf = new Map(shards.flatMap((shard, index) => shard.map(([name]) => [name, nameOf(index)] as const)));
  const files = shards.map((shard, index) => planFile(nameOf(index), shard));
  return { files, index: shards.length === 1 ? undefined : indexOf(fileOf, shards.flat()), fileOf };
}

function splitShards(tensors: readonly Named[], maximumBytes: number): Named[][] {
  const shards: Named[][] = [[]];
  let bytes = 0;
  for (const named of tensors) {
    const { byteLength } = named[1];
    if (bytes > 0 && bytes + byteLength > maximumBytes) {
      shards.push([]);
      bytes = 0;
    }
    shards.at(-1)?.push(named);
    bytes += byteLength;
  }
  return shards;
}

function planFile(file: string, tensors: readonly Named[]): PlannedFile {
  const inOrder = tensors.toSorted(
    ([a, { dtype: ofA }], [b, { dtype: ofB }]) => ORDER.indexOf(ofA) - ORDER.indexOf(ofB) || (a < b ? -1 : 1),
  );
  const entries: [string, unknown][] = [["__metadata__", { format: "pt" }]];
  let start = 0;
  for (const [name, { dtype, shape, byteLength }] of inOrder) {
    entries.push([name, { dtype, shape, data_offsets: [start, start + byteLength] }]);
    start += byteLength;
  }
  // Not an object: the order of its keys would be another where names are numbers.
  const json = `{${entries.map(([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`).join(",")}}`;
  const bytes = Buffer.byteLength(json);
  const text = Buffer.from(json + " ".repeat((ALIGNMENT_BYTES - (bytes % ALIGNMENT_BYTES)) % ALIGNMENT_BYTES));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  return { file, header: Buffer.concat([length, text]), tensors: inOrder.map(([, tensor]) => tensor) };
}

function indexOf(fileOf: ReadonlyMap<string, string>, tensors: readonly Named[]): string {
  const total_size = tensors.reduce((total, [, { byteLength }]) => total + byteLength, 0);
  const weight_map = Object.fromEntries([...fileOf].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ metadata: { total_size }, weight_map }, undefined, 2)}\n`;
}

function digits(value: number): string {
  return String(value).padStart(5, "0");
}
