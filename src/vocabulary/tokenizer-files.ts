import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { readTextFile, writeFileAtomic } from "../base/files.ts";
import { requireFile } from "../model/open-checkpoint.ts";
import type { Merge } from "./bpe.ts";
import type { Plan } from "./plan.ts";
import { readVocabulary, type BpeVocabulary } from "./vocabulary.ts";

/** Files that hold a byte-level BPE vocabulary. */
const TOKENIZER_JSON = "tokenizer.json";
const VOCAB_JSON = "vocab.json";
const MERGES_TXT = "merges.txt";
const TOKENIZER_CONFIG = "tokenizer_config.json";
/** The class of transformers that takes `tokenizer.json` as it is; a model's own class builds its BPE anew and drops `ignore_merges`. */
const GENERIC_CLASS = "PreTrainedTokenizerFast";
export const VOCABULARY_FILES: readonly string[] = [TOKENIZER_JSON, VOCAB_JSON, MERGES_TXT];

/**
 * Writes every file of `source` that holds vocabulary into `target` with the plan applied, and returns their names; a file that
 * is absent stays absent. The folder `target` exists.
 */
export async function writeVocabularyFiles(source: string, target: string, plan: Plan): Promise<readonly string[]> {
  await writeTokenizerFiles(source, target, plan);
  return VOCABULARY_FILES.filter((name) => existsSync(join(target, name)));
}

interface BpeJson {
  model: { vocab: Record<string, number>; merges: readonly (string | Merge)[]; ignore_merges?: boolean };
}

/**
 * The vocabulary of a checkpoint folder, from its `tokenizer.json`; `vocab.json` and `merges.txt` must say the same where they
 * are present. Throws `checkpoint-mismatch` where they do not, and what parsing `tokenizer.json` throws.
 */
export async function readBpeVocabulary(directory: string): Promise<BpeVocabulary> {
  requireFile(
    directory,
    TOKENIZER_JSON,
    "Only a vocabulary in this file is rewritten: save the tokenizer again with it.",
  );
  const vocabulary = await readVocabulary(directory);
  if (vocabulary.family === "bpe" && vocabulary.byteLevel) return vocabulary;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${directory}: the vocabulary is ${vocabulary.family}, expected a byte-level BPE (RoBERTa-type): only such vocabularies can be rewritten.`,
    { details: { directory, family: vocabulary.family } },
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
