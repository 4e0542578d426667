import { encoderNames, ROBERTA_HEAD } from "../network/encoder-names.ts";
import { encodePostNorm } from "../network/post-norm.ts";
import type { Architecture } from "./architecture.ts";
import { positionsBehindPadding, readAbsolute } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";

/** RoBERTa, XLM-RoBERTa and CamemBERT: one network under three names. */
export const ROBERTAS: readonly Architecture[] = ["roberta", "xlm-roberta", "camembert"].map((modelType) =>
  defineEncoder({
    modelType,
    encoder: "roberta",
    names: { ...encoderNames("roberta"), ...ROBERTA_HEAD },
    wordHead: ["lm_head"],
    reservedPositions: positionsBehindPadding,
    encode: encodePostNorm,
    readConfig: (config, path) => readAbsolute(config, path, { family: modelType, countsFromPadding: true }),
  }),
);
