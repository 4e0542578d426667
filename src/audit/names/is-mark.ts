import type { Tokenizer } from "../../model/checkpoint.ts";

/** How a special token is written that is no word: `<mask>`, `[PAD]`, `<|endoftext|>`, `{name}`. */
const BRACKETED = /^[\s\u0120\u2581]*[<[{|]/u;

/**
 * Whether an entry is a mark of the tokenizer's and no word. A tokenizer may call any entry special: one that is written like a word can
 * be a name, whatever it is called.
 */
export function isMark(
  { vocabulary, specialTokenIds, maskTokenId, padTokenId, unkTokenId }: MarkedVocabulary,
  tokenId: number,
): boolean {
  if (!specialTokenIds.has(tokenId)) return false;
  const isUsed = tokenId === maskTokenId || tokenId === padTokenId || tokenId === unkTokenId;
  const token = vocabulary[tokenId] ?? "";
  return isUsed || BRACKETED.test(token) || !/\p{L}/u.test(token);
}

type MarkedVocabulary = Pick<Tokenizer, "vocabulary" | "specialTokenIds"> &
  Partial<Pick<Tokenizer, "maskTokenId" | "padTokenId" | "unkTokenId">>;
