/** The parts of a checkpoint folder that every later stage reads. Opened by `openCheckpoint`. */
export interface Checkpoint {
  readonly directory: string;
  /** `model_type` of config.json, for example `roberta`. */
  readonly modelType: string;
  /** Number of vocabulary entries, the same in config.json, the tokenizer and the weights. */
  readonly vocabularySize: number;
  /** Longest input in tokens, specials included. */
  readonly maximumLength: number;
  readonly tokenizer: Tokenizer;
  /** SHA-256 over the weight files. */
  readonly modelSha256: string;
  /** SHA-256 over the tokenizer files. */
  readonly tokenizerSha256: string;
}

/** Text to token ids and back. */
export interface Tokenizer {
  /** Token strings by id, as the vocabulary file writes them (`ĠJan`). */
  readonly vocabulary: readonly string[];
  readonly maskTokenId: number;
  readonly padTokenId: number;
  /** Ids of special tokens. */
  readonly specialTokenIds: ReadonlySet<number>;
  /** Ids of a text with the specials around it. `<mask>` in the text is the mask token. */
  encode(text: string): number[];
  /** Ids of a text without specials around it. */
  encodePlain(text: string): number[];
  /** Text of ids, special tokens left out. */
  decode(tokenIds: readonly number[]): string;
  /** What a person reads for one entry: decoded, trimmed (`Jan` for `ĠJan`). */
  surface(tokenId: number): string;
}

/** How a mask is written in texts and contexts files, whatever the model's own mask token is. */
export const MASK = "<mask>";
