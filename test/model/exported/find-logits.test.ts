import { create } from "@bufbuild/protobuf";
import { type GraphProto, GraphProtoSchema, TensorProto_DataType } from "onnx-buf";
import { expect, test } from "vitest";

import { findLogits } from "../../../src/model/exported/find-logits.ts";
import { node, valueInfo } from "../../fixtures/roberta-graph.ts";

const VOCABULARY = 50;

function graphWith(outputs: Readonly<Record<string, readonly (string | number)[]>>, nodes = [node("Neg", ["x"], "y")]) {
  return create(GraphProtoSchema, {
    name: "test",
    node: nodes,
    output: Object.entries(outputs).map(([name, dims]) => valueInfo(name, TensorProto_DataType.FLOAT, dims)),
  });
}

const find = (graph: GraphProto) => findLogits(graph, VOCABULARY, "model.onnx");

test.each([
  ["named logits among others", { hidden: ["b", "s", 50], logits: ["b", "s", "v"] }, "logits"],
  [
    "of the vocabulary's size",
    { last_hidden_state: ["b", "s", 16], prediction_scores: ["b", "s", 50] },
    "prediction_scores",
  ],
  ["of open size, the others being of other sizes", { output_0: ["b", "s", "v"], pooled: ["b", 16] }, "output_0"],
  ["the only one", { output_0: ["b", "s", "v"] }, "output_0"],
])("finds the output %s", (_, outputs, expected) => {
  expect(find(graphWith(outputs as Record<string, (string | number)[]>))).toBe(expected);
});

test("goes back behind a softmax over the vocabulary, and not behind one over positions", () => {
  const over = (axis: number) => [
    node("Neg", ["x"], "scores"),
    node("Softmax", ["scores"], "p", { axis }),
    node("Identity", ["p"], "out"),
  ];
  expect(find(graphWith({ out: ["b", "s", 50] }, over(-1)))).toBe("scores");
  expect(find(graphWith({ out: ["b", "s", 50] }, over(2)))).toBe("scores");
  expect(find(graphWith({ out: ["b", "s", 50] }, over(1)))).toBe("p");
});

test.each([
  ["no output fits", { hidden: ["b", "s", 16] }],
  ["two outputs fit", { a: ["b", "s", "x"], b: ["b", "s", "y"] }],
  ["there is none", {}],
])("refuses where %s, naming the outputs", (_, outputs) => {
  const graph = graphWith(outputs as Record<string, (string | number)[]>);
  const names = Object.keys(outputs).join(", ") || "none";
  expect(() => find(graph)).toThrow(
    expect.objectContaining({
      code: "checkpoint-unsupported",
      message: expect.stringContaining(`found ${names}.`) as string,
    }),
  );
});
