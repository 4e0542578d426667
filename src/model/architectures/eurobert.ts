import type { AskedPositions } from "../network/asked-positions.ts";
import { dense, type Network, rmsNorm } from "../network/layers.ts";
import { compareWithWords, wordMatrix } from "../network/predict-words.ts";
import { attendRotated, createRotations, gatedFeedForward } from "../network/rotary.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { defineArchitecture } from "./architecture.ts";
import {
  activationOf,
  type ConfigJson,
  isTied,
  malformed,
  MAX_LAYERS,
  MAX_POSITIONS,
  MAX_VOCABULARY,
  MAX_WIDTH,
  optionalSize,
  requireEncoder,
  requireEpsilon,
  requireHeads,
  requireHeadSize,
  requireSize,
  rotaryBase,
} from "./config-values.ts";
import type { NetworkConfig } from "./network-config.ts";

/** EuroBERT: Llama's layers, each token attending to all (Boizard et al. 2025). */
interface EuroBertConfig extends NetworkConfig {
  readonly rotaryBase: number;
  /** Heads of keys and values, each of which serves as many of the queries'. */
  readonly keyHeads: number;
  readonly bias: { readonly attention: boolean; readonly inner: boolean };
}

const NAMES = { words: "model.embed_tokens.weight", decoder: "lm_head.weight", decoderBias: ["lm_head.bias"] };

export const EUROBERT = defineArchitecture<EuroBertConfig>({
  modelType: "eurobert",
  encoder: "model",
  embeddings: NAMES,
  wordHead: ["lm_head"],
  ignored: /\.inv_freq$/u,
  isTied: tiesWords,
  readConfig,
  encode,
  predict: (network, config, asked) =>
    compareWithWords(network, encode(network, config, asked, asked), config, NAMES, config.bias.inner),
});

/** Other than in all the others, not unless config.json says so. */
function tiesWords(config: ConfigJson, path: string): boolean {
  return config["tie_word_embeddings"] !== undefined && isTied(config, path);
}

function readConfig(config: ConfigJson, path: string): EuroBertConfig {
  requireEncoder(config, path);
  const hidden = requireSize(config, "hidden_size", MAX_WIDTH, path);
  const heads = requireHeads(config, "num_attention_heads", hidden, path);
  requireHeadSize(config, { hidden, heads }, path);
  const keyHeads = optionalSize(config, "num_key_value_heads", MAX_WIDTH, path) ?? heads;
  if (heads % keyHeads !== 0) throw malformed(path, "num_key_value_heads", `a divisor of the heads ${heads}`);
  const activation = activationOf(config, "hidden_act", path, "silu");
  return {
    family: "eurobert",
    layers: requireSize(config, "num_hidden_layers", MAX_LAYERS, path),
    hidden,
    heads,
    keyHeads,
    inner: requireSize(config, "intermediate_size", MAX_WIDTH, path),
    vocabularySize: requireSize(config, "vocab_size", MAX_VOCABULARY, path),
    positions: requireSize(config, "max_position_embeddings", MAX_POSITIONS, path),
    normEpsilon: requireEpsilon(config, "rms_norm_eps", 1e-5, path),
    activation,
    headActivation: activation,
    tied: tiesWords(config, path),
    rotaryBase: rotaryBase(config, { oldKey: "rope_theta", fallback: 10_000 }, path),
    bias: { attention: config["attention_bias"] === true, inner: config["mlp_bias"] === true },
  };
}

function encode(network: Network, config: EuroBertConfig, inputs: TokenInputs, asked?: AskedPositions): string {
  const { builder, weights } = network;
  const { layers, hidden, heads, keyHeads, vocabularySize, normEpsilon: epsilon, bias } = config;
  const normed = (rows: string, prefix: string) => rmsNorm(network, rows, { prefix, size: hidden, epsilon });
  const rotation = createRotations(network, config, inputs)(config.rotaryBase);
  let x = inputs.toRows(weights.rows(wordMatrix(config, NAMES), [vocabularySize, hidden], inputs.tokenIds), hidden);
  for (let index = 0; index < layers; index++) {
    const layer = `model.layers.${index}`;
    const selected = index === layers - 1 ? asked : undefined;
    const input = normed(x, `${layer}.input_layernorm`);
    const project = (part: string, count: number) => {
      const prefix = `${layer}.self_attn.${part}_proj`;
      return dense(network, input, { prefix, from: hidden, to: (hidden / heads) * count, bias: bias.attention });
    };
    const attended = attendRotated(network, { hidden, heads }, inputs, {
      query: project("q", heads),
      key: project("k", keyHeads),
      value: project("v", keyHeads),
      rotation,
      keyHeads,
      asked: selected,
    });
    const prefix = `${layer}.self_attn.o_proj`;
    const rows = selected === undefined ? x : selected.selectAsked(x, hidden);
    const mixed = dense(network, attended, { prefix, from: hidden, to: hidden, bias: bias.attention });
    x = builder.node("Add", [rows, mixed]);
    const block = { gate: `${layer}.mlp.gate_proj`, up: `${layer}.mlp.up_proj`, down: `${layer}.mlp.down_proj` };
    const fed = gatedFeedForward(network, config, block, normed(x, `${layer}.post_attention_layernorm`), bias.inner);
    x = builder.node("Add", [x, fed]);
  }
  return normed(x, "model.norm");
}
