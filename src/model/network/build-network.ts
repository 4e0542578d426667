import { create } from "@bufbuild/protobuf";
import { GraphProtoSchema, type ModelProto, ModelProtoSchema } from "onnx-buf";

import { addAnswers, addQuestions } from "../answers.ts";
import type { NetworkConfig } from "../config.ts";
import type { StoredTensor } from "../weights.ts";
import { createGraphBuilder, RUNTIME_DOMAIN } from "./graph-builder.ts";
import { addModernBert, MODERNBERT_IGNORED } from "./modernbert.ts";
import type { QuantisedMatrix } from "./quantise-weights.ts";
import { createNetworkWeights } from "./network-weights.ts";
import { addPlaces } from "./places.ts";
import { addPostNorm, POST_NORM_IGNORED } from "./post-norm.ts";

/** Versions of ONNX's file format and operators that the graph is written in. */
const IR_VERSION = 8n;
const OPSET = 17n;

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

/**
 * The ONNX graph of a masked language model, from its configuration and its tensors, which stay on disk: the graph points
 * into the files. It takes questions and gives answers (see `answers.ts`).
 * Throws `checkpoint-mismatch` if a tensor is missing or of another shape, and `checkpoint-unsupported` for a data type that is no
 * float and for tensors that the architecture does not have.
 */
export function buildNetwork(
  config: NetworkConfig,
  { tensors, folder, directory, quantised }: NetworkFiles,
): ModelProto {
  const builder = createGraphBuilder();
  const weights = createNetworkWeights(builder, tensors, folder, directory);
  const network = { builder, weights, ...(quantised && { int8: { matrices: quantised, rows: new Map() } }) };
  const places = addPlaces(builder);
  addQuestions(builder);
  const isModern = config.family === "modernbert";
  const logits = isModern ? addModernBert(network, config, places) : addPostNorm(network, config, places);
  weights.requireAllUsed(isModern ? MODERNBERT_IGNORED : POST_NORM_IGNORED);
  const output = addAnswers(builder, logits);
  return create(ModelProtoSchema, {
    irVersion: IR_VERSION,
    producerName: "unname",
    opsetImport: [
      { domain: "", version: OPSET },
      { domain: RUNTIME_DOMAIN, version: 1n },
    ],
    graph: create(GraphProtoSchema, { name: config.family, ...builder.parts(), output }),
  });
}
