import { create } from "@bufbuild/protobuf";
import {
  GraphProtoSchema,
  type ModelProto,
  ModelProtoSchema,
  type NodeProto,
  TensorProto_DataType,
  type TensorProto,
} from "onnx-buf";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { expect, test } from "vitest";

import { createRandom } from "../../../src/base/random.ts";
import { int64Tensor, writeOnnx } from "../../../src/formats/onnx/onnx.ts";
import { ANSWER } from "../../../src/model/answers.ts";
import { selectPositions } from "../../../src/model/exported/select-positions.ts";
import { createFeeds } from "../../../src/model/feeds.ts";
import { floatTensor, node, valueInfo } from "../../fixtures/roberta-graph.ts";

/** Errors only. */
const QUIET = { logSeverityLevel: 3 } as const;
const HIDDEN = 4;
const VOCABULARY = 6;

/** Rows of `table` looked up by input_ids, mixed over positions so that `mixed` is the first tensor to gather, then `head`. */
function graphWith(
  head: readonly NodeProto[],
  constants: readonly TensorProto[],
  output = "logits",
  opset = 17n,
): ModelProto {
  const mixing = [
    node("Gather", ["table", "input_ids"], "embedded"),
    node("Softmax", ["embedded"], "weights", { axis: 1 }),
    node("CumSum", ["weights", "axis"], "mixed"),
  ];
  const { INT64, FLOAT } = TensorProto_DataType;
  return create(ModelProtoSchema, {
    irVersion: 8n,
    opsetImport: [{ domain: "", version: opset }],
    graph: create(GraphProtoSchema, {
      name: "test",
      node: [...mixing, ...head],
      initializer: [randomTensor("table", [VOCABULARY, HIDDEN]), int64Tensor("axis", [1], []), ...constants],
      input: [valueInfo("input_ids", INT64, ["batch", "sequence"])],
      output: [valueInfo(output, FLOAT, ["batch", "sequence", VOCABULARY])],
    }),
  });
}

function randomTensor(name: string, dims: readonly number[]): TensorProto {
  const random = createRandom(3, name);
  const count = dims.reduce((product, dimension) => product * dimension, 1);
  return floatTensor(
    name,
    Array.from({ length: count }, () => random.next() + 0.1),
    dims,
  );
}

const IDS = [0, 3, 5, 1, 2, 4];

/** Largest difference between the rewritten graph and the original one's logits after log-softmax. */
async function difference(model: ModelProto, output = "logits"): Promise<number> {
  const ids = new Tensor("int64", BigInt64Array.from(IDS, BigInt), [2, 3]);
  const selected = [[0, 2], [0, 0], [1, 0]] as const; // prettier-ignore
  const original = await InferenceSession.create(writeOnnx(model), QUIET);
  const rewritten = await InferenceSession.create(writeOnnx(selectPositions(model, VOCABULARY).model), QUIET);
  const logits = (await original.run({ input_ids: ids }))[output]?.data as Float32Array;
  const members = [IDS.slice(0, 3), IDS.slice(3)].map((tokenIds, row) => {
    const positions = selected.flatMap(([batch, position]) => (batch === row ? [position] : []));
    return { tokenIds, positions, targets: positions.map(() => []) };
  });
  const feeds = createFeeds(rewritten.inputNames, members, { k: 1, rows: true }, 0, Tensor);
  const found = (await rewritten.run(feeds))[ANSWER.logProbabilities];
  expect(found?.dims).toEqual([selected.length, VOCABULARY]);
  const data = found?.data as Float32Array;
  let largest = 0;
  for (const [index, [row, position]] of selected.entries()) {
    const slice = [...logits.subarray((row * 3 + position) * VOCABULARY, (row * 3 + position + 1) * VOCABULARY)];
    const total = Math.log(slice.reduce((sum, value) => sum + Math.exp(value), 0));
    for (const [tokenId, value] of slice.entries()) {
      largest = Math.max(largest, Math.abs(value - total - (data[index * VOCABULARY + tokenId] as number)));
    }
  }
  return largest;
}

/** A layer norm as exporters before opset 17 write it. */
function decomposedNorm(axis: number): NodeProto[] {
  return [
    node("ReduceMean", ["mixed"], "mean", { axes: [axis] }),
    node("Sub", ["mixed", "mean"], "centred"),
    node("Pow", ["centred", "two"], "squared"),
    node("ReduceMean", ["squared"], "variance", { axes: [axis], keepdims: 1 }),
    node("Add", ["variance", "epsilon"], "safe"),
    node("Sqrt", ["safe"], "deviation"),
    node("Div", ["centred", "deviation"], "normal"),
    node("Mul", ["normal", "scale"], "scaled"),
    node("MatMul", ["scaled", "projection"], "product"),
    node("Add", ["product", "bias"], "logits"),
  ];
}

const CONSTANTS = [
  floatTensor("two", [2]),
  floatTensor("epsilon", [1e-5], [1]),
  randomTensor("scale", [HIDDEN]),
  randomTensor("projection", [HIDDEN, VOCABULARY]),
  randomTensor("bias", [VOCABULARY]),
];

test.each([-1, 2])("gathers before a layer norm in parts, reduced over axis %i", async (axis) => {
  const model = graphWith(decomposedNorm(axis), CONSTANTS, "logits", 13n);
  expect(selectPositions(model, VOCABULARY)).toMatchObject({ gathered: "mixed", nodesAfter: 10 });
  expect(await difference(model)).toBeLessThan(1e-5);
});

test("gathers before a LayerNormalization over axis 2 and a tanh between two products", async () => {
  const head = [
    node("LayerNormalization", ["mixed", "scale"], "normal", { axis: 2 }),
    node("Transpose", ["square"], "turned", { perm: [1, 0] }),
    node("MatMul", ["normal", "turned"], "dense"),
    node("Tanh", ["dense"], "active"),
    node("Mul", ["active", "dense"], "gated"),
    node("MatMul", ["gated", "projection"], "logits"),
  ];
  const model = graphWith(head, [...CONSTANTS, randomTensor("square", [HIDDEN, HIDDEN])]);
  expect(selectPositions(model, VOCABULARY).gathered).toBe("mixed");
  expect(await difference(model)).toBeLessThan(1e-5);
});

test.each([
  [
    "reduces over positions",
    [node("ReduceMean", ["dense"], "other", { axes: [1] }), node("Add", ["dense", "other"], "logits")],
  ],
  [
    "drops the reduced axis",
    [
      node("ReduceMean", ["dense"], "flat", { axes: [2], keepdims: 0 }),
      node("Unsqueeze", ["flat", "last"], "thin"),
      node("Add", ["thin", "dense"], "logits"),
    ],
  ],
  ["adds a constant with a dimension of positions", [node("Add", ["dense", "places"], "logits")]],
  [
    "looks at its neighbour",
    [node("Softmax", ["dense"], "over", { axis: 1 }), node("Add", ["over", "dense"], "logits")],
  ],
])("falls back to the logits where the head %s", async (_, rest) => {
  const head = [node("MatMul", ["mixed", "projection"], "dense"), ...rest];
  const model = graphWith(
    head,
    [...CONSTANTS, int64Tensor("last", [2]), randomTensor("places", [1, 3, VOCABULARY])],
    "logits",
    13n,
  );
  expect(selectPositions(model, VOCABULARY)).toMatchObject({ gathered: "logits", nodesAfter: 0 });
  expect(await difference(model)).toBeLessThan(1e-5);
});

test("a residual path keeps the gather behind it", async () => {
  const head = [
    node("MatMul", ["mixed", "square"], "left"),
    node("Softmax", ["mixed"], "right", { axis: 1 }),
    node("Add", ["left", "right"], "joined"),
    node("MatMul", ["joined", "projection"], "logits"),
  ];
  const model = graphWith(head, [...CONSTANTS, randomTensor("square", [HIDDEN, HIDDEN])]);
  expect(selectPositions(model, VOCABULARY)).toMatchObject({ gathered: "joined", nodesAfter: 1 });
  expect(await difference(model)).toBeLessThan(1e-5);
});

test("other outputs and what only they need are dropped; the model given is left alone", async () => {
  const model = graphWith(decomposedNorm(-1), CONSTANTS, "logits", 13n);
  model.graph?.node.push(node("Neg", ["mean"], "pooled"));
  model.graph?.output.push(valueInfo("pooled", TensorProto_DataType.FLOAT, ["batch", "sequence", 1]));
  const before = writeOnnx(model);
  const { graph } = selectPositions(model, VOCABULARY).model;
  expect(graph?.output.map((output) => output.name)).toEqual(Object.values(ANSWER));
  expect(graph?.node.some((candidate) => candidate.opType === "Neg")).toBe(false);
  expect(Buffer.from(writeOnnx(model)).equals(before)).toBe(true);
  expect(await difference(model)).toBeLessThan(1e-5);
});

test("an output of another name is taken as the logits, beside others that are of another size", async () => {
  const head = [node("MatMul", ["mixed", "projection"], "scores")];
  const model = graphWith(head, CONSTANTS, "scores");
  expect(await difference(model, "scores")).toBeLessThan(1e-5);
  model.graph?.output.unshift(valueInfo("mixed", TensorProto_DataType.FLOAT, ["batch", "sequence", HIDDEN]));
  expect(await difference(model, "scores")).toBeLessThan(1e-5);
});
