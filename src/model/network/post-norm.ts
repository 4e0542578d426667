import type { AbsoluteConfig } from "../architectures/network-config.ts";
import type { AskedPositions } from "./asked-positions.ts";
import { embed, type EmbedOptions } from "./embed.ts";
import type { EncoderNames, LayerNames } from "./encoder-names.ts";
import { dense, denseActivated, layerNorm, type Network } from "./layers.ts";
import { selfAttention } from "./self-attention.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** Tensors of BERT and its kin that take no part in predicting a masked token. */
export const BERT_IGNORED =
  /(?:^|\.)(?:pooler\.dense\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids)|cls\.seq_relationship\.(?:weight|bias))$|^(?:lm_head\.bias|lm_head\.decoder\.bias|cls\.predictions\.bias|cls\.predictions\.decoder\.bias|discriminator_predictions\..*)$/u;

/** How an architecture differs from BERT. */
export interface PostNormVariant extends EmbedOptions {
  /** What a layer's attention has besides. */
  readonly attention?: (layer: number) => Pick<LayerInput, "bias" | "projectionBias">;
}

/**
 * The encoder of BERT and its kin: embeddings, and layers that normalise after each block. Returns `[batch · sequence, hidden]`, or where
 * positions are asked for `[asked, hidden]`: the last layer works at these alone then, and the others are there to be looked at, as keys and values.
 */
export function encodePostNorm(
  network: Network,
  config: AbsoluteConfig,
  names: EncoderNames,
  inputs: TokenInputs,
  asked?: AskedPositions,
  { attention, ...embedding }: PostNormVariant = {},
): string {
  let x = embed(network, config, inputs, names, embedding);
  for (let index = 0; index < config.layers; index++) {
    const selected = index === config.layers - 1 ? asked : undefined;
    const input = { names: names.layer(index), x, asked: selected, ...attention?.(index) };
    x = addPostNormLayer(network, config, inputs, input);
  }
  return x;
}

/** A layer's input: `x` is `[batch · sequence, hidden]`, `bias` is added to the scores of attention. */
interface LayerInput {
  readonly names: LayerNames;
  readonly x: string;
  /** Where only its positions are of interest. */
  readonly asked: AskedPositions | undefined;
  readonly bias?: string;
  readonly projectionBias?: boolean;
}

/** A layer that normalises after each block: `[batch · sequence, hidden]`, or `[asked, hidden]`. */
function addPostNormLayer(network: Network, config: AbsoluteConfig, inputs: TokenInputs, input: LayerInput): string {
  const { names, x, asked } = input;
  const attended = selfAttention(network, config, inputs, input);
  return addPostNormBlocks(
    network,
    config,
    names,
    attended,
    asked === undefined ? x : asked.selectAsked(x, config.hidden),
  );
}

/** What follows attention: its output layer and the feed-forward block, each added to what went into it and normalised. */
export function addPostNormBlocks(
  network: Network,
  { hidden, inner, normEpsilon: epsilon, activation }: AbsoluteConfig,
  names: LayerNames,
  attended: string,
  rows: string,
): string {
  const addNorm = (layer: { prefix: string; from: number }, input: string, residual: string, prefix: string) => {
    const sum = network.builder.node("Add", [dense(network, input, { ...layer, to: hidden }), residual]);
    return layerNorm(network, sum, { prefix, size: hidden, epsilon });
  };
  const output = { prefix: names.attentionOutput, from: hidden };
  const middle = addNorm(output, attended, rows, names.attentionNorm);
  const widened = denseActivated(network, middle, { prefix: names.inner, from: hidden, to: inner }, activation);
  return addNorm({ prefix: names.outer, from: inner }, widened, middle, names.outputNorm);
}
