import { type ModelProto, TensorProto_DataType } from "onnx-buf";

import type { NetworkConfig } from "../config.ts";
import { createGraphBuilder, valueInfo } from "./graph-builder.ts";
import { finishModel } from "./finish-model.ts";
import { dense, denseActivated, layerNorm, type Network } from "./layers.ts";
import { encodeModernBert } from "./modernbert.ts";
import { createNetworkWeights } from "./network-weights.ts";
import type { NetworkFiles } from "./build-network.ts";
import { encodePostNorm } from "./post-norm.ts";
import { addTokenInputs, type TokenInputs } from "./token-inputs.ts";

/** The output of a classifier's graph: float32 with all labels as its last dimension, and the tokens of a batch in order before it. */
export const CLASSIFIER_LOGITS = "unname/logits";

/** The head, as all architectures name it. */
const CLASSIFIER = "classifier";

/**
 * Stored beside a token classifier and no part of it: heads that predict words or that compare sentences, tables of counts, and the
 * transitions of a CRF, which are read by themselves.
 */
const IGNORED =
  /(?:^|\.)(?:pooler\.dense\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids))$|\.inv_freq$|^(?:cls|lm_head|generator_predictions|generator_lm_head|discriminator_predictions|vocab_transform|vocab_layer_norm|vocab_projector|decoder|crf)\./u;

/**
 * The ONNX graph of a token classifier, from its configuration and its tensors, which stay on disk: tokens and mask to
 * {@link CLASSIFIER_LOGITS} `[batch · sequence, labels]`.
 * Throws `checkpoint-mismatch` if a tensor is missing or of another shape, and `checkpoint-unsupported` for a data type that is no
 * float and for tensors that the architecture does not have, such as an LSTM between encoder and head.
 */
export function buildClassifier(config: NetworkConfig, files: NetworkFiles, labels: number): ModelProto {
  const { tensors, folder, directory, quantised } = files;
  const builder = createGraphBuilder();
  const task = { model: "token classifier", savedFrom: "AutoModelForTokenClassification" };
  const weights = createNetworkWeights(builder, tensors, folder, directory, task);
  const network = { builder, weights, ...(quantised && { int8: { matrices: quantised, rows: new Map() } }) };
  const hidden = encode(network, config, addTokenInputs(builder));
  const logits = dense(network, hidden, { prefix: CLASSIFIER, from: config.hidden, to: labels });
  builder.named(CLASSIFIER_LOGITS, "Identity", [logits]);
  weights.requireAllUsed(IGNORED, () => undefined);
  return finishModel(builder, config.family, [
    valueInfo(CLASSIFIER_LOGITS, TensorProto_DataType.FLOAT, ["tokens", labels]),
  ]);
}

/** `[batch · sequence, hidden]`, as the classifier gets it. */
function encode(network: Network, config: NetworkConfig, inputs: TokenInputs): string {
  if (config.family !== "modernbert") return encodePostNorm(network, config, inputs);
  const { hidden, normEpsilon: epsilon, bias, headActivation } = config;
  const layer = { prefix: "head.dense", from: hidden, to: hidden, bias: bias.head };
  const transformed = denseActivated(network, encodeModernBert(network, config, inputs), layer, headActivation);
  return layerNorm(network, transformed, { prefix: "head.norm", size: hidden, epsilon, bias: bias.norm });
}
