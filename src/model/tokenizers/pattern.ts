import { SplitPreTokenizer } from "@huggingface/tokenizers";

import { isObject } from "../../base/json-values.ts";
import { malformed } from "../../formats/tokenizer-json/checks.ts";
import { boundPattern, type Pattern } from "./bound-pattern.ts";

/** Longest pattern that is read, in UTF-16 code units: ten times those of published tokenizers. */
const MAX_PATTERN = 20_000;

/**
 * The pattern of a `Replace` or `Split`: `{ "String": … }` or `{ "Regex": … }`, the latter in Oniguruma's syntax, which the package
 * translates. With the flags `g` and `u`. One that runs away stops with an error, see {@link boundPattern}. Throws `input-format` for what is
 * no pattern or cannot be translated.
 *
 * @param place where in the file it stands, for errors
 */
export function readPattern(value: unknown, path: string, place: string): Pattern {
  const regex = isObject(value) ? value["Regex"] : undefined;
  const source = isObject(value) ? (regex ?? value["String"]) : undefined;
  if (typeof source !== "string" || source.length > MAX_PATTERN)
    throw malformed(
      path,
      `${place} to be a pattern, { "String": … } or { "Regex": … } of at most ${MAX_PATTERN} characters`,
    );
  try {
    const { pattern } = new SplitPreTokenizer({ pattern: value, invert: true });
    if (pattern !== null)
      return regex === undefined ? pattern : boundPattern(pattern, { path, place, written: source });
  } catch {
    // Without its cause, which quotes the pattern.
  }
  throw malformed(path, `${place} to be a pattern that JavaScript can run`);
}
