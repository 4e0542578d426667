import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { readTextFile } from "../../base/files.ts";
import { isObject } from "../../formats/tokenizer-json/checks.ts";
import { parseTokenizerJson, type TokenizerJson } from "../../formats/tokenizer-json.ts";
import type { Tokenizer } from "../checkpoint.ts";
import { createTokenizer } from "../tokenizer.ts";

/** A checkpoint folder's tokenizer and what else its configuration says. */
export interface OpenedTokenizer {
  readonly tokenizer: Tokenizer;
  /** tokenizer_config.json; empty if there is none. */
  readonly tokenizerConfig: Readonly<Record<string, unknown>>;
}

/**
 * Opens the tokenizer of a checkpoint folder: tokenizer.json, or else the files that older checkpoints have.
 * Throws `checkpoint-incomplete` if there is none, `checkpoint-mismatch` if it has more entries than the model has rows, and what
 * reading its files throws.
 *
 * @param modelType `model_type` of config.json, which tells how older files are to be read
 * @param vocabularySize rows of the model
 */
export async function openTokenizer(
  directory: string,
  modelType: unknown,
  vocabularySize: number,
): Promise<OpenedTokenizer> {
  const tokenizerConfig = await readOptionalObject(join(directory, "tokenizer_config.json"));
  const special = { ...(await readOptionalObject(join(directory, "special_tokens_map.json"))), ...tokenizerConfig };
  const { json, path } = await readTokenizer(directory, modelType, special);
  if (json.size > vocabularySize) {
    throw new UnnameError(
      "checkpoint-mismatch",
      `${directory}: config.json says vocab_size ${vocabularySize}, the tokenizer has entries up to ${json.size}. Are these files of one model?`,
      { details: { directory, expected: vocabularySize, found: json.size } },
    );
  }
  const role = (name: string) => tokenContent(special[name]);
  const roles = { mask: role("mask_token"), pad: role("pad_token"), unk: role("unk_token") };
  return { tokenizer: createTokenizer(json, roles, path, vocabularySize), tokenizerConfig };
}

async function readTokenizer(
  directory: string,
  modelType: unknown,
  special: Readonly<Record<string, unknown>>,
): Promise<{ json: TokenizerJson; path: string }> {
  const path = join(directory, "tokenizer.json");
  if (existsSync(path)) return { json: parseTokenizerJson(await readTextFile(path), path), path };
  throw new UnnameError(
    "checkpoint-incomplete",
    `${directory}: tokenizer.json is missing from this checkpoint folder. Copy all files of the checkpoint into it.`,
    { details: { directory, file: "tokenizer.json" } },
  );
}

/** The string of a special token, which files write as a string or as an object with a `content`. */
function tokenContent(value: unknown): string | undefined {
  const content = isObject(value) ? value["content"] : value;
  return typeof content === "string" ? content : undefined;
}

async function readOptionalObject(path: string): Promise<Record<string, unknown>> {
  if (!existsSync(path)) return {};
  const text = await readTextFile(path);
  try {
    const value = JSON.parse(text) as unknown;
    if (isObject(value)) return value;
  } catch {
    // Said below, without its cause, which quotes the file.
  }
  throw new UnnameError("input-format", `${path}: expected a JSON object. Copy the file again.`, { details: { path } });
}
