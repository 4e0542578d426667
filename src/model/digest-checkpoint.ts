import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { sha256, sha256File } from "../base/hash.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { torchWeightFiles } from "./weights.ts";
import { EXPORT_FOLDER } from "./exported/export-folder.ts";

/** What a checkpoint's files are, to the byte. */
export interface CheckpointDigests {
  /** SHA-256 over the weight files. */
  readonly modelSha256: string;
  /** SHA-256 over every file that a tokenizer may be read of. */
  readonly tokenizerSha256: string;
}

/** Files of a tokenizer in the order of their sums, which digests that are on record were taken in. */
const TOKENIZER_FILES = [
  "tokenizer.json",
  "vocab.json",
  "merges.txt",
  "vocab.txt",
  "sentencepiece.bpe.model",
  "sentencepiece.model",
  "tokenizer.model",
  "spiece.model",
  "added_tokens.json",
  "special_tokens_map.json",
  "tokenizer_config.json",
  "chat_template.jinja",
];
/**
 * What else some loader of transformers, old or new, reads a tokenizer of: vocabularies of other families, sentencepiece models of any
 * name, tokenizer.json for certain versions (`tokenizer.4.0.0.json`), and code.
 */
const OTHER_TOKENIZER_FILE =
  /^(?:tokenizer\.[\w.-]+\.json|[\w.-]*vocab[\w.-]*\.(?:json|txt|bpe)|vocab\.bpe|encoder\.json|emoji\.json|byte_maps\.json|normalizer\.json|dict\.txt|merges[\w.-]+\.txt|[\w.-]+\.(?:model|spm|codes|tiktoken|tokenizer)|tokeni[sz]ation[\w.-]*\.py)$/u;
/** Weights, shards and their index, exported graphs and the data beside them; pickles count where they are what is read. */
const WEIGHT_FILE = /\.(?:safetensors|safetensors\.index\.json|onnx|onnx_data(?:_\d+)?|onnx\.data)$/u;
/**
 * SHA-256 over the names and SHA-256 sums of the weight files, and of the tokenizer files, of a checkpoint folder. Reads every
 * byte of the weights, save of files whose SHA-256 is `known`, by path relative to the folder.
 */
export async function digestCheckpoint(
  { directory }: Pick<Checkpoint, "directory">,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<CheckpointDigests> {
  const names = (await readdir(directory)).sort();
  return {
    modelSha256: await hashFiles(directory, await listWeightFiles(directory), known),
    tokenizerSha256: await hashFiles(directory, tokenizerFilesOf(names), known),
  };
}

function tokenizerFilesOf(names: readonly string[]): string[] {
  const others = names.filter((name) => OTHER_TOKENIZER_FILE.test(name) && !TOKENIZER_FILES.includes(name));
  return [...TOKENIZER_FILES.filter((name) => names.includes(name)), ...others];
}

/** Every file of numbers in a checkpoint folder and in its export folder: paths within it, `/` between parts. */
export async function listWeightFiles(directory: string): Promise<string[]> {
  const names = (await readdir(directory)).sort();
  const exported = names.includes(EXPORT_FOLDER) ? (await readdir(join(directory, EXPORT_FOLDER))).sort() : [];
  const pickled = new Set(await torchWeightFiles(directory));
  return [...names, ...exported.map((name) => `${EXPORT_FOLDER}/${name}`)].filter(
    (name) => WEIGHT_FILE.test(name) || pickled.has(name),
  );
}

async function hashFiles(
  directory: string,
  names: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<string> {
  const lines = await Promise.all(
    names.map(async (name) => `${known.get(name) ?? (await sha256File(join(directory, name)))}  ${name}\n`),
  );
  return sha256(lines.join(""));
}
