import { TensorProto_DataType } from "onnx-buf";

import type { DebertaConfig } from "../architectures/deberta-v2.ts";
import type { AskedPositions } from "./asked-positions.ts";
import { disentangledAttention } from "./disentangled.ts";
import { countedPositions } from "./embed.ts";
import { BERT_HEAD, embeddingNames, layerNames } from "./encoder-names.ts";
import { activate, dense, layerNorm, type Network } from "./layers.ts";
import { addPostNormBlocks } from "./post-norm.ts";
import { wordMatrix } from "./predict-words.ts";
import { distanceTable, valuesInOrder } from "./relative-positions.ts";
import type { TokenInputs } from "./token-inputs.ts";

const NAMES = embeddingNames("deberta");

/**
 * The encoder of DeBERTa, versions 2 and 3. Returns `[batch · sequence, hidden]`, or where positions are given `[asked, hidden]`: the last
 * layer works at these alone then, unless the convolution, which looks at neighbours, follows it.
 */
export function encodeDeberta(
  network: Network,
  config: DebertaConfig,
  inputs: TokenInputs,
  asked?: AskedPositions,
): string {
  const { layers, hidden, convolution } = config;
  const embedded = embed(network, config, inputs);
  const distances = embedDistances(network, config, inputs);
  let x = embedded;
  for (let index = 0; index < layers; index++) {
    const isConvolved = index === 0 && convolution !== undefined;
    const selected = index === layers - 1 && !isConvolved ? asked : undefined;
    const layer = `deberta.encoder.layer.${index}`;
    const attended = disentangledAttention(network, config, inputs, {
      prefix: `${layer}.attention.self`,
      x,
      asked: selected,
      ...(distances !== undefined && { distances }),
    });
    const rows = selected === undefined ? x : selected.selectAsked(x, hidden);
    x = addPostNormBlocks(network, config, layerNames(layer), attended, rows);
    if (isConvolved) x = convolve(network, config, inputs, embedded, x);
    if (isConvolved && index === layers - 1 && asked !== undefined) x = asked.selectAsked(x, hidden);
  }
  return x;
}

/** `[batch · sequence, hidden]`, zeros for padding. */
function embed(network: Network, config: DebertaConfig, inputs: TokenInputs): string {
  const { builder, weights } = network;
  const { embedding, vocabularySize, positions, tokenTypes, hidden, normEpsilon: epsilon, addsPositions } = config;
  const matrix = wordMatrix(config, { words: NAMES.words, decoder: BERT_HEAD.decoder });
  let x = weights.rows(matrix, [vocabularySize, embedding], inputs.tokenIds);
  if (addsPositions) {
    const rows = weights.rows(NAMES.positions, [positions, embedding], countedPositions(network, inputs));
    x = builder.node("Add", [x, rows]);
  }
  if (tokenTypes > 0) {
    const type = weights.rows(NAMES.tokenTypes, [tokenTypes, embedding], builder.integers([0], []));
    x = builder.node("Add", [x, type]);
  }
  x = inputs.toRows(x, embedding);
  const projection = { prefix: "deberta.embeddings.embed_proj", from: embedding, to: hidden, bias: false };
  if (embedding !== hidden) x = dense(network, x, projection);
  return masked(network, inputs, layerNorm(network, x, { prefix: NAMES.embeddingNorm, size: hidden, epsilon }));
}

/** Rows are zeros where there is no token. */
function masked({ builder }: Network, { mask }: TokenInputs, rows: string): string {
  const column = builder.node("Reshape", [mask, builder.integers([-1, 1])]);
  return builder.node("Mul", [rows, builder.node("Cast", [column], { to: TensorProto_DataType.FLOAT })]);
}

/** Embeddings of all distances between tokens in order, `[2 · sequence − 1, hidden]`; undefined where there are none. */
function embedDistances(network: Network, config: DebertaConfig, inputs: TokenInputs): string | undefined {
  const { distances, hidden, positions, normEpsilon: epsilon, normsDistances } = config;
  if (distances === undefined) return undefined;
  const { buckets, furthest } = distances;
  const span = buckets ?? furthest;
  // Farther apart all are in the last bucket of their direction.
  const table = distanceTable(Math.min(positions, 2 * furthest), (distance) => {
    const place = buckets === undefined ? distance : logBucket(distance, buckets, furthest);
    return Math.min(Math.max(place + span, 0), 2 * span - 1);
  });
  const places = valuesInOrder(network, inputs, table);
  const rows = network.weights.rows("deberta.encoder.rel_embeddings.weight", [2 * span, hidden], places);
  return normsDistances
    ? layerNorm(network, rows, { prefix: "deberta.encoder.LayerNorm", size: hidden, epsilon })
    : rows;
}

/**
 * The place of a distance (of query less key) among the buckets of one direction: near ones have their own, farther ones share them up to
 * `furthest`. `make_log_bucket_position` of transformers, in 32-bit floats as PyTorch works it out.
 */
export function logBucket(distance: number, buckets: number, furthest: number): number {
  const middle = Math.floor(buckets / 2);
  const steps = distance < middle && distance > -middle ? middle - 1 : Math.abs(distance);
  if (steps <= middle) return distance;
  const { fround, log } = Math;
  const share = fround(fround(log(fround(steps / middle))) / fround(log(fround((furthest - 1) / middle))));
  const place = fround(Math.ceil(fround(share * (middle - 1))) + middle);
  return Math.trunc(place * Math.sign(distance));
}

/** A convolution over the embeddings, added to what the first layer gave. */
function convolve(
  network: Network,
  { hidden, convolution, normEpsilon: epsilon }: DebertaConfig,
  inputs: TokenInputs,
  embedded: string,
  layer: string,
): string {
  const { builder, weights } = network;
  const { kernel, groups, activation } = convolution as NonNullable<DebertaConfig["convolution"]>;
  const prefix = "deberta.encoder.conv";
  const channels = builder.node("Transpose", [inputs.toSequences(embedded, hidden)], { perm: [0, 2, 1] });
  const matrix = weights.float(`${prefix}.conv.weight`, [hidden, hidden / groups, kernel]);
  const side = (kernel - 1) / 2;
  const convolved = builder.node("Conv", [channels, matrix, weights.float(`${prefix}.conv.bias`, [hidden])], {
    kernel_shape: [kernel],
    pads: [side, side],
    group: groups,
  });
  const rows = inputs.toRows(builder.node("Transpose", [convolved], { perm: [0, 2, 1] }), hidden);
  const kept = masked(network, inputs, rows);
  const acted = activation === "tanh" ? builder.node("Tanh", [kept]) : activate(network, kept, activation);
  const sum = builder.node("Add", [layer, acted]);
  return masked(network, inputs, layerNorm(network, sum, { prefix: `${prefix}.LayerNorm`, size: hidden, epsilon }));
}
