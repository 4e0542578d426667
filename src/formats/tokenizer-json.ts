import { isObject } from "../base/json-values.ts";
import { parseAddedTokens, type AddedToken } from "./tokenizer-json/added-tokens.ts";
import { malformed, parseTokenizerObject } from "./tokenizer-json/checks.ts";
import { parseModel, type TokenizerModel } from "./tokenizer-json/models.ts";

/** What we read of tokenizer.json, or made of the files that older checkpoints have instead. */
export interface TokenizerJson {
  readonly model: TokenizerModel;
  readonly addedTokens: readonly AddedToken[];
  /** The vocabulary spells bytes (GPT-2's alphabet) rather than characters. */
  readonly byteLevel: boolean;
  /** Entries with the added tokens: the highest id plus one. */
  readonly size: number;
  /** Tokens by id; empty for an id that no entry has. */
  readonly tokens: readonly string[];
  /** The whole parsed file, for what turns text into pre-tokens and tokens into text. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * Parses tokenizer.json and checks it: {@link readTokenizerObject}. `path` is only named in errors.
 * Throws `input-format` with the place of what is wrong, `checkpoint-mismatch` for a merge outside the vocabulary, and
 * `checkpoint-unsupported` for models that are neither BPE, WordPiece nor Unigram.
 */
export function parseTokenizerJson(text: string, path = "tokenizer.json"): TokenizerJson {
  return readTokenizerObject(parseTokenizerObject(text, path), path);
}

/**
 * Checks a parsed tokenizer.json: no id names two tokens, merges are of entries into entries, scores are finite. Ids may have
 * holes, and a Unigram may list a piece twice, as published checkpoints do. Throws as {@link parseTokenizerJson}.
 */
export function readTokenizerObject(raw: Record<string, unknown>, path: string): TokenizerJson {
  const model = parseModel(raw["model"], path);
  const tokens = tokensOf(model, path);
  const addedTokens = parseAddedTokens(raw["added_tokens"], model.vocab, (id) => tokens[id], path);
  for (const { content, id } of addedTokens) setToken(tokens, content, id, path);
  const byteLevel = mentionsByteLevel(raw["pre_tokenizer"]) || mentionsByteLevel(raw["decoder"]);
  const filled = Array.from(tokens, (token) => token ?? "");
  return { model, addedTokens, byteLevel, size: filled.length, tokens: filled, raw };
}

function tokensOf(model: TokenizerModel, path: string): string[] {
  if (model.type === "Unigram") return model.pieces.map(([piece]) => piece);
  const tokens: string[] = [];
  for (const [token, id] of model.vocab) setToken(tokens, token, id, path);
  return tokens;
}

function setToken(tokens: string[], token: string, id: number, path: string): void {
  if (tokens[id] !== undefined && tokens[id] !== token) throw malformed(path, `id ${id} to name one token, found two`);
  tokens[id] = token;
}

/** Deeper sequences than a real file has are refused where they are built. */
const MAX_DEPTH = 8;

function mentionsByteLevel(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.some((item) => mentionsByteLevel(item, depth + 1));
  if (!isObject(value)) return false;
  return value["type"] === "ByteLevel" || mentionsByteLevel(value["pretokenizers"] ?? value["decoders"], depth + 1);
}
