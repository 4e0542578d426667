import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { create } from "@bufbuild/protobuf";
import {
  AttributeProtoSchema,
  GraphProtoSchema,
  ModelProtoSchema,
  NodeProtoSchema,
  StringStringEntryProtoSchema,
  type TensorProto,
  TensorProto_DataLocation,
  TensorProto_DataType,
  TensorProtoSchema,
} from "onnx-buf";
import { expect, test } from "vitest";

import { checkExternalData, pointIntoFile, setExternalData } from "../../../src/formats/onnx/onnx-external.ts";
import { readOnnx, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

const { FLOAT, INT4, INT64 } = TensorProto_DataType;

function external(
  entries: Readonly<Record<string, string>>,
  fields: Omit<Partial<TensorProto>, "$typeName"> = {},
): TensorProto {
  return create(TensorProtoSchema, {
    name: "w",
    dataType: FLOAT,
    dims: [2n, 3n],
    dataLocation: TensorProto_DataLocation.EXTERNAL,
    externalData: Object.entries(entries).map(([key, value]) => create(StringStringEntryProtoSchema, { key, value })),
    ...fields,
  });
}

const modelOf = (...initializer: TensorProto[]) =>
  create(ModelProtoSchema, { graph: create(GraphProtoSchema, { node: [create(NodeProtoSchema)], initializer }) });

/** A folder with `data` of 100 bytes, `part/data` of 24, a link to a file inside and one to a file outside. */
async function folder(): Promise<string> {
  const directory = join(await temporaryDirectory(), "model");
  await mkdir(join(directory, "part"), { recursive: true });
  await writeFile(join(directory, "data"), Buffer.alloc(100));
  await writeFile(join(directory, "part", "data"), Buffer.alloc(24));
  await writeFile(join(directory, "..", "outside"), Buffer.alloc(24));
  // A folder whose name starts as the model's does is not inside it.
  await mkdir(join(directory, "..", "model-2"));
  await writeFile(join(directory, "..", "model-2", "data"), Buffer.alloc(24));
  await symlink("part/data", join(directory, "inside-link"));
  await symlink("../outside", join(directory, "outside-link"));
  await symlink("../model-2", join(directory, "folder-link"));
  return directory;
}

const check = async (tensor: TensorProto) => checkExternalData(modelOf(tensor), await folder(), "m.onnx");

test("finds where numbers lie, offset 0 and the rest of the file if the model does not say", async () => {
  expect(await check(external({ location: "data", offset: "76", length: "24" }))).toMatchObject([
    { location: "data", byteOffset: 76, byteLength: 24, tensor: { name: "w" } },
  ]);
  expect(await check(external({ location: "data", offset: "76" }))).toMatchObject([{ byteOffset: 76, byteLength: 24 }]);
  expect(await check(external({ location: "part/data" }))).toMatchObject([{ byteOffset: 0, byteLength: 24 }]);
  expect(await check(external({ location: "inside-link" }))).toMatchObject([{ location: "inside-link" }]);
  expect(await check(external({ location: "data", length: "2" }, { dataType: INT4, dims: [3n] }))).toMatchObject([
    { byteLength: 2 },
  ]);
  expect(await check(external({ location: "data", length: "0" }, { dims: [0n] }))).toMatchObject([{ byteLength: 0 }]);
});

test.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ["no location", { offset: "0" }, /expected a location/],
  ["a path upwards", { location: "../outside" }, /a relative path without \.\./],
  ["a path upwards from within", { location: "part/../../outside" }, /a relative path without \.\./],
  ["an absolute path", { location: "/etc/passwd" }, /a relative path/],
  ["a drive", { location: "C:data" }, /a relative path/],
  ["a backslash", { location: "part\\data" }, /a relative path/],
  ["a NUL", { location: "data\0x" }, /found data\\u0000x/],
  ["onnxruntime's mark of an address in memory", { location: "*/_ORT_MEM_ADDR_/*" }, /a relative path/],
  ["an empty part", { location: "part//data" }, /a relative path/],
  ["a long path", { location: "x".repeat(5_000) }, /at most 4096 characters/],
  ["a link out of the folder", { location: "outside-link" }, /found a link out of it/],
  ["a file behind such a link", { location: "folder-link/data" }, /found a link out of it/],
  ["a folder", { location: "part" }, /a regular file/],
  ["a negative offset", { location: "data", offset: "-1" }, /offset to be a whole number/],
  ["an offset in hexadecimal", { location: "data", offset: "0x10" }, /offset to be a whole number/],
  ["an offset with spaces", { location: "data", offset: " 1" }, /offset to be a whole number/],
  ["an offset beyond 2^53", { location: "data", offset: "9007199254740993" }, /offset to be a whole number/],
  [
    "an offset past the end",
    { location: "data", offset: "77", length: "24" },
    /bytes 77 to 101 of data, the file has 100/,
  ],
  ["an offset far past the end", { location: "data", offset: "1000" }, /found a length of 0/],
  [
    "a length that is too small",
    { location: "data", length: "23" },
    /expected 24 bytes as type and shape need, found a length of 23/,
  ],
  ["more bytes than needed to the end", { location: "data" }, /found a length of 100/],
  ["another key", { location: "data", pickle: "1" }, /found pickle/],
])("refuses %s", async (_, entries, message) => {
  await expect(check(external(entries))).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringMatching(message) as string,
  });
});

test.each<[string, Partial<TensorProto>, RegExp]>([
  ["numbers beside the reference", { rawData: new Uint8Array(24) }, /its numbers in one place/],
  ["typed numbers beside it", { floatData: [1] }, /its numbers in one place/],
  [
    "a reference without the mark",
    { dataLocation: TensorProto_DataLocation.DEFAULT },
    /only where data_location is EXTERNAL/,
  ],
  ["strings", { dataType: TensorProto_DataType.STRING }, /fixed size, found STRING/],
  ["an unknown type", { dataType: 99 }, /fixed size, found 99/],
  ["negative dimensions", { dims: [-2n, -3n] }, /dimensions of at least 0/],
  ["dimensions whose product leaves 2^53", { dims: [2n ** 40n, 2n ** 40n] }, /fewer than 2\^53 elements/],
])("refuses %s", async (_, fields, message) => {
  await expect(check(external({ location: "data", length: "24" }, fields))).rejects.toThrow(message);
});

test("a key that stands twice and a missing file", async () => {
  const tensor = external({ location: "data", length: "24" });
  tensor.externalData.push(create(StringStringEntryProtoSchema, { key: "location", value: "inside-link" }));
  await expect(check(tensor)).rejects.toThrow(/each key once, found location again/);
  await expect(check(external({ location: "gone" }))).rejects.toMatchObject({ code: "checkpoint-incomplete" });
});

test("looks into Constant nodes, subgraphs, sparse tensors, functions and training graphs", async () => {
  const bad = () => external({ location: "../outside" });
  const constant = (fields: object) =>
    create(NodeProtoSchema, {
      opType: "Constant",
      attribute: [create(AttributeProtoSchema, { name: "value", ...fields })],
    });
  const graph = create(GraphProtoSchema, { initializer: [bad()] });
  const directory = await folder();
  const models = [
    { graph: { node: [constant({ t: bad() })] } },
    { graph: { node: [constant({ tensors: [bad()] })] } },
    { graph: { node: [constant({ g: graph })] } },
    { graph: { node: [constant({ graphs: [{ node: [constant({ t: bad() })] }] })] } },
    { graph: { node: [constant({ sparseTensor: { values: bad() } })] } },
    { graph: { sparseInitializer: [{ indices: bad() }] } },
    { functions: [{ node: [constant({ t: bad() })] }] },
    { functions: [{ attributeProto: [{ t: bad() }] }] },
    { trainingInfo: [{ initialization: graph }] },
  ];
  for (const model of models) {
    await expect(checkExternalData(create(ModelProtoSchema, model), directory, "m.onnx")).rejects.toThrow(
      /without \.\./,
    );
  }
});

test("points large weights of a file into that file, and nothing else", async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory(), { hidden: 32 });
  const path = join(directory, "model.onnx");
  const file = await readFile(path);
  // As part of a larger buffer: offsets count from the file's first byte, not the buffer's.
  const bytes = Buffer.concat([Buffer.alloc(13), file]).subarray(13);
  const inline = readOnnx(file);
  const model = readOnnx(bytes);
  const elsewhere = create(TensorProtoSchema, {
    name: "x",
    dataType: FLOAT,
    dims: [300n],
    rawData: new Uint8Array(1_200),
  });
  const integers = create(TensorProtoSchema, {
    name: "i",
    dataType: INT64,
    dims: [1n],
    rawData: bytes.subarray(0, 1_200) as never,
  });
  model.graph?.initializer.push(elsewhere, integers);
  const pointed = pointIntoFile(model, bytes, "model.onnx");
  expect([elsewhere.rawData.length, integers.rawData.length]).toEqual([1_200, 1_200]);
  model.graph?.initializer.splice(-2);
  const found = await checkExternalData(model, directory, path);
  expect(found.reduce((sum, { byteLength }) => sum + byteLength, 0)).toBe(pointed);
  expect(pointed).toBeGreaterThan(10_000);
  for (const { tensor, byteOffset, byteLength } of found) {
    const original = inline.graph?.initializer.find(({ name }) => name === tensor.name);
    expect(byteLength).toBeGreaterThanOrEqual(1_024);
    expect(file.subarray(byteOffset, byteOffset + byteLength).equals(original?.rawData as Uint8Array)).toBe(true);
  }
  const left = model.graph?.initializer.filter(({ rawData }) => rawData.length >= 1_024);
  expect(left).toEqual([]);
  expect(writeOnnx(model).length).toBeLessThan(file.length - pointed + 150 * found.length);
});

test("setExternalData replaces what the tensor held", async () => {
  const tensor = create(TensorProtoSchema, { name: "w", dataType: FLOAT, dims: [2n, 3n], rawData: new Uint8Array(24) });
  setExternalData(tensor, "data", 4, 24);
  expect(await check(tensor)).toMatchObject([{ location: "data", byteOffset: 4, byteLength: 24 }]);
});
