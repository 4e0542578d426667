import { fileError, type UnnameError } from "../../base/errors.ts";
import { isObject } from "../../base/json-values.ts";
import { decodeUtf8 } from "../../base/files.ts";
import { printableName } from "../json/printable-name.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { readBounded } from "../with-regular-file.ts";

/** Largest index read, in bytes: a line of about 100 bytes a tensor, and as many tensors as {@link MAX_ENTRIES} allows. */
const MAX_INDEX_BYTES = 16 * 1024 * 1024;
/** Most keys of the index, nested ones included. */
const MAX_ENTRIES = 100_000;
/** Most files that weights are split over. */
const MAX_SHARDS = 1_000;
/** Longest file name, in UTF-16 code units: the limit of common file systems. */
const MAX_FILE_NAME = 255;

/** `model.safetensors.index.json`, or that of `pytorch_model.bin`: which file each tensor of a sharded checkpoint lies in. */
export interface WeightsIndex {
  /** Plain file name by tensor name, in the order of the file. */
  readonly weightMap: ReadonlyMap<string, string>;
  /** The files named, sorted, each once. */
  readonly shards: readonly string[];
}

/** How the files that an index names may end. */
type ShardEnding = ".safetensors" | ".bin";

/**
 * Reads the index of sharded weights: every file named is a plain name in the index's own folder.
 * Throws `input-missing`, `input-encoding`, or `input-format` saying what was expected.
 */
export async function readWeightsIndex(path: string, ending: ShardEnding): Promise<WeightsIndex> {
  const bytes = await readBounded(path, "index of sharded weights", MAX_INDEX_BYTES);
  const index = parseStrictJson(decodeUtf8(bytes, path), path, MAX_ENTRIES);
  if (!isObject(index) || !isObject(index["weight_map"])) throw malformed(path, "an object with weight_map");
  const entries = Object.entries(index["weight_map"]);
  const weightMap = new Map(
    entries.map(([tensor, file]) => [tensor, requirePlainName(file, tensor, { path, ending })]),
  );
  if (weightMap.size === 0) throw malformed(path, "at least one tensor in weight_map, found none");
  const shards = [...new Set(weightMap.values())].sort();
  if (shards.length > MAX_SHARDS) throw malformed(path, `at most ${MAX_SHARDS} files, found ${shards.length}`);
  return Object.freeze({ weightMap, shards });
}

function requirePlainName(
  file: unknown,
  tensor: string,
  { path, ending }: { readonly path: string; readonly ending: ShardEnding },
): string {
  if (typeof file === "string" && file.endsWith(ending) && isPlainName(file)) return file;
  const found = typeof file === "string" ? printableName(file) : typeof file;
  throw malformed(
    path,
    `for tensor ${printableName(tensor)} the plain name of a ${ending} file in the same folder, found ${found}`,
  );
}

function isPlainName(name: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
  return name.length <= MAX_FILE_NAME && /^[^/\\:\u0000-\u001f]+\.[a-z]+$/.test(name) && !name.includes("..");
}

function malformed(path: string, expected: string): UnnameError {
  return fileError("input-format", path, `expected ${expected}. Copy all files of the checkpoint again.`);
}
