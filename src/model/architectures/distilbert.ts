import { embeddingNames, type LayerNames } from "../network/encoder-names.ts";
import { encodePostNorm } from "../network/post-norm.ts";
import { readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";

export const DISTILBERT = defineEncoder({
  modelType: "distilbert",
  encoder: "distilbert",
  names: {
    ...embeddingNames("distilbert"),
    layer: layerNames,
    headDense: "vocab_transform",
    headNorm: "vocab_layer_norm",
    decoder: "vocab_projector.weight",
    decoderBias: ["vocab_projector.bias"],
  },
  wordHead: ["vocab_transform", "vocab_layer_norm", "vocab_projector"],
  encode: encodePostNorm,
  readConfig: (config, path) =>
    readAbsolute(config, path, {
      family: "distilbert",
      keys: { layers: "n_layers", hidden: "dim", heads: "n_heads", inner: "hidden_dim", activation: "activation" },
      normEpsilon: 1e-12,
      hasNoTypes: true,
      headActs: true,
    }),
});

function layerNames(index: number): LayerNames {
  const layer = `distilbert.transformer.layer.${index}`;
  return {
    query: `${layer}.attention.q_lin`,
    key: `${layer}.attention.k_lin`,
    value: `${layer}.attention.v_lin`,
    attentionOutput: `${layer}.attention.out_lin`,
    attentionNorm: `${layer}.sa_layer_norm`,
    inner: `${layer}.ffn.lin1`,
    outer: `${layer}.ffn.lin2`,
    outputNorm: `${layer}.output_layer_norm`,
  };
}
