import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { decodeUtf8, makeDirectory } from "../base/files.ts";
import { parseSentencePiece } from "../formats/vocabularies/sentencepiece.ts";
import { type PieceChange, rewriteSentencePiece } from "../formats/vocabularies/sentencepiece-rewrite.ts";
import { rewriteVocabTxt } from "../formats/vocabularies/vocab-txt.ts";
import { SENTENCEPIECE_FILES } from "../model/tokenizers/open-tokenizer.ts";
import { createSurfaces } from "../model/tokenizers/surfaces.ts";
import { renameInTemplate } from "./files/rename-in-template.ts";
import { rewriteMergesTxt } from "./files/rewrite-merges.ts";
import { type Renaming, rewriteSettingsJson, rewriteTokenKeys, setStringField } from "./files/rewrite-settings-json.ts";
import { rewriteTokenizerJson } from "./files/rewrite-tokenizer-json.ts";
import type { Plan } from "./plan/plan.ts";
import { readVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Changes one file's text. */
type TextRewriter = (text: string, plan: Plan, renaming: Renaming) => string;

const TOKENIZER_CONFIG = "tokenizer_config.json";

const TEXT_FILES: Readonly<Record<string, TextRewriter>> = {
  "tokenizer.json": (text, plan) => rewriteTokenizerJson(text, plan),
  "vocab.json": (text, _, renaming) => rewriteTokenKeys(text, renaming),
  "merges.txt": (text, plan) => (plan.family === "bpe" ? rewriteMergesTxt(text, plan.merges) : text),
  "vocab.txt": (text, _, renaming) => renameLines(text, renaming),
  "added_tokens.json": (text, _, renaming) => rewriteTokenKeys(text, renaming),
  "special_tokens_map.json": (text, _, renaming) => rewriteSettingsJson(text, renaming),
  [TOKENIZER_CONFIG]: (text, _, renaming) => rewriteSettingsJson(text, renaming),
  "chat_template.json": (text, _, renaming) => rewriteSettingsJson(text, renaming),
  "chat_template.jinja": (text, _, renaming) => renaming.template(text),
};

/** The class of transformers that takes `tokenizer.json` as it is; a model's own class builds its BPE anew and drops `ignore_merges`. */
const GENERIC_CLASS = "PreTrainedTokenizerFast";

/** Names of the files that hold a vocabulary or parts of it, in any family. */
export const VOCABULARY_FILES: readonly string[] = [...Object.keys(TEXT_FILES), ...SENTENCEPIECE_FILES];

/**
 * Writes every file of `source` that holds vocabulary into `target` with the plan applied, and returns their names; a file that is
 * absent stays absent, and what the plan does not change stays byte for byte as it was. They are not synced: that is done before the folder
 * appears, and a sync here would wait for the weights beside them. Where the plan sets `ignore_merges`,
 * `tokenizer_config.json` names the class that heeds it. Throws what reading the files throws.
 *
 * @param known the vocabulary of `source`, if it has been read
 */
export async function writeVocabularyFiles(
  source: string,
  target: string,
  plan: Plan,
  known?: Vocabulary,
): Promise<readonly string[]> {
  const vocabulary = known ?? (await readVocabulary(source));
  const renaming = createRenaming(vocabulary, plan);
  const names = VOCABULARY_FILES.filter((name) => existsSync(join(source, name)));
  await makeDirectory(target);
  const write = (to: string, data: string | Uint8Array) => writeFile(to, data, { mode: 0o644 });
  const setsIgnoreMerges = plan.ignoreMerges && vocabulary.family === "bpe" && !vocabulary.ignoreMerges;
  for (const name of names) {
    const [from, to] = [join(source, name), join(target, name)];
    const rewrite = TEXT_FILES[name];
    if (rewrite === undefined) {
      await write(to, rewriteModel(await readFile(from), plan, renaming, from));
      continue;
    }
    const text = rewrite(await readWithMark(from), plan, renaming);
    const setsClass = setsIgnoreMerges && name === TOKENIZER_CONFIG;
    await write(to, setsClass ? setStringField(text, "tokenizer_class", GENERIC_CLASS) : text);
  }
  return names;
}

/** The text of a file with its byte-order mark, which decoding takes away. */
async function readWithMark(path: string): Promise<string> {
  const bytes = await readFile(path);
  const mark = bytes.subarray(0, MARK.length).equals(MARK) ? "\ufeff" : "";
  return mark + decodeUtf8(bytes, path);
}

const MARK = Buffer.from("\ufeff", "utf8");

function createRenaming(vocabulary: Vocabulary, plan: Plan): Renaming {
  const placeholders = new Map(plan.replacements.map(({ token, placeholder }) => [token, placeholder]));
  let rename: ((text: string) => string) | undefined;
  return {
    token: (token) => placeholders.get(token),
    template: (text) => (rename ??= createTemplateRenaming(vocabulary, plan))(text),
  };
}

/** Worked out only where there is a template: it takes how every entry reads. */
function createTemplateRenaming(
  { tokens, addedTokenIds, specialTokenIds, source }: Vocabulary,
  { replacements }: Plan,
): (text: string) => string {
  const { surface } = createSurfaces(source.json, specialTokenIds);
  const removed = new Set(replacements.map(({ token }) => token));
  const kept = new Set(tokens.filter((token) => !removed.has(token)));
  const added = replacements.filter(({ tokenId }) => addedTokenIds.has(tokenId));
  const words = replacements.filter(({ tokenId }) => !kept.has(surface(tokenId)));
  const addedByContent = new Map(added.map(({ token, placeholder }) => [token, placeholder]));
  const bySurface = new Map(words.map(({ tokenId, placeholder }) => [surface(tokenId), placeholder]));
  return (text) => renameInTemplate(text, addedByContent, bySurface);
}

/** Of a token that stands on several lines, all are renamed alike: the last still counts. */
function renameLines(text: string, { token }: Renaming): string {
  const changes = new Map<number, string>();
  for (const [number, line] of text
    .replace(/^\ufeff/u, "")
    .split("\n")
    .entries()) {
    const placeholder = token(line.replace(/\p{White_Space}+$/u, ""));
    if (placeholder !== undefined) changes.set(number, placeholder);
  }
  return rewriteVocabTxt(text, changes);
}

/** Pieces are found by their spelling: families put other tokens before them, so their places are not the ids. */
function rewriteModel(bytes: Uint8Array, plan: Plan, { token }: Renaming, path: string): Uint8Array {
  const { pieces, modelType } = parseSentencePiece(bytes, path);
  const score =
    modelType === "unigram"
      ? plan.replacements.find((replacement) => replacement.score !== undefined)?.score
      : undefined;
  const changes = new Map<number, PieceChange>();
  for (const [index, { piece }] of pieces.entries()) {
    const placeholder = token(piece);
    if (placeholder !== undefined) changes.set(index, { piece: placeholder, ...(score !== undefined && { score }) });
  }
  return rewriteSentencePiece(bytes, changes);
}
