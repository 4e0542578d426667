import { createRandom } from "../../base/random.ts";
import type { Span } from "../../text/span.ts";
import { contextFeatures, kindFeatures } from "./context-features.ts";
import type { FeatureSet } from "./crf-model.ts";
import { type DocumentContext, readContext, readWords } from "./document-context.ts";
import type { GoldDocument } from "./gold-document.ts";
import { hideWords } from "./hide-words.ts";
import type { Hint } from "./identifier-hints.ts";
import type { WordKnowledge } from "./knowledge.ts";
import { tagsOf } from "./labels.ts";
import { classesOf, countSeenWords, seenCode, type SeenWords } from "./seen-words.ts";
import { forEachSequence } from "./sequences.ts";
import { swapMentions } from "./swap-mentions.ts";
import { Reading } from "../reading.ts";
import { readTokenTable, type TokenTable } from "../token-table.ts";
import { REACH, typeFeatures } from "./word-types.ts";

/** A stretch of tokens to learn from: the keys of token `t`'s features are `keys[offsets[t]]` to `keys[offsets[t + 1]]`. */
export interface Example {
  readonly document: number;
  readonly tags: Uint8Array;
  readonly keys: Int32Array;
  readonly offsets: Int32Array;
}

/** Most features that a token can have. */
export const MOST_FEATURES = 192;

export interface ExampleOptions {
  readonly types: readonly string[];
  /** Bits of the word lists that hold a word, by its hash. */
  readonly lists: (word: number) => number;
  /** What patterns find in a text. */
  readonly hints: (reading: Reading) => readonly Hint[];
  readonly caseCopies: boolean;
  /** Copies with other mentions in place of their own. */
  readonly swaps: number;
  readonly withLexicon: boolean;
  readonly features: FeatureSet;
  /** Share of the words of mentions that are made unknown (see `hideWords`). */
  readonly hidden: number;
}

/** Writes the keys of all features of token `i` of a line `[first, end)`; returns how many. */
function allFeatures(
  text: string,
  tokens: TokenTable,
  context: DocumentContext,
  knowledge: WordKnowledge,
  features: FeatureSet,
  i: number,
  keys: Int32Array,
): number {
  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  let at = 0;
  for (let distance = -REACH; distance <= REACH; distance++) {
    if (i + distance < first || i + distance >= end) continue;
    at = typeFeatures(text, tokens, i + distance, distance, knowledge, keys, at);
  }
  at = kindFeatures(tokens, context, i, keys, at);
  return contextFeatures(tokens, context, features, i, keys, at);
}

export interface Examples {
  readonly examples: Example[];
  readonly seen: SeenWords;
}

/** Reads documents, and copies of them in small letters and in capitals, into examples. */
export function readExamples(
  documents: readonly GoldDocument[],
  { types, lists, hints, caseCopies, swaps, withLexicon, features, hidden }: ExampleOptions,
): Examples {
  const tables = documents.map(({ text }) => readTokenTable(text));
  const tags = documents.map(({ spans }, d) => tagsOf(tables[d] as TokenTable, spans, types));
  const classes = tables.map((table, d) => classesOf(table, tags[d] as Uint8Array));
  const seen = countSeenWords(classes, types.length);
  const examples: Example[] = [];
  const random = createRandom(0, "hidden");
  /** Reads a text as document `d`; `without` holds what must not be known of its words (see `seenCode`). */
  const read = (text: string, spans: readonly Span[], d: number, without: ReadonlyMap<number, number>) => {
    const knowledge: WordKnowledge = {
      lists,
      seen: (word) => (withLexicon ? seenCode(seen, word, without.get(word) ?? 0) : 0),
      hasKinds: true,
    };
    const reading = new Reading(text);
    const { tokens } = reading;
    const own = tagsOf(tokens, spans, types);
    if (hidden > 0) hideWords(tokens, own, hidden, random);
    examples.push(...examplesOf(text, tokens, own, knowledge, hints(reading), features, d));
  };
  for (const [d, { text, spans }] of documents.entries()) {
    const copies = caseCopies ? [text, lowerCased(text), upperCased(text)] : [text];
    for (const copy of new Set(copies)) read(copy, spans, d, classes[d] as ReadonlyMap<number, number>);
  }
  for (let swap = 0; swap < swaps; swap++) {
    for (const [d, copy] of swapMentions(documents, createRandom(swap, "swap")).entries()) {
      const without = new Map(classes[d]);
      // A borrowed mention must not be known from the document that it comes from.
      for (const { surface, document } of copy.borrowed) {
        const { count, word } = readTokenTable(surface);
        for (const hash of word.subarray(0, count)) {
          without.set(hash, (without.get(hash) ?? 0) | (classes[document]?.get(hash) ?? 0));
        }
      }
      read(copy.text, copy.spans, d, without);
    }
  }
  return { examples, seen };
}

function examplesOf(
  text: string,
  tokens: TokenTable,
  tags: Uint8Array,
  knowledge: WordKnowledge,
  hints: readonly Hint[],
  features: FeatureSet,
  document: number,
): Example[] {
  const context = readContext(tokens, knowledge.hasKinds, hints);
  readWords(tokens, knowledge, context);
  const buffer = new Int32Array(MOST_FEATURES);
  const examples: Example[] = [];
  forEachSequence(tokens, (from, end) => {
    const offsets = new Int32Array(end - from + 1);
    const keys: number[] = [];
    for (let i = from; i < end; i++) {
      const count = allFeatures(text, tokens, context, knowledge, features, i, buffer);
      for (let k = 0; k < count; k++) keys.push(buffer[k] as number);
      offsets[i - from + 1] = keys.length;
    }
    examples.push({ document, tags: tags.slice(from, end), keys: Int32Array.from(keys), offsets });
  });
  return examples;
}

/** In small letters, unit by unit, so that spans stay where they are. */
export function lowerCased(text: string): string {
  return text.replace(/\p{Lu}/gu, (letter) => sameLength(letter, letter.toLowerCase()));
}

/** In capitals, unit by unit. */
export function upperCased(text: string): string {
  return text.replace(/\p{Ll}/gu, (letter) => sameLength(letter, letter.toUpperCase()));
}

function sameLength(letter: string, changed: string): string {
  return changed.length === letter.length ? changed : letter;
}
