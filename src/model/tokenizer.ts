import { Tokenizer as HuggingFaceTokenizer } from "@huggingface/tokenizers";

import { UnnameError } from "../base/errors.ts";
import { decodeByteLevel } from "../formats/byte-level.ts";
import type { TokenizerJson } from "../formats/tokenizer-json.ts";
import { MASK, type Tokenizer } from "./checkpoint.ts";

/** Special tokens by role, as tokenizer_config.json and special_tokens_map.json name them. */
export interface SpecialTokens {
  readonly mask: string;
  readonly pad: string;
}

/**
 * A tokenizer over `@huggingface/tokenizers`.
 * Throws `checkpoint-unsupported` if the vocabulary is not byte-level, or if mask or padding token are not among its entries.
 */
export function createTokenizer(json: TokenizerJson, special: SpecialTokens, path = "tokenizer.json"): Tokenizer {
  if (!json.byteLevel) {
    throw new UnnameError(
      "checkpoint-unsupported",
      `${path}: expected a byte-level BPE vocabulary (pre-tokenizer ByteLevel), found another BPE. Use a RoBERTa-type checkpoint.`,
      { details: { path } },
    );
  }
  const implementation = new HuggingFaceTokenizer(json.raw, {});
  const addedTokens = new Map(json.addedTokens.map((token) => [token.id, token.content]));
  const encode = (text: string, addSpecials: boolean) => {
    const masked = special.mask === MASK ? text : text.replaceAll(MASK, special.mask);
    return implementation.encode(masked, { add_special_tokens: addSpecials }).ids;
  };
  return {
    vocabulary: json.tokens,
    maskTokenId: requireToken(json, special.mask, "mask", path),
    padTokenId: requireToken(json, special.pad, "padding", path),
    specialTokenIds: new Set(json.addedTokens.filter((token) => token.special).map((token) => token.id)),
    encode: (text) => encode(text, true),
    encodePlain: (text) => encode(text, false),
    decode: (tokenIds) =>
      tokenIds.length === 0
        ? ""
        : implementation.decode([...tokenIds], { skip_special_tokens: true, clean_up_tokenization_spaces: false }),
    surface: (tokenId) => addedTokens.get(tokenId) ?? decodeByteLevel(json.tokens[tokenId] ?? "").trim(),
  };
}

function requireToken(json: TokenizerJson, content: string, role: string, path: string): number {
  const id = json.addedTokens.find((token) => token.content === content)?.id ?? json.model.vocab.get(content);
  if (id !== undefined) return id;
  throw new UnnameError(
    "checkpoint-unsupported",
    `${path}: expected a ${role} token ${content} among the entries, found none. Is this a masked language model's tokenizer?`,
    { details: { path, role } },
  );
}
