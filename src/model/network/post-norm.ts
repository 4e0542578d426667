import { TensorProto_DataType } from "onnx-buf";

import type { PostNormConfig } from "../config.ts";
import { attend, dense, denseActivated, layerNorm, type Network } from "./layers.ts";
import { predictWords, wordMatrix } from "./predict-words.ts";
import type { AskedPositions } from "./asked-positions.ts";
import { postNormNames, type PostNormNames } from "./post-norm-names.ts";

/** Tensors of these families that take no part in predicting a masked token. */
export const POST_NORM_IGNORED =
  /(?:^|\.)(?:pooler\.dense\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids)|cls\.seq_relationship\.(?:weight|bias))$|^(?:lm_head\.bias|lm_head\.decoder\.bias|cls\.predictions\.bias|cls\.predictions\.decoder\.bias|discriminator_predictions\..*)$/u;

/**
 * BERT, RoBERTa, XLM-RoBERTa, CamemBERT, DistilBERT and ELECTRA's generator: embeddings, layers that normalise after each block, and
 * the prediction head. Returns logits `[asked, vocabulary]`. The last layer works at the positions asked for alone: the others
 * are there to be looked at, as keys and values.
 */
export function addPostNorm(network: Network, config: PostNormConfig, asked: AskedPositions): string {
  const names = postNormNames(config.family);
  let x = embed(network, config, asked, names);
  for (let index = 0; index < config.layers; index++)
    x = addLayer(network, config, asked, names.layer(index), x, index === config.layers - 1);
  return predictWords(network, x, config, names);
}

/** Sums of word, position and type embeddings, `[batch · sequence, hidden]`. */
function embed(network: Network, config: PostNormConfig, asked: AskedPositions, names: PostNormNames): string {
  const { builder, weights } = network;
  const { embedding, vocabularySize, positions, tokenTypes, hidden, normEpsilon, positionPadding } = config;
  const words = weights.rows(wordMatrix(config, names), [vocabularySize, embedding], asked.tokenIds);
  const ids =
    positionPadding === undefined ? countedPositions(network, asked) : paddedPositions(network, asked, positionPadding);
  let x = builder.node("Add", [words, weights.rows(names.positions, [positions, embedding], ids)]);
  // Every token is of type 0: a text of one part.
  if (tokenTypes > 0) {
    const type = weights.rows(names.tokenTypes, [tokenTypes, embedding], builder.integers([0], []));
    x = builder.node("Add", [x, type]);
  }
  x = layerNorm(network, x, { prefix: names.embeddingNorm, size: embedding, epsilon: normEpsilon });
  x = asked.toRows(x, embedding);
  // ELECTRA has this layer only where the widths differ.
  return embedding === hidden ? x : dense(network, x, { prefix: names.projection, from: embedding, to: hidden });
}

/** 0, 1, 2, … `[sequence]`. */
function countedPositions({ builder }: Network, { shape }: AskedPositions): string {
  const length = builder.node("Gather", [shape, builder.integers([1], [])]);
  return builder.node("Range", [builder.integers([0], []), length, builder.integers([1], [])]);
}

/** RoBERTa's positions `[batch, sequence]`: the padding id itself for padding, and counted on from it for the others. */
function paddedPositions({ builder }: Network, { tokenIds }: AskedPositions, padTokenId: number): string {
  const padding = builder.integers([padTokenId], []);
  const real = builder.node("Not", [builder.node("Equal", [tokenIds, padding])]);
  const ones = builder.node("Cast", [real], { to: TensorProto_DataType.INT64 });
  const counted = builder.node("Mul", [builder.node("CumSum", [ones, builder.integers([1], [])]), ones]);
  return builder.node("Add", [counted, padding]);
}

function addLayer(
  network: Network,
  { hidden, heads, inner, normEpsilon: epsilon, activation }: PostNormConfig,
  asked: AskedPositions,
  names: ReturnType<PostNormNames["layer"]>,
  x: string,
  isLast: boolean,
): string {
  const { builder } = network;
  const { toSequences, selectSequences } = asked;
  const project = (from: string, prefix: string) => dense(network, from, { prefix, from: hidden, to: hidden });
  const rows = isLast ? asked.selectAsked(x, hidden) : x;
  const query = project(rows, names.query);
  const [key, value] = [project(x, names.key), project(x, names.value)];
  const attended = attend(network, {
    query: isLast ? builder.node("Unsqueeze", [query, builder.integers([1])]) : toSequences(query, hidden),
    key: isLast ? selectSequences(key, hidden) : toSequences(key, hidden),
    value: isLast ? selectSequences(value, hidden) : toSequences(value, hidden),
    mask: isLast ? asked.askedMask : asked.mask,
    heads,
  });
  const addNorm = (layer: { prefix: string; from: number }, input: string, residual: string, prefix: string) => {
    const sum = builder.node("Add", [dense(network, input, { ...layer, to: hidden }), residual]);
    return layerNorm(network, sum, { prefix, size: hidden, epsilon });
  };
  const output = { prefix: names.attentionOutput, from: hidden };
  const middle = addNorm(output, asked.toRows(attended, hidden), rows, names.attentionNorm);
  const widened = denseActivated(network, middle, { prefix: names.inner, from: hidden, to: inner }, activation);
  return addNorm({ prefix: names.outer, from: inner }, widened, middle, names.outputNorm);
}
