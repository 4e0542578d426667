import type { AbsoluteConfig } from "../architectures/network-config.ts";
import type { AskedPositions } from "./asked-positions.ts";
import { embed } from "./embed.ts";
import type { EncoderNames } from "./encoder-names.ts";
import { dense, denseActivated, layerNorm, type Network } from "./layers.ts";
import { selfAttention } from "./self-attention.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** An encoder that normalises before each block, and once more at the end. */
export interface PreNormNames extends EncoderNames {
  readonly finalNorm: string;
}

/**
 * An encoder of learnt positions whose layers normalise before each block. Returns `[batch · sequence, hidden]`, or where positions are asked
 * for `[asked, hidden]`: the last layer works at these alone then.
 */
export function encodePreNorm(
  network: Network,
  config: AbsoluteConfig,
  names: PreNormNames,
  inputs: TokenInputs,
  asked?: AskedPositions,
): string {
  const { builder } = network;
  const { hidden, inner, normEpsilon: epsilon, activation } = config;
  const normed = (x: string, prefix: string) => layerNorm(network, x, { prefix, size: hidden, epsilon });
  let x = embed(network, config, inputs, names);
  for (let index = 0; index < config.layers; index++) {
    const layer = names.layer(index);
    const selected = index === config.layers - 1 ? asked : undefined;
    const attended = selfAttention(network, config, inputs, {
      names: layer,
      x: normed(x, layer.attentionNorm),
      asked: selected,
    });
    const rows = selected === undefined ? x : selected.selectAsked(x, hidden);
    x = builder.node("Add", [
      dense(network, attended, { prefix: layer.attentionOutput, from: hidden, to: hidden }),
      rows,
    ]);
    const widened = { prefix: layer.inner, from: hidden, to: inner };
    const fed = denseActivated(network, normed(x, layer.outputNorm), widened, activation);
    x = builder.node("Add", [dense(network, fed, { prefix: layer.outer, from: inner, to: hidden }), x]);
  }
  return normed(x, names.finalNorm);
}
