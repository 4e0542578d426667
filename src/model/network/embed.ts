import { TensorProto_DataType } from "onnx-buf";

import type { AbsoluteConfig } from "../architectures/network-config.ts";
import type { EncoderNames } from "./encoder-names.ts";
import { dense, layerNorm, type Network } from "./layers.ts";
import { wordMatrix } from "./predict-words.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** How the embeddings of an architecture differ. */
export interface EmbedOptions {
  /** What word embeddings are multiplied by. */
  readonly wordScale?: number;
}

/** Sums of word, position and type embeddings, normalised where the architecture does, `[batch · sequence, hidden]`. */
export function embed(
  network: Network,
  config: AbsoluteConfig,
  inputs: TokenInputs,
  names: EncoderNames,
  { wordScale }: EmbedOptions = {},
): string {
  const { builder, weights } = network;
  const { embedding, vocabularySize, positions, tokenTypes, hidden, normEpsilon, positionPadding } = config;
  const rows = weights.rows(wordMatrix(config, names), [vocabularySize, embedding], inputs.tokenIds);
  const words = wordScale === undefined ? rows : builder.node("Mul", [rows, builder.floats([wordScale])]);
  const ids =
    positionPadding === undefined
      ? countedPositions(network, inputs)
      : paddedPositions(network, inputs, positionPadding);
  let x = builder.node("Add", [words, weights.rows(names.positions, [positions, embedding], ids)]);
  // Every token is of type 0: a text of one part.
  if (tokenTypes > 0) {
    const type = weights.rows(names.tokenTypes, [tokenTypes, embedding], builder.integers([0], []));
    x = builder.node("Add", [x, type]);
  }
  if (names.embeddingNorm !== undefined)
    x = layerNorm(network, x, { prefix: names.embeddingNorm, size: embedding, epsilon: normEpsilon });
  x = inputs.toRows(x, embedding);
  // ELECTRA has this layer only where the widths differ.
  return embedding === hidden && names.alwaysProjects !== true
    ? x
    : dense(network, x, { prefix: names.projection, from: embedding, to: hidden });
}

/** 0, 1, 2, … `[sequence]`. */
export function countedPositions({ builder }: Network, { shape }: TokenInputs): string {
  const length = builder.node("Gather", [shape, builder.integers([1], [])]);
  return builder.node("Range", [builder.integers([0], []), length, builder.integers([1], [])]);
}

/** RoBERTa's positions `[batch, sequence]`: the padding id itself for padding, and counted on from it for the others. */
function paddedPositions({ builder }: Network, { tokenIds }: TokenInputs, padTokenId: number): string {
  const padding = builder.integers([padTokenId], []);
  const real = builder.node("Not", [builder.node("Equal", [tokenIds, padding])]);
  const ones = builder.node("Cast", [real], { to: TensorProto_DataType.INT64 });
  const counted = builder.node("Mul", [builder.node("CumSum", [ones, builder.integers([1], [])]), ones]);
  return builder.node("Add", [counted, padding]);
}
