import { type GraphProto, type ModelProto, type TensorProto, TensorProto_DataType } from "onnx-buf";

import { fileError, type UnnameError } from "../../base/errors.ts";
import type { ExternalTensor } from "../../formats/onnx/onnx-external.ts";
import { tensorsOf } from "../../formats/onnx/onnx-tensors.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { findLogits } from "../../model/exported/find-logits.ts";
import { readNumbers } from "./read-numbers.ts";
import { findInGraph } from "./find-in-graph.ts";
import type { VocabularyUse } from "./vocabulary-use.ts";
import { isWhole, type NumberType, type StoredNumbers } from "./dtypes.ts";
import { isOnlyVocabularySize } from "./vocabulary-size.ts";
import type { Quantisation } from "./trace-constant.ts";
import type {
  EntryQuantisation,
  VocabularyBias,
  VocabularyMatrix,
  VocabularyTensors,
  ZeroPoints,
} from "./vocabulary-tensors.ts";

const TYPES: ReadonlyMap<number, NumberType> = new Map([
  [TensorProto_DataType.FLOAT, "F32"], [TensorProto_DataType.FLOAT16, "F16"], [TensorProto_DataType.BFLOAT16, "BF16"],
  [TensorProto_DataType.INT8, "I8"], [TensorProto_DataType.UINT8, "U8"], [TensorProto_DataType.INT32, "I32"],
]); // prettier-ignore

/** Where the numbers of a model lie. */
export interface OnnxFiles {
  /** Only named in errors. */
  readonly path: string;
  /** Of the tensors of more than a few bytes, inline or not. */
  readonly located: ReadonlyMap<TensorProto, ExternalTensor>;
  /** The file of a location. */
  pathOf(location: string): string;
}

/**
 * The tensors of an ONNX model that hold the vocabulary, by what the graph does with them ({@link findInGraph}), and their
 * scales and zero points. A tensor with a dimension of the vocabulary's size that is none of these is refused, unless
 * config.json gives another size that is the same.
 * Throws `checkpoint-unsupported` for that, and for graphs, types and quantisations that are not understood.
 */
export async function findInOnnx(
  model: ModelProto,
  files: OnnxFiles,
  { vocabularySize, config }: Pick<Checkpoint, "vocabularySize" | "config">,
): Promise<VocabularyTensors> {
  const { path } = files;
  const graph = model.graph as GraphProto;
  const uses = findInGraph(graph, findLogits(graph, vocabularySize, path));
  if (typeof uses === "string") throw unsupported(path, `expected ${uses}`);
  const matrices = new Map<TensorProto, { readonly use: VocabularyUse; readonly matrix: VocabularyMatrix }>();
  const biases = new Map<TensorProto, VocabularyBias>();
  const explained = new Set<TensorProto>();
  for (const use of uses) {
    const { tensor, quantisation } = use.constant;
    for (const part of [tensor, quantisation?.scale, quantisation?.zeroPoint]) if (part) explained.add(part);
    if (use.kind === "bias") {
      // A number added to all logits alike is none.
      if (elementsOf(tensor) > 1) biases.set(tensor, await toBias(use, files, vocabularySize));
      continue;
    }
    const matrix = await toMatrix(use, files, vocabularySize);
    const other = matrices.get(tensor)?.use;
    if (other !== undefined && !isSameReading(use, other))
      throw refuse(path, tensor, "its numbers to be read in one way");
    matrices.set(tensor, { use, matrix });
  }
  if (isOnlyVocabularySize(vocabularySize, config)) requireExplained(model, explained, vocabularySize, path);
  return { matrices: [...matrices.values()].map(({ matrix }) => matrix), biases: [...biases.values()] };
}

function isSameReading(one: VocabularyUse, other: VocabularyUse): boolean {
  const [first, second] = [one.constant.quantisation, other.constant.quantisation];
  return (
    one.vocabularyAxis === other.vocabularyAxis &&
    first?.axis === second?.axis &&
    first?.scale === second?.scale &&
    first?.zeroPoint === second?.zeroPoint
  );
}

async function toMatrix(use: VocabularyUse, files: OnnxFiles, vocabularySize: number): Promise<VocabularyMatrix> {
  const { constant, vocabularyAxis } = use;
  const { tensor, quantisation } = constant;
  const numbers = locate(tensor, files);
  const width = Number(tensor.dims[1 - vocabularyAxis]);
  if (tensor.dims.length !== 2 || Number(tensor.dims[vocabularyAxis]) !== vocabularySize || numbers.type === "I32")
    throw refuse(
      files.path,
      tensor,
      `a matrix of floats or 8-bit numbers with ${vocabularySize} rows or columns for the vocabulary`,
    );
  if (quantisation === undefined || isScalar(quantisation)) return { numbers, vocabularyAxis, width };
  const scales = elementsOf(quantisation.scale);
  if (quantisation.axis !== vocabularyAxis && scales === width) return { numbers, vocabularyAxis, width };
  if (quantisation.axis !== vocabularyAxis || scales !== vocabularySize)
    throw refuse(files.path, tensor, "one scale, or one for each row or column");
  return {
    numbers,
    vocabularyAxis,
    width,
    quantisation: await toEntryQuantisation(quantisation, files, vocabularySize),
  };
}

function isScalar({ scale, zeroPoint }: Quantisation): boolean {
  return elementsOf(scale) === 1 && (zeroPoint === undefined || elementsOf(zeroPoint) === 1);
}

async function toEntryQuantisation(
  { scale, zeroPoint }: Quantisation,
  files: OnnxFiles,
  vocabularySize: number,
): Promise<EntryQuantisation> {
  const scales = locate(scale, files);
  if (isWhole(scales.type)) throw refuse(files.path, scale, "scales that are floats");
  if (zeroPoint === undefined) return { scale: scales };
  const points = await toZeroPoints(zeroPoint, files);
  const count = points.values.length;
  if (count === vocabularySize) return { scale: scales, zeroPoint: points };
  if (count > 1) throw refuse(files.path, zeroPoint, `one zero point, or ${vocabularySize}`);
  return { scale: scales, zeroPoint: { values: new Float32Array(vocabularySize).fill(points.values[0] ?? 0) } };
}

async function toZeroPoints(tensor: TensorProto, files: OnnxFiles): Promise<ZeroPoints> {
  if (files.located.has(tensor)) {
    const stored = locate(tensor, files);
    return { values: await readNumbers(stored), stored };
  }
  // Numbers of varying length, in the message itself.
  if (tensor.int32Data.length > 0) return { values: tensor.int32Data };
  const isSigned = tensor.dataType === TensorProto_DataType.INT8;
  return { values: isSigned ? new Int8Array(tensor.rawData) : tensor.rawData };
}

async function toBias({ constant }: VocabularyUse, files: OnnxFiles, vocabularySize: number): Promise<VocabularyBias> {
  const { tensor, quantisation } = constant;
  const numbers = locate(tensor, files);
  if (numbers.count !== vocabularySize)
    throw refuse(files.path, tensor, `one bias for each of ${vocabularySize} entries`);
  if (!isWhole(numbers.type)) return { numbers };
  const scale =
    quantisation && elementsOf(quantisation.scale) === 1 ? await readScale(quantisation.scale, files) : undefined;
  if (scale === undefined || numbers.type !== "I32")
    throw refuse(files.path, tensor, "biases that are floats, or 32-bit numbers with one scale");
  return { numbers, scale };
}

async function readScale(scale: TensorProto, files: OnnxFiles): Promise<number | undefined> {
  if (files.located.has(scale)) return (await readNumbers(locate(scale, files)))[0];
  if (scale.dataType !== TensorProto_DataType.FLOAT) return undefined;
  const { rawData, floatData } = scale;
  return rawData.length === 4 ? new DataView(rawData.buffer, rawData.byteOffset).getFloat32(0, true) : floatData[0];
}

function locate(tensor: TensorProto, { located, pathOf, path }: OnnxFiles): StoredNumbers {
  const type = TYPES.get(tensor.dataType);
  const place = located.get(tensor);
  if (type === undefined) {
    const found = TensorProto_DataType[tensor.dataType] ?? tensor.dataType;
    throw refuse(
      path,
      tensor,
      `one of the types ${[...TYPES.keys()].map((key) => TensorProto_DataType[key]).join(", ")}, found ${found}`,
    );
  }
  if (place === undefined) throw refuse(path, tensor, "its numbers as raw bytes");
  return {
    name: nameOf(tensor),
    path: pathOf(place.location),
    type,
    byteOffset: place.byteOffset,
    count: elementsOf(tensor),
  };
}

function elementsOf({ dims }: TensorProto): number {
  return Number(dims.reduce((product, dimension) => product * dimension, 1n));
}

function requireExplained(
  model: ModelProto,
  explained: ReadonlySet<TensorProto>,
  vocabularySize: number,
  path: string,
): void {
  for (const tensor of tensorsOf(model)) {
    if (!tensor.dims.includes(BigInt(vocabularySize)) || explained.has(tensor)) continue;
    throw refuse(
      path,
      tensor,
      "every tensor as large as the vocabulary to be looked up in or to make the logits, found one of another use",
    );
  }
}

function nameOf({ name }: TensorProto): string {
  return name === "" ? "(constant without a name)" : name;
}

function refuse(path: string, tensor: TensorProto, expected: string): UnnameError {
  return unsupported(path, `tensor ${printableName(nameOf(tensor))}: expected ${expected}`);
}

function unsupported(path: string, problem: string): UnnameError {
  return fileError(
    "checkpoint-unsupported",
    path,
    `${problem}. Move this file away, rewrite the checkpoint, and export or quantise the result.`,
  );
}
