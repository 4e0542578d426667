import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

let bytes: Buffer;

beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  bytes = await readFile(join(directory, "model.onnx"));
});

test("writing what was read gives the same bytes, with fields that the schema does not know", () => {
  // Field 500, length-delimited, "new".
  const extended = Buffer.concat([bytes, Buffer.from([0xa2, 0x1f, 3]), Buffer.from("new")]);
  expect(Buffer.from(writeOnnx(readOnnx(extended))).equals(extended)).toBe(true);
});

test("a tensor's bytes are a view: writing there changes the file's bytes and nothing else", () => {
  const copy = Buffer.from(bytes);
  const tensor = readOnnx(copy).graph?.initializer.find(({ name }) => name === "lm_head.bias");
  const numbers = tensor?.rawData;
  expect(numbers?.length).toBe(2 * Number(tensor?.dims[0]));
  numbers?.fill(0xab);
  const differing = copy.reduce((count, byte, index) => count + (byte === bytes[index] ? 0 : 1), 0);
  expect(differing).toBeGreaterThan(0);
  expect(differing).toBeLessThanOrEqual(numbers?.length ?? 0);
});

test("what is no ONNX model is refused", () => {
  expect(() => readOnnx(Buffer.from("PK not a model"), "x.onnx")).toThrow(/x\.onnx: expected an ONNX model/);
  expect(() => readOnnx(new Uint8Array())).toThrow(expect.objectContaining({ code: "input-format" }));
});
