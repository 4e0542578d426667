import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { type GraphProtoSchema, ModelProtoSchema, type ModelProto, TensorProto_DataType } from "onnx-buf";
import { describe, expect, test } from "vitest";

import { checkOnnxOrder } from "../../src/formats/onnx/check-onnx-order.ts";
import { checkOnnxSizes } from "../../src/formats/onnx/check-onnx-sizes.ts";
import { readOnnx, writeOnnx } from "../../src/formats/onnx/onnx.ts";

type Graph = MessageInitShape<typeof GraphProtoSchema>;

const modelOf = (graph: Graph): ModelProto => create(ModelProtoSchema, { graph });
const node = (opType: string, input: string[], output: string[], attribute: object[] = []) => ({
  opType,
  input,
  output,
  attribute,
});
const longs = (name: string, ...values: number[]) => ({
  name,
  dataType: TensorProto_DataType.INT64,
  dims: [BigInt(values.length)],
  rawData: new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
});
const [x, y] = [[{ name: "x" }], [{ name: "y" }]];

describe("order", () => {
  test("nodes that read what is there already pass, optional inputs left out too", () => {
    const graph = {
      input: x,
      output: y,
      initializer: [longs("w", 1)],
      node: [node("A", ["x", "", "w"], ["a", ""]), node("B", ["a"], ["y"])],
    };
    expect(checkOnnxOrder(modelOf(graph))).toBeUndefined();
    // An initializer may be an input's default.
    expect(
      checkOnnxOrder(modelOf({ input: x, initializer: [longs("x", 1)], node: [node("A", ["x"], ["a"])] })),
    ).toBeUndefined();
  });

  test.each<[string, Graph, RegExp]>([
    [
      "a node before what it reads",
      { input: x, node: [node("A", ["b"], ["a"]), node("B", ["x"], ["b"])] },
      /b is read before it is there/,
    ],
    [
      "a cycle",
      { input: x, node: [node("A", ["x", "b"], ["a"]), node("B", ["a"], ["b"])] },
      /b is read before it is there/,
    ],
    ["a node that reads itself", { node: [node("A", ["a"], ["a"])] }, /a is read before it is there/],
    [
      "a name given twice",
      { input: x, node: [node("A", ["x"], ["a"]), node("B", ["x"], ["a"])] },
      /each name given once, found a again/,
    ],
    ["an input that a node gives", { input: x, node: [node("A", [], ["x"])] }, /found x again/],
    ["two inputs of a name", { input: [...x, ...x] }, /inputs of different names/],
    ["two initializers of a name", { initializer: [longs("w", 1), longs("w", 1)] }, /initializers of different names/],
    ["an output that nothing gives", { input: x, output: y }, /found y without one/],
  ])("refuses %s", (_, graph, message) => {
    expect(checkOnnxOrder(modelOf(graph))).toMatch(message);
  });

  test("subgraphs read what is around them, but not the other way round", () => {
    const inner = (name: string) => [
      { name: "body", g: { node: [node("B", [name], ["inner"])], output: [{ name: "inner" }] } },
    ];
    expect(checkOnnxOrder(modelOf({ input: x, node: [node("If", ["x"], ["a"], inner("x"))] }))).toBeUndefined();
    expect(checkOnnxOrder(modelOf({ input: x, node: [node("If", ["x"], ["a"], inner("a"))] }))).toMatch(
      /a is read before/,
    );
    expect(
      checkOnnxOrder(modelOf({ input: x, node: [node("If", ["x"], ["a"], inner("x")), node("C", ["inner"], ["c"])] })),
    ).toMatch(/inner is read before/);
  });

  test("functions are checked too", () => {
    const functions = [{ name: "f", input: ["x"], output: ["y"], node: [node("A", ["z"], ["y"])] }];
    expect(checkOnnxOrder(create(ModelProtoSchema, { functions }))).toMatch(/z is read before/);
  });
});

describe("sizes", () => {
  const huge = 2 ** 26 + 1;

  test("shapes of usual size pass, and numbers that mean something else", () => {
    const initializer = [
      longs("shape", 8_192, 8_192),
      longs("same", -1, 16),
      longs("end", 2 ** 62),
      longs("zero", 0),
      longs("one", 1),
    ];
    const nodes = [
      node("ConstantOfShape", ["shape"], ["a"]),
      node("Expand", ["x", "same"], ["b"]),
      node("Slice", ["x", "zero", "end"], ["c"]),
      node("Range", ["zero", "x", "one"], ["d"]),
      node("Reshape", ["x", "end"], ["e"]),
    ];
    expect(checkOnnxSizes(modelOf({ input: x, initializer, node: nodes }))).toBeUndefined();
  });

  test.each<[string, Graph]>([
    ["ConstantOfShape", { initializer: [longs("s", 2, huge)], node: [node("ConstantOfShape", ["s"], ["a"])] }],
    ["Expand", { initializer: [longs("s", 2 ** 20, 2 ** 20)], node: [node("Expand", ["x", "s"], ["a"])] }],
    ["Tile", { initializer: [longs("s", -1, 1, huge)], node: [node("Tile", ["x", "s"], ["a"])] }],
    ["OneHot", { initializer: [longs("s", huge)], node: [node("OneHot", ["x", "s", "x"], ["a"])] }],
    [
      "Range",
      { initializer: [longs("s", 0), longs("e", huge), longs("d", 1)], node: [node("Range", ["s", "e", "d"], ["a"])] },
    ],
    ["RandomNormal", { node: [node("RandomNormal", [], ["a"], [{ name: "shape", ints: [1n << 40n] }])] }],
    [
      "ConstantOfShape",
      {
        node: [
          node("Constant", [], ["s"], [{ name: "value", t: longs("", huge) }]),
          node("ConstantOfShape", ["s"], ["a"]),
        ],
      },
    ],
    [
      "ConstantOfShape",
      {
        node: [
          node("Constant", [], ["s"], [{ name: "value_ints", ints: [1n << 40n] }]),
          node("ConstantOfShape", ["s"], ["a"]),
        ],
      },
    ],
    [
      "ConstantOfShape",
      {
        initializer: [{ name: "s", dataType: TensorProto_DataType.INT64, dims: [1n], int64Data: [1n << 40n] }],
        node: [node("If", [], ["b"], [{ name: "then_branch", g: { node: [node("ConstantOfShape", ["s"], ["a"])] } }])],
      },
    ],
  ])("refuses what %s makes", (operator, graph) => {
    expect(checkOnnxSizes(modelOf(graph))).toMatch(new RegExp(`at most 67108864 elements.*\\(${operator}\\)`));
  });
});

test("reading a model checks both", () => {
  const read = (graph: Graph) => () => readOnnx(writeOnnx(modelOf(graph)), "m.onnx");
  expect(read({ node: [node("A", ["a"], ["a"])] })).toThrow(
    /m\.onnx: expected an ONNX model with nodes after those they read from/,
  );
  expect(read({ initializer: [longs("s", 2 ** 30)], node: [node("ConstantOfShape", ["s"], ["a"])] })).toThrow(
    /at most 67108864 elements/,
  );
});
