import type { AskedPositions } from "../network/asked-positions.ts";
import { BERT_HEAD } from "../network/encoder-names.ts";
import { dense, layerNorm, type Network } from "../network/layers.ts";
import { wordMatrix } from "../network/predict-words.ts";
import { attendRotated, createRotations, gatedFeedForward } from "../network/rotary.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { type ConfigJson, readAbsolute, requireHeadSize, rotaryBase } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** NomicBERT as transformers 5 has it: BERT with rotated positions and gated feed-forward blocks (Nussbaum et al. 2024). */
interface NomicBertConfig extends AbsoluteConfig {
  readonly rotaryBase: number;
}

const WORDS = "nomic_bert.embeddings.word_embeddings.weight";
const HEAD = { ...BERT_HEAD, headNorm: "cls.predictions.transform.layer_norm", words: WORDS };

export const NOMIC_BERT = defineEncoder<NomicBertConfig, typeof HEAD>({
  modelType: "nomic_bert",
  encoder: "nomic_bert",
  names: HEAD,
  wordHead: ["cls.predictions"],
  ignored: /(?:^|\.)(?:pooler\.dense\.(?:weight|bias)|inv_freq)$|^cls\.predictions\.(?:decoder\.)?bias$/u,
  hasTwoBiases: true,
  readConfig,
  encode,
});

function readConfig(config: ConfigJson, path: string): NomicBertConfig {
  const common = readAbsolute(config, path, { family: "nomic_bert", headActs: true, defaults: { activation: "silu" } });
  requireHeadSize(config, common, path);
  return { ...common, rotaryBase: rotaryBase(config, { oldKey: "rope_theta", fallback: 1_000 }, path) };
}

function encode(
  network: Network,
  config: NomicBertConfig,
  head: typeof HEAD,
  inputs: TokenInputs,
  asked?: AskedPositions,
): string {
  const { builder, weights } = network;
  const { layers, hidden, heads, vocabularySize, tokenTypes, normEpsilon: epsilon } = config;
  const names = namesIn(network);
  const normed = (rows: string, prefix: string) => layerNorm(network, rows, { prefix, size: hidden, epsilon });
  const words = weights.rows(wordMatrix(config, head), [vocabularySize, hidden], inputs.tokenIds);
  const type = weights.rows(
    "nomic_bert.embeddings.token_type_embeddings.weight",
    [tokenTypes, hidden],
    builder.integers([0], []),
  );
  let x = inputs.toRows(normed(builder.node("Add", [words, type]), names.embeddingNorm), hidden);
  const rotation = createRotations(network, config, inputs)(config.rotaryBase);
  for (let index = 0; index < layers; index++) {
    const layer = names.layer(index);
    const selected = index === layers - 1 ? asked : undefined;
    const [query, key, value] = layer.project(x, hidden);
    const attended = attendRotated(network, { hidden, heads }, inputs, {
      query,
      key,
      value,
      rotation,
      asked: selected,
    });
    const rows = selected === undefined ? x : selected.selectAsked(x, hidden);
    const output = dense(network, attended, { prefix: layer.output, from: hidden, to: hidden, bias: false });
    x = normed(builder.node("Add", [rows, output]), layer.attentionNorm);
    x = normed(builder.node("Add", [x, gatedFeedForward(network, config, layer, x, false)]), layer.outputNorm);
  }
  return x;
}

interface LayerNames {
  /** Queries, keys and values of `[rows, hidden]`. */
  project(x: string, hidden: number): readonly [string, string, string];
  readonly output: string;
  readonly attentionNorm: string;
  readonly gate: string;
  readonly up: string;
  readonly down: string;
  readonly outputNorm: string;
}

/** transformers saves other names than its modules have, which a pickled state dictionary has. */
function namesIn(network: Network): { embeddingNorm: string; layer(index: number): LayerNames } {
  const { weights } = network;
  const isNative = ["nomic_bert.", ""].some((prefix) => weights.has(`${prefix}layers.0.self_attn.q_proj.weight`));
  return isNative ? nativeNames(network) : savedNames(network);
}

function nativeNames(network: Network): { embeddingNorm: string; layer(index: number): LayerNames } {
  return {
    embeddingNorm: "nomic_bert.embeddings.LayerNorm",
    layer: (index) => {
      const layer = `nomic_bert.layers.${index}`;
      const project = (x: string, part: string, hidden: number) =>
        dense(network, x, { prefix: `${layer}.self_attn.${part}_proj`, from: hidden, to: hidden, bias: false });
      return {
        project: (x, hidden) => [project(x, "q", hidden), project(x, "k", hidden), project(x, "v", hidden)],
        output: `${layer}.self_attn.o_proj`,
        attentionNorm: `${layer}.post_attention_layernorm`,
        gate: `${layer}.mlp.gate_proj`,
        up: `${layer}.mlp.up_proj`,
        down: `${layer}.mlp.down_proj`,
        outputNorm: `${layer}.post_mlp_layernorm`,
      };
    },
  };
}

function savedNames(network: Network): { embeddingNorm: string; layer(index: number): LayerNames } {
  const { builder } = network;
  return {
    embeddingNorm: "nomic_bert.emb_ln",
    layer: (index) => {
      const layer = `nomic_bert.encoder.layers.${index}`;
      return {
        project: (x, hidden) => {
          const packed = dense(network, x, { prefix: `${layer}.attn.Wqkv`, from: hidden, to: 3 * hidden, bias: false });
          const sizes = builder.integers([hidden, hidden, hidden]);
          return builder.nodes("Split", [packed, sizes], 3, { axis: 1 }) as [string, string, string];
        },
        output: `${layer}.attn.out_proj`,
        attentionNorm: `${layer}.norm1`,
        gate: `${layer}.mlp.fc12`,
        up: `${layer}.mlp.fc11`,
        down: `${layer}.mlp.fc2`,
        outputNorm: `${layer}.norm2`,
      };
    },
  };
}
