import type { NetworkConfig } from "../architectures/network-config.ts";
import type { AskedPositions } from "./asked-positions.ts";
import type { LayerNames } from "./encoder-names.ts";
import { attend, dense, type Network } from "./layers.ts";
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
  { names, x, asked, bias, projectionBias = true }: SelfAttention,
): string {
  const { builder } = network;
  const project = (from: string, prefix: string) =>
    dense(network, from, { prefix, from: hidden, to: hidden, bias: projectionBias });
  const query = project(asked === undefined ? x : asked.selectAsked(x, hidden), names.query);
  const [key, value] = [project(x, names.key), project(x, names.value)];
  const attended =
    asked === undefined
      ? attend(network, {
          query: inputs.toSequences(query, hidden),
          key: inputs.toSequences(key, hidden),
          value: inputs.toSequences(value, hidden),
          mask: inputs.mask,
          heads,
          ...(bias !== undefined && { bias }),
        })
      : attend(network, {
          query: builder.node("Unsqueeze", [query, builder.integers([1])]),
          key: asked.selectSequences(key, hidden),
          value: asked.selectSequences(value, hidden),
          mask: asked.askedMask,
          heads,
          ...(bias !== undefined && { bias: asked.selectBias(bias) }),
        });
  return inputs.toRows(attended, hidden);
}
