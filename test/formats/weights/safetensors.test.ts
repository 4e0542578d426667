import { open, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { readSafetensorsHeader } from "../../../src/formats/weights/safetensors.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { frameSafetensors } from "../../fixtures/write-safetensors.ts";

let path: string;

beforeAll(async () => {
  path = join(await temporaryDirectory(), "t.safetensors");
});

const entry = (start: number, end: number, shape = [end - start], dtype = "U8") => ({
  dtype,
  shape,
  data_offsets: [start, end],
});

async function read(header: unknown, byteLength: number) {
  await writeFile(path, frameSafetensors(header, [Buffer.alloc(byteLength, 7)]));
  return readSafetensorsHeader(path);
}

test("offsets are absolute: the bytes there are the tensor's", async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  const file = join(directory, "model.safetensors");
  const { tensors, metadata, dataStart } = await readSafetensorsHeader(file);
  const bias = tensors.get("lm_head.bias");
  expect(metadata).toEqual({ format: "pt" });
  expect(bias).toMatchObject({ dtype: "F16", byteLength: 2 * (bias?.shape[0] ?? 0) });
  expect([...tensors.values()][0]?.byteOffset).toBe(dataStart);
  const handle = await open(file);
  const size = (await handle.stat()).size;
  await handle.close();
  const last = [...tensors.values()].at(-1);
  expect((last?.byteOffset ?? 0) + (last?.byteLength ?? 0)).toBe(size);
});

test("tensors are in the order of their bytes, whatever the header's", async () => {
  const { tensors } = await read(
    { b: entry(4, 8, [2], "F16"), a: entry(0, 4, [1], "F32"), empty: entry(4, 4, [0]) },
    8,
  );
  expect([...tensors.keys()]).toEqual(["a", "empty", "b"]);
});

test.each([
  ["an unknown data type", { a: entry(0, 4, [4], "X4") }, 4, /tensor a to have one of the data types/],
  [
    "a shape that does not fit its bytes",
    { a: entry(0, 4, [3]) },
    4,
    /tensor a \(U8, \[3\]\) to take 3 bytes, found 4/,
  ],
  ["an overlap", { a: entry(0, 4), b: entry(2, 6) }, 6, /overlap or leave a gap/],
  ["a gap", { a: entry(0, 4), b: entry(5, 6) }, 6, /overlap or leave a gap/],
  ["data after the last tensor", { a: entry(0, 4) }, 5, /tensors to end at byte/],
  ["data that is cut off", { a: entry(0, 4) }, 3, /tensors to end at byte/],
  ["negative offsets", { a: entry(-4, 0) }, 4, /tensor a to have dtype, shape and data_offsets/],
  ["a fractional shape", { a: entry(0, 4, [0.5]) }, 4, /tensor a to have dtype, shape and data_offsets/],
  ["a tensor that is no object", { a: null }, 0, /tensor a to have dtype/],
  ["a header that is a list", [], 0, /a header that starts with \{/],
  ["offsets beyond 2^53", { a: entry(0, 2 ** 53) }, 4, /offsets whole numbers/],
  ["dimensions whose product leaves 2^53", { a: entry(0, 4, [2 ** 40, 2 ** 40]) }, 4, /fewer than 2\^53 bytes/],
  ["such dimensions beside a zero", { a: entry(0, 0, [2 ** 40, 0, 2 ** 40]) }, 0, /fewer than 2\^53 bytes/],
  ["a product that would come back to what fits", { a: entry(0, 4, [2 ** 33, 2 ** 33, 4]) }, 4, /fewer than 2\^53/],
  ["many dimensions", { a: entry(0, 1, [1, 1, 1, 1, 1, 1, 1, 1, 1]) }, 1, /at most 8 dimensions, found 9/],
  ["metadata that is a list", { __metadata__: [] }, 0, /__metadata__ to hold strings by name/],
  ["metadata with a number", { __metadata__: { a: 1 } }, 0, /__metadata__ to hold strings by name/],
  ["a name that is long", { ["n".repeat(501)]: entry(0, 0) }, 0, /at most 500 characters, found 501 in tensor n{80}…/],
  ["a data type of Object's own", { a: entry(0, 1, [1], "constructor") }, 1, /one of the data types/],
  [
    "a tensor too many",
    Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [i, entry(0, 0)])),
    0,
    /at most 10000 tensors/,
  ],
])("refuses %s", async (_, header, byteLength, message) => {
  await expect(read(header, byteLength)).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringMatching(message) as string,
  });
});

test("bounds the header's length before reading it", async () => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(2n ** 63n);
  await writeFile(path, length);
  await expect(readSafetensorsHeader(path)).rejects.toThrow(
    /a header of at most 8388608 bytes, found 9223372036854775808/,
  );
  length.writeBigUInt64LE(1_000n);
  await writeFile(path, length);
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/the file is cut off/);
  await writeFile(path, "short");
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/at least 8 bytes, found 5/);
  await writeFile(path, Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), Buffer.from("{]")]));
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/a JSON string at character 1/);
  await expect(readSafetensorsHeader(`${path}.no`)).rejects.toMatchObject({ code: "input-missing" });
  await expect(readSafetensorsHeader(dirname(path))).rejects.toThrow(/expected a regular file/);
});

const raw = (json: string, data = ""): Buffer => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(Buffer.byteLength(json)));
  return Buffer.concat([length, Buffer.from(json), Buffer.from(data)]);
};

test("a tensor that stands twice in the header is refused: readers differ in which one they take", async () => {
  const one = JSON.stringify(entry(0, 4));
  await writeFile(path, raw(`{"w":${one},"w":${JSON.stringify(entry(0, 4, [1], "F32"))}}`, "\0\0\0\0"));
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/each key once, found w again/);
  await writeFile(path, raw(`{"w":${one.replace('"dtype"', '"dtype":"F32","dtype"')}}`, "\0\0\0\0"));
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/found dtype again/);
});

test.each(["-0", "1e-3", "1e400", "9007199254740993", '"0"', "null"])("refuses %s as a dimension", async (number) => {
  await writeFile(path, raw(`{"w":{"dtype":"U8","shape":[${number},0],"data_offsets":[0,0]}}`));
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/tensor w to have dtype, shape and data_offsets/);
});

test("names of Object's own are names like any other, and spaces may pad the header", async () => {
  await writeFile(
    path,
    raw(`{"__proto__":${JSON.stringify(entry(0, 4))},"constructor":${JSON.stringify(entry(4, 4))}}  `, "1234"),
  );
  const { tensors } = await readSafetensorsHeader(path);
  expect([...tensors.keys()]).toEqual(["constructor", "__proto__"].toSorted((a, b) => (a < b ? -1 : 1)));
});

test("errors quote names cut short and escaped, and no other text of the file, not even as a cause", async () => {
  await writeFile(path, raw(`{"a\\u001b[31m\\u202e${"x".repeat(200)}":null}`));
  const error = await readSafetensorsHeader(path).catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({
    message: expect.stringMatching(/tensor a\\u001b\[31m\\u202ex{60,80}… to have/) as string,
  });
  await writeFile(path, raw(`{"a": Marie Jansen}`));
  const other = (await readSafetensorsHeader(path).catch((reason: unknown) => reason)) as Error;
  expect(other.message).not.toContain("Marie");
  expect(other.cause).toBeUndefined();
});
