import { isObject } from "../../base/json-values.ts";
import { malformed, unsupported } from "../../formats/tokenizer-json/checks.ts";
import { parseCharsmap } from "../../formats/vocabularies/charsmap.ts";
import { applyCharsmap } from "./apply-charsmap.ts";
import { bertNormalise, lowercase } from "./bert-normaliser.ts";
import { readPattern } from "./pattern.ts";
import { createTracedWriter, sliceTraced, type TracedText } from "./traced-text.ts";
import { removeMarks, toUnicodeForm, type UnicodeForm } from "./unicode-form.ts";
import { spaceAfter, spaceBefore } from "./white-space.ts";

/** Changes text before it is split into words. */
export type Normaliser = (source: TracedText) => TracedText;

/** Sequences in sequences: real files have two levels. */
const MAX_DEPTH = 8;
const MARK = /^\p{M}$/u;

/**
 * The `normalizer` of tokenizer.json; null is the identity. Each does what Rust tokenizers does.
 * Throws `checkpoint-unsupported` naming a type that we do not have, and `input-format`. What it returns throws
 * `checkpoint-unsupported` for a pattern that takes too long.
 *
 * @param place where in the file it stands, for errors
 */
export function createNormaliser(config: unknown, path: string, place = "normalizer", depth = 0): Normaliser {
  if (config === null || config === undefined) return (source) => source;
  if (!isObject(config) || depth > MAX_DEPTH) throw malformed(path, '"normalizer" to be an object with a type');
  switch (config["type"]) {
    case "Sequence":
      return createSequence(config["normalizers"], path, place, depth);
    case "BertNormalizer":
      return createBert(config);
    case "Precompiled":
      return createPrecompiled(config["precompiled_charsmap"], path);
    case "NFC":
    case "NFD":
    case "NFKC":
    case "NFKD": {
      const form: UnicodeForm = config["type"];
      return (source) => toUnicodeForm(source, form);
    }
    case "Lowercase":
      return lowercase;
    case "StripAccents":
      return (source) => removeMarks(source, (character) => MARK.test(character));
    case "Strip":
      return (source) => strip(source, config["strip_left"] === true, config["strip_right"] === true);
    case "Replace":
      return createReplace(config, path, place);
    case "Prepend":
      return createPrepend(config["prepend"], path);
    default:
      throw unsupported(path, `the normalizer ${String(config["type"])}`);
  }
}

function createSequence(list: unknown, path: string, place: string, depth: number): Normaliser {
  if (!Array.isArray(list)) throw malformed(path, '"normalizers" to be a list');
  const steps = list.map((step, index) => createNormaliser(step, path, `${place}.normalizers[${index}]`, depth + 1));
  return (source) => steps.reduce((text, step) => step(text), source);
}

function createBert(config: Record<string, unknown>): Normaliser {
  const isOn = (key: string) => config[key] !== false;
  const stripAccents = config["strip_accents"] ?? isOn("lowercase");
  const options = {
    cleanText: isOn("clean_text"),
    handleChineseCharacters: isOn("handle_chinese_chars"),
    stripAccents: stripAccents === true,
    lowercase: isOn("lowercase"),
  };
  return (source) => bertNormalise(source, options);
}

function createPrecompiled(value: unknown, path: string): Normaliser {
  // Models without normalisation rules (sentencepiece's "identity") have an empty map.
  if (value === null || value === undefined || value === "") return (source) => source;
  if (typeof value !== "string") throw malformed(path, '"precompiled_charsmap" to be base64');
  const charsmap = parseCharsmap(Buffer.from(value, "base64"), path);
  return (source) => applyCharsmap(source, charsmap);
}

function strip(source: TracedText, left: boolean, right: boolean): TracedText {
  const from = left ? spaceAfter(source.text, 0) : 0;
  const { length } = source.text;
  return sliceTraced(source, from, length - (right ? spaceBefore(source.text, length, from) : 0));
}

function createReplace(config: Record<string, unknown>, path: string, place: string): Normaliser {
  const pattern = readPattern(config["pattern"], path, `${place}.pattern`);
  const content = config["content"];
  if (typeof content !== "string") throw malformed(path, '"content" of a Replace to be a string');
  return (source) => {
    const writer = createTracedWriter(source.begin);
    let at = 0;
    for (const { index, 0: found } of pattern[Symbol.matchAll](source.text)) {
      writer.keep(source, at, index);
      at = index + found.length;
      if (found !== "") writer.write(content, source.starts[index] as number, source.ends[at - 1] as number);
    }
    writer.keep(source, at, source.text.length);
    return writer.finish();
  };
}

function createPrepend(prefix: unknown, path: string): Normaliser {
  if (typeof prefix !== "string") throw malformed(path, '"prepend" to be a string');
  return (source) => (source.text === "" ? source : prependTraced(source, prefix));
}

/** A traced text with text before it that stands for nothing of the original. */
export function prependTraced(source: TracedText, prefix: string): TracedText {
  const writer = createTracedWriter(source.begin);
  const start = source.starts[0] ?? source.begin;
  writer.write(prefix, start, start);
  writer.keep(source, 0, source.text.length);
  return writer.finish();
}
