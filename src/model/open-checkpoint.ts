import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError, UnnameError } from "../base/errors.ts";
import { requireExisting } from "../base/files.ts";
import { printableName } from "../formats/json/printable-name.ts";
import { readJsonObject } from "../formats/json/read-json-object.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { MAX_POSITIONS, MAX_VOCABULARY, requireSize } from "./architectures/config-values.ts";
import { ARCHITECTURES, architectureOf } from "./architectures/registry.ts";
import { type OpenedTokenizer, openTokenizer, type TokenizerFiles } from "./tokenizers/open-tokenizer.ts";
import { requireOneOutput } from "./require-one-output.ts";
import { requireSomeWeights } from "./require-some-weights.ts";
import { holdsWeights, openWeights } from "./weights.ts";

/** The last two parts of the names of word embeddings, which have a row for each entry, in whatever module they are. */
const WORD_EMBEDDINGS: ReadonlySet<string> = new Set(
  ARCHITECTURES.map(({ embeddings }) => embeddings.words.split(".").slice(-2).join(".")),
);

/** A checkpoint, and the files of the tokenizer as they were read. */
export interface CheckpointAndFiles {
  readonly checkpoint: Checkpoint;
  readonly tokenizerFiles: TokenizerFiles;
}

/**
 * Opens the folder of a masked language model and checks that its parts belong together: config.json's vocabulary size, the tokenizer's
 * and the weights' embedding rows fit each other, and one output matrix and bias are meant. Of the weights only headers are read, and
 * what is stored twice.
 * Throws `input-missing` for the folder, `checkpoint-incomplete` naming the missing file, `checkpoint-unsupported` for
 * weights in other files, decoders, other tokenizers and what `requireOneOutput` refuses, `checkpoint-mismatch` saying expected and found,
 * and `input-format`.
 */
export async function openCheckpoint(directory: string): Promise<Checkpoint> {
  return (await openCheckpointAndFiles(directory)).checkpoint;
}

/**
 * {@link openCheckpoint}, and the files of the tokenizer.
 *
 * @param opened the tokenizer, if it has been opened
 */
export async function openCheckpointAndFiles(directory: string, opened?: OpenedTokenizer): Promise<CheckpointAndFiles> {
  const parts = await openModelFolder(directory, opened);
  await requireOneOutput(parts.checkpoint);
  return parts;
}

/** The same of a model for any task, whose head may predict no words. */
export async function openModelFolder(directory: string, opened?: OpenedTokenizer): Promise<CheckpointAndFiles> {
  requireExisting(directory, "checkpoint folder");
  requireFile(directory, "config.json");
  await requireSomeWeights(directory);
  const config = await readJsonObject(join(directory, "config.json"));
  refuseDecoder(config, join(directory, "config.json"));
  const vocabularySize = requireSize(config, "vocab_size", MAX_VOCABULARY, join(directory, "config.json"));
  const { tokenizer, files: tokenizerFiles } =
    opened ?? (await openTokenizer(directory, config["model_type"], vocabularySize));
  if (holdsWeights(directory)) await requireEmbeddingRows(directory, config["model_type"], vocabularySize);
  const checkpoint = Object.freeze({
    directory,
    config,
    modelType: typeof config["model_type"] === "string" ? config["model_type"] : "unknown",
    vocabularySize,
    maximumLength: maximumLength(config, tokenizerFiles.tokenizerConfig, directory),
    tokenizer,
  });
  return { checkpoint, tokenizerFiles };
}

/** Models that write text from left to right, or answer one: they have no mask to fill. */
const DECODERS =
  /^(?:gpt|llama|mi[sx]tral|gemma|qwen|phi|opt$|bloom|falcon|codegen|ctrl|xglm|mamba|rwkv|olmo|granite|deepseek|m?t5|umt5|m?bart|pegasus|marian|blenderbot)/u;
const DECODER_CLASS = /(?:ForCausalLM|LMHeadModel|ForConditionalGeneration)$/u;

function refuseDecoder(config: Record<string, unknown>, path: string): void {
  const { model_type: modelType, architectures } = config;
  const classes = Array.isArray(architectures) ? architectures.map(String) : [];
  const isDecoder =
    classes.some((name) => DECODER_CLASS.test(name)) || (typeof modelType === "string" && DECODERS.test(modelType));
  if (!isDecoder || classes.some((name) => name.endsWith("ForMaskedLM"))) return;
  throw fileError(
    "checkpoint-unsupported",
    path,
    `expected a masked language model, found "model_type" ${printableName(String(modelType))}, which writes text from left to right. unname probes and rewrites BERT, RoBERTa and their kin.`,
    { modelType: printableName(String(modelType)) },
  );
}

/** Throws `checkpoint-incomplete` unless the checkpoint folder holds the file; `hint` says where to get it. */
export function requireFile(directory: string, name: string, hint = "Copy all files of the checkpoint into it."): void {
  if (existsSync(join(directory, name))) return;
  throw new UnnameError(
    "checkpoint-incomplete",
    `${directory}: ${name} is missing from this checkpoint folder. ${hint}`,
    { details: { directory, file: name } },
  );
}

async function requireEmbeddingRows(directory: string, modelType: unknown, expected: number): Promise<void> {
  const own = architectureOf(String(modelType));
  const biases = (own === undefined ? ARCHITECTURES : [own]).flatMap(({ embeddings }) => embeddings.decoderBias);
  for (const [name, { shape }] of (await openWeights(directory)).tensors) {
    const isByEntry = biases.includes(name) || WORD_EMBEDDINGS.has(name.split(".").slice(-2).join("."));
    if (isByEntry && shape[0] !== expected)
      throw mismatch(directory, expected, `the weights have ${name} with rows:`, shape[0] ?? 0);
  }
}

function mismatch(directory: string, expected: number, what: string, found: number): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${directory}: config.json says vocab_size ${expected}, ${what} ${found}. Are these files of one model?`,
    { details: { directory, expected, found } },
  );
}

function maximumLength(
  config: Record<string, unknown>,
  tokenizerConfig: Record<string, unknown>,
  directory: string,
): number {
  const path = join(directory, "config.json");
  const architecture = architectureOf(String(config["model_type"]));
  const positions = requireSize(config, "max_position_embeddings", MAX_POSITIONS, path);
  const reserved = architecture?.reservedPositions(config, path) ?? 0;
  // Tokenizers without a limit of their own write 1e30.
  const limit = Number(tokenizerConfig["model_max_length"] ?? Infinity);
  const longest = architecture?.longestInput(config, path) ?? Infinity;
  return Math.min(positions - reserved, longest, limit >= 1 ? limit : Infinity);
}
