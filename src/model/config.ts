import { UnnameError } from "../base/errors.ts";

/** Architectures whose network is built from their weights, by `model_type`. */
export const FAMILIES = ["bert", "roberta", "xlm-roberta", "camembert", "distilbert", "electra", "modernbert"] as const;

export type Family = (typeof FAMILIES)[number];

/** Activation functions: `gelu` by the error function, `gelu-tanh` its approximation. */
export type Activation = "gelu" | "gelu-tanh" | "relu" | "silu" | "quick-gelu";

/** What all architectures have. Sizes in numbers. */
interface CommonConfig {
  readonly layers: number;
  readonly hidden: number;
  readonly heads: number;
  /** Width between the two matrices of a feed-forward block. */
  readonly inner: number;
  readonly vocabularySize: number;
  /** Rows of the position table, or positions that rotations are meant for. */
  readonly positions: number;
  readonly normEpsilon: number;
  readonly activation: Activation;
  /** The output matrix may be the input embeddings. */
  readonly tied: boolean;
}

/** BERT and its kin: sum and norm after every block, positions learnt. */
export interface PostNormConfig extends CommonConfig {
  readonly family: Exclude<Family, "modernbert">;
  /** Width of the embeddings; ELECTRA's generator projects them to `hidden`. */
  readonly embedding: number;
  /** Segments told apart; 0 where there is no such table. */
  readonly tokenTypes: number;
  /** Positions count from this id + 1 and skip tokens of this id; undefined: from 0. */
  readonly positionPadding?: number;
  readonly headActivation: Activation;
}

/** ModernBERT: norm before every block, rotated positions, windows. */
export interface ModernBertConfig extends CommonConfig {
  readonly family: "modernbert";
  /** For each layer: the largest distance that it looks over, or undefined for all. */
  readonly windows: readonly (number | undefined)[];
  /** For each layer: the base of its rotation's wavelengths. */
  readonly rotaryBases: readonly number[];
  readonly bias: {
    readonly norm: boolean;
    readonly attention: boolean;
    readonly inner: boolean;
    readonly head: boolean;
    readonly decoder: boolean;
  };
  readonly headActivation: Activation;
}

export type NetworkConfig = PostNormConfig | ModernBertConfig;

/** Largest numbers accepted: several times those of any published encoder, small enough that products stay exact. */
const MAX_LAYERS = 512;
const MAX_WIDTH = 1 << 17;
export const MAX_POSITIONS = 1 << 20;
export const MAX_VOCABULARY = 4_000_000;

const ACTIVATIONS: ReadonlyMap<string, Activation> = new Map([
  ["gelu", "gelu"], ["gelu_python", "gelu"],
  ["gelu_new", "gelu-tanh"], ["gelu_fast", "gelu-tanh"], ["gelu_pytorch_tanh", "gelu-tanh"], ["gelu_accurate", "gelu-tanh"],
  ["relu", "relu"], ["silu", "silu"], ["swish", "silu"], ["quick_gelu", "quick-gelu"],
]); // prettier-ignore

type Json = Readonly<Record<string, unknown>>;

/** Whether `model_type` is an architecture that {@link readNetworkConfig} knows. */
export function isFamily(modelType: string): modelType is Family {
  return (FAMILIES as readonly string[]).includes(modelType);
}

/**
 * Whether config.json has the output matrix be the word embeddings: true unless it says otherwise, for every one of {@link FAMILIES}.
 * Throws `input-format` for what is neither true nor false, which versions of transformers read differently.
 */
export function isTied(config: Json, path: string): boolean {
  const tied = config["tie_word_embeddings"];
  if (tied === undefined || typeof tied === "boolean") return tied ?? true;
  throw malformed(path, "tie_word_embeddings", "true or false");
}

/**
 * What config.json says of the network, defaults as transformers has them. `path` is only named in errors.
 * Throws `input-format` for values that no such network can have, `checkpoint-unsupported` for variants that we do not build:
 * decoders, relative positions, other activations or rotations.
 */
export function readNetworkConfig(config: Json, path: string): NetworkConfig {
  const modelType = config["model_type"];
  if (typeof modelType !== "string" || !isFamily(modelType)) {
    throw unsupported(path, "model_type", `one of ${FAMILIES.join(", ")}`, modelType);
  }
  for (const key of ["is_decoder", "add_cross_attention"])
    if (config[key] === true) throw unsupported(path, key, "false: an encoder", true);
  const positionType = config["position_embedding_type"] ?? "absolute";
  if (positionType !== "absolute") throw unsupported(path, "position_embedding_type", "absolute", positionType);
  return modelType === "modernbert" ? readModernBert(config, path) : readPostNorm(modelType, config, path);
}

function readPostNorm(family: PostNormConfig["family"], config: Json, path: string): PostNormConfig {
  const distil = family === "distilbert";
  const size = (key: string, limit: number) => requireSize(config, key, limit, path);
  const hidden = size(distil ? "dim" : "hidden_size", MAX_WIDTH);
  const activation = activationOf(config, distil ? "activation" : "hidden_act", path);
  const offset = family === "roberta" || family === "xlm-roberta" || family === "camembert";
  return {
    family,
    layers: size(distil ? "n_layers" : "num_hidden_layers", MAX_LAYERS),
    hidden,
    heads: requireHeads(config, distil ? "n_heads" : "num_attention_heads", hidden, path),
    inner: size(distil ? "hidden_dim" : "intermediate_size", MAX_WIDTH),
    vocabularySize: size("vocab_size", MAX_VOCABULARY),
    positions: size("max_position_embeddings", MAX_POSITIONS),
    normEpsilon: distil ? 1e-12 : requireEpsilon(config, "layer_norm_eps", 1e-12, path),
    activation,
    tied: isTied(config, path),
    embedding: family === "electra" && "embedding_size" in config ? size("embedding_size", MAX_WIDTH) : hidden,
    tokenTypes: distil ? 0 : "type_vocab_size" in config ? size("type_vocab_size", MAX_WIDTH) : 2,
    ...(offset && { positionPadding: paddingOf(config, path) }),
    // BERT and DistilBERT use the encoder's activation in the head, the others always GELU.
    headActivation: family === "bert" || distil ? activation : "gelu",
  };
}

function readModernBert(config: Json, path: string): ModernBertConfig {
  const hidden = requireSize(config, "hidden_size", MAX_WIDTH, path);
  const layers = requireSize(config, "num_hidden_layers", MAX_LAYERS, path);
  const local = layerTypes(config, layers, path).map((type) => type === "sliding_attention");
  const window = Math.floor((optionalSize(config, "local_attention", MAX_POSITIONS, path) ?? 128) / 2);
  const bases = {
    global: rotaryBase(config, "full_attention", "global_rope_theta", 160_000, path),
    local: rotaryBase(config, "sliding_attention", "local_rope_theta", 10_000, path),
  };
  return {
    family: "modernbert",
    layers,
    hidden,
    heads: requireHeads(config, "num_attention_heads", hidden, path),
    inner: requireSize(config, "intermediate_size", MAX_WIDTH, path),
    vocabularySize: requireSize(config, "vocab_size", MAX_VOCABULARY, path),
    positions: requireSize(config, "max_position_embeddings", MAX_POSITIONS, path),
    normEpsilon: requireEpsilon(config, "norm_eps", 1e-5, path),
    activation: activationOf(config, "hidden_activation", path),
    tied: isTied(config, path),
    windows: local.map((isLocal) => (isLocal ? window : undefined)),
    rotaryBases: local.map((isLocal) => (isLocal ? bases.local : bases.global)),
    bias: {
      norm: config["norm_bias"] === true,
      attention: config["attention_bias"] === true,
      inner: config["mlp_bias"] === true,
      head: config["classifier_bias"] === true,
      decoder: config["decoder_bias"] !== false,
    },
    headActivation: activationOf(config, "classifier_activation", path),
  };
}

function layerTypes(config: Json, layers: number, path: string): readonly string[] {
  const given = config["layer_types"];
  if (given === undefined || given === null) {
    const every = optionalSize(config, "global_attn_every_n_layers", MAX_LAYERS, path) ?? 3;
    return Array.from({ length: layers }, (_, index) => (index % every === 0 ? "full_attention" : "sliding_attention"));
  }
  const isKnown = (type: unknown): type is string => type === "full_attention" || type === "sliding_attention";
  if (Array.isArray(given) && given.length === layers && given.every(isKnown)) return given;
  throw malformed(path, "layer_types", `${layers} times full_attention or sliding_attention`);
}

/** New files have `rope_parameters` by layer type, older ones one number for each. */
function rotaryBase(config: Json, layerType: string, oldKey: string, fallback: number, path: string): number {
  const parameters = objectOf(objectOf(config["rope_parameters"])[layerType]);
  const type = parameters["rope_type"] ?? "default";
  if (type !== "default" || objectOf(config["rope_scaling"])["rope_type"] !== undefined)
    throw unsupported(path, `rope_parameters.${layerType}.rope_type`, "default", type);
  const base = parameters["rope_theta"] ?? config[oldKey] ?? fallback;
  if (typeof base === "number" && base > 1 && base < 1e12) return base;
  throw malformed(path, `rope_parameters.${layerType}.rope_theta`, "a number over 1");
}

function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}

function activationOf(config: Json, key: string, path: string): Activation {
  const written = config[key] ?? "gelu";
  const activation = typeof written === "string" ? ACTIVATIONS.get(written) : undefined;
  if (activation !== undefined) return activation;
  throw unsupported(path, key, `one of ${[...ACTIVATIONS.keys()].join(", ")}`, written);
}

function requireHeads(config: Json, key: string, hidden: number, path: string): number {
  const heads = requireSize(config, key, MAX_WIDTH, path);
  if (hidden % heads === 0) return heads;
  throw malformed(path, key, `a divisor of the hidden size ${hidden}`);
}

function requireEpsilon(config: Json, key: string, fallback: number, path: string): number {
  const value = config[key] ?? fallback;
  if (typeof value === "number" && value > 0 && value < 1) return value;
  throw malformed(path, key, "a number between 0 and 1");
}

function paddingOf(config: Json, path: string): number {
  const value = config["pad_token_id"] ?? 1;
  if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < MAX_VOCABULARY)
    return value as number;
  throw malformed(path, "pad_token_id", "a token id");
}

function optionalSize(config: Json, key: string, limit: number, path: string): number | undefined {
  return config[key] === undefined || config[key] === null ? undefined : requireSize(config, key, limit, path);
}

/** A whole number from 1 to `limit`. Throws `input-format` otherwise. */
export function requireSize(config: Json, key: string, limit: number, path: string): number {
  const value = config[key];
  if (Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= limit) return value as number;
  throw malformed(path, key, `a whole number from 1 to ${limit}`);
}

function malformed(path: string, key: string, expected: string): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}: expected ${key} to be ${expected}. Is this a masked language model's config?`,
    { details: { path, key } },
  );
}

function unsupported(path: string, key: string, expected: string, found: unknown): UnnameError {
  const written = JSON.stringify(found)?.slice(0, 60) ?? "nothing";
  return new UnnameError(
    "checkpoint-unsupported",
    `${path}: expected ${key} to be ${expected}, found ${written}. Export the model to model.onnx and put it into the folder: unname then reads that (docs/reference/models.md).`,
    { details: { path, key } },
  );
}
