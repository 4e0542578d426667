import { encoderNames } from "../network/encoder-names.ts";
import { encodePostNorm } from "../network/post-norm.ts";
import { readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";

/** ELECTRA's generator, which predicts words. */
export const ELECTRA = defineEncoder({
  modelType: "electra",
  encoder: "electra",
  names: {
    ...encoderNames("electra"),
    headDense: "generator_predictions.dense",
    headNorm: "generator_predictions.LayerNorm",
    decoder: "generator_lm_head.weight",
    decoderBias: ["generator_lm_head.bias"],
  },
  wordHead: ["generator_predictions", "generator_lm_head"],
  encode: encodePostNorm,
  readConfig: (config, path) => readAbsolute(config, path, { family: "electra", embeddingSize: {} }),
});
