import type { Replacer } from "./replacer.ts";
import { MASK_LENGTH, type ReplaceSettings } from "./settings.ts";

/**
 * Every span becomes a row of one character: always as long, so that a mask does not tell how long a name is; or, if that is asked for,
 * one character for each code point, white space kept.
 */
export function createMaskReplacer({
  maskCharacter,
  maskLength,
}: Pick<ReplaceSettings, "maskCharacter" | "maskLength">): Replacer {
  const fixed = maskCharacter.repeat(MASK_LENGTH);
  if (maskLength === "fixed") return () => () => fixed;
  return ({ text }) =>
    ({ start, end }) =>
      text.slice(start, end).replace(/\S/gu, () => maskCharacter);
}
