import { embeddingNames, layerNames, ROBERTA_HEAD } from "../network/encoder-names.ts";
import { encodePreNorm } from "../network/pre-norm.ts";
import { positionsBehindPadding, readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";

export const ROBERTA_PRELAYERNORM = defineEncoder({
  modelType: "roberta-prelayernorm",
  encoder: "roberta_prelayernorm",
  names: {
    ...embeddingNames("roberta_prelayernorm"),
    ...ROBERTA_HEAD,
    layer: (index) => {
      const layer = `roberta_prelayernorm.encoder.layer.${index}`;
      return {
        ...layerNames(layer),
        attentionNorm: `${layer}.attention.LayerNorm`,
        outputNorm: `${layer}.intermediate.LayerNorm`,
      };
    },
    finalNorm: "roberta_prelayernorm.LayerNorm",
  },
  wordHead: ["lm_head"],
  reservedPositions: positionsBehindPadding,
  encode: encodePreNorm,
  readConfig: (config, path) => readAbsolute(config, path, { family: "roberta-prelayernorm", countsFromPadding: true }),
});
