import { TensorProto_DataType } from "onnx-buf";

import type { PostNormConfig } from "../config.ts";
import { attend, dense, denseActivated, layerNorm, type Network } from "./layers.ts";
import { predictWords, wordMatrix } from "./predict-words.ts";
import type { AskedPositions } from "./asked-positions.ts";
import { postNormNames, type PostNormNames } from "./post-norm-names.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** Tensors of these families that take no part in predicting a masked token. */
export const POST_NORM_IGNORED =
  /(?:^|\.)(?:pooler\.dense\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids)|cls\.seq_relationship\.(?:weight|bias))$|^(?:lm_head\.bias|lm_head\.decoder\.bias|cls\.predictions\.bias|cls\.predictions\.decoder\.bias|discriminator_predictions\..*)$/u;

/**
 * BERT, RoBERTa, XLM-RoBERTa, CamemBERT, DistilBERT and ELECTRA's generator, with the head that predicts words: logits
 * `[asked, vocabulary]`.
 */
export function addPostNorm(network: Network, config: PostNormConfig, asked: AskedPositions): string {
  return predictWords(network, encodePostNorm(network, config, asked, asked), config, postNormNames(config.family));
}

/**
 * Their encoder: embeddings, and layers that normalise after each block. Returns `[batch · sequence, hidden]`, or where positions are
 * asked for `[asked, hidden]`: the last layer works at these alone then, and the others are there to be looked at, as keys and values.
 */
export function encodePostNorm(
  network: Network,
  config: PostNormConfig,
  inputs: TokenInputs,
  asked?: AskedPositions,
): string {
  const names = postNormNames(config.family);
  let x = embed(network, config, inputs, names);
  for (let index = 0; index < config.layers; index++) {
    const selected = index === config.layers - 1 ? asked : undefined;
    x = addLayer(network, config, inputs, names.layer(index), x, selected);
  }
  return x;
}

/** Sums of word, position and type embeddings, `[batch · sequence, hidden]`. */
function embed(network: Network, config: PostNormConfig, inputs: TokenInputs, names: PostNormNames): string {
  const { builder, weights } = network;
  const { embedding, vocabularySize, positions, tokenTypes, hidden, normEpsilon, positionPadding } = config;
  const words = weights.rows(wordMatrix(config, names), [vocabularySize, embedding], inputs.tokenIds);
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
  x = layerNorm(network, x, { prefix: names.embeddingNorm, size: embedding, epsilon: normEpsilon });
  x = inputs.toRows(x, embedding);
  // ELECTRA has this layer only where the widths differ.
  return embedding === hidden ? x : dense(network, x, { prefix: names.projection, from: embedding, to: hidden });
}

/** 0, 1, 2, … `[sequence]`. */
function countedPositions({ builder }: Network, { shape }: TokenInputs): string {
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

/** `asked` where only its positions are of interest. */
function addLayer(
  network: Network,
  { hidden, heads, inner, normEpsilon: epsilon, activation }: PostNormConfig,
  { mask, toSequences, toRows }: TokenInputs,
  names: ReturnType<PostNormNames["layer"]>,
  x: string,
  asked: AskedPositions | undefined,
): string {
  const { builder } = network;
  const project = (from: string, prefix: string) => dense(network, from, { prefix, from: hidden, to: hidden });
  const rows = asked === undefined ? x : asked.selectAsked(x, hidden);
  const query = project(rows, names.query);
  const [key, value] = [project(x, names.key), project(x, names.value)];
  const attended = attend(network, {
    query: asked === undefined ? toSequences(query, hidden) : builder.node("Unsqueeze", [query, builder.integers([1])]),
    key: asked === undefined ? toSequences(key, hidden) : asked.selectSequences(key, hidden),
    value: asked === undefined ? toSequences(value, hidden) : asked.selectSequences(value, hidden),
    mask: asked === undefined ? mask : asked.askedMask,
    heads,
  });
  const addNorm = (layer: { prefix: string; from: number }, input: string, residual: string, prefix: string) => {
    const sum = builder.node("Add", [dense(network, input, { ...layer, to: hidden }), residual]);
    return layerNorm(network, sum, { prefix, size: hidden, epsilon });
  };
  const output = { prefix: names.attentionOutput, from: hidden };
  const middle = addNorm(output, toRows(attended, hidden), rows, names.attentionNorm);
  const widened = denseActivated(network, middle, { prefix: names.inner, from: hidden, to: inner }, activation);
  return addNorm({ prefix: names.outer, from: inner }, widened, middle, names.outputNorm);
}
