import type { Activation } from "../architectures/network-config.ts";
import { type GraphBuilder, RUNTIME_DOMAIN } from "./graph-builder.ts";
import { multiplyInt8, type QuantisedRows, quantiseRows } from "./dense-int8.ts";
import type { QuantisedMatrix } from "./quantise-weights.ts";
import type { NetworkWeights } from "./network-weights.ts";

/** A graph that is being built from weights. */
export interface Network {
  readonly builder: GraphBuilder;
  readonly weights: NetworkWeights;
  /** Matrices that are multiplied in 8 bits, by tensor name; what was quantised for them, by the name of its rows. */
  readonly int8?: {
    readonly matrices: ReadonlyMap<string, QuantisedMatrix>;
    readonly rows: Map<string, QuantisedRows>;
  };
}

/** Added to a masked place before the softmax: nothing is left of it, and yet a row of them alone gives no NaN. */
export const MASKED = -3.4e38;

/** A dense layer's sizes and names. */
export interface Dense {
  /** `<prefix>.weight` `[to, from]` and `<prefix>.bias` `[to]`. */
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly bias?: boolean;
}

/** `[rows, from]` to `[rows, to]`. */
export function dense(
  { builder, weights, int8 }: Network,
  x: string,
  { prefix, from, to, bias = true }: Dense,
): string {
  const { name } = weights.stored(`${prefix}.weight`, [to, from]);
  const quantised = int8?.matrices.get(name);
  if (int8 === undefined || quantised === undefined) {
    const inputs = [x, weights.float(`${prefix}.weight`, [to, from])];
    if (bias) inputs.push(weights.float(`${prefix}.bias`, [to]));
    return builder.node("Gemm", inputs, { transB: 1 });
  }
  const rows = int8.rows.get(x) ?? quantiseRows(builder, x);
  int8.rows.set(x, rows);
  const product = multiplyInt8(builder, rows, name, quantised);
  return bias ? builder.node("Add", [product, weights.float(`${prefix}.bias`, [to])]) : product;
}

/** Dense layer and activation, the bias added within the latter where that is faster. */
export function denseActivated(network: Network, x: string, layer: Dense, activation: Activation): string {
  const { builder, weights } = network;
  // BiasGelu takes twice as long as Gelu, more than the product's own bias costs.
  if (activation !== "gelu-tanh" || layer.bias === false)
    return activate(network, dense(network, x, layer), activation);
  const product = dense(network, x, { ...layer, bias: false });
  return builder.node("FastGelu", [product, weights.float(`${layer.prefix}.bias`, [layer.to])], {}, RUNTIME_DOMAIN);
}

/** The activation alone. */
export function activate({ builder }: Network, x: string, activation: Activation): string {
  switch (activation) {
    case "gelu":
      return builder.node("Gelu", [x], {}, RUNTIME_DOMAIN);
    case "gelu-tanh":
      return builder.node("FastGelu", [x], {}, RUNTIME_DOMAIN);
    case "relu":
      return builder.node("Relu", [x]);
    case "silu":
      return builder.node("Mul", [x, builder.node("Sigmoid", [x])]);
    case "quick-gelu":
      return builder.node("QuickGelu", [x], { alpha: { float: 1.702 } }, RUNTIME_DOMAIN);
  }
}

/** A norm's size and names. */
export interface Norm {
  readonly prefix: string;
  readonly size: number;
  readonly epsilon: number;
  readonly bias?: boolean;
}

/** Normalises the last axis. */
export function layerNorm(
  { builder, weights }: Network,
  x: string,
  { prefix, size, epsilon, bias = true }: Norm,
): string {
  const inputs = [x, weights.float(`${prefix}.weight`, [size])];
  if (bias) inputs.push(weights.float(`${prefix}.bias`, [size]));
  return builder.node("LayerNormalization", inputs, { axis: -1, epsilon: { float: epsilon } });
}

/** Divides the last axis by its root mean square (Zhang and Sennrich 2019). */
export function rmsNorm({ builder, weights }: Network, x: string, { prefix, size, epsilon }: Norm): string {
  const inputs = [x, weights.float(`${prefix}.weight`, [size])];
  return builder.node("SimplifiedLayerNormalization", inputs, { axis: -1, epsilon: { float: epsilon } });
}

/** Queries, keys and values `[batch, length, hidden]`; of queries there may be fewer than of keys. */
export interface Attention {
  readonly query: string;
  readonly key: string;
  readonly value: string;
  /** int32 `[batch, keys]`: 1 where there is a token. */
  readonly mask: string;
  /** Added to the scores, `[batch or 1, heads or 1, queries, keys]`; empty for nothing. */
  readonly bias: string;
  readonly heads: number;
  /** What scores are multiplied by; default 1 / √(hidden / heads). */
  readonly scale?: number;
}

/** Attention of several heads: softmax(q kᵀ / √(hidden / heads)) v, `[batch, queries, hidden]`. */
export function attend({ builder }: Network, { query, key, value, mask, bias, heads, scale }: Attention): string {
  const attributes = {
    num_heads: heads,
    mask_filter_value: { float: MASKED },
    ...(scale !== undefined && { scale: { float: scale } }),
  };
  return builder.node("MultiHeadAttention", [query, key, value, "", mask, bias], attributes, RUNTIME_DOMAIN);
}
