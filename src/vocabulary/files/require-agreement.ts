import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { isObject } from "../../base/json-values.ts";
import { parseMergesTxt } from "../../formats/vocabularies/merges-txt.ts";
import { parseSentencePiece } from "../../formats/vocabularies/sentencepiece.ts";
import type { TokenizerJson } from "../../formats/tokenizer-json.ts";
import { parseVocabTxt } from "../../formats/vocabularies/vocab-txt.ts";
import { readBounded, readBoundedText } from "../../formats/with-regular-file.ts";
import { SENTENCEPIECE_FILES } from "../../model/tokenizers/open-tokenizer.ts";
import { parseTokenizerObject } from "../../formats/tokenizer-json/checks.ts";

/** How far a score may be off in another file: files that went through decimals keep seven digits. */
const SCORE_TOLERANCE = 1e-3;

/** Compares one file with the vocabulary; returns what differs, or undefined. Throws what parsing the file throws. */
type Comparison = (json: TokenizerJson, path: string) => Promise<string | undefined>;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  "vocab.json": compareVocabJson,
  "merges.txt": compareMergesTxt,
  "vocab.txt": compareVocabTxt,
  "added_tokens.json": compareAddedTokens,
  "tokenizer_config.json": compareTokenizerConfig,
  ...Object.fromEntries(SENTENCEPIECE_FILES.map((name) => [name, compareSentencePiece])),
};

/**
 * Checks that every file of the folder that holds the vocabulary, or part of it, says the same as `json`.
 * Throws `checkpoint-mismatch` with the file, how many entries differ, and none of them; and what parsing the files throws.
 */
export async function requireAgreement(directory: string, json: TokenizerJson): Promise<void> {
  for (const [name, compare] of Object.entries(COMPARISONS)) {
    const path = join(directory, name);
    const found = existsSync(path) ? await compare(json, path) : undefined;
    if (found === undefined) continue;
    throw fileError(
      "checkpoint-mismatch",
      path,
      `expected the same vocabulary as in tokenizer.json, found ${found}. Save the tokenizer again so that its files agree.`,
    );
  }
}

function differing(wrong: number, total: number, what = "entries differ"): string | undefined {
  return wrong === 0 ? undefined : `${wrong} of ${total} ${what}`;
}

async function compareVocabJson({ tokens }: TokenizerJson, path: string): Promise<string | undefined> {
  const entries = Object.entries(await readObject(path));
  return differing(entries.filter(([token, id]) => tokens[id as number] !== token).length, entries.length);
}

async function compareMergesTxt({ model }: TokenizerJson, path: string): Promise<string | undefined> {
  if (model.type !== "BPE") return undefined;
  const lines = parseMergesTxt(await readBoundedText(path, "file"));
  const { merges } = model;
  const wrong = merges.filter((merge, rank) => lines[rank] !== merge.join(" ")).length;
  if (wrong === 0 && lines.length === merges.length) return undefined;
  return `${lines.length} merges against ${merges.length}, ${wrong} of them different`;
}

async function compareVocabTxt({ tokens }: TokenizerJson, path: string): Promise<string | undefined> {
  const vocab = [...parseVocabTxt(await readBoundedText(path, "file"), path)];
  return differing(vocab.filter(([token, id]) => tokens[id] !== token).length, vocab.length);
}

async function compareAddedTokens({ tokens }: TokenizerJson, path: string): Promise<string | undefined> {
  const entries = Object.entries(await readObject(path));
  return differing(entries.filter(([token, id]) => (tokens[id as number] || token) !== token).length, entries.length);
}

async function compareTokenizerConfig({ tokens }: TokenizerJson, path: string): Promise<string | undefined> {
  const added = (await readObject(path))["added_tokens_decoder"];
  const entries = isObject(added) ? Object.entries(added) : [];
  const contentOf = (value: unknown) => (isObject(value) ? value["content"] : value);
  const wrong = entries.filter(([id, value]) => (tokens[Number(id)] || contentOf(value)) !== contentOf(value)).length;
  return differing(wrong, entries.length, "added tokens differ");
}

/** The ids of a sentencepiece model are moved by what its family puts before it, so pieces are compared, in whatever order. */
async function compareSentencePiece({ model, tokens }: TokenizerJson, path: string): Promise<string | undefined> {
  const { pieces } = parseSentencePiece(await readBounded(path, "sentencepiece model"), path);
  const own = pieces.filter(({ type }) => type === "normal");
  const scores = new Map(model.type === "Unigram" ? model.pieces : tokens.map((token) => [token, undefined] as const));
  const wrong = own.filter(({ piece, score }) => {
    const other = scores.get(piece);
    return !scores.has(piece) || (other !== undefined && Math.abs(other - score) > SCORE_TOLERANCE);
  }).length;
  return differing(wrong, own.length, "pieces differ");
}

async function readObject(path: string): Promise<Record<string, unknown>> {
  return parseTokenizerObject(await readBoundedText(path, "file"), path);
}
