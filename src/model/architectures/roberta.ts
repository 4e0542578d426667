import { encoderNames, ROBERTA_HEAD } from "../network/encoder-names.ts";
import type { Architecture } from "./architecture.ts";
import { positionsBehindPadding, readAbsolute } from "./config-values.ts";
import { definePostNorm } from "./define-post-norm.ts";

/** RoBERTa, XLM-RoBERTa and CamemBERT: one network under three names. */
export const ROBERTAS: readonly Architecture[] = ["roberta", "xlm-roberta", "camembert"].map((modelType) =>
  definePostNorm({
    modelType,
    encoder: "roberta",
    names: { ...encoderNames("roberta"), ...ROBERTA_HEAD },
    wordHead: ["lm_head"],
    reservedPositions: positionsBehindPadding,
    readConfig: (config, path) => readAbsolute(config, path, { family: modelType, countsFromPadding: true }),
  }),
);
