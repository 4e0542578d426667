import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { isObject } from "../../base/json-values.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import { readJsonObject } from "../../formats/json/read-json-object.ts";
import { readBounded, readBoundedText } from "../../formats/with-regular-file.ts";
import { unsupported } from "../../formats/tokenizer-json/checks.ts";
import { parseTokenizerJson, readTokenizerObject, type TokenizerJson } from "../../formats/tokenizer-json.ts";
import type { Tokenizer } from "../checkpoint.ts";
import { createTokenizer, type SpecialTokens } from "../tokenizer.ts";
import { fromDebertaModel } from "./from-deberta-model.ts";
import { fromSentencePiece } from "./from-sentencepiece.ts";
import { fromVocabAndMerges } from "./from-vocab-and-merges.ts";
import { fromVocabTxt } from "./from-vocab-txt.ts";

/** A checkpoint folder's tokenizer and what else its configuration says. */
export interface OpenedTokenizer {
  readonly tokenizer: Tokenizer;
  /** What it was built of. */
  readonly files: TokenizerFiles;
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
  const files = await readTokenizerFiles(directory, modelType);
  const { json, path, roles } = files;
  if (json.size > vocabularySize) {
    throw new UnnameError(
      "checkpoint-mismatch",
      `${directory}: config.json says vocab_size ${vocabularySize}, the tokenizer has entries up to ${json.size}. Are these files of one model?`,
      { details: { directory, expected: vocabularySize, found: json.size } },
    );
  }
  return { tokenizer: createTokenizer(json, roles, path, vocabularySize), files };
}

/** What the files of a tokenizer say, before it is built. */
export interface TokenizerFiles {
  /** tokenizer.json, or what it would hold. */
  readonly json: TokenizerJson;
  /** The file that it was read or made from. */
  readonly path: string;
  readonly roles: SpecialTokens;
  /** tokenizer_config.json; empty if there is none. */
  readonly tokenizerConfig: Readonly<Record<string, unknown>>;
}

/** Reads the files that {@link openTokenizer} opens, and throws what it throws but for the number of rows. */
export async function readTokenizerFiles(directory: string, modelType: unknown): Promise<TokenizerFiles> {
  const tokenizerConfig = await readOptionalObject(join(directory, TOKENIZER_CONFIG));
  const special = { ...(await readOptionalObject(join(directory, "special_tokens_map.json"))), ...tokenizerConfig };
  await refuseVersioned(directory, tokenizerConfig["fast_tokenizer_files"]);
  const { json, path } = await readTokenizer(directory, modelType, special);
  const role = (name: string) => tokenContent(special[name]);
  const roles = { mask: role("mask_token"), pad: role("pad_token"), unk: role("unk_token") };
  return { json, path, roles, tokenizerConfig };
}

/**
 * transformers reads another file instead of tokenizer.json where tokenizer_config.json lists one for its version
 * (`tokenizer.4.0.0.json`). Throws `checkpoint-unsupported` where one is there and says something else, or may lie in another folder.
 */
async function refuseVersioned(directory: string, listed: unknown): Promise<void> {
  const names = Array.isArray(listed) ? listed.filter((name) => typeof name === "string") : [];
  for (const name of names.filter((one) => VERSIONED.test(one))) {
    const path = join(directory, name);
    const isInside = !/[\\/]/u.test(name);
    if (isInside && !existsSync(path)) continue;
    const own = join(directory, TOKENIZER_JSON);
    if (isInside && existsSync(own) && (await readBounded(path, "file")).equals(await readBounded(own, "file")))
      continue;
    throw new UnnameError(
      "checkpoint-unsupported",
      `${join(directory, TOKENIZER_CONFIG)}: expected every file under fast_tokenizer_files to equal ${TOKENIZER_JSON}, found ${printableName(name)} to be another. Which of them transformers reads depends on its version. Save the tokenizer again with the version that you use, and move the other files away.`,
      { details: { directory, file: printableName(name) } },
    );
  }
}

/** Names that sentencepiece models have in checkpoints of the families that we know. */
export const SENTENCEPIECE_FILES: readonly string[] = [
  "sentencepiece.bpe.model",
  "sentencepiece.model",
  "tokenizer.model",
  "spiece.model",
  "spm.model",
];

const TOKENIZER_JSON = "tokenizer.json";
const TOKENIZER_CONFIG = "tokenizer_config.json";
/** tokenizer.json for certain versions of transformers, as these look for it. */
const VERSIONED = /tokenizer\..*\.json/u;

/** Classes of transformers whose older files we read, without `Fast`; `PreTrainedTokenizer` says nothing. */
const CLASSES = new Set([
  "Bert", "DistilBert", "Electra", "Roberta", "Longformer", "XLMRoberta", "Camembert", "DebertaV2", "PreTrained",
]); // prettier-ignore

/** Those that read a sentencepiece model. */
const SENTENCEPIECE_FAMILIES: Readonly<Record<string, string>> = {
  XLMRoberta: "xlm-roberta",
  Camembert: "camembert",
  DebertaV2: "deberta-v2",
};

async function readTokenizer(
  directory: string,
  modelType: unknown,
  special: Readonly<Record<string, unknown>>,
): Promise<{ json: TokenizerJson; path: string }> {
  const at = (name: string) => join(directory, name);
  const has = (name: string) => existsSync(at(name));
  if (has(TOKENIZER_JSON)) {
    const path = at(TOKENIZER_JSON);
    return { json: parseTokenizerJson(await readBoundedText(path, "file"), path), path };
  }
  const family = familyOf(special["tokenizer_class"], modelType, directory);
  const settings = { ...special, added_tokens: await readOptionalObject(at("added_tokens.json")) };
  const made = (raw: Record<string, unknown>, path: string) => ({ json: readTokenizerObject(raw, path), path });
  const model = SENTENCEPIECE_FILES.find(has);
  if (model !== undefined && (family === "xlm-roberta" || family === "camembert" || family === "deberta-v2")) {
    const bytes = await readBounded(at(model), "sentencepiece model");
    const raw =
      family === "deberta-v2"
        ? fromDebertaModel(bytes, settings, at(model))
        : fromSentencePiece(bytes, family, settings, at(model));
    return made(raw, at(model));
  }
  if (has("vocab.json") && has("merges.txt")) {
    const path = at("vocab.json");
    const merges = await readBoundedText(at("merges.txt"), "file");
    return made(fromVocabAndMerges(await readBoundedText(path, "file"), merges, settings, path), path);
  }
  if (has("vocab.txt")) {
    const path = at("vocab.txt");
    return made(fromVocabTxt(await readBoundedText(path, "file"), settings, path), path);
  }
  throw new UnnameError(
    "checkpoint-incomplete",
    `${directory}: tokenizer.json is missing from this checkpoint folder, and so are vocab.json with merges.txt, vocab.txt and a sentencepiece model of XLM-RoBERTa, CamemBERT or DeBERTa. Copy all files of the checkpoint into it.`,
    { details: { directory, file: "tokenizer.json" } },
  );
}

/** What older files belong to: the class that the tokenizer's configuration names counts before the model's type. */
function familyOf(tokenizerClass: unknown, modelType: unknown, directory: string): unknown {
  if (typeof tokenizerClass !== "string") return modelType;
  const name = tokenizerClass.replace(/Tokenizer(?:Fast)?$/u, "");
  if (!CLASSES.has(name)) throw unsupported(directory, `without tokenizer.json, the tokenizer ${tokenizerClass}`);
  return SENTENCEPIECE_FAMILIES[name] ?? modelType;
}

/** The string of a special token, which files write as a string or as an object with a `content`. */
function tokenContent(value: unknown): string | undefined {
  const content = isObject(value) ? value["content"] : value;
  return typeof content === "string" ? content : undefined;
}

async function readOptionalObject(path: string): Promise<Record<string, unknown>> {
  return existsSync(path) ? readJsonObject(path) : {};
}
