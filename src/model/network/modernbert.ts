import type { ModernBertConfig } from "../architectures/modernbert.ts";
import { activate, dense, layerNorm, type Network } from "./layers.ts";
import { predictWords, wordMatrix } from "./predict-words.ts";
import { attendRotated, createRotations, type Rotation } from "./rotary.ts";
import { createWindows } from "./windows.ts";
import type { AskedPositions } from "./asked-positions.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** Names of the tensors around the layers. */
export const MODERNBERT_NAMES = {
  words: "model.embeddings.tok_embeddings.weight",
  headDense: "head.dense",
  headNorm: "head.norm",
  decoder: "decoder.weight",
  decoderBias: ["decoder.bias"],
};

/** ModernBERT with the head that predicts words: logits `[asked, vocabulary]`. */
export function predictModernBert(network: Network, config: ModernBertConfig, asked: AskedPositions): string {
  const { bias } = config;
  const shape = { denseBias: bias.head, normBias: bias.norm, decoderBias: bias.decoder };
  return predictWords(network, encodeModernBert(network, config, asked, asked), config, MODERNBERT_NAMES, shape);
}

/**
 * ModernBERT's encoder (Warner et al. 2024): norms before each block, rotated positions, a gated feed-forward block, and layers that
 * look at a window only. Returns `[batch · sequence, hidden]`, or where positions are given `[asked, hidden]`: the last layer works
 * at these alone then, as far as it can.
 */
export function encodeModernBert(
  network: Network,
  config: ModernBertConfig,
  inputs: TokenInputs,
  asked?: AskedPositions,
): string {
  const { builder, weights } = network;
  const { hidden, vocabularySize, normEpsilon: epsilon, bias } = config;
  const normed = (x: string, prefix: string) =>
    layerNorm(network, x, { prefix, size: hidden, epsilon, bias: bias.norm });
  const embedded = weights.rows(wordMatrix(config, MODERNBERT_NAMES), [vocabularySize, hidden], inputs.tokenIds);
  let x = inputs.toRows(normed(embedded, "model.embeddings.norm"), hidden);
  const rotations = createRotations(network, config, inputs);
  const windows = createWindows(network, inputs);
  for (let index = 0; index < config.layers; index++) {
    const layer = `model.layers.${index}`;
    const selected = index === config.layers - 1 ? asked : undefined;
    const window = config.windows[index];
    // The embeddings have just been normalised.
    const input = index === 0 ? x : normed(x, `${layer}.attn_norm`);
    const mixed = attention(network, config, inputs, {
      layer,
      x: input,
      rotation: rotations(config.rotaryBases[index] as number),
      ...(window !== undefined && { window: windows(window) }),
      asked: selected,
    });
    x = builder.node("Add", [selected === undefined ? x : selected.selectAsked(x, hidden), mixed]);
    x = builder.node("Add", [x, feedForward(network, config, layer, normed(x, `${layer}.mlp_norm`))]);
  }
  return normed(x, "model.final_norm");
}

interface AttentionInput {
  readonly layer: string;
  /** `[batch · sequence, hidden]`. */
  readonly x: string;
  readonly rotation: Rotation;
  /** `[1, 1, sequence, sequence]`, 0 or {@link OUT_OF_REACH}. */
  readonly window?: string;
  /** Where only its positions are of interest. */
  readonly asked: AskedPositions | undefined;
}

/** `[batch · sequence, hidden]`, or `[asked, hidden]`. */
function attention(
  network: Network,
  { hidden, heads, bias }: ModernBertConfig,
  inputs: TokenInputs,
  { layer, x, rotation, window, asked }: AttentionInput,
): string {
  const { builder } = network;
  const packed = dense(network, x, {
    prefix: `${layer}.attn.Wqkv`,
    from: hidden,
    to: 3 * hidden,
    bias: bias.attention,
  });
  const [query, key, value] = builder.nodes("Split", [packed, builder.integers([hidden, hidden, hidden])], 3, {
    axis: 1,
  }) as [string, string, string];
  const rows = attendRotated(network, { hidden, heads }, inputs, {
    query,
    key,
    value,
    rotation,
    asked,
    ...(window !== undefined && { window }),
  });
  return dense(network, rows, { prefix: `${layer}.attn.Wo`, from: hidden, to: hidden, bias: bias.attention });
}

/** Wo(activation(first half of Wi(x)) · second half). */
function feedForward(
  network: Network,
  { hidden, inner, bias, activation }: ModernBertConfig,
  layer: string,
  x: string,
): string {
  const { builder } = network;
  const wide = dense(network, x, { prefix: `${layer}.mlp.Wi`, from: hidden, to: 2 * inner, bias: bias.inner });
  const [input, gate] = builder.nodes("Split", [wide, builder.integers([inner, inner])], 2, { axis: 1 });
  const gated = builder.node("Mul", [activate(network, input as string, activation), gate as string]);
  return dense(network, gated, { prefix: `${layer}.mlp.Wo`, from: inner, to: hidden, bias: bias.inner });
}
