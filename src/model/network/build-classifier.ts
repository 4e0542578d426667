import { type ModelProto, TensorProto_DataType } from "onnx-buf";

import type { ReadNetwork } from "../architectures/architecture.ts";
import { valueInfo } from "./graph-builder.ts";
import { finishModel } from "./finish-model.ts";
import { dense } from "./layers.ts";
import { createNetwork, type NetworkFiles } from "./build-network.ts";
import { addTokenInputs } from "./token-inputs.ts";

/** The output of a classifier's graph: float32 with all labels as its last dimension, and the tokens of a batch in order before it. */
export const CLASSIFIER_LOGITS = "unname/logits";

/** The head, as all architectures name it. */
const CLASSIFIER = "classifier";

/**
 * Stored beside a token classifier and no part of it: heads that predict words or that compare sentences, tables of counts, and the
 * transitions of a CRF, which are read by themselves.
 */
const IGNORED =
  /(?:^|\.)(?:pooler\.dense\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids))$|\.inv_freq$|^(?:cls|lm_head|generator_predictions|generator_lm_head|discriminator_predictions|vocab_transform|vocab_layer_norm|vocab_projector|predictions|lm_predictions|decoder|crf)\./u;

/**
 * The ONNX graph of a token classifier, from its configuration and its tensors, which stay on disk: tokens and mask to
 * {@link CLASSIFIER_LOGITS} `[batch · sequence, labels]`.
 * Throws `checkpoint-mismatch` if a tensor is missing or of another shape, and `checkpoint-unsupported` for a data type that is no
 * float and for tensors that the architecture does not have, such as an LSTM between encoder and head.
 */
export function buildClassifier(
  { architecture, config, encode }: ReadNetwork,
  files: NetworkFiles,
  labels: number,
): ModelProto {
  const network = createNetwork(files, {
    model: "token classifier",
    savedFrom: "AutoModelForTokenClassification",
    encoder: architecture.encoder,
  });
  const { builder, weights } = network;
  const hidden = encode(network, addTokenInputs(builder));
  const logits = dense(network, hidden, { prefix: CLASSIFIER, from: config.hidden, to: labels });
  builder.named(CLASSIFIER_LOGITS, "Identity", [logits]);
  const ignored = new RegExp(`${IGNORED.source}|${architecture.ignored.source}`, "u");
  weights.requireAllUsed(ignored, () => undefined);
  return finishModel(builder, config.family, [
    valueInfo(CLASSIFIER_LOGITS, TensorProto_DataType.FLOAT, ["tokens", labels]),
  ]);
}
