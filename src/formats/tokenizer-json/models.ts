import { isObject } from "../../base/json-values.ts";
import { isId, malformed, MAX_ENTRIES, unsupported } from "./checks.ts";
import { parseMerges, type TokenizerMerge } from "./merges.ts";

/** The `model` of a byte-pair encoding tokenizer. */
export interface BpeModel {
  readonly type: "BPE";
  /** Ids by token. */
  readonly vocab: ReadonlyMap<string, number>;
  /** Best first. */
  readonly merges: readonly TokenizerMerge[];
  /** A pre-token that is an entry as a whole is not split, whatever the merges say. */
  readonly ignoreMerges: boolean;
  readonly unkToken: string | null;
  /** Several unknown characters in a row are one unknown token. */
  readonly fuseUnk: boolean;
  /** A character that is no entry is spelled by its UTF-8 bytes, `<0xE2>`. */
  readonly byteFallback: boolean;
  /** What the last character of a pre-token carries, for example `</w>`; empty for none. */
  readonly endOfWordSuffix: string;
  /** What every character of a pre-token but the first carries, for example `##`; empty for none. */
  readonly continuingPrefix: string;
}

/** The `model` of a WordPiece tokenizer. */
export interface WordPieceModel {
  readonly type: "WordPiece";
  /** Ids by token. */
  readonly vocab: ReadonlyMap<string, number>;
  /** Stands for a word that the entries do not cover. */
  readonly unkToken: string;
  /** What every piece of a word but the first begins with, `##`. */
  readonly continuingPrefix: string;
  /** A word of more code points is unknown as a whole. */
  readonly maximumWordLength: number;
}

/** The `model` of a Unigram (sentencepiece) tokenizer. */
export interface UnigramModel {
  readonly type: "Unigram";
  /** Ids by token. Of a token that is listed twice, the later id. */
  readonly vocab: ReadonlyMap<string, number>;
  /** By id: a piece and its log probability. */
  readonly pieces: readonly (readonly [piece: string, score: number])[];
  readonly unkId: number | null;
  /** A character that is no entry is spelled by its UTF-8 bytes, `<0xE2>`. */
  readonly byteFallback: boolean;
}

/** What turns a pre-token into tokens. */
export type TokenizerModel = BpeModel | WordPieceModel | UnigramModel;

/**
 * Reads the `model` of tokenizer.json. Files of tokenizers before 0.8 leave the type out; it follows from the other fields.
 * Throws `input-format`, `checkpoint-mismatch` for a merge outside the vocabulary and `checkpoint-unsupported` for other models.
 */
export function parseModel(value: unknown, path: string): TokenizerModel {
  if (!isObject(value)) throw malformed(path, 'an object "model"');
  const type = value["type"] ?? typeOf(value);
  if (type === "BPE") return parseBpe(value, path);
  if (type === "WordPiece") return parseWordPiece(value, path);
  if (type === "Unigram") return parseUnigram(value, path);
  throw unsupported(path, `the tokenizer model ${String(type)} (not BPE, WordPiece or Unigram)`);
}

function typeOf(model: Record<string, unknown>): string {
  if (Array.isArray(model["merges"])) return "BPE";
  if (Array.isArray(model["vocab"])) return "Unigram";
  return typeof model["continuing_subword_prefix"] === "string" ? "WordPiece" : "without a type";
}

function parseBpe(value: Record<string, unknown>, path: string): BpeModel {
  const continuingPrefix = optionalString(value["continuing_subword_prefix"], "continuing_subword_prefix", path) ?? "";
  const vocab = parseVocab(value["vocab"], path);
  return {
    type: "BPE",
    vocab,
    merges: parseMerges(value["merges"], vocab, path, continuingPrefix),
    ignoreMerges: value["ignore_merges"] === true,
    unkToken: optionalString(value["unk_token"], "unk_token", path),
    fuseUnk: value["fuse_unk"] === true,
    byteFallback: value["byte_fallback"] === true,
    endOfWordSuffix: optionalString(value["end_of_word_suffix"], "end_of_word_suffix", path) ?? "",
    continuingPrefix,
  };
}

/** What the WordPiece of Rust tokenizers takes where the file says nothing. */
const DEFAULT_WORD_LENGTH = 100;

function parseWordPiece(value: Record<string, unknown>, path: string): WordPieceModel {
  const vocab = parseVocab(value["vocab"], path);
  const unkToken = optionalString(value["unk_token"], "unk_token", path) ?? "[UNK]";
  if (!vocab.has(unkToken)) throw malformed(path, '"model.unk_token" to be an entry of "model.vocab"');
  const length = value["max_input_chars_per_word"] ?? DEFAULT_WORD_LENGTH;
  if (!isId(length)) throw malformed(path, '"model.max_input_chars_per_word" to be a whole number');
  return {
    type: "WordPiece",
    vocab,
    unkToken,
    continuingPrefix: optionalString(value["continuing_subword_prefix"], "continuing_subword_prefix", path) ?? "##",
    maximumWordLength: length,
  };
}

function parseUnigram(value: Record<string, unknown>, path: string): UnigramModel {
  const list = value["vocab"];
  if (!Array.isArray(list) || list.length === 0)
    throw malformed(path, '"model.vocab" to be a list of at least one piece');
  if (list.length > MAX_ENTRIES)
    throw malformed(path, `at most ${MAX_ENTRIES} vocabulary entries, found ${list.length}`);
  const pieces = list.map((item: unknown, index) => {
    const [piece, score] = Array.isArray(item) && item.length === 2 ? (item as unknown[]) : [];
    if (typeof piece !== "string" || typeof score !== "number" || !Number.isFinite(score)) {
      throw malformed(path, `entry ${index} of "model.vocab" to be a piece and a finite score`);
    }
    return [piece, score] as const;
  });
  const unkId = value["unk_id"] ?? null;
  if (unkId !== null && (!isId(unkId) || unkId >= pieces.length)) {
    throw malformed(path, `"model.unk_id" to be from 0 to ${pieces.length - 1}`);
  }
  const vocab = new Map(pieces.map(([piece], id) => [piece, id]));
  return { type: "Unigram", vocab, pieces, unkId, byteFallback: value["byte_fallback"] === true };
}

function parseVocab(value: unknown, path: string): Map<string, number> {
  if (!isObject(value)) throw malformed(path, '"model.vocab" to map tokens to ids');
  // Keys alone: a pair for each of 50,000 entries takes longer than all that is done with them.
  const tokens = Object.keys(value);
  if (tokens.length > MAX_ENTRIES)
    throw malformed(path, `at most ${MAX_ENTRIES} vocabulary entries, found ${tokens.length}`);
  const vocab = new Map<string, number>();
  for (const token of tokens) {
    const id = value[token];
    if (!isId(id))
      throw malformed(path, `entry ${vocab.size} of "model.vocab" to have an id from 0 to ${MAX_ENTRIES - 1}`);
    vocab.set(token, id);
  }
  return vocab;
}

function optionalString(value: unknown, key: string, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  throw malformed(path, `"model.${key}" to be a string or null`);
}
