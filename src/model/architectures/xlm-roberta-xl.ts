import { embeddingNames, layerNames, ROBERTA_HEAD } from "../network/encoder-names.ts";
import { encodePreNorm } from "../network/pre-norm.ts";
import { positionsBehindPadding, readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";

const { embeddingNorm: _, ...EMBEDDINGS } = embeddingNames("roberta");

export const XLM_ROBERTA_XL = defineEncoder({
  modelType: "xlm-roberta-xl",
  encoder: "roberta",
  names: {
    ...EMBEDDINGS,
    ...ROBERTA_HEAD,
    layer: (index) => {
      const layer = `roberta.encoder.layer.${index}`;
      return {
        ...layerNames(layer),
        attentionNorm: `${layer}.attention.self_attn_layer_norm`,
        outputNorm: `${layer}.LayerNorm`,
      };
    },
    finalNorm: "roberta.encoder.LayerNorm",
  },
  wordHead: ["lm_head"],
  reservedPositions: positionsBehindPadding,
  encode: encodePreNorm,
  readConfig: (config, path) =>
    readAbsolute(config, path, {
      family: "xlm-roberta-xl",
      countsFromPadding: true,
      defaults: { normEpsilon: 1e-5, tokenTypes: 1 },
    }),
});
