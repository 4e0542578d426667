import { create } from "@bufbuild/protobuf";
import { GraphProtoSchema, ModelProtoSchema, NodeProtoSchema, TensorProto_DataType, TensorProtoSchema, ValueInfoProtoSchema } from "onnx-buf"; // prettier-ignore
import { InferenceSession, Tensor } from "onnxruntime-node";

import { writeOnnx } from "../src/formats/onnx/onnx.ts";

/** As the widest product of a layer of RoBERTa-base over a large batch. */
const [ROWS, INNER, COLUMNS] = [2048, 768, 3072];
const TRIES = 5;

/** The rate of float32 matrix products through onnxruntime, which no model of matrix products can exceed. */
export interface MatrixRate {
  /** Runs a few products; the best of all runs counts. Returns operations a second: a multiply-add is two. */
  measure(): Promise<number>;
  close(): Promise<void>;
}

/** A session with a single product, its right side constant as a model's weights are, and its threads spinning. */
export async function openMatrixRate(threads: number): Promise<MatrixRate> {
  const { FLOAT } = TensorProto_DataType;
  const port = (name: string, dims: readonly number[]) => {
    const dim = dims.map((size) => ({ value: { case: "dimValue" as const, value: BigInt(size) } }));
    const value = { case: "tensorType" as const, value: { elemType: FLOAT, shape: { dim } } };
    return create(ValueInfoProtoSchema, { name, type: { value } });
  };
  const numbers = (count: number) => Float32Array.from({ length: count }, (_, index) => Math.sin(index));
  const weights = create(TensorProtoSchema, {
    name: "weights",
    dims: [BigInt(INNER), BigInt(COLUMNS)],
    dataType: FLOAT,
    rawData: new Uint8Array(numbers(INNER * COLUMNS).buffer),
  });
  const model = create(ModelProtoSchema, {
    irVersion: 8n,
    opsetImport: [{ domain: "", version: 17n }],
    graph: create(GraphProtoSchema, {
      name: "product",
      node: [create(NodeProtoSchema, { opType: "MatMul", input: ["rows", "weights"], output: ["product"] })],
      initializer: [weights],
      input: [port("rows", [ROWS, INNER])],
      output: [port("product", [ROWS, COLUMNS])],
    }),
  });
  const session = await InferenceSession.create(writeOnnx(model), { intraOpNumThreads: threads });
  const rows = new Tensor("float32", numbers(ROWS * INNER), [ROWS, INNER]);
  let best = 0;
  return {
    measure: async () => {
      for (let tried = 0; tried < TRIES; tried++) {
        const begun = performance.now();
        await session.run({ rows });
        best = Math.max(best, (2 * ROWS * INNER * COLUMNS) / ((performance.now() - begun) / 1000));
      }
      return best;
    },
    close: () => session.release(),
  };
}
