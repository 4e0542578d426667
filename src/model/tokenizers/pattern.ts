import { SplitPreTokenizer } from "@huggingface/tokenizers";

import { isObject, malformed } from "../../formats/tokenizer-json/checks.ts";

/**
 * The pattern of a `Replace` or `Split`: `{ "String": … }` or `{ "Regex": … }`, the latter in Oniguruma's syntax, which the package
 * translates. With the flags `g` and `u`. Throws `input-format` for what is no pattern or cannot be translated.
 */
export function readPattern(value: unknown, path: string): RegExp {
  const source = isObject(value) ? (value["Regex"] ?? value["String"]) : undefined;
  if (typeof source !== "string") throw malformed(path, 'a pattern to be { "String": … } or { "Regex": … }');
  try {
    const { pattern } = new SplitPreTokenizer({ pattern: value, invert: true });
    if (pattern !== null) return pattern;
  } catch {
    // Without its cause, which quotes the pattern.
  }
  throw malformed(path, "a pattern that JavaScript can run");
}
