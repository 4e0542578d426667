import {
  parseSentencePiece,
  type SentencePiece,
  type SentencePieceModel,
} from "../../formats/vocabularies/sentencepiece.ts";
import { malformed, unsupported } from "../../formats/tokenizer-json/checks.ts";
import {
  type DeclaredToken,
  gatherAddedTokens,
  idOfRole,
  ROBERTA_TOKENS,
  type TokenizerSettings,
} from "./slow-added-tokens.ts";
import { templateAround } from "./template.ts";

/** Families whose ids differ from those of their sentencepiece model. */
export type SentencePieceFamily = "xlm-roberta" | "camembert";

/**
 * What tokenizer.json would hold for a sentencepiece model, as `XLMRobertaTokenizer` or `CamembertTokenizer` make it: their
 * special tokens come first, in place of the model's own first pieces, and the mask comes last.
 * Throws `input-format`, and `checkpoint-unsupported` for a model that is no Unigram or falls back to bytes.
 *
 * @param bytes of the `.model` file
 */
export function fromSentencePiece(
  bytes: Uint8Array,
  family: SentencePieceFamily,
  settings: TokenizerSettings,
  path: string,
): Record<string, unknown> {
  const model = parseUnigram(bytes, path);
  if (model.byteFallback) throw unsupported(path, "byte fallback of a sentencepiece model");
  const pieces = arrange(model.pieces, family, settings, path);
  const vocab = new Map(pieces.map(([piece], id) => [piece, id]));
  const added = gatherAddedTokens(vocab, pieces.length, settings, ROBERTA_TOKENS, declaredTokens(model), true, path);
  const scheme = settings["add_prefix_space"] === false ? "never" : "always";
  const metaspace = { type: "Metaspace", replacement: "▁", prepend_scheme: scheme, split: true };
  return {
    added_tokens: added.tokens,
    normalizer: precompiled(model),
    pre_tokenizer: { type: "Sequence", pretokenizers: [{ type: "WhitespaceSplit" }, metaspace] },
    post_processor: templateAround(idOfRole(added, "bos", path), idOfRole(added, "eos", path)),
    decoder: metaspace,
    model: { type: "Unigram", vocab: pieces, unk_id: UNK_ID, byte_fallback: false },
  };
}

/**
 * Reads a model of type Unigram. Throws `input-format`, and `checkpoint-unsupported` for other types and for white space as a suffix.
 */
export function parseUnigram(bytes: Uint8Array, path: string): SentencePieceModel {
  const model = parseSentencePiece(bytes, path);
  if (model.modelType !== "unigram") throw unsupported(path, `a sentencepiece model of type ${model.modelType}`);
  if (model.whiteSpaceAsSuffix) throw unsupported(path, "white space as a suffix of a sentencepiece model");
  return model;
}

/** The pieces that are looked for in text as a whole. */
export function declaredTokens({ pieces }: SentencePieceModel): readonly DeclaredToken[] {
  return pieces
    .filter(({ type }) => type === "control" || type === "user-defined")
    .map(({ piece, type }) => ({ content: piece, special: type === "control" }));
}

/** The model's own rules as a normaliser of tokenizer.json; null where it has none. */
export function precompiled({ charsmap }: SentencePieceModel): Readonly<Record<string, unknown>> | null {
  if (charsmap.length === 0) return null;
  return { type: "Precompiled", precompiled_charsmap: Buffer.from(charsmap).toString("base64") };
}

/** In both families. */
const UNK_ID = 3;

/** Pieces and scores by id. What stands for the model's own unknown piece in CamemBERT is so unlikely that it is never chosen. */
function arrange(
  pieces: readonly SentencePiece[],
  family: SentencePieceFamily,
  settings: TokenizerSettings,
  path: string,
): (readonly [string, number])[] {
  const name = (role: keyof typeof ROBERTA_TOKENS): string => {
    const value = settings[`${role}_token`];
    const content = typeof value === "object" && value !== null ? (value as { content?: unknown }).content : value;
    return typeof content === "string" ? content : ROBERTA_TOKENS[role];
  };
  const first: readonly (readonly [string, number])[] =
    family === "camembert"
      ? [["<s>NOTUSED", 0], [name("pad"), 0], ["</s>NOTUSED", 0], [name("unk"), 0], ["<unk>NOTUSED", -100]] // prettier-ignore
      : [[name("bos"), 0], [name("pad"), 0], [name("eos"), 0], [name("unk"), 0]]; // prettier-ignore
  const replaced = family === "camembert" ? 1 : 3;
  const isOwn = ({ type }: SentencePiece) => type === "unknown" || type === "control";
  if (pieces.length <= replaced || !pieces.slice(0, replaced).every(isOwn)) {
    throw malformed(path, `the first ${replaced} pieces to be the model's unknown token and its begin and end`);
  }
  const rest = pieces.slice(replaced).map(({ piece, score }) => [piece, score] as const);
  return [...first, ...rest, [name("mask"), 0]];
}
