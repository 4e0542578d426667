import type { AskedPositions } from "./asked-positions.ts";
import { attend, dense, type Network } from "./layers.ts";
import { distancesInOrder } from "./relative-positions.ts";
import { projectAttention } from "./self-attention.ts";
import type { TokenInputs } from "./token-inputs.ts";

/** DeBERTa's attention: scores also compare contents with distances (He et al. 2021). */
export interface Disentangled {
  readonly hidden: number;
  readonly heads: number;
  /** Undefined without relative attention. */
  readonly distances?: {
    /** Embeddings of distances are projected by the contents' own matrices. */
    readonly sharesProjections: boolean;
  };
  /** Contents of the asking token are compared with distances. */
  readonly contentToPosition: boolean;
  /** Distances are compared with contents of the token asked. */
  readonly positionToContent: boolean;
}

/** Rows of embeddings of the distances from −(sequence − 1) to sequence − 1, in order, `[2 · sequence − 1, hidden]`. */
export type DistanceRows = string;

export interface DisentangledInput {
  /** Names of the attention's tensors begin so. */
  readonly prefix: string;
  /** `[batch · sequence, hidden]`. */
  readonly x: string;
  readonly asked: AskedPositions | undefined;
  readonly distances?: DistanceRows;
}

/** Attention before its output layer: `[batch · sequence, hidden]`, or `[asked, hidden]`. */
export function disentangledAttention(
  network: Network,
  config: Disentangled,
  inputs: TokenInputs,
  { prefix, x, asked, distances }: DisentangledInput,
): string {
  const { hidden, heads, contentToPosition, positionToContent } = config;
  const size = hidden / heads;
  const names = { query: `${prefix}.query_proj`, key: `${prefix}.key_proj`, value: `${prefix}.value_proj` };
  const projected = projectAttention(network, hidden, inputs, { names, x, asked });
  const scale = 1 / Math.sqrt(size * (1 + Number(contentToPosition) + Number(positionToContent)));
  const bias =
    distances === undefined || config.distances === undefined
      ? ""
      : distanceScores(network, config, inputs, { prefix, ...projected, asked, distances, scale });
  return inputs.toRows(attend(network, { ...projected, heads, scale, bias }), hidden);
}

interface ScoresInput {
  readonly prefix: string;
  /** `[texts, queries, hidden]`, `[texts, sequence, hidden]`. */
  readonly query: string;
  readonly key: string;
  readonly asked: AskedPositions | undefined;
  readonly distances: DistanceRows;
  readonly scale: number;
}

/** What is added to the scores, `[texts, heads, queries, sequence]`; empty where distances are compared with nothing. */
function distanceScores(
  network: Network,
  config: Disentangled,
  inputs: TokenInputs,
  { prefix, query, key, asked, distances, scale }: ScoresInput,
): string {
  const { builder } = network;
  const { hidden, heads, contentToPosition, positionToContent } = config;
  const shares = config.distances?.sharesProjections === true;
  const byHead = builder.integers([0, -1, heads, hidden / heads]);
  const split = (x: string) =>
    builder.node("Transpose", [builder.node("Reshape", [x, byHead])], { perm: [0, 2, 1, 3] });
  /** Embeddings of distances as `[1, heads, size, distances]`. */
  const projected = (name: string) => {
    const rows = dense(network, distances, { prefix: `${prefix}.${name}`, from: hidden, to: hidden });
    const perHead = builder.node("Reshape", [rows, builder.integers([1, -1, heads, hidden / heads])]);
    return builder.node("Transpose", [perHead], { perm: [0, 2, 3, 1] });
  };
  /** Of every distance's score the one of each pair of tokens. */
  const gather = (scores: string, index: string) => {
    const shape = builder.node(
      "Concat",
      [
        builder.node("Slice", [builder.node("Shape", [scores]), builder.integers([0]), builder.integers([2])]),
        builder.node("Slice", [builder.node("Shape", [index]), builder.integers([2]), builder.integers([4])]),
      ],
      { axis: 0 },
    );
    return builder.node("GatherElements", [scores, builder.node("Expand", [index, shape])], { axis: 3 });
  };
  const index = pairIndex(network, inputs, asked);
  const parts: string[] = [];
  if (contentToPosition) {
    const scores = builder.node("MatMul", [split(query), projected(shares ? "key_proj" : "pos_key_proj")]);
    parts.push(gather(scores, index));
  }
  if (positionToContent) {
    const scores = builder.node("MatMul", [split(key), projected(shares ? "query_proj" : "pos_query_proj")]);
    const turned = builder.node("Transpose", [index], { perm: [0, 1, 3, 2] });
    parts.push(builder.node("Transpose", [gather(scores, turned)], { perm: [0, 1, 3, 2] }));
  }
  const [first, second] = parts;
  if (first === undefined) return "";
  const sum = second === undefined ? first : builder.node("Add", [first, second]);
  return builder.node("Mul", [sum, builder.floats([scale])]);
}

/** int64 `[1 or asked, 1, queries, sequence]`: the place of a pair's distance among all distances in order. */
function pairIndex(network: Network, inputs: TokenInputs, asked: AskedPositions | undefined): string {
  const { builder } = network;
  const all = builder.node("Unsqueeze", [distancesInOrder(network, inputs), builder.integers([0, 1])]);
  return asked === undefined ? all : asked.selectBias(all);
}
