import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { TensorProto_DataLocation } from "onnx-buf";
import { beforeAll, expect, test } from "vitest";

import { int64Tensor, readOnnx, tensorView, writeOnnx } from "../../src/formats/onnx.ts";
import { floatTensor } from "../fixtures/roberta-graph.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";

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
  const view = tensor && tensorView(tensor);
  expect(view).toMatchObject({ dtype: "FLOAT16", dims: [(view?.bytes.length ?? 0) / 2] });
  view?.bytes.fill(0xab);
  const differing = copy.reduce((count, byte, index) => count + (byte === bytes[index] ? 0 : 1), 0);
  expect(differing).toBeGreaterThan(0);
  expect(differing).toBeLessThanOrEqual(view?.bytes.length ?? 0);
});

test("tensors outside the file, in typed fields, of other types or sizes are refused by name", () => {
  expect(tensorView(floatTensor("f", [1, 2], [2]))).toMatchObject({ dtype: "FLOAT", dims: [2] });
  const change = (fields: object) => () => tensorView({ ...int64Tensor("axes", [1, 2]), ...fields }, "m.onnx");
  expect(change({ dataLocation: TensorProto_DataLocation.EXTERNAL })).toThrow(
    /m\.onnx: tensor axes is stored in another file/,
  );
  expect(change({ rawData: new Uint8Array(), int64Data: [1n, 2n] })).toThrow(/stored in typed fields/);
  expect(change({ dataType: 8 })).toThrow(/of type STRING/);
  expect(change({ dims: [3n] })).toThrow(/tensor axes \(INT64, \[3\]\) should take 24 bytes, found 16/);
});

test("what is no ONNX model is refused", () => {
  expect(() => readOnnx(Buffer.from("PK not a model"), "x.onnx")).toThrow(/x\.onnx: expected an ONNX model/);
  expect(() => readOnnx(new Uint8Array())).toThrow(expect.objectContaining({ code: "input-format" }));
});
