import { SequenceDecoder } from "@huggingface/tokenizers";

import { isObject, unsupported } from "../../formats/tokenizer-json/checks.ts";
import type { TokenizerJson } from "../../formats/tokenizer-json.ts";

/** Text of token strings, as the vocabulary writes them. */
export type Decoder = (tokens: readonly string[]) => string;

/**
 * The `decoder` of tokenizer.json, run by `@huggingface/tokenizers`; without one, tokens are joined by spaces.
 * Throws `checkpoint-unsupported` for a decoder that the package does not know.
 */
export function createDecoder({ raw, addedTokens }: TokenizerJson, path: string): Decoder {
  const config = raw["decoder"];
  if (config === null || config === undefined) return (tokens) => tokens.join(" ");
  let sequence: SequenceDecoder;
  try {
    sequence = new SequenceDecoder({ type: "Sequence", decoders: [config] });
  } catch {
    // Without its cause, which may quote a pattern.
    throw unsupported(path, `the decoder ${isObject(config) ? String(config["type"]) : "without a type"}`);
  }
  // Added tokens stand for themselves, whatever characters they hold.
  for (const decoder of sequence.decoders) decoder.added_tokens = addedTokens;
  return (tokens) => sequence.decode(tokens);
}
