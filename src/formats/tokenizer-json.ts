import { UnnameError } from "../base/errors.ts";

/** Largest vocabulary accepted, in entries: four times the largest multilingual one published (XLM-V, 1 million). */
const MAX_ENTRIES = 4_000_000;

/** A token that is looked for in the text before the model splits it. */
interface AddedToken {
  readonly id: number;
  readonly content: string;
  readonly special: boolean;
  /** Takes the white space before it. */
  readonly lstrip: boolean;
  /** Takes the white space after it. */
  readonly rstrip: boolean;
  readonly normalized: boolean;
}

/** A merge rule, both parts as the vocabulary spells them. */
type TokenizerMerge = readonly [left: string, right: string];

/** The `model` of a byte-pair encoding tokenizer. */
interface BpeModel {
  readonly type: "BPE";
  /** Ids by token. */
  readonly vocab: ReadonlyMap<string, number>;
  /** Best first. */
  readonly merges: readonly TokenizerMerge[];
  /** A pre-token that is an entry as a whole is not split, whatever the merges say. */
  readonly ignoreMerges: boolean;
  readonly unkToken: string | null;
}

/** What we read of tokenizer.json. */
export interface TokenizerJson {
  readonly model: BpeModel;
  readonly addedTokens: readonly AddedToken[];
  /** The vocabulary spells bytes (GPT-2's alphabet) rather than characters. */
  readonly byteLevel: boolean;
  /** The normalizer changes text before it is split, so tokens do not spell the text as it stands. */
  readonly normalizes: boolean;
  /** Entries with the added tokens: the highest id plus one. */
  readonly size: number;
  /** Tokens by id. */
  readonly tokens: readonly string[];
  /** The whole parsed file, for loaders. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * Parses tokenizer.json and checks it: ids dense from 0, each once; merges of entries into entries. `path` is only named in
 * errors.
 * Throws `input-format` with the place of what is wrong, `checkpoint-mismatch` for a merge outside the vocabulary, and
 * `checkpoint-unsupported` for models other than BPE.
 */
export function parseTokenizerJson(text: string, path = "tokenizer.json"): TokenizerJson {
  const raw = parseObject(text, path);
  const model = parseModel(raw["model"], path);
  const addedTokens = parseAddedTokens(raw["added_tokens"], path);
  const tokens = tokensById(model.vocab, addedTokens, path);
  const byteLevel = mentionsByteLevel(raw["pre_tokenizer"]) || mentionsByteLevel(raw["decoder"]);
  return { model, addedTokens, byteLevel, normalizes: isObject(raw["normalizer"]), size: tokens.length, tokens, raw };
}

function parseObject(text: string, path: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text) as unknown;
    if (isObject(value)) return value;
  } catch {
    // Without its cause: V8 quotes the text around the place, which may be a name.
    throw malformed(path, "JSON");
  }
  throw malformed(path, "a JSON object");
}

function parseModel(value: unknown, path: string): BpeModel {
  if (!isObject(value)) throw malformed(path, 'an object "model"');
  // Files of tokenizers before 0.8 leave the type out; only BPE has merges.
  const type = value["type"] ?? (Array.isArray(value["merges"]) ? "BPE" : "none");
  if (type !== "BPE") {
    throw new UnnameError(
      "checkpoint-unsupported",
      `${path}: the tokenizer model is ${String(type).slice(0, 40)}, expected BPE. Use a checkpoint with a byte-level BPE vocabulary (RoBERTa-type).`,
      { details: { path, type: String(type).slice(0, 40) } },
    );
  }
  const vocab = parseVocab(value["vocab"], path);
  const merges = parseMerges(value["merges"], vocab, path);
  const unkToken = typeof value["unk_token"] === "string" ? value["unk_token"] : null;
  return { type, vocab, merges, ignoreMerges: value["ignore_merges"] === true, unkToken };
}

function parseVocab(value: unknown, path: string): Map<string, number> {
  if (!isObject(value)) throw malformed(path, '"model.vocab" to map tokens to ids');
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES)
    throw malformed(path, `at most ${MAX_ENTRIES} vocabulary entries, found ${entries.length}`);
  for (const [index, [, id]] of entries.entries()) {
    if (!isId(id)) throw malformed(path, `entry ${index} of "model.vocab" to have an id from 0 to ${MAX_ENTRIES - 1}`);
  }
  return new Map(entries as [string, number][]);
}

function parseMerges(value: unknown, vocab: ReadonlyMap<string, number>, path: string): TokenizerMerge[] {
  if (!Array.isArray(value)) throw malformed(path, '"model.merges" to be a list');
  if (value.length > MAX_ENTRIES) throw malformed(path, `at most ${MAX_ENTRIES} merges, found ${value.length}`);
  return value.map((item: unknown, index) => {
    const parts: unknown[] = typeof item === "string" ? item.split(" ") : Array.isArray(item) ? item : [];
    const [left, right] = parts;
    if (parts.length !== 2 || typeof left !== "string" || typeof right !== "string" || left === "" || right === "") {
      throw malformed(path, `merge ${index} to be two tokens, "a b" or ["a", "b"]`);
    }
    if (!vocab.has(left) || !vocab.has(right) || !vocab.has(left + right)) {
      throw new UnnameError(
        "checkpoint-mismatch",
        `${path}: merge ${index} of ${value.length} names a token that the vocabulary does not hold. Loaders refuse such a file; rewrite the original checkpoint again.`,
        { details: { path, merge: index } },
      );
    }
    return [left, right] as const;
  });
}

function parseAddedTokens(value: unknown, path: string): AddedToken[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw malformed(path, '"added_tokens" to be a list');
  return value.map((item: unknown, index) => {
    if (!isObject(item) || !isId(item["id"]) || typeof item["content"] !== "string" || item["content"] === "") {
      throw malformed(path, `added token ${index} to have an id and a content`);
    }
    const flag = (name: string) => item[name] === true;
    return {
      id: item["id"],
      content: item["content"],
      special: flag("special"),
      lstrip: flag("lstrip"),
      rstrip: flag("rstrip"),
      normalized: flag("normalized"),
    };
  });
}

function tokensById(vocab: ReadonlyMap<string, number>, added: readonly AddedToken[], path: string): string[] {
  const tokens: string[] = [];
  const pairs: [string, number][] = [...vocab, ...added.map(({ content, id }): [string, number] => [content, id])];
  for (const [token, id] of pairs) {
    if (tokens[id] !== undefined && tokens[id] !== token)
      throw malformed(path, `id ${id} to name one token, found two`);
    tokens[id] = token;
  }
  const hole = Array.from(tokens).indexOf(undefined as unknown as string);
  if (hole !== -1) throw malformed(path, `ids without holes, found none for ${hole}`);
  return tokens;
}

function mentionsByteLevel(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentionsByteLevel);
  if (!isObject(value)) return false;
  return value["type"] === "ByteLevel" || mentionsByteLevel(value["pretokenizers"] ?? value["decoders"]);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_ENTRIES;
}

function malformed(path: string, expected: string): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}: expected ${expected}. Save the tokenizer again with Hugging Face tokenizers.`,
    {
      details: { path },
    },
  );
}
