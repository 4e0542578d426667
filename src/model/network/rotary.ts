import type { AskedPositions } from "./asked-positions.ts";
import { RUNTIME_DOMAIN } from "./graph-builder.ts";
import { activate, attend, dense, type Network } from "./layers.ts";
import type { Activation, NetworkConfig } from "../architectures/network-config.ts";
import type { TokenInputs } from "./token-inputs.ts";
import { positionColumn } from "./windows.ts";

/** Cosines and sines, `[sequence, head size / 2]` each. */
export type Rotation = readonly [cosines: string, sines: string];

/** Rotations by base, each made once: position · base^(−2i / head size). Su et al. 2021. */
export function createRotations(
  network: Network,
  { hidden, heads }: Pick<NetworkConfig, "hidden" | "heads">,
  inputs: TokenInputs,
): (base: number) => Rotation {
  const { builder } = network;
  const made = new Map<number, Rotation>();
  const size = hidden / heads;
  const positions = positionColumn(network, inputs);
  return (base) => {
    const existing = made.get(base);
    if (existing !== undefined) return existing;
    const frequencies = Float32Array.from({ length: size / 2 }, (_, index) => 1 / base ** ((2 * index) / size));
    const angles = builder.node("Mul", [positions, builder.floats(frequencies, [1, size / 2])]);
    const rotation = [builder.node("Cos", [angles]), builder.node("Sin", [angles])] as const;
    made.set(base, rotation);
    return rotation;
  };
}

/** What rotated attention works on, rows `[batch · sequence, width]`: of keys and values narrower where heads share them. */
export interface RotatedAttention {
  readonly query: string;
  readonly key: string;
  readonly value: string;
  readonly rotation: Rotation;
  /** Heads of keys and values; each serves as many of the queries'. Default: as many as of queries. */
  readonly keyHeads?: number;
  /** `[1, 1, sequence, sequence]`, added to the scores. */
  readonly window?: string;
  /** Where only its positions are of interest. */
  readonly asked: AskedPositions | undefined;
}

/** Attention of rotated queries and keys, before its output layer: `[batch · sequence, hidden]`, or `[asked, hidden]`. */
export function attendRotated(
  network: Network,
  { hidden, heads }: Pick<NetworkConfig, "hidden" | "heads">,
  inputs: TokenInputs,
  { query, key, value, rotation, keyHeads = heads, window, asked }: RotatedAttention,
): string {
  const { builder } = network;
  const size = hidden / heads;
  const rotate = (rows: string, count: number) => {
    const rotated = [inputs.toSequences(rows, count * size), builder.integers([0]), ...rotation];
    return builder.node("RotaryEmbedding", rotated, { num_heads: count }, RUNTIME_DOMAIN);
  };
  const spread = (sequences: string) => {
    if (keyHeads === heads) return sequences;
    const apart = builder.node("Reshape", [sequences, builder.integers([0, 0, keyHeads, 1, size])]);
    const repeated = builder.node("Expand", [apart, builder.integers([1, 1, 1, heads / keyHeads, 1])]);
    return builder.node("Reshape", [repeated, builder.integers([0, 0, hidden])]);
  };
  const queries = rotate(query, heads);
  const keys = spread(rotate(key, keyHeads));
  const values = spread(inputs.toSequences(value, keyHeads * size));
  const sequences =
    asked === undefined
      ? { query: queries, key: keys, value: values, mask: inputs.mask }
      : {
          query: builder.node("Unsqueeze", [asked.selectAsked(queries, hidden), builder.integers([1])]),
          key: asked.selectSequences(keys, hidden),
          value: asked.selectSequences(values, hidden),
          mask: asked.askedMask,
        };
  const bias = window === undefined ? "" : (asked?.selectBias(window) ?? window);
  return inputs.toRows(attend(network, { ...sequences, heads, bias }), hidden);
}

/** A feed-forward block with a gate, its layers by name: `down(activation(gate(x)) · up(x))`. */
export function gatedFeedForward(
  network: Network,
  { hidden, inner, activation }: Pick<NetworkConfig, "hidden" | "inner"> & { readonly activation: Activation },
  names: { readonly gate: string; readonly up: string; readonly down: string },
  x: string,
  bias: boolean,
): string {
  const widen = (prefix: string) => dense(network, x, { prefix, from: hidden, to: inner, bias });
  const gated = network.builder.node("Mul", [activate(network, widen(names.gate), activation), widen(names.up)]);
  return dense(network, gated, { prefix: names.down, from: inner, to: hidden, bias });
}
