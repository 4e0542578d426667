import { BPE, Unigram, WordPiece } from "@huggingface/tokenizers";

import type { BpeModel, TokenizerModel, UnigramModel, WordPieceModel } from "../../formats/tokenizer-json/models.ts";
import { createMerger, rankMerges } from "./bpe.ts";

/** A token and what it stands for in the pre-token, in UTF-16 code units of it. The bytes of one character share its stretch. */
export interface WordPart {
  readonly tokenId: number;
  readonly from: number;
  readonly to: number;
}

/** Splits one pre-token into tokens, in order, without holes unless the model drops what it does not know. */
export type WordSplitter = (word: string) => WordPart[];

/** The splitter of a model: merging, longest match or best path by `@huggingface/tokenizers`; unknown parts as Rust tokenizers. */
export function createWordSplitter(model: TokenizerModel): WordSplitter {
  switch (model.type) {
    case "BPE":
      return createBpeSplitter(model);
    case "WordPiece":
      return createWordPieceSplitter(model);
    case "Unigram":
      return createUnigramSplitter(model);
  }
}

function createBpeSplitter(model: BpeModel): WordSplitter {
  const { vocab, endOfWordSuffix: suffix, continuingPrefix: prefix } = model;
  const split = prefix === "" ? createPlainMerger(model) : createPrefixedMerger(model);
  const unkId = model.unkToken === null ? undefined : vocab.get(model.unkToken);
  const join = createUnknownJoiner(vocab, unkId, model.byteFallback, model.fuseUnk);
  return (word) => {
    const whole = model.ignoreMerges ? vocab.get(word) : undefined;
    if (whole !== undefined) return [{ tokenId: whole, from: 0, to: word.length }];
    const tokens = split(word);
    const marksAt = (index: number) =>
      (index === 0 ? 0 : prefix.length) + (index === tokens.length - 1 ? suffix.length : 0);
    return join(tokens, (token, index) => token.length - marksAt(index));
  };
}

/** Ranks 50,000 merges when the first word is split: opening a tokenizer to read its entries does not need that. */
function createPlainMerger({ merges, endOfWordSuffix: suffix }: BpeModel): (word: string) => string[] {
  const config = { type: "BPE", vocab: {}, merges, ...(suffix !== "" && { end_of_word_suffix: suffix }) } as const;
  let merger: BPE | undefined;
  return (word) => (merger ??= new BPE(config)).bpe(word);
}

/** The package ignores the prefix of a BPE. */
function createPrefixedMerger(model: BpeModel): (word: string) => string[] {
  const { continuingPrefix, endOfWordSuffix } = model;
  const merge = createMerger(rankMerges(model.merges), model);
  return (word) => {
    const characters = [...word];
    const marked = characters.map(
      (character, index) =>
        (index === 0 ? "" : continuingPrefix) + character + (index === characters.length - 1 ? endOfWordSuffix : ""),
    );
    return merge(marked);
  };
}

function createWordPieceSplitter(model: WordPieceModel): WordSplitter {
  const { vocab, unkToken, continuingPrefix } = model;
  const pieces = new WordPiece({
    type: "WordPiece",
    vocab: Object.fromEntries(vocab),
    unk_token: unkToken,
    continuing_subword_prefix: continuingPrefix,
    max_input_chars_per_word: model.maximumWordLength,
  });
  return (word) => {
    const tokens = pieces.encode([word]);
    const isUnknown = tokens.length === 1 && tokens[0] === unkToken;
    let to = 0;
    return tokens.map((token, index) => {
      const from = to;
      to += isUnknown ? word.length : token.length - (index === 0 ? 0 : continuingPrefix.length);
      return { tokenId: vocab.get(token) as number, from, to };
    });
  };
}

function createUnigramSplitter(model: UnigramModel): WordSplitter {
  // Where the file names no unknown token the package still wants a row for its penalty: one that no text spells.
  const vocab: (readonly [string, number])[] = [...model.pieces];
  const unkId = model.unkId ?? vocab.push(["", 0]) - 1;
  const path = new Unigram({ type: "Unigram", vocab, unk_id: unkId });
  const join = createUnknownJoiner(model.vocab, model.unkId ?? undefined, model.byteFallback, true);
  return (word) => join(path.tokenize(word), (token) => token.length);
}

/**
 * Turns the strings that a word was cut into into ids. One that is no entry becomes its bytes, where the model has them, or
 * else unknown; without an unknown token it is left out.
 */
function createUnknownJoiner(
  vocab: ReadonlyMap<string, number>,
  unkId: number | undefined,
  byteFallback: boolean,
  fuseUnk: boolean,
): (tokens: readonly string[], lengthOf: (token: string, index: number) => number) => WordPart[] {
  return (tokens, lengthOf) => {
    const parts: { tokenId: number; from: number; to: number }[] = [];
    let afterUnknown = false;
    let to = 0;
    for (const [index, token] of tokens.entries()) {
      const from = to;
      to += lengthOf(token, index);
      const tokenId = vocab.get(token);
      const bytes = tokenId === undefined && byteFallback ? byteTokens(vocab, token) : undefined;
      const last = parts.at(-1);
      const isUnknown = tokenId === undefined && bytes === undefined;
      if (tokenId !== undefined) parts.push({ tokenId, from, to });
      else if (bytes !== undefined) for (const byteId of bytes) parts.push({ tokenId: byteId, from, to });
      else if (unkId !== undefined && fuseUnk && afterUnknown && last !== undefined) last.to = to;
      else if (unkId !== undefined) parts.push({ tokenId: unkId, from, to });
      afterUnknown = isUnknown;
    }
    return parts;
  };
}

function byteTokens(vocab: ReadonlyMap<string, number>, token: string): number[] | undefined {
  const ids: number[] = [];
  for (const byte of Buffer.from(token, "utf8")) {
    const id = vocab.get(`<0x${byte.toString(16).toUpperCase().padStart(2, "0")}>`);
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return ids;
}
