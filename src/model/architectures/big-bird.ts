import { BERT_HEAD, encoderNames } from "../network/encoder-names.ts";
import { BERT_IGNORED, encodePostNorm } from "../network/post-norm.ts";
import { type ConfigJson, MAX_POSITIONS, optionalSize, readAbsolute, unsupported } from "./config-values.ts";
import { defineEncoder } from "./define-encoder.ts";
import type { AbsoluteConfig } from "./network-config.ts";

/** BigBird. Its sparse attention begins at a length from which on blocks are drawn at random; shorter texts are attended in full. */
interface BigBirdConfig extends AbsoluteConfig {
  readonly projectionBias: boolean;
  readonly scalesWords: boolean;
}

const NAMES = { ...encoderNames("bert"), ...BERT_HEAD };

export const BIG_BIRD = defineEncoder<BigBirdConfig, typeof NAMES>({
  modelType: "big_bird",
  encoder: "bert",
  names: NAMES,
  wordHead: ["cls.predictions"],
  ignored: new RegExp(`${BERT_IGNORED.source}|^(?:bert\\.)?pooler\\.(?:weight|bias)$`, "u"),
  hasTwoBiases: true,
  longestInput,
  readConfig,
  encode: (network, config, names, inputs, asked) => {
    const { hidden, scalesWords, projectionBias } = config;
    return encodePostNorm(network, config, names, inputs, asked, {
      ...(scalesWords && { wordScale: Math.sqrt(hidden) }),
      attention: () => ({ projectionBias }),
    });
  },
});

function readConfig(config: ConfigJson, path: string): BigBirdConfig {
  const type = config["attention_type"] ?? "block_sparse";
  if (type !== "block_sparse" && type !== "original_full")
    throw unsupported(path, "attention_type", "block_sparse or original_full", type);
  return {
    ...readAbsolute(config, path, { family: "big_bird", headActs: true, defaults: { activation: "gelu-tanh" } }),
    projectionBias: config["use_bias"] !== false,
    scalesWords: config["rescale_embeddings"] === true,
  };
}

/** Global, sliding and random blocks, and as many random ones again: up to so many tokens transformers attends in full. */
function longestInput(config: ConfigJson, path: string): number | undefined {
  if ((config["attention_type"] ?? "block_sparse") !== "block_sparse") return undefined;
  const size = (key: string, fallback: number) => optionalSize(config, key, MAX_POSITIONS, path) ?? fallback;
  return (5 + 2 * size("num_random_blocks", 3)) * size("block_size", 64);
}
