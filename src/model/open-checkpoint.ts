import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { readTextFile, requireExisting } from "../base/files.ts";
import { sha256, sha256File } from "../base/hash.ts";
import { readSafetensorsHeader } from "../formats/safetensors.ts";
import { parseTokenizerJson } from "../formats/tokenizer-json.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { createTokenizer, type SpecialTokens } from "./tokenizer.ts";

const TOKENIZER_FILES = [
  "tokenizer.json",
  "vocab.json",
  "merges.txt",
  "added_tokens.json",
  "special_tokens_map.json",
  "tokenizer_config.json",
];
const WEIGHT_FILES = ["model.safetensors", "model.onnx"];
const PICKLE = /\.(?:bin|pt|pth|ckpt|pkl)$/;

/** Families whose positions count from the padding id + 1, so that as many of the position rows hold no token. */
const OFFSET_POSITIONS = new Set(["roberta", "xlm-roberta", "camembert", "roberta-prelayernorm", "longformer"]);

/**
 * Opens a checkpoint folder and checks that its parts belong together: config.json's vocabulary size, the tokenizer's and
 * the weights' embedding rows are equal. Weights are not loaded, only their header is read and their bytes are hashed.
 * Throws `input-missing` for the folder, `checkpoint-incomplete` naming the missing file, `checkpoint-unsupported` for
 * pickled or sharded weights and other tokenizers, `checkpoint-mismatch` saying expected and found, and `input-format`.
 */
export async function openCheckpoint(directory: string): Promise<Checkpoint> {
  requireExisting(directory, "checkpoint folder");
  for (const name of ["config.json", "tokenizer.json"]) requireFile(directory, name);
  await requireWeights(directory);
  const config = await readJsonObject(join(directory, "config.json"));
  const tokenizerPath = join(directory, "tokenizer.json");
  const json = parseTokenizerJson(await readTextFile(tokenizerPath), tokenizerPath);
  const tokenizerConfig = await readOptionalObject(join(directory, "tokenizer_config.json"));
  const special = { ...(await readOptionalObject(join(directory, "special_tokens_map.json"))), ...tokenizerConfig };
  const tokenizer = createTokenizer(json, specialTokens(special), tokenizerPath);
  const vocabularySize = requireSize(config, "vocab_size", directory);
  await requireVocabularySize(directory, vocabularySize, json.size);
  return Object.freeze({
    directory,
    modelType: typeof config["model_type"] === "string" ? config["model_type"] : "unknown",
    vocabularySize,
    maximumLength: maximumLength(config, tokenizerConfig, directory),
    tokenizer,
    modelSha256: await hashFiles(directory, WEIGHT_FILES),
    tokenizerSha256: await hashFiles(directory, TOKENIZER_FILES),
  });
}

/** Throws `checkpoint-incomplete` unless the checkpoint folder holds the file; `hint` says where to get it. */
export function requireFile(directory: string, name: string, hint = "Copy all files of the checkpoint into it."): void {
  if (existsSync(join(directory, name))) return;
  throw new UnnameError(
    "checkpoint-incomplete",
    `${directory}: ${name} is missing from this checkpoint folder. ${hint}`,
    {
      details: { directory, file: name },
    },
  );
}

async function requireWeights(directory: string): Promise<void> {
  if (WEIGHT_FILES.some((name) => existsSync(join(directory, name)))) return;
  const names = await readdir(directory);
  const unsupported = (found: string) =>
    new UnnameError(
      "checkpoint-unsupported",
      `${directory}: expected model.safetensors or model.onnx, found only ${found}. Convert it first: python -c "from transformers import AutoModelForMaskedLM as M; M.from_pretrained('${directory}').save_pretrained('${directory}', max_shard_size='100GB')"`,
      { details: { directory } },
    );
  if (names.includes("model.safetensors.index.json"))
    throw unsupported("sharded weights (model.safetensors.index.json)");
  const pickle = names.find((name) => PICKLE.test(name));
  if (pickle !== undefined) throw unsupported(`pickled weights (${pickle})`);
  requireFile(directory, "model.safetensors");
}

async function requireVocabularySize(directory: string, expected: number, tokenizerSize: number): Promise<void> {
  const mismatch = (what: string, found: number) =>
    new UnnameError(
      "checkpoint-mismatch",
      `${directory}: config.json says vocab_size ${expected}, ${what} ${found}. They must be equal: are these files of one model?`,
      { details: { directory, expected, found } },
    );
  if (tokenizerSize !== expected) throw mismatch("tokenizer.json has entries up to", tokenizerSize);
  const path = join(directory, "model.safetensors");
  if (!existsSync(path)) return;
  for (const [name, { shape }] of (await readSafetensorsHeader(path)).tensors) {
    if (!name.endsWith("word_embeddings.weight") && name !== "lm_head.bias") continue;
    if (shape[0] !== expected) throw mismatch(`model.safetensors has ${name} with rows:`, shape[0] ?? 0);
  }
}

function maximumLength(
  config: Record<string, unknown>,
  tokenizerConfig: Record<string, unknown>,
  directory: string,
): number {
  const positions = requireSize(config, "max_position_embeddings", directory);
  const padTokenId = typeof config["pad_token_id"] === "number" ? config["pad_token_id"] : 1;
  const reserved = OFFSET_POSITIONS.has(String(config["model_type"])) ? padTokenId + 1 : 0;
  // Tokenizers without a limit of their own write 1e30.
  const limit = Number(tokenizerConfig["model_max_length"] ?? Infinity);
  return Math.min(positions - reserved, limit >= 1 ? limit : Infinity);
}

function specialTokens(special: Record<string, unknown>): SpecialTokens {
  const content = (value: unknown, fallback: string) => {
    if (typeof value === "string") return value;
    const inner = (value as { content?: unknown } | null | undefined)?.content;
    return typeof inner === "string" ? inner : fallback;
  };
  return { mask: content(special["mask_token"], "<mask>"), pad: content(special["pad_token"], "<pad>") };
}

function requireSize(config: Record<string, unknown>, key: string, directory: string): number {
  const value = config[key];
  if (Number.isSafeInteger(value) && (value as number) > 0) return value as number;
  const path = join(directory, "config.json");
  throw new UnnameError(
    "input-format",
    `${path}: expected ${key} to be a whole number of at least 1. Is this a masked language model's config?`,
    {
      details: { path, key },
    },
  );
}

async function readOptionalObject(path: string): Promise<Record<string, unknown>> {
  return existsSync(path) ? readJsonObject(path) : {};
}

async function readJsonObject(path: string): Promise<Record<string, unknown>> {
  const text = await readTextFile(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new UnnameError("input-format", `${path}: expected JSON. Copy the file again.`, { cause, details: { path } });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UnnameError("input-format", `${path}: expected a JSON object. Copy the file again.`, { details: { path } });
}

/** SHA-256 over the names and SHA-256 sums of those of the files that are there. */
async function hashFiles(directory: string, names: readonly string[]): Promise<string> {
  const present = names.filter((name) => existsSync(join(directory, name)));
  const lines = await Promise.all(present.map(async (name) => `${await sha256File(join(directory, name))}  ${name}\n`));
  return sha256(lines.join(""));
}
