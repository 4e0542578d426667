import { embed } from "../network/embed.ts";
import { embeddingNames, type LayerNames } from "../network/encoder-names.ts";
import type { AskedPositions } from "../network/asked-positions.ts";
import type { Network } from "../network/layers.ts";
import { addPostNormLayer } from "../network/post-norm.ts";
import { predictWords } from "../network/predict-words.ts";
import type { TokenInputs } from "../network/token-inputs.ts";
import { defineArchitecture } from "./architecture.ts";
import { type ConfigJson, MAX_LAYERS, optionalSize, readAbsolute } from "./config-values.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** ALBERT: narrow embeddings, and layers that share their weights (Lan et al. 2020). */
interface AlbertConfig extends AbsoluteConfig {
  /** Groups of layers with the same weights, each of several layers with their own. */
  readonly groups: number;
  readonly layersInGroup: number;
}

const NAMES = {
  ...embeddingNames("albert"),
  projection: "albert.encoder.embedding_hidden_mapping_in",
  alwaysProjects: true,
  layer: () => layerNames(0, 0),
  headDense: "predictions.dense",
  headNorm: "predictions.LayerNorm",
  decoder: "predictions.decoder.weight",
  decoderBias: ["predictions.decoder.bias", "predictions.bias"],
};

export const ALBERT = defineArchitecture<AlbertConfig>({
  modelType: "albert",
  encoder: "albert",
  embeddings: { words: NAMES.words, decoder: NAMES.decoder, decoderBias: NAMES.decoderBias },
  wordHead: ["predictions"],
  ignored:
    /^(?:albert\.)?(?:pooler\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids))$|^(?:predictions\.(?:decoder\.)?bias|sop_classifier\.classifier\.(?:weight|bias))$/u,
  readConfig,
  encode,
  predict: (network, config, asked) =>
    predictWords(network, encode(network, config, asked, asked), config, NAMES, { embedding: config.embedding }),
});

function readConfig(config: ConfigJson, path: string): AlbertConfig {
  const common = readAbsolute(config, path, {
    family: "albert",
    embeddingSize: { fallback: 128 },
    headActs: true,
    defaults: { activation: "gelu-tanh" },
  });
  return {
    ...common,
    groups: optionalSize(config, "num_hidden_groups", MAX_LAYERS, path) ?? 1,
    layersInGroup: optionalSize(config, "inner_group_num", MAX_LAYERS, path) ?? 1,
  };
}

function encode(network: Network, config: AlbertConfig, inputs: TokenInputs, asked?: AskedPositions): string {
  const { layers, groups, layersInGroup } = config;
  let x = embed(network, config, inputs, NAMES);
  for (let index = 0; index < layers; index++) {
    const group = Math.floor(index / (layers / groups));
    for (let inner = 0; inner < layersInGroup; inner++) {
      const isLast = index === layers - 1 && inner === layersInGroup - 1;
      const names = layerNames(group, inner);
      x = addPostNormLayer(network, config, inputs, { names, x, asked: isLast ? asked : undefined });
    }
  }
  return x;
}

function layerNames(group: number, index: number): LayerNames {
  const layer = `albert.encoder.albert_layer_groups.${group}.albert_layers.${index}`;
  return {
    query: `${layer}.attention.query`,
    key: `${layer}.attention.key`,
    value: `${layer}.attention.value`,
    attentionOutput: `${layer}.attention.dense`,
    attentionNorm: `${layer}.attention.LayerNorm`,
    inner: `${layer}.ffn`,
    outer: `${layer}.ffn_output`,
    outputNorm: `${layer}.full_layer_layer_norm`,
  };
}
