import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { readSafetensorsHeader } from "../../src/formats/safetensors.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { frameSafetensors } from "../fixtures/write-safetensors.ts";

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
  ["a header that is a list", [], 0, /a JSON object as header/],
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
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/a header of at most 100000000 bytes/);
  length.writeBigUInt64LE(1_000n);
  await writeFile(path, length);
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/the file is cut off/);
  await writeFile(path, "short");
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/at least 8 bytes, found 5/);
  await writeFile(path, Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), Buffer.from("{]")]));
  await expect(readSafetensorsHeader(path)).rejects.toThrow(/a JSON header/);
  await expect(readSafetensorsHeader(`${path}.no`)).rejects.toMatchObject({ code: "input-missing" });
});
