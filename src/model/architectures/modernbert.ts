import { encodeModernBert, MODERNBERT_NAMES, predictModernBert } from "../network/modernbert.ts";
import { denseActivated, layerNorm } from "../network/layers.ts";
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
  requireSize,
  rotaryBase,
} from "./config-values.ts";
import type { NetworkConfig } from "./network-config.ts";

/** ModernBERT: norm before every block, rotated positions, windows. */
export interface ModernBertConfig extends NetworkConfig {
  readonly family: "modernbert";
  /** For each layer: the largest distance that it looks over, or undefined for all. */
  readonly windows: readonly (number | undefined)[];
  /** For each layer: the base of its rotation's wavelengths. */
  readonly rotaryBases: readonly number[];
  readonly bias: {
    readonly norm: boolean;
    readonly attention: boolean;
    readonly inner: boolean;
    readonly head: boolean;
    readonly decoder: boolean;
  };
}

export const MODERNBERT = defineArchitecture<ModernBertConfig>({
  modelType: "modernbert",
  encoder: "model",
  embeddings: MODERNBERT_NAMES,
  wordHead: ["head", "decoder"],
  ignored: /\.inv_freq$/u,
  readConfig: readModernBert,
  predict: predictModernBert,
  // Its token classifier has the head's dense layer and norm before the labels.
  encode: (network, config, inputs) => {
    const { hidden, normEpsilon: epsilon, bias, headActivation } = config;
    const layer = { prefix: "head.dense", from: hidden, to: hidden, bias: bias.head };
    const transformed = denseActivated(network, encodeModernBert(network, config, inputs), layer, headActivation);
    return layerNorm(network, transformed, { prefix: "head.norm", size: hidden, epsilon, bias: bias.norm });
  },
});

function readModernBert(config: ConfigJson, path: string): ModernBertConfig {
  requireEncoder(config, path);
  const hidden = requireSize(config, "hidden_size", MAX_WIDTH, path);
  const layers = requireSize(config, "num_hidden_layers", MAX_LAYERS, path);
  const local = layerTypes(config, layers, path).map((type) => type === "sliding_attention");
  const window = Math.floor((optionalSize(config, "local_attention", MAX_POSITIONS, path) ?? 128) / 2);
  const bases = {
    global: rotaryBase(config, { layerType: "full_attention", oldKey: "global_rope_theta", fallback: 160_000 }, path),
    local: rotaryBase(config, { layerType: "sliding_attention", oldKey: "local_rope_theta", fallback: 10_000 }, path),
  };
  return {
    family: "modernbert",
    layers,
    hidden,
    heads: requireHeads(config, "num_attention_heads", hidden, path),
    inner: requireSize(config, "intermediate_size", MAX_WIDTH, path),
    vocabularySize: requireSize(config, "vocab_size", MAX_VOCABULARY, path),
    positions: requireSize(config, "max_position_embeddings", MAX_POSITIONS, path),
    normEpsilon: requireEpsilon(config, "norm_eps", 1e-5, path),
    activation: activationOf(config, "hidden_activation", path),
    tied: isTied(config, path),
    windows: local.map((isLocal) => (isLocal ? window : undefined)),
    rotaryBases: local.map((isLocal) => (isLocal ? bases.local : bases.global)),
    bias: {
      norm: config["norm_bias"] === true,
      attention: config["attention_bias"] === true,
      inner: config["mlp_bias"] === true,
      head: config["classifier_bias"] === true,
      decoder: config["decoder_bias"] !== false,
    },
    headActivation: activationOf(config, "classifier_activation", path),
  };
}

function layerTypes(config: ConfigJson, layers: number, path: string): readonly string[] {
  const given = config["layer_types"];
  if (given === undefined || given === null) {
    const every = optionalSize(config, "global_attn_every_n_layers", MAX_LAYERS, path) ?? 3;
    return Array.from({ length: layers }, (_, index) => (index % every === 0 ? "full_attention" : "sliding_attention"));
  }
  const isKnown = (type: unknown): type is string => type === "full_attention" || type === "sliding_attention";
  if (Array.isArray(given) && given.length === layers && given.every(isKnown)) return given;
  throw malformed(path, "layer_types", `${layers} times full_attention or sliding_attention`);
}
