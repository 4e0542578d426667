import { create, toBinary } from "@bufbuild/protobuf";
import { AttributeProtoSchema, GraphProtoSchema, ModelProtoSchema, NodeProtoSchema, TensorProtoSchema } from "onnx-buf";
import { expect, test } from "vitest";

import { boundOnnx } from "../../../src/formats/onnx/bound-onnx.ts";
import { readOnnx } from "../../../src/formats/onnx/onnx.ts";

const varint = (value: number): number[] =>
  value < 128 ? [value] : [128 | (value & 127), ...varint(Math.floor(value / 128))];
/** A length-delimited field around bytes. */
const wrap = (field: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([field * 8 + 2, ...varint(bytes.length)]), bytes]);

test("small parts that would become much more memory than the file are refused before they are decoded", () => {
  const nodes = wrap(7, Buffer.concat(Array.from({ length: 600_000 }, () => Buffer.from([0x0a, 0]))));
  expect(boundOnnx(nodes)).toMatch(/at most 500000 fields/);
  expect(() => readOnnx(nodes, "m.onnx")).toThrow(/m\.onnx: expected an ONNX model with at most 500000 fields/);
});

test("number lists are bounded, raw bytes are not", () => {
  const graph = (fields: object) =>
    toBinary(
      ModelProtoSchema,
      create(ModelProtoSchema, {
        graph: create(GraphProtoSchema, { initializer: [create(TensorProtoSchema, fields)] }),
      }),
    );
  expect(boundOnnx(graph({ floatData: Array.from({ length: 4_200_000 }, () => 0) }))).toMatch(/weights as raw bytes/);
  expect(boundOnnx(graph({ rawData: new Uint8Array(20_000_000) }))).toBeUndefined();
});

test("nesting is bounded", () => {
  let graph: Buffer = Buffer.alloc(0);
  // A graph in an attribute of a node of a graph.
  for (let depth = 0; depth < 30; depth++) graph = wrap(1, wrap(5, wrap(6, graph)));
  expect(boundOnnx(wrap(7, graph))).toMatch(/messages at most 64 deep/);
});

test.each([
  ["a length past the end", [0x3a, 5, 0]],
  ["a length past its own message", [0x3a, 2, 0x0a, 9, 0, 0, 0]],
  ["a number without end", [0x08, 0x80]],
  ["a number of more than ten bytes", [0x08, ...Buffer.alloc(10, 0x80), 1]],
  ["groups, which ONNX does not have", [0x0b, 0x0c]],
  ["a length of 2^63", [0x3a, 128, 128, 128, 128, 128, 128, 128, 128, 128, 1]],
])("broken framing: %s", (_, bytes) => {
  expect(boundOnnx(Uint8Array.from(bytes))).toBe("fields within their message");
});

test("a model with attributes of every kind passes", () => {
  const attribute = [
    create(AttributeProtoSchema, { name: "a", f: 1.5, i: -1n, ints: [1n, -2n], floats: [0.5], s: Uint8Array.of(1) }),
  ];
  const model = create(ModelProtoSchema, {
    irVersion: 8n,
    graph: { node: [create(NodeProtoSchema, { opType: "X", attribute })] },
  });
  expect(boundOnnx(toBinary(ModelProtoSchema, model))).toBeUndefined();
});
