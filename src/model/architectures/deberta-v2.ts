import { UnnameError } from "../../base/errors.ts";
import type { Network } from "../network/layers.ts";
import { encodeDeberta } from "../network/deberta.ts";
import { BERT_HEAD, embeddingNames } from "../network/encoder-names.ts";
import { predictWords } from "../network/predict-words.ts";
import { defineArchitecture } from "./architecture.ts";
import {
  activationOf,
  type ConfigJson,
  isTied,
  malformed,
  MAX_POSITIONS,
  optionalSize,
  readAbsolute,
  unsupported,
} from "./config-values.ts";
import type { AbsoluteConfig, Activation } from "./network-config.ts";

/** How distances between tokens are told apart. */
interface Distances {
  /** Those farther apart have one embedding, unless there are buckets. */
  readonly furthest: number;
  /** For each direction: near distances have one of their own, farther ones share them. */
  readonly buckets?: number;
  /** Embeddings of distances are projected by the contents' own matrices. */
  readonly sharesProjections: boolean;
}

/** DeBERTa, versions 2 and 3: contents and distances attend to each other apart (He et al. 2021). */
export interface DebertaConfig extends AbsoluteConfig {
  readonly addsPositions: boolean;
  /** Undefined without relative attention. */
  readonly distances?: Distances;
  readonly contentToPosition: boolean;
  readonly positionToContent: boolean;
  /** Embeddings of distances are normalised. */
  readonly normsDistances: boolean;
  /** A convolution beside the first layer. */
  readonly convolution?: { readonly kernel: number; readonly groups: number; readonly activation: Activation | "tanh" };
  /** The head that transformers gives the model unless config.json says `"legacy": false`: not the one of version 3's training. */
  readonly hasLegacyHead: boolean;
}

const WORDS = embeddingNames("deberta");
const OWN_HEAD = {
  headDense: "lm_predictions.lm_head.dense",
  headNorm: "lm_predictions.lm_head.LayerNorm",
  decoder: WORDS.words,
  decoderBias: ["lm_predictions.lm_head.bias"],
};

export const DEBERTA_V2 = defineArchitecture<DebertaConfig>({
  modelType: "deberta-v2",
  encoder: "deberta",
  embeddings: {
    words: WORDS.words,
    decoder: BERT_HEAD.decoder,
    decoderBias: [...BERT_HEAD.decoderBias, ...OWN_HEAD.decoderBias],
  },
  wordHead: ["cls.predictions", "lm_predictions"],
  ignored:
    /^(?:mask_predictions\..*|pooler\.dense\.(?:weight|bias)|cls\.predictions\.(?:decoder\.)?bias)$|(?:^|\.)embeddings\.position_ids$/u,
  hasTwoBiases: true,
  // Its own head has no matrix of its own.
  isTied: (config, path) => config["legacy"] === false || isTied(config, path),
  readConfig,
  encode: (network, config, inputs) => encodeDeberta(network, config, inputs),
  predict: (network, config, asked) => {
    const x = encodeDeberta(network, config, asked, asked);
    requireHead(network, config);
    const head = config.hasLegacyHead ? BERT_HEAD : OWN_HEAD;
    return predictWords(network, x, config, { ...WORDS, ...head });
  },
});

/** Without "legacy": false, transformers gives version 3 another head, of random numbers. */
function requireHead({ weights }: Network, { hasLegacyHead }: DebertaConfig): void {
  const own = `${OWN_HEAD.headDense}.weight`;
  if (!hasLegacyHead || !weights.has(own) || weights.has(`${BERT_HEAD.headDense}.weight`)) return;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${weights.directory}: the weights hold the head ${own}, which transformers reads where config.json says "legacy": false; as it is, it predicts with random numbers. Put "legacy": false into config.json.`,
    { details: { directory: weights.directory, tensor: own } },
  );
}

function readConfig(config: ConfigJson, path: string): DebertaConfig {
  const common = readAbsolute(config, path, {
    family: "deberta-v2",
    embeddingSize: {},
    headActs: true,
    defaults: { normEpsilon: 1e-7, tokenTypes: 0 },
  });
  const hasLegacyHead = config["legacy"] !== false;
  if (!hasLegacyHead && common.embedding !== common.hidden)
    throw unsupported(path, "embedding_size", "the hidden size where legacy is false", common.embedding);
  const ownSize = optionalSize(config, "attention_head_size", MAX_POSITIONS, path);
  if (ownSize !== undefined && ownSize !== common.hidden / common.heads)
    throw unsupported(path, "attention_head_size", `${common.hidden / common.heads}`, ownSize);
  const kinds = attentionKinds(config, path);
  const distances = config["relative_attention"] === true ? readDistances(config, common, path) : undefined;
  const convolution = readConvolution(config, common.hidden, path);
  return {
    ...common,
    tied: !hasLegacyHead || common.tied,
    addsPositions: config["position_biased_input"] !== false,
    ...(distances && { distances }),
    contentToPosition: kinds.has("c2p"),
    positionToContent: kinds.has("p2c"),
    normsDistances: normsDistances(config, path),
    ...(convolution && { convolution }),
    hasLegacyHead,
  };
}

/** `["p2c", "c2p"]`, or in one text with bars. */
function attentionKinds(config: ConfigJson, path: string): ReadonlySet<string> {
  const given = config["pos_att_type"] ?? [];
  const kinds =
    typeof given === "string"
      ? given
          .toLowerCase()
          .split("|")
          .map((kind) => kind.trim())
      : given;
  if (Array.isArray(kinds) && kinds.every((kind) => kind === "c2p" || kind === "p2c")) return new Set(kinds);
  throw unsupported(path, "pos_att_type", "c2p, p2c or both", given);
}

function normsDistances(config: ConfigJson, path: string): boolean {
  const given = config["norm_rel_ebd"] ?? "none";
  if (given === "none" || given === "layer_norm") return given === "layer_norm";
  throw unsupported(path, "norm_rel_ebd", "layer_norm or none", given);
}

function readDistances(config: ConfigJson, { positions }: AbsoluteConfig, path: string): Distances {
  const furthest = wholeOrNone(config, "max_relative_positions", path) ?? positions;
  const buckets = wholeOrNone(config, "position_buckets", path);
  return { furthest, ...(buckets !== undefined && { buckets }), sharesProjections: config["share_att_key"] === true };
}

/** Zero and less, which files have for "not set", count as missing. */
function wholeOrNone(config: ConfigJson, key: string, path: string): number | undefined {
  const value = config[key];
  return typeof value === "number" && value < 1 ? undefined : optionalSize(config, key, MAX_POSITIONS, path);
}

function readConvolution(config: ConfigJson, hidden: number, path: string): DebertaConfig["convolution"] {
  const kernel = wholeOrNone(config, "conv_kernel_size", path);
  if (kernel === undefined) return undefined;
  if (kernel % 2 === 0) throw unsupported(path, "conv_kernel_size", "odd", kernel);
  const groups = optionalSize(config, "conv_groups", MAX_POSITIONS, path) ?? 1;
  if (hidden % groups !== 0) throw malformed(path, "conv_groups", `a divisor of the hidden size ${hidden}`);
  const given = config["conv_act"] ?? "tanh";
  return { kernel, groups, activation: given === "tanh" ? given : activationOf(config, "conv_act", path) };
}
