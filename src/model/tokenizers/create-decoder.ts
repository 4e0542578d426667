import { SequenceDecoder } from "@huggingface/tokenizers";

import { isObject } from "../../base/json-values.ts";
import { malformed, unsupported } from "../../formats/tokenizer-json/checks.ts";
import type { TokenizerJson } from "../../formats/tokenizer-json.ts";
import { readPattern } from "./pattern.ts";

/** Text of token strings, as the vocabulary writes them. */
export type Decoder = (tokens: readonly string[]) => string;

type DecoderStep = (tokens: readonly string[]) => readonly string[];

const MAX_DEPTH = 8;

/**
 * The `decoder` of tokenizer.json, run by `@huggingface/tokenizers`; without one, tokens are joined by spaces.
 * Throws `checkpoint-unsupported` for a decoder that the package does not know, and so does what it returns for a pattern that takes too long.
 */
export function createDecoder({ raw, addedTokens }: TokenizerJson, path: string): Decoder {
  const config = raw["decoder"];
  if (config === null || config === undefined) return (tokens) => tokens.join(" ");
  const steps = createSteps(config, addedTokens, path, "decoder", 0);
  return (tokens) => steps.reduce((chain, step) => step(chain), tokens).join("");
}

function createSteps(
  config: unknown,
  addedTokens: readonly { readonly content: string }[],
  path: string,
  place: string,
  depth: number,
): DecoderStep[] {
  if (!isObject(config) || depth > MAX_DEPTH) throw malformed(path, '"decoder" to be an object with a type');
  if (config["type"] === "ByteFallback") return [joinBytes];
  if (config["type"] === "Sequence" && Array.isArray(config["decoders"])) {
    return config["decoders"].flatMap((step, index) =>
      createSteps(step, addedTokens, path, `${place}.decoders[${index}]`, depth + 1),
    );
  }
  if (config["type"] === "Replace") return [createReplace(config, path, place)];
  try {
    return new SequenceDecoder({ type: "Sequence", decoders: [config] }).decoders.map((decoder) => {
      // Added tokens stand for themselves, whatever characters they hold.
      decoder.added_tokens = addedTokens;
      return (tokens) => decoder.decode_chain(tokens);
    });
  } catch {
    // Without its cause, which may quote a pattern.
    throw unsupported(path, `the decoder ${String(config["type"])}`);
  }
}

/** The package's own runs any pattern, however long that takes, and reads `$` in what it puts in its place. */
function createReplace(config: Record<string, unknown>, path: string, place: string): DecoderStep {
  const pattern = readPattern(config["pattern"], path, `${place}.pattern`);
  const content = config["content"];
  if (typeof content !== "string") throw malformed(path, `${place}.content to be a string`);
  return (tokens) =>
    tokens.map((token) => {
      let text = "";
      let at = 0;
      for (const { index, 0: found } of pattern[Symbol.matchAll](token)) {
        text += token.slice(at, index) + content;
        at = index + found.length;
      }
      return text + token.slice(at);
    });
}

const BYTE_TOKEN = /^<0x([0-9A-Fa-f]{2})>$/;
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Bytes in a row become the text they spell, or U+FFFD each if they spell none. The package's own loses a U+FEFF. */
function joinBytes(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  let bytes: number[] = [];
  const flush = () => {
    if (bytes.length === 0) return;
    for (const text of decodeBytes(bytes)) joined.push(text);
    bytes = [];
  };
  for (const token of tokens) {
    const byte = BYTE_TOKEN.exec(token)?.[1];
    if (byte === undefined) {
      flush();
      joined.push(token);
    } else bytes.push(Number.parseInt(byte, 16));
  }
  flush();
  return joined;
}

function decodeBytes(bytes: readonly number[]): string[] {
  try {
    return [utf8.decode(Uint8Array.from(bytes))];
  } catch {
    return bytes.map(() => "\ufffd");
  }
}
