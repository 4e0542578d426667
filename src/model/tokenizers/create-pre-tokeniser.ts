import { isObject } from "../../base/json-values.ts";
import { encodeByteLevel } from "../../formats/vocabularies/byte-level.ts";
import { malformed, unsupported } from "../../formats/tokenizer-json/checks.ts";
import { prependTraced } from "./create-normaliser.ts";
import type { Pattern } from "./bound-pattern.ts";
import { readPattern } from "./pattern.ts";
import { splitTraced, type SplitBehaviour } from "./split-traced.ts";
import { mapCharacters, type TracedText } from "./traced-text.ts";

/** Cuts a normalised text into the parts (words) that the model splits further. No part is empty. */
export type PreTokeniser = (source: TracedText) => TracedText[];

const MAX_DEPTH = 8;
const WHITE_SPACE = /\p{White_Space}+/gu;
const PUNCTUATION = /[\p{P}!-/:-@[-`{-~]/gu;
/** What GPT-2 takes for words: contractions, letters, digits or other marks with a space before them, white space. */
const BYTE_LEVEL =
  /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\p{White_Space}\p{L}\p{N}]+|\p{White_Space}+(?!\P{White_Space})|\p{White_Space}+/gu;
/** `\w+|[^\w\s]+` with Unicode's word characters. */
const WORDS =
  /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]+|[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d\p{White_Space}]+/gu;
const BEHAVIOURS = new Set(["Removed", "Isolated", "MergedWithPrevious", "MergedWithNext", "Contiguous"]);

/**
 * The `pre_tokenizer` of tokenizer.json; null leaves the text whole. Each does what Rust tokenizers does.
 * Throws `checkpoint-unsupported` naming a type that we do not have, and `input-format`. What it returns throws
 * `checkpoint-unsupported` for a pattern that takes too long.
 *
 * @param place where in the file it stands, for errors
 */
export function createPreTokeniser(config: unknown, path: string, place = "pre_tokenizer", depth = 0): PreTokeniser {
  if (config === null || config === undefined) return (source) => [source];
  if (!isObject(config) || depth > MAX_DEPTH) throw malformed(path, '"pre_tokenizer" to be an object with a type');
  switch (config["type"]) {
    case "Sequence":
      return createSequence(config["pretokenizers"], path, place, depth);
    case "ByteLevel":
      return createByteLevel(config);
    case "Metaspace":
      return createMetaspace(config, path);
    case "BertPreTokenizer":
      return (source) =>
        splitTraced(source, WHITE_SPACE, "Removed").flatMap((word) => splitTraced(word, PUNCTUATION, "Isolated"));
    case "Whitespace":
      return (source) => splitTraced(source, WORDS, "Removed", true);
    case "WhitespaceSplit":
      return (source) => splitTraced(source, WHITE_SPACE, "Removed");
    case "Punctuation":
      return createSplit(PUNCTUATION, config["behavior"] ?? "Isolated", false, path);
    case "Digits":
      return createSplit(/\p{N}/gu, config["individual_digits"] === true ? "Isolated" : "Contiguous", false, path);
    case "Split":
      return createSplit(
        readPattern(config["pattern"], path, `${place}.pattern`),
        config["behavior"],
        config["invert"] === true,
        path,
      );
    default:
      throw unsupported(path, `the pre-tokenizer ${String(config["type"])}`);
  }
}

function createSequence(list: unknown, path: string, place: string, depth: number): PreTokeniser {
  if (!Array.isArray(list)) throw malformed(path, '"pretokenizers" to be a list');
  const steps = list.map((step, index) =>
    createPreTokeniser(step, path, `${place}.pretokenizers[${index}]`, depth + 1),
  );
  return (source) => steps.reduce((parts, step) => parts.flatMap(step), [source]);
}

function createSplit(pattern: Pattern, behaviour: unknown, invert: boolean, path: string): PreTokeniser {
  if (typeof behaviour !== "string" || !BEHAVIOURS.has(behaviour)) {
    throw malformed(path, `"behavior" of a split to be one of ${[...BEHAVIOURS].join(", ")}`);
  }
  return (source) => splitTraced(source, pattern, behaviour as SplitBehaviour, invert);
}

function createByteLevel(config: Record<string, unknown>): PreTokeniser {
  const addsSpace = config["add_prefix_space"] === true;
  const splits = config["use_regex"] !== false;
  return (source) => {
    if (source.text === "") return [];
    const spaced = addsSpace && !source.text.startsWith(" ") ? prependTraced(source, " ") : source;
    const words = splits ? splitTraced(spaced, BYTE_LEVEL, "Removed", true) : [spaced];
    return words.map(toByteAlphabet);
  };
}

/** Each UTF-8 byte as the character that stands for it in the vocabulary, standing for the whole character it is of. */
function toByteAlphabet(source: TracedText): TracedText {
  if (/^[!-~]*$/.test(source.text)) return source;
  return mapCharacters(source, encodeByteLevel);
}

type PrependScheme = "always" | "first" | "never";

function createMetaspace(config: Record<string, unknown>, path: string): PreTokeniser {
  const replacement = config["replacement"] ?? "▁";
  if (typeof replacement !== "string" || [...replacement].length !== 1)
    throw malformed(path, '"replacement" of a Metaspace to be one character');
  // Files of tokenizers before 0.15 say `add_prefix_space` instead.
  const scheme = config["prepend_scheme"] ?? (config["add_prefix_space"] === false ? "never" : "always");
  if (!["always", "first", "never"].includes(scheme as string))
    throw malformed(path, '"prepend_scheme" to be always, first or never');
  const splits = config["split"] !== false;
  // A replacement, "-" for one, is no character of a class here.
  const pattern = new RegExp(`\\u{${(replacement.codePointAt(0) as number).toString(16)}}`, "gu");
  return (source) => {
    if (source.text === "") return [];
    const marked = mapCharacters(source, (character) => (character === " " ? replacement : character));
    const begins = prepends(scheme as PrependScheme, marked) && !marked.text.startsWith(replacement);
    const whole = begins ? prependTraced(marked, replacement) : marked;
    return splits ? splitTraced(whole, pattern, "MergedWithNext") : [whole];
  };
}

function prepends(scheme: PrependScheme, source: TracedText): boolean {
  return scheme === "always" || (scheme === "first" && source.begin === 0);
}
