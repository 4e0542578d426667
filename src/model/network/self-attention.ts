import type { NetworkConfig } from "../architectures/network-config.ts";
import type { AskedPositions } from "./asked-positions.ts";
import type { LayerNames } from "./encoder-names.ts";
import { attend, type Attention, dense, type Network } from "./layers.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** What attention works on. */
export interface SelfAttention {
  readonly names: Pick<LayerNames, "query" | "key" | "value">;
  /** `[batch · sequence, hidden]`. */
  readonly x: string;
  /** Where only its positions are of interest. */
  readonly asked: AskedPositions | undefined;
  /** Added to the scores of all positions, `[1, heads or 1, sequence, sequence]`. */
  readonly bias?: string;
  /** Whether the projections have biases; default true. */
  readonly projectionBias?: boolean;
}

/** The tokens' attention to each other, before its output layer: `[batch · sequence, hidden]`, or `[asked, hidden]`. */
export function selfAttention(
  network: Network,
  { hidden, heads }: Pick<NetworkConfig, "hidden" | "heads">,
  inputs: TokenInputs,
  { bias: everywhere, ...attention }: SelfAttention,
): string {
  const projected = projectAttention(network, hidden, inputs, attention);
  const bias = everywhere === undefined ? "" : (attention.asked?.selectBias(everywhere) ?? everywhere);
  return inputs.toRows(attend(network, { ...projected, heads, bias }), hidden);
}

/** Queries, keys and values as sequences, with the mask; where positions are given, each has a sequence of its own with one query. */
export function projectAttention(
  network: Network,
  hidden: number,
  inputs: TokenInputs,
  { names, x, asked, projectionBias = true }: Omit<SelfAttention, "bias">,
): Pick<Attention, "query" | "key" | "value" | "mask"> {
  const { builder } = network;
  const project = (from: string, prefix: string) =>
    dense(network, from, { prefix, from: hidden, to: hidden, bias: projectionBias });
  const query = project(asked === undefined ? x : asked.selectAsked(x, hidden), names.query);
  const [key, value] = [project(x, names.key), project(x, names.value)];
  return asked === undefined
    ? {
        query: inputs.toSequences(query, hidden),
        key: inputs.toSequences(key, hidden),
        value: inputs.toSequences(value, hidden),
        mask: inputs.mask,
      }
    : {
        query: builder.node("Unsqueeze", [query, builder.integers([1])]),
        key: asked.selectSequences(key, hidden),
        value: asked.selectSequences(value, hidden),
        mask: asked.askedMask,
      };
}
