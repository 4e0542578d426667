import type { Stretch } from "../text/tokenise.ts";

/** The parts of a checkpoint folder that every later stage reads. Opened by `openCheckpoint`. */
export interface Checkpoint {
  readonly directory: string;
  /** config.json. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Its `model_type`, for example `roberta`. */
  readonly modelType: string;
  /** Number of vocabulary entries: rows of the weights, and at least as many as the tokenizer has. */
  readonly vocabularySize: number;
  /** Longest input in tokens, specials included. */
  readonly maximumLength: number;
  readonly tokenizer: Tokenizer;
}

/** Where the tokens of a text stand in it. */
export interface Alignment {
  /** With the specials around the text, as {@link Tokenizer.encode} returns them. */
  readonly tokenIds: readonly number[];
  /**
   * One a token, in UTF-16 code units of the text as it was given, in order; undefined for a special that the text does not hold
   * (`<s>`). A token that begins or ends inside a character covers that whole character, so two tokens may share one, and one
   * for an unknown word covers that word. The space that `ĠJan` or `▁Jan` begins with is part of it; a mark of a word's begin
   * that stands for nothing in the text is empty.
   */
  readonly stretches: readonly (Stretch | undefined)[];
  /**
   * One a token: whether a word begins with it. Words are what the pre-tokenizer cuts apart (punctuation is one in byte-level and
   * WordPiece tokenizers, and the end of one in sentencepiece); specials are words of their own. Without a pre-tokenizer the
   * entries' marks tell.
   */
  readonly wordStarts: readonly boolean[];
}

/** Text to token ids and back. */
export interface Tokenizer {
  /**
   * Token strings by id, as the vocabulary file writes them (`ĠJan`, `##en`, `▁Jan`), as many as the model has rows; empty where
   * the tokenizer has no entry for a row.
   */
  readonly vocabulary: readonly string[];
  readonly maskTokenId: number;
  readonly padTokenId: number;
  /** Ids of special tokens. */
  readonly specialTokenIds: ReadonlySet<number>;
  /** What stands for text that the entries do not cover; undefined if there is no such token. */
  readonly unkTokenId?: number;
  /**
   * Ids of a text with the specials around it. `<mask>` in the text is the mask token, and takes the white space beside it that
   * the model's own takes; another special token that the text spells (`[SEP]`, `</s>`) is that token. Throws
   * `checkpoint-unsupported` only where a pattern of tokenizer.json runs away (see `boundPattern`).
   */
  encode(text: string): number[];
  /** Ids of a text without specials around it. */
  encodePlain(text: string): number[];
  /** Text of ids, special tokens left out. */
  decode(tokenIds: readonly number[]): string;
  /** The ids of {@link Tokenizer.encode} and what each stands for in the text. */
  align(text: string): Alignment;
  /** What a person reads for one entry: decoded, trimmed (`Jan` for `ĠJan` and `▁Jan`, `en` for `##en`). */
  surface(tokenId: number): string;
  /**
   * Whether an entry begins a word: it carries the mark of one (`Ġ`, `▁`) or not that of a continuation (`##`). Specials do;
   * in a vocabulary that marks neither, every entry may.
   */
  startsWord(tokenId: number): boolean;
  /**
   * How many other entries merging builds through an entry: without it they are no longer one token, unless other merges make them.
   * Absent where no entry is built of others (WordPiece, Unigram).
   */
  builtThrough?(tokenId: number): number;
}

/** How a mask is written in texts and contexts files, whatever the model's own mask token is. */
export const MASK = "<mask>";
