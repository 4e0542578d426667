import { create } from "@bufbuild/protobuf";
import {
  AttributeProto_AttributeType,
  type AttributeProto,
  AttributeProtoSchema,
  type GraphProto,
  NodeProtoSchema,
  type NodeProto,
  TensorProto_DataType,
  type TensorProto,
  TensorProtoSchema,
  type ValueInfoProto,
  ValueInfoProtoSchema,
} from "onnx-buf";

import { int64Tensor } from "../../formats/onnx/onnx.ts";

/** Where an operator is defined that ONNX itself lacks: onnxruntime's own. */
export const RUNTIME_DOMAIN = "com.microsoft";

/** A number is an integer attribute, a list a list of integers. */
export type Attributes = Readonly<Record<string, number | readonly number[] | { readonly float: number }>>;

/** Puts a graph together, node after node. Tensors are named by their outputs; every method returns such a name. */
export interface GraphBuilder {
  input(name: string, elementType: TensorProto_DataType, dims: readonly (string | number)[]): string;
  /** A node with one output. An empty string among `inputs` leaves one out. */
  node(opType: string, inputs: readonly string[], attributes?: Attributes, domain?: string): string;
  /** A node with several outputs. */
  nodes(opType: string, inputs: readonly string[], outputs: number, attributes?: Attributes): string[];
  /** A node whose output is called `name`, as a graph's outputs must be. */
  named(name: string, opType: string, inputs: readonly string[], attributes?: Attributes): string;
  /** A constant of 64-bit integers; equal short ones are stored once. Without `dims`, one dimension. */
  integers(values: readonly number[], dims?: readonly number[]): string;
  /** A constant of 32-bit floats; without `dims` a scalar. */
  floats(values: readonly number[] | Float32Array, dims?: readonly number[]): string;
  /** A tensor of this name, once. */
  initializer(tensor: TensorProto): string;
  /** Everything so far: nodes in order, each after what it needs. */
  parts(): Pick<GraphProto, "node" | "initializer" | "input">;
}

/** Longer constants are not named by their values. */
const MOST_IN_NAME = 16;

/** An empty graph. `prefix` begins every name made here, so that they clash with no others. */
export function createGraphBuilder(prefix = "unname/"): GraphBuilder {
  const nodes: NodeProto[] = [];
  const initializers = new Map<string, TensorProto>();
  const inputs: ValueInfoProto[] = [];
  let count = 0;
  const add = (opType: string, input: readonly string[], output: string[], attributes: Attributes, domain: string) => {
    const attribute = Object.entries(attributes).map(([name, value]) => attributeOf(name, value));
    nodes.push(
      create(NodeProtoSchema, { opType, name: output[0] as string, domain, input: [...input], output, attribute }),
    );
  };
  const next = (opType: string) => `${prefix}${opType}${++count}`;
  const initializer = (tensor: TensorProto) => {
    if (!initializers.has(tensor.name)) initializers.set(tensor.name, tensor);
    return tensor.name;
  };
  return {
    input: (name, elementType, dims) => {
      inputs.push(valueInfo(name, elementType, dims));
      return name;
    },
    node: (opType, input, attributes = {}, domain = "") => {
      const output = next(opType);
      add(opType, input, [output], attributes, domain);
      return output;
    },
    nodes: (opType, input, outputs, attributes = {}) => {
      const output = Array.from({ length: outputs }, () => next(opType));
      add(opType, input, output, attributes, "");
      return output;
    },
    named: (name, opType, input, attributes = {}) => {
      add(opType, input, [name], attributes, "");
      return name;
    },
    integers: (values, dims = [values.length]) => {
      const name = values.length > MOST_IN_NAME ? next("integers") : `${prefix}[${dims.join("x")}]${values.join(",")}`;
      return initializer(int64Tensor(name, values, dims));
    },
    floats: (values, dims = []) => {
      const name = values.length === 1 ? `${prefix}[${dims.join("x")}]${values[0]}f` : next("floats");
      return initializer(floatTensor(name, values, dims));
    },
    initializer,
    parts: () => ({ node: nodes, initializer: [...initializers.values()], input: inputs }),
  };
}

function attributeOf(name: string, value: Attributes[string]): AttributeProto {
  const { FLOAT, INT, INTS } = AttributeProto_AttributeType;
  if (typeof value === "number") return create(AttributeProtoSchema, { name, type: INT, i: BigInt(value) });
  if ("float" in value) return create(AttributeProtoSchema, { name, type: FLOAT, f: value.float });
  return create(AttributeProtoSchema, { name, type: INTS, ints: value.map(BigInt) });
}

function floatTensor(name: string, values: readonly number[] | Float32Array, dims: readonly number[]): TensorProto {
  const rawData = new Uint8Array(Float32Array.from(values).buffer);
  return create(TensorProtoSchema, { name, dataType: TensorProto_DataType.FLOAT, dims: dims.map(BigInt), rawData });
}

/** Name, element type and shape of a graph's input or output; a dimension without a number has a name. */
export function valueInfo(name: string, elemType: number, dims: readonly (string | number)[]): ValueInfoProto {
  const dim = dims.map((value) =>
    typeof value === "string"
      ? { value: { case: "dimParam" as const, value } }
      : { value: { case: "dimValue" as const, value: BigInt(value) } },
  );
  return create(ValueInfoProtoSchema, {
    name,
    type: { value: { case: "tensorType", value: { elemType, shape: { dim } } } },
  });
}
