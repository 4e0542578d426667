import { createNumberedReplacer } from "./number-labels.ts";
import { labelReplacer, type Replacer } from "./replacer.ts";
import { checkReplacer, MASK_LENGTH, type ReplaceSettings } from "./settings.ts";
import { createSurrogateReplacer } from "./surrogate/surrogate-replacer.ts";

/**
 * The replacer that settings (plain data) and a key describe: the same in every thread and on every machine. `key` is what
 * `readKeyFile` returns; surrogates need it, nothing else reads it. Throws `usage` for wrong settings, and `key-missing` for surrogates without a key.
 *
 * @example
 * ```ts
 * import { createDocument, createReplacer, replaceSpans } from "unname";
 *
 * const document = createDocument("1", "Jansen en De Wit; later weer Jansen.");
 * const spans = [[0, 6], [10, 16], [29, 35]].map(([start, end]) => ({ start, end, label: "PERSON" }));
 * const replacement = createReplacer({ mode: "numbered" })(document, spans);
 * console.log(replaceSpans(document.text, spans, replacement)); // → PERSON_1 en PERSON_2; later weer PERSON_1.
 * ```
 */
export function createReplacer(given: Partial<ReplaceSettings> = {}, key?: Uint8Array): Replacer {
  const settings = checkReplacer(given, key);
  switch (settings.mode) {
    case "label":
      return labelReplacer;
    case "numbered":
      return createNumberedReplacer(settings);
    case "mask":
      return createMaskReplacer(settings);
    case "surrogate":
      return createSurrogateReplacer(settings, key as Uint8Array);
  }
}

/**
 * Each span is replaced by one repeated character, always equally often: a mask does not show how long a name is. Or, if that is asked for,
 * one character for each code point, white space kept.
 */
function createMaskReplacer({
  maskCharacter,
  maskLength,
}: Pick<ReplaceSettings, "maskCharacter" | "maskLength">): Replacer {
  const fixed = maskCharacter.repeat(MASK_LENGTH);
  if (maskLength === "fixed") return () => () => fixed;
  return ({ text }) =>
    ({ start, end }) =>
      text.slice(start, end).replace(/\S/gu, () => maskCharacter);
}
