import { isObject } from "../../base/json-values.ts";
import { fileError, type UnnameError } from "../../base/errors.ts";
import { parseJson } from "../json/parse-json.ts";

/** Largest vocabulary accepted, in entries: four times the largest multilingual one published (XLM-V, 1 million). */
export const MAX_ENTRIES = 4_000_000;

/** Whether a parsed JSON value can be a token id: a whole number from 0 to {@link MAX_ENTRIES} - 1. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_ENTRIES;
}

/** An `input-format` error for a tokenizer file. `expected` says what should stand where; it holds no entry's text. */
export function malformed(path: string, expected: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected ${expected}. Save the tokenizer again with Hugging Face tokenizers.`,
  );
}

/** What a tokenizer file's JSON holds. Throws {@link malformed} without a cause: V8 quotes the text around the place, which may be a name. */
export function parseTokenizerText(text: string, path: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw malformed(path, "JSON");
  }
}

/** The object in a tokenizer file. Throws {@link malformed}. */
export function parseTokenizerObject(text: string, path: string): Record<string, unknown> {
  const value = parseTokenizerText(text, path);
  if (isObject(value)) return value;
  throw malformed(path, "a JSON object");
}

/** A `checkpoint-unsupported` error for a part of a tokenizer that we do not run. `part` is for example `normalizer Nmt`. */
export function unsupported(path: string, part: string): UnnameError {
  // What a file calls its parts is quoted, but no more of it than a name can be.
  const shown = part.slice(0, 80);
  return fileError(
    "checkpoint-unsupported",
    path,
    `${shown} is not supported, and leaving it out would give other tokens. docs/reference/models.md lists the tokenizers that are.`,
    { part: shown },
  );
}
