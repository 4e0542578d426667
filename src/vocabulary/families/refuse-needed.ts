import { UnnameError } from "../../base/errors.ts";
import { textOfToken } from "../../model/tokenizers/bpe.ts";
import type { Vocabulary } from "../vocabulary.ts";

const BYTE_TOKEN = /^<0x[0-9A-F]{2}>$/u;

/**
 * Throws `decisions-mismatch` if an entry cannot go: it is special, there is none, or it is a single character (with or without
 * the marks of its place: `J`, `##j`, `j</w>`) or byte, which the tokenizer needs to encode any text.
 */
export function refuseNeeded(vocabulary: Vocabulary, tokenId: number): void {
  const problem = problemOf(vocabulary, tokenId);
  if (problem === undefined) return;
  throw new UnnameError(
    "decisions-mismatch",
    `token ${tokenId} was decided to be a name but ${problem}. Decide "keep" for it, or check that the decisions belong to this model.`,
    { details: { tokenId } },
  );
}

function problemOf(vocabulary: Vocabulary, tokenId: number): string | undefined {
  const token = vocabulary.tokens[tokenId];
  if (token === undefined || token === "") return `is not in the vocabulary of ${vocabulary.tokens.length} entries`;
  if (vocabulary.specialTokenIds.has(tokenId)) return "is a special token";
  if (BYTE_TOKEN.test(token)) return "stands for a byte, which the tokenizer needs to encode any text";
  if ([...spelledText(vocabulary, token)].length > 1) return undefined;
  return "is a single character, which the tokenizer needs to encode any text";
}

/** The characters that an entry spells, without the marks of its place in a word; a space mark (`Ġ`, `▁`) is one of them. */
export function spelledText(vocabulary: Vocabulary, token: string): string {
  if (vocabulary.family === "unigram") return token;
  const endOfWordSuffix = vocabulary.family === "bpe" ? vocabulary.endOfWordSuffix : "";
  return textOfToken(token, { continuingPrefix: vocabulary.continuingPrefix, endOfWordSuffix });
}
