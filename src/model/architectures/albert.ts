import { embeddingNames, type LayerNames } from "../network/encoder-names.ts";
import { encodePostNorm } from "../network/post-norm.ts";
import { type ConfigJson, MAX_LAYERS, optionalSize, readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";
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
  headDense: "predictions.dense",
  headNorm: "predictions.LayerNorm",
  decoder: "predictions.decoder.weight",
  decoderBias: ["predictions.decoder.bias", "predictions.bias"],
};

export const ALBERT = defineEncoder<AlbertConfig, typeof NAMES>({
  modelType: "albert",
  encoder: "albert",
  names: NAMES,
  wordHead: ["predictions"],
  ignored:
    /^(?:albert\.)?(?:pooler\.(?:weight|bias)|embeddings\.(?:position_ids|token_type_ids))$|^(?:predictions\.(?:decoder\.)?bias|sop_classifier\.classifier\.(?:weight|bias))$/u,
  readConfig,
  encode: (network, config, names, ...inputs) => {
    const { layers, groups, layersInGroup } = config;
    const groupOf = (index: number) => Math.floor(Math.floor(index / layersInGroup) / (layers / groups));
    const layer = (index: number) => layerNames(groupOf(index), index % layersInGroup);
    return encodePostNorm(network, { ...config, layers: layers * layersInGroup }, { ...names, layer }, ...inputs);
  },
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
