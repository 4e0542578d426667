import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { readTextFile, writeFileAtomic } from "../base/files.ts";
import { parseMergesTxt } from "../formats/merges-txt.ts";
import { parseTokenizerJson } from "../formats/tokenizer-json.ts";
import { requireFile } from "../model/open-checkpoint.ts";
import type { Merge } from "./bpe.ts";
import type { BpeVocabulary, Plan } from "./plan.ts";

/** Files that hold a byte-level BPE vocabulary. */
const TOKENIZER_JSON = "tokenizer.json";
const VOCAB_JSON = "vocab.json";
const MERGES_TXT = "merges.txt";
const TOKENIZER_CONFIG = "tokenizer_config.json";
/** The class of transformers that takes `tokenizer.json` as it is; a model's own class builds its BPE anew and drops `ignore_merges`. */
const GENERIC_CLASS = "PreTrainedTokenizerFast";
export const VOCABULARY_FILES: readonly string[] = [TOKENIZER_JSON, VOCAB_JSON, MERGES_TXT];

interface BpeJson {
  model: { vocab: Record<string, number>; merges: readonly (string | Merge)[]; ignore_merges?: boolean };
}

/**
 * The vocabulary of a checkpoint folder, from its `tokenizer.json`; `vocab.json` and `merges.txt` must say the same where they
 * are present. Throws `checkpoint-mismatch` where they do not, and what parsing `tokenizer.json` throws.
 */
export async function readBpeVocabulary(directory: string): Promise<BpeVocabulary> {
  const path = join(directory, TOKENIZER_JSON);
  requireFile(
    directory,
    TOKENIZER_JSON,
    "Only a vocabulary in this file is rewritten: save the tokenizer again with it.",
  );
  const { model, tokens, addedTokens, byteLevel } = parseTokenizerJson(await readTextFile(path, TOKENIZER_JSON), path);
  if (model.type !== "BPE" || !byteLevel) {
    throw new UnnameError(
      "checkpoint-unsupported",
      `${path}: the vocabulary is ${model.type === "BPE" ? "a BPE of characters" : model.type}, expected a byte-level BPE (RoBERTa-type): only such vocabularies can be rewritten.`,
      { details: { path, type: model.type } },
    );
  }
  await requireSameVocabulary(directory, tokens);
  await requireSameMerges(directory, model.merges);
  return {
    tokens,
    merges: model.merges,
    specialTokenIds: new Set(addedTokens.map(({ id }) => id)),
    ignoreMerges: model.ignoreMerges,
  };
}

async function requireSameVocabulary(directory: string, tokens: readonly string[]): Promise<void> {
  const path = join(directory, VOCAB_JSON);
  if (!existsSync(path)) return;
  const vocab = parseJson(await readTextFile(path), path) as Record<string, number>;
  const entries = Object.entries(vocab);
  const differing = entries.filter(([token, tokenId]) => tokens[tokenId] !== token).length;
  if (differing > 0) throw disagree(path, `${differing} of ${entries.length} entries differ`);
}

async function requireSameMerges(directory: string, merges: readonly Merge[]): Promise<void> {
  const path = join(directory, MERGES_TXT);
  if (!existsSync(path)) return;
  const lines = parseMergesTxt(await readTextFile(path));
  const differing = merges.filter((merge, rank) => lines[rank] !== merge.join(" ")).length;
  if (differing > 0 || lines.length !== merges.length) {
    throw disagree(path, `${lines.length} merges against ${merges.length}, ${differing} of them different`);
  }
}

function disagree(path: string, found: string): UnnameError {
  return new UnnameError(
    "checkpoint-mismatch",
    `${path}: expected the same vocabulary as in ${TOKENIZER_JSON}, found ${found}. Save the tokenizer again so that its files agree.`,
    { details: { path } },
  );
}

/**
 * Writes the vocabulary files of `source` into `target` with the plan applied; a file that is absent stays absent. Everything
 * in `tokenizer.json` but vocabulary and merges is kept, and merges keep their notation (strings or pairs). Where the plan sets
 * `ignore_merges`, `tokenizer_config.json` names the class that heeds it.
 */
export async function writeTokenizerFiles(source: string, target: string, plan: Plan): Promise<void> {
  const placeholders = new Map(plan.replacements.map(({ token, placeholder }) => [token, placeholder]));
  const rename = (vocab: Record<string, number>) =>
    Object.fromEntries(Object.entries(vocab).map(([token, tokenId]) => [placeholders.get(token) ?? token, tokenId]));

  const tokenizerText = await readTextFile(join(source, TOKENIZER_JSON));
  const json = JSON.parse(tokenizerText) as BpeJson;
  const setsIgnoreMerges = plan.ignoreMerges && json.model.ignore_merges !== true;
  const asStrings = typeof json.model.merges[0] === "string";
  json.model = {
    ...json.model,
    vocab: rename(json.model.vocab),
    merges: asStrings ? plan.merges.map((merge) => merge.join(" ")) : plan.merges,
    ...(plan.ignoreMerges && { ignore_merges: true }),
  };
  await writeFileAtomic(join(target, TOKENIZER_JSON), stringifyLike(tokenizerText, json));

  const vocabPath = join(source, VOCAB_JSON);
  if (existsSync(vocabPath)) {
    const text = await readTextFile(vocabPath);
    await writeFileAtomic(
      join(target, VOCAB_JSON),
      stringifyLike(text, rename(JSON.parse(text) as Record<string, number>)),
    );
  }
  const mergesPath = join(source, MERGES_TXT);
  if (existsSync(mergesPath)) {
    const header = /^#version.*\n/u.exec(await readTextFile(mergesPath))?.[0] ?? "";
    await writeFileAtomic(
      join(target, MERGES_TXT),
      header + plan.merges.map((merge) => `${merge.join(" ")}\n`).join(""),
    );
  }
  if (setsIgnoreMerges) await nameGenericClass(source, target);
}

async function nameGenericClass(source: string, target: string): Promise<void> {
  const path = join(source, TOKENIZER_CONFIG);
  if (!existsSync(path)) return;
  const text = await readTextFile(path);
  const config = parseJson(text, path) as Record<string, unknown>;
  await writeFileAtomic(
    join(target, TOKENIZER_CONFIG),
    stringifyLike(text, { ...config, tokenizer_class: GENERIC_CLASS }),
  );
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new UnnameError("input-format", `${path}: not JSON. Save the tokenizer again.`, { cause, details: { path } });
  }
}

/** JSON with the indentation of the text it replaces. */
function stringifyLike(original: string, value: unknown): string {
  const indentation = /^[[{]\r?\n([ \t]+)/u.exec(original)?.[1];
  return JSON.stringify(value, undefined, indentation) + (original.endsWith("\n") ? "\n" : "");
}
