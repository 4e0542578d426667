import { create } from "@bufbuild/protobuf";
import { TensorProto_DataType, TensorProtoSchema } from "onnx-buf";
import { relative } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { externalData } from "../../formats/onnx/onnx-external.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { isExtraState } from "../../formats/torch-pickle/list-tensors.ts";
import { requireWeightType, type StoredTensor, type WeightType } from "../weights.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import { storedName } from "./tensor-spellings.ts";

/** A checkpoint's tensors as constants of a graph that lie where they are on disk. */
export interface NetworkWeights {
  /** The checkpoint folder, for errors. */
  readonly directory: string;
  /** The graph's name of a tensor as 32-bit floats. The first of `names` that is there counts. */
  float(names: string | readonly string[], shape: readonly number[]): string;
  /** Rows of a matrix by a tensor of ids, as 32-bit floats: the matrix itself is not converted. */
  rows(names: string | readonly string[], shape: readonly number[], ids: string): string;
  /** Whether there is a tensor of that name. */
  has(name: string): boolean;
  /** The tensor itself, checked. */
  stored(names: string | readonly string[], shape: readonly number[]): StoredTensor;
  /**
   * The heads of other tasks that are there, by the names of their modules (`headOf` a tensor), sorted. Throws `checkpoint-unsupported`
   * if another tensor was not used and is none of `ignored`: the network has a part we do not build.
   */
  requireAllUsed(ignored: RegExp, headOf: (tensor: string) => string | undefined): readonly string[];
}

/** What a network's weights are of and for. */
export interface WeightsTask {
  /** The module that the architecture's encoder is saved under. */
  readonly encoder: string;
  /** `masked language model`. */
  readonly model: string;
  /** The class of transformers that saves them. */
  readonly savedFrom: string;
}

const ONNX_TYPES: Readonly<Record<WeightType, TensorProto_DataType>> = {
  F32: TensorProto_DataType.FLOAT,
  F16: TensorProto_DataType.FLOAT16,
  BF16: TensorProto_DataType.BFLOAT16,
};

/**
 * @param tensors by name, with real paths (no symbolic links)
 * @param folder what locations in the graph are relative to; all tensors lie in it or below
 * @param checkpoint the folder that errors name
 * @param task what the weights should be of, for errors
 *
 * Methods throw `checkpoint-mismatch` for a tensor that is missing or of another shape than config.json asks for, and
 * `checkpoint-unsupported` for other data types.
 */
export function createNetworkWeights(
  builder: GraphBuilder,
  tensors: ReadonlyMap<string, StoredTensor>,
  folder: string,
  checkpoint: string,
  task: WeightsTask,
): NetworkWeights {
  const used = new Set<string>();
  const converted = new Map<string, string>();
  const stored = (names: string | readonly string[], shape: readonly number[]) => {
    const candidates = typeof names === "string" ? [names] : names;
    // Tied tensors of a pickle are one, with the name of the first.
    const name = storedName(tensors, candidates, task.encoder);
    if (name === undefined) throw missing(checkpoint, candidates[0] as string, task);
    const tensor = tensors.get(name) as StoredTensor;
    if (tensor.shape.join() !== shape.join()) throw misshapen(checkpoint, tensor, shape);
    used.add(name);
    return tensor;
  };
  const initializer = (tensor: StoredTensor) => builder.initializer(externalTensor(tensor, folder));
  const toFloat = (name: string) => builder.node("Cast", [name], { to: TensorProto_DataType.FLOAT });
  return {
    directory: checkpoint,
    has: (name) => tensors.has(name),
    stored,
    float: (names, shape) => {
      const tensor = stored(names, shape);
      const name = initializer(tensor);
      if (requireWeightType(tensor) === "F32") return name;
      const float = converted.get(name) ?? toFloat(name);
      converted.set(name, float);
      return float;
    },
    rows: (names, shape, ids) => {
      const tensor = stored(names, shape);
      const rows = builder.node("Gather", [initializer(tensor), ids]);
      return requireWeightType(tensor) === "F32" ? rows : toFloat(rows);
    },
    requireAllUsed: (ignored, headOf) => {
      const heads = new Set<string>();
      for (const name of tensors.keys()) {
        if (used.has(name) || ignored.test(name) || isExtraState(name)) continue;
        const head = headOf(name);
        if (head === undefined) throw unexpected(checkpoint, name);
        heads.add(printableName(head));
      }
      return [...heads].sort();
    },
  };
}

function externalTensor(tensor: StoredTensor, folder: string) {
  const { name, shape, path, byteOffset, byteLength } = tensor;
  return create(TensorProtoSchema, {
    name,
    dataType: ONNX_TYPES[requireWeightType(tensor)],
    dims: shape.map(BigInt),
    ...externalData(relative(folder, path).replaceAll("\\", "/"), byteOffset, byteLength),
  });
}

function missing(directory: string, name: string, { model, savedFrom }: WeightsTask): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${directory}: expected the weights to hold ${name}, found none of that name. Are these the weights of a ${model} (saved from ${savedFrom}), and of this config.json?`,
    { details: { directory, tensor: name } },
  );
}

function misshapen(directory: string, { name, shape }: StoredTensor, expected: readonly number[]): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${directory}: config.json asks for ${name} of shape [${expected.join(", ")}], the weights have [${shape.join(", ")}]. Are these files of one model?`,
    { details: { directory, tensor: name, expected: expected.join("x"), found: shape.join("x") } },
  );
}

function unexpected(directory: string, name: string): UnnameError {
  return new UnnameError(
    "checkpoint-unsupported",
    `${directory}: the weights hold ${name.slice(0, 100)}, which this architecture does not have: leaving it out would give other predictions. Export the model to model.onnx and put it into a folder without the safetensors (docs/reference/models.md).`,
    { details: { directory, tensor: name.slice(0, 100) } },
  );
}
