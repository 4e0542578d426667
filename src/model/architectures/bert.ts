import { BERT_HEAD, encoderNames } from "../network/encoder-names.ts";
import { encodePostNorm } from "../network/post-norm.ts";
import { defineEncoder } from "./define-encoder.ts";
import { readAbsolute } from "./config-values.ts";

export const BERT = defineEncoder({
  modelType: "bert",
  encoder: "bert",
  names: { ...encoderNames("bert"), ...BERT_HEAD },
  wordHead: ["cls.predictions"],
  hasTwoBiases: true,
  encode: encodePostNorm,
  readConfig: (config, path) => readAbsolute(config, path, { family: "bert", headActs: true }),
});
