import type { ModelProto } from "onnx-buf";

import { addAnswers, addQuestions } from "../answers.ts";
import type { ReadNetwork } from "../architectures/architecture.ts";
import type { StoredTensor } from "../weights.ts";
import { finishModel } from "./finish-model.ts";
import { createGraphBuilder } from "./graph-builder.ts";
import type { Network } from "./layers.ts";
import type { QuantisedMatrix } from "./quantise-weights.ts";
import { createNetworkWeights, type WeightsTask } from "./network-weights.ts";
import { otherHeadOf } from "./other-heads.ts";
import { addAskedPositions } from "./asked-positions.ts";

/** The tensors that a network is built from. */
export interface NetworkFiles {
  /** By name, with real paths (no symbolic links). */
  readonly tensors: ReadonlyMap<string, StoredTensor>;
  /** A folder that all files lie in or below; locations in the graph are relative to it. */
  readonly folder: string;
  /** The checkpoint folder, for errors. */
  readonly directory: string;
  /** Matrices to multiply in 8 bits instead, by tensor name. */
  readonly quantised?: ReadonlyMap<string, QuantisedMatrix>;
}

/** A graph, and what of the tensors is no part of it. */
export interface BuiltNetwork {
  readonly model: ModelProto;
  /** Heads of other tasks, by the names of their modules (`classifier`). */
  readonly otherHeads: readonly string[];
}

/**
 * The ONNX graph of a masked language model, from its configuration and its tensors, which stay on disk: the graph points
 * into the files. It takes questions and gives answers (see `answers.ts`).
 * Throws `checkpoint-mismatch` if a tensor is missing or of another shape, and `checkpoint-unsupported` for a data type that is no
 * float and for tensors that the architecture does not have, heads of other tasks excepted.
 */
export function buildNetwork({ architecture, config, predict }: ReadNetwork, files: NetworkFiles): BuiltNetwork {
  const network = createNetwork(files, {
    model: "masked language model",
    savedFrom: "AutoModelForMaskedLM",
    encoder: architecture.encoder,
  });
  const { builder, weights } = network;
  const asked = addAskedPositions(builder);
  addQuestions(builder);
  const logits = predict(network, asked);
  const otherHeads = weights.requireAllUsed(architecture.ignored, (tensor) => otherHeadOf(architecture, tensor));
  return { model: finishModel(builder, config.family, addAnswers(builder, logits)), otherHeads };
}

/** A network without layers yet. */
export function createNetwork({ tensors, folder, directory, quantised }: NetworkFiles, task: WeightsTask): Network {
  const builder = createGraphBuilder();
  const weights = createNetworkWeights(builder, tensors, folder, directory, task);
  return { builder, weights, ...(quantised && { int8: { matrices: quantised, rows: new Map() } }) };
}
