import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openWeights, requireWeightType } from "../../src/model/weights.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { type FixtureTensor, writeSafetensors } from "../fixtures/write-safetensors.ts";
import { type FixtureIndex, writeShards } from "../fixtures/write-shards.ts";

const tensor = (dtype: string, shape: readonly number[], ...bytes: readonly number[]): FixtureTensor => ({
  dtype,
  shape,
  bytes: Uint8Array.from(bytes),
});
const TENSORS = new Map([
  ["a.weight", tensor("F16", [2, 1], 1, 2, 3, 4)],
  ["b.weight", tensor("U8", [3], 5, 6, 7)],
  ["c.weight", tensor("F32", [1], 8, 9, 10, 11)],
]);
const FIRST = "model-00001-of-00002.safetensors";
const SECOND = "model-00002-of-00002.safetensors";

async function sharded(change?: (index: FixtureIndex) => void): Promise<string> {
  const directory = await temporaryDirectory();
  await writeShards(directory, TENSORS, 2, change);
  return directory;
}

async function bytesOf(directory: string): Promise<Record<string, number[]>> {
  const bytes: Record<string, number[]> = {};
  for (const { name, path, byteOffset, byteLength } of (await openWeights(directory)).tensors.values()) {
    bytes[name] = [...(await readFile(path)).subarray(byteOffset, byteOffset + byteLength)];
  }
  return bytes;
}

test("finds the tensors of one file", async () => {
  const { directory, vocabulary } = await createTinyCheckpoint(await temporaryDirectory());
  const { tensors, files } = await openWeights(directory);
  expect(files).toEqual(["model.safetensors"]);
  expect(tensors.get("lm_head.bias")).toMatchObject({
    name: "lm_head.bias",
    dtype: "F16",
    shape: [vocabulary.length],
    path: join(directory, "model.safetensors"),
    byteLength: 2 * vocabulary.length,
  });
});

test("finds the tensors of sharded weights, each in its own file, through symbolic links too", async () => {
  const directory = await sharded();
  expect((await openWeights(directory)).files).toEqual([FIRST, SECOND, "model.safetensors.index.json"]);
  const expected = Object.fromEntries([...TENSORS].map(([name, { bytes }]) => [name, [...bytes]]));
  expect(await bytesOf(directory)).toEqual(expected);
  // A model cache keeps the files elsewhere and links to them.
  const linked = await temporaryDirectory();
  for (const name of [FIRST, SECOND, "model.safetensors.index.json"])
    await symlink(join(directory, name), join(linked, name));
  expect(await bytesOf(linked)).toEqual(expected);
});

test("prefers model.safetensors to an index, as transformers does", async () => {
  const directory = await sharded((index) => delete index.weight_map["a.weight"]);
  await writeSafetensors(join(directory, "model.safetensors"), new Map([["only", tensor("U8", [1], 1)]]));
  const { tensors, files } = await openWeights(directory);
  expect([[...tensors.keys()], files]).toEqual([["only"], ["model.safetensors"]]);
});

test.each<[string, (index: FixtureIndex) => void, string, RegExp]>([
  [
    "a tensor without an entry",
    (index) => delete index.weight_map["a.weight"],
    "checkpoint-mismatch",
    /a\.weight is in model-00001.*has no entry/,
  ],
  [
    "an entry without a tensor",
    (index) => (index.weight_map["d"] = FIRST),
    "checkpoint-mismatch",
    /says that tensor d is in .*, it is not/,
  ],
  [
    "a tensor in another file",
    (index) => (index.weight_map["a.weight"] = SECOND),
    "checkpoint-mismatch",
    /a\.weight is in model-00001.*says it is in model-00002/,
  ],
  [
    "a missing file",
    (index) => (index.weight_map["d"] = "gone.safetensors"),
    "checkpoint-incomplete",
    /gone\.safetensors is missing/,
  ],
  [
    "a path upwards",
    (index) => (index.weight_map["d"] = "../x.safetensors"),
    "input-format",
    /for tensor d the plain name/,
  ],
  [
    "a path into a folder",
    (index) => (index.weight_map["d"] = "x/y.safetensors"),
    "input-format",
    /for tensor d the plain name/,
  ],
  [
    "a backslash",
    (index) => (index.weight_map["d"] = "x\\y.safetensors"),
    "input-format",
    /for tensor d the plain name/,
  ],
  ["a drive", (index) => (index.weight_map["d"] = "C:y.safetensors"), "input-format", /for tensor d the plain name/],
  ["a NUL", (index) => (index.weight_map["d"] = "y\0.safetensors"), "input-format", /for tensor d the plain name/],
  ["a number for a file", (index) => (index.weight_map["d"] = 1), "input-format", /found number/],
  [
    "another kind of file",
    (index) => (index.weight_map["d"] = "pytorch_model.bin"),
    "input-format",
    /found pytorch_model\.bin/,
  ],
  ["no tensors", (index) => (index.weight_map = {}), "input-format", /at least one tensor/],
  ["no map", (index) => (index.weight_map = [] as never), "input-format", /an object with weight_map/],
])("refuses %s", async (_, change, code, message) => {
  const directory = await sharded(change);
  await expect(openWeights(directory)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message) as string,
  });
});

test("refuses a tensor that lies in two files, and one that the index names twice", async () => {
  const directory = await sharded();
  await writeSafetensors(join(directory, SECOND), new Map([...TENSORS].slice(0, 2)));
  await expect(openWeights(directory)).rejects.toThrow(/a\.weight is in model-00002.*says it is in model-00001/);
  const path = join(directory, "model.safetensors.index.json");
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replace('"a.weight"', `"a.weight": "${SECOND}", "a.weight"`));
  await expect(openWeights(directory)).rejects.toThrow(/each key once, found a\.weight again/);
});

test("an index that is too large, not UTF-8 or not there", async () => {
  const directory = await sharded();
  const path = join(directory, "model.safetensors.index.json");
  await writeFile(path, Buffer.alloc(16 * 1024 * 1024 + 1, 0x20));
  await expect(openWeights(directory)).rejects.toThrow(/at most 16777216 bytes/);
  await writeFile(path, Buffer.from([0x7b, 0xff, 0x7d]));
  await expect(openWeights(directory)).rejects.toMatchObject({ code: "input-encoding" });
  await rm(path);
  await expect(openWeights(directory)).rejects.toMatchObject({ code: "checkpoint-incomplete" });
  await expect(openWeights(`${directory}.no`)).rejects.toMatchObject({ code: "input-missing" });
});

test("a weight is F32, F16 or BF16", () => {
  const stored = { name: "w", shape: [1], path: "f", byteOffset: 0, byteLength: 1 };
  expect(["F32", "F16", "BF16"].map((dtype) => requireWeightType({ ...stored, dtype }))).toEqual([
    "F32",
    "F16",
    "BF16",
  ]);
  expect(() => requireWeightType({ ...stored, dtype: "F8_E4M3" })).toThrow(
    /f: tensor w is of type F8_E4M3, expected F32, F16 or BF16/,
  );
});
