import { BERT_HEAD, embeddingNames, layerNames } from "../network/encoder-names.ts";
import { encodePreNorm } from "../network/pre-norm.ts";
import { readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";

const { embeddingNorm: _, ...EMBEDDINGS } = embeddingNames("bert");

/** Megatron's BERT, GatorTron for one. */
export const MEGATRON_BERT = defineEncoder({
  modelType: "megatron-bert",
  encoder: "bert",
  names: {
    ...EMBEDDINGS,
    ...BERT_HEAD,
    layer: (index) => {
      const layer = `bert.encoder.layer.${index}`;
      return { ...layerNames(layer), attentionNorm: `${layer}.attention.ln`, outputNorm: `${layer}.ln` };
    },
    finalNorm: "bert.encoder.ln",
  },
  wordHead: ["cls.predictions"],
  hasTwoBiases: true,
  encode: encodePreNorm,
  readConfig: (config, path) => readAbsolute(config, path, { family: "megatron-bert", headActs: true }),
});
