import { fileError, type UnnameError } from "../../base/errors.ts";
import type { AbsoluteConfig, Activation } from "./network-config.ts";

/** Largest numbers accepted: several times those of any published encoder, small enough that products stay exact. */
export const MAX_LAYERS = 512;
export const MAX_WIDTH = 1 << 17;
export const MAX_POSITIONS = 1 << 20;
export const MAX_VOCABULARY = 4_000_000;

const ACTIVATIONS: ReadonlyMap<string, Activation> = new Map([
  ["gelu", "gelu"], ["gelu_python", "gelu"],
  ["gelu_new", "gelu-tanh"], ["gelu_fast", "gelu-tanh"], ["gelu_pytorch_tanh", "gelu-tanh"], ["gelu_accurate", "gelu-tanh"],
  ["relu", "relu"], ["silu", "silu"], ["swish", "silu"], ["quick_gelu", "quick-gelu"],
]); // prettier-ignore

/** config.json. */
export type ConfigJson = Readonly<Record<string, unknown>>;

/**
 * Whether config.json has the output matrix be the word embeddings: true unless it says otherwise, for every architecture that we know.
 * Throws `input-format` for what is neither true nor false, which versions of transformers read differently.
 */
export function isTied(config: ConfigJson, path: string): boolean {
  const tied = config["tie_word_embeddings"];
  if (tied === undefined || typeof tied === "boolean") return tied ?? true;
  throw malformed(path, "tie_word_embeddings", "true or false");
}

/** Throws `checkpoint-unsupported` for decoders and for positions other than learnt ones by place. */
export function requireEncoder(config: ConfigJson, path: string): void {
  for (const key of ["is_decoder", "add_cross_attention"])
    if (config[key] === true) throw unsupported(path, key, "false: an encoder", true);
  const positionType = config["position_embedding_type"] ?? "absolute";
  if (positionType !== "absolute") throw unsupported(path, "position_embedding_type", "absolute", positionType);
}

/** How an architecture's configuration differs from BERT's. */
export interface AbsoluteOptions {
  readonly family: string;
  /** Default: BERT's keys. */
  readonly keys?: { readonly layers: string; readonly hidden: string; readonly heads: string; readonly inner: string; readonly activation: string }; // prettier-ignore
  /** The norms' epsilon is no setting. */
  readonly normEpsilon?: number;
  /** `embedding_size` may differ from the hidden size; the default where it is missing, or the hidden size. */
  readonly embeddingSize?: { readonly fallback?: number };
  readonly countsFromPadding?: boolean;
  /** There is no table of segments. */
  readonly hasNoTypes?: boolean;
  /** The head's activation is the encoder's; otherwise GELU. */
  readonly headActs?: boolean;
  /** Defaults of transformers where a key is missing. */
  readonly defaults?: { readonly activation?: Activation; readonly normEpsilon?: number; readonly tokenTypes?: number }; // prettier-ignore
}

const BERT_KEYS = { layers: "num_hidden_layers", hidden: "hidden_size", heads: "num_attention_heads", inner: "intermediate_size", activation: "hidden_act" }; // prettier-ignore

/** The configuration of an encoder with learnt positions. Throws as `Architecture.readNetwork`. */
export function readAbsolute(config: ConfigJson, path: string, options: AbsoluteOptions): AbsoluteConfig {
  requireEncoder(config, path);
  const { family, keys = BERT_KEYS, hasNoTypes = false, defaults = {} } = options;
  const size = (key: string, limit: number) => requireSize(config, key, limit, path);
  const hidden = size(keys.hidden, MAX_WIDTH);
  const activation = activationOf(config, keys.activation, path, defaults.activation);
  return {
    family,
    layers: size(keys.layers, MAX_LAYERS),
    hidden,
    heads: requireHeads(config, keys.heads, hidden, path),
    inner: size(keys.inner, MAX_WIDTH),
    vocabularySize: size("vocab_size", MAX_VOCABULARY),
    positions: size("max_position_embeddings", MAX_POSITIONS),
    normEpsilon: options.normEpsilon ?? requireEpsilon(config, "layer_norm_eps", defaults.normEpsilon ?? 1e-12, path),
    activation,
    tied: isTied(config, path),
    embedding:
      options.embeddingSize === undefined
        ? hidden
        : "embedding_size" in config
          ? size("embedding_size", MAX_WIDTH)
          : (options.embeddingSize.fallback ?? hidden),
    tokenTypes: hasNoTypes ? 0 : tokenTypesOf(config, path, defaults.tokenTypes ?? 2),
    ...(options.countsFromPadding === true && { positionPadding: paddingOf(config, path) }),
    headActivation: options.headActs === true ? activation : "gelu",
  };
}

/** There may be none where the default is none. */
function tokenTypesOf(config: ConfigJson, path: string, fallback: number): number {
  const given = config["type_vocab_size"];
  return given === undefined || (given === 0 && fallback === 0)
    ? fallback
    : requireSize(config, "type_vocab_size", MAX_WIDTH, path);
}

export function objectOf(value: unknown): ConfigJson {
  return typeof value === "object" && value !== null ? (value as ConfigJson) : {};
}

/** An activation by its name. Throws `checkpoint-unsupported` for others. */
export function activationOf(config: ConfigJson, key: string, path: string, fallback: Activation = "gelu"): Activation {
  const written = config[key] ?? undefined;
  if (written === undefined) return fallback;
  const activation = typeof written === "string" ? ACTIVATIONS.get(written) : undefined;
  if (activation !== undefined) return activation;
  throw unsupported(path, key, `one of ${[...ACTIVATIONS.keys()].join(", ")}`, written);
}

export function requireHeads(config: ConfigJson, key: string, hidden: number, path: string): number {
  const heads = requireSize(config, key, MAX_WIDTH, path);
  if (hidden % heads === 0) return heads;
  throw malformed(path, key, `a divisor of the hidden size ${hidden}`);
}

/** Throws `checkpoint-unsupported` for heads of another size than their share of the hidden one. */
export function requireHeadSize(
  config: ConfigJson,
  { hidden, heads }: { readonly hidden: number; readonly heads: number },
  path: string,
): void {
  const size = optionalSize(config, "head_dim", MAX_WIDTH, path) ?? hidden / heads;
  if (size !== hidden / heads) throw unsupported(path, "head_dim", `${hidden / heads}`, size);
  if (size % 2 !== 0) throw malformed(path, "head_dim", "even, as rotated positions need it");
}

export function requireEpsilon(config: ConfigJson, key: string, fallback: number, path: string): number {
  const value = config[key] ?? fallback;
  if (typeof value === "number" && value > 0 && value < 1) return value;
  throw malformed(path, key, "a number between 0 and 1");
}

/** Positions that count from the padding id + 1 leave out as many rows. */
export function positionsBehindPadding(config: ConfigJson, path: string): number {
  return paddingOf(config, path) + 1;
}

function paddingOf(config: ConfigJson, path: string): number {
  const value = config["pad_token_id"] ?? 1;
  if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < MAX_VOCABULARY)
    return value as number;
  throw malformed(path, "pad_token_id", "a token id");
}

export function optionalSize(config: ConfigJson, key: string, limit: number, path: string): number | undefined {
  return config[key] === undefined || config[key] === null ? undefined : requireSize(config, key, limit, path);
}

/** A whole number from 1 to `limit`. Throws `input-format` otherwise. */
export function requireSize(config: ConfigJson, key: string, limit: number, path: string): number {
  const value = config[key];
  if (Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= limit) return value as number;
  throw malformed(path, key, `a whole number from 1 to ${limit}`);
}

/** Where config.json has the base of rotated positions. */
export interface RotaryKeys {
  /** Layers of several types have parameters each. */
  readonly layerType?: string;
  /** Older files have one number under this key, in place of `rope_parameters`. */
  readonly oldKey: string;
  readonly fallback: number;
}

/** The base of the wavelengths of rotated positions. Throws as `Architecture.readNetwork`: stretched ones are not built. */
export function rotaryBase(config: ConfigJson, { layerType, oldKey, fallback }: RotaryKeys, path: string): number {
  const all = objectOf(config["rope_parameters"]);
  const parameters = layerType === undefined ? all : objectOf(all[layerType]);
  const place = layerType === undefined ? "rope_parameters" : `rope_parameters.${layerType}`;
  const scaling = objectOf(config["rope_scaling"]);
  const stretched = [parameters["rope_type"], scaling["rope_type"], scaling["type"]].find(
    (type) => type !== undefined && type !== "default",
  );
  if (stretched !== undefined) throw unsupported(path, `${place}.rope_type`, "default", stretched);
  const base = parameters["rope_theta"] ?? config[oldKey] ?? fallback;
  if (typeof base === "number" && base > 1 && base < 1e12) return base;
  throw malformed(path, `${place}.rope_theta`, "a number over 1");
}

export function malformed(path: string, key: string, expected: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected ${key} to be ${expected}. Is this a masked language model's config?`,
    { key },
  );
}

export function unsupported(path: string, key: string, expected: string, found: unknown): UnnameError {
  const written = JSON.stringify(found)?.slice(0, 60) ?? "nothing";
  return fileError(
    "checkpoint-unsupported",
    path,
    `expected ${key} to be ${expected}, found ${written}. Export the model to model.onnx and put it into the folder: unname then reads that (docs/reference/models.md).`,
    { key },
  );
}
