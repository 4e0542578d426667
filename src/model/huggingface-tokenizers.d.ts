// The package's own types use imports without extensions, which become `any` under `module: nodenext` (version 0.2.0). What is
// declared here is what we use: the models, the decoders and the translation of patterns.
declare module "@huggingface/tokenizers" {
  export class BPE {
    constructor(config: {
      type: "BPE";
      vocab: Readonly<Record<string, number>>;
      merges: readonly (readonly [string, string])[];
      end_of_word_suffix?: string;
    });
    /** Tokens of one pre-token by merging alone, whether they are entries or not. */
    bpe(word: string): string[];
  }
  export class WordPiece {
    constructor(config: {
      type: "WordPiece";
      vocab: Readonly<Record<string, number>>;
      unk_token: string;
      continuing_subword_prefix: string;
      max_input_chars_per_word: number;
    });
    encode(words: readonly string[]): string[];
  }
  export class Unigram {
    constructor(config: { type: "Unigram"; vocab: readonly (readonly [string, number])[]; unk_id: number });
    /** The pieces of the best path; a character that is no piece stands by itself. */
    tokenize(word: string): string[];
  }
  export class SplitPreTokenizer {
    constructor(config: { pattern: unknown; invert: boolean });
    readonly pattern: RegExp | null;
  }
  interface Decoder {
    added_tokens: readonly { readonly content: string }[];
    decode_chain(tokens: readonly string[]): string[];
  }
  export class SequenceDecoder {
    constructor(config: { type: "Sequence"; decoders: readonly unknown[] });
    readonly decoders: readonly Decoder[];
  }
}
