// The package's own types use imports without extensions, which become `any` under `module: nodenext` (version 0.2.0).
declare module "@huggingface/tokenizers" {
  export class Tokenizer {
    constructor(tokenizerJson: object, tokenizerConfig: object);
    encode(text: string, options?: { add_special_tokens?: boolean }): { ids: number[]; tokens: string[] };
    decode(
      tokenIds: number[],
      options?: { skip_special_tokens?: boolean; clean_up_tokenization_spaces?: boolean },
    ): string;
  }
}
