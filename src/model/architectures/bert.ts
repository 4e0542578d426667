import { BERT_HEAD, encoderNames } from "../network/encoder-names.ts";
import { definePostNorm } from "./define-post-norm.ts";
import { readAbsolute } from "./config-values.ts";

export const BERT = definePostNorm({
  modelType: "bert",
  encoder: "bert",
  names: { ...encoderNames("bert"), ...BERT_HEAD },
  wordHead: ["cls.predictions"],
  hasTwoBiases: true,
  readConfig: (config, path) => readAbsolute(config, path, { family: "bert", headActs: true }),
});
