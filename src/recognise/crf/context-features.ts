import type { FeatureSet } from "./crf-model.ts";
import type { DocumentContext } from "./document-context.ts";
import { countSinceStart, hashAfterChain, hashBeforeChain } from "./surroundings.ts";
import { finish, isCapitalised, mix, type TokenTable } from "../token-table.ts";

/** Hash that stands for "beyond the line", plus how far. */
const EDGE = 0x1234567;
/** A seed for each template: the same value must not give two templates one key. */
const TEMPLATES = Int32Array.from({ length: 64 }, (_, template) => mix(0x7f4a7c15, template));
/** Keys that are written one behind the other, at most: those of several tokens. */
export const MOST_KEYS = 4096;
/** Kind of what is beyond the line. */
const NO_KIND = 255;
/** Bucket of a token that no field's colon stands before. */
const NO_FIELD = 31;

/** Small numbers as they are, larger ones by their binary order: 0 1 2 3 4 6 8 12 16 24 32… */
function bucket(n: number): number {
  if (n < 5) return n;
  const order = 31 - Math.clz32(n);
  return order * 2 + ((n >>> (order - 1)) & 1);
}

/**
 * Writes the keys of the features of token `i` that depend on more than one word, into `keys` from `at`; returns where they
 * end. Each `add` is a template; its number is part of every trained model.
 */
export function contextFeatures(
  tokens: TokenTable,
  context: DocumentContext,
  features: FeatureSet,
  i: number,
  keys: Int32Array,
  at: number,
): number {
  const from = at;
  at = nearFeatures(tokens, context, i, keys, at);
  // Fast models go without; those from before the kinds have nothing better.
  if (features === "fast" && context.hasKinds) return hashKeys(keys, from, at);

  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const word = (d: number) => (i + d >= first && i + d < end ? (tokens.word[i + d] as number) : EDGE + d);
  const shape = (d: number) => (i + d >= first && i + d < end ? (tokens.shape[i + d] as number) : 0);
  const own = shape(0);
  const left = word(-1);
  const shapes = mix(mix(mix(0, shape(-1)), own), shape(1));
  const field = context.field[i] as number;
  const lineCase = context.lineCase[line] as number;

  at = put(keys, at, 3, shapes);
  at = put(keys, at, 9, mix(mix(word(-2), left), own));
  at = put(keys, at, 12, mix(field, own));
  at = put(keys, at, 18, mix(bucket(end - i - 1), own));
  const above = line > 0 ? (tokens.word[tokens.lineStart[line - 1] as number] as number) : EDGE;
  at = put(keys, at, 19, mix(above, bucket(i - first)));
  if (lineCase !== 0) {
    at = put(keys, at, 34, mix(lineCase, mix(own, context.lists[i] as number)));
    at = put(keys, at, 35, mix(lineCase, context.seen[i] as number));
  }
  if (context.hasKinds && context.kind[i] !== 0)
    at = put(keys, at, 49, mix(mix(context.kind[i] as number, word(1)), word(2)));
  if (features === "full") at = farFeatures(tokens, context, i, { word, shape, shapes }, keys, at);
  return hashKeys(keys, from, at);
}

/** Words and shapes of the tokens of a line, so many places from one of them. */
interface Around {
  readonly word: (distance: number) => number;
  readonly shape: (distance: number) => number;
  /** Of the token and its neighbours. */
  readonly shapes: number;
}

/** The last of them, which fast models go without. */
function farFeatures(
  tokens: TokenTable,
  context: DocumentContext,
  i: number,
  { word, shape, shapes }: Around,
  keys: Int32Array,
  at: number,
): number {
  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const own = shape(0);
  const left = word(-1);
  const field = context.field[i] as number;
  const since = context.sinceField[i] as number;
  at = put(keys, at, 4, mix(mix(shapes, shape(-2)), shape(2)));
  at = put(keys, at, 7, mix(word(-2), left));
  at = put(keys, at, 8, mix(word(1), word(2)));
  at = put(keys, at, 13, mix(mix(field, since < 0 ? NO_FIELD : bucket(since)), mix(own, shape(-1))));
  at = put(keys, at, 14, mix(field, left));
  at = put(keys, at, 17, mix(bucket(end - first), own));
  at = put(keys, at, 20, mix(tokens.word[first] as number, bucket(i - first)));
  const chunk = context.chunk[i] as number;
  if (chunk !== 0) {
    at = put(keys, at, 21, chunk);
    at = put(keys, at, 22, mix(mix(chunk, own), field));
  }
  const before = isCapitalised(own) ? hashBeforeChain(tokens, i, first) : 0;
  if (before !== 0) at = put(keys, at, 25, mix(before, hashAfterChain(tokens, i, end)));
  const elsewhere = context.elsewhere[i] as number;
  if (elsewhere !== 0) at = put(keys, at, 31, mix(elsewhere, own));
  const hintAt = (index: number) =>
    index >= first && index < end && context.hint[index] !== 0
      ? mix(context.hint[index] as number, context.hintEdges[index] as number)
      : 0;
  const [hintLeft, hint, hintRight] = [hintAt(i - 1), hintAt(i), hintAt(i + 1)];
  if (hint !== 0) {
    at = put(keys, at, 43, hint);
    at = put(keys, at, 44, mix(hint, own));
    at = put(keys, at, 45, mix(hint, field));
    at = put(keys, at, 46, mix(hint, left));
  }
  if (hintLeft !== 0) at = put(keys, at, 47, mix(hintLeft, own));
  if (hintRight !== 0) at = put(keys, at, 48, mix(hintRight, own));
  return at;
}

/** The first of them, which every model has, not hashed yet: written without a function for each, for most of a fast model's time goes here. */
function nearFeatures(tokens: TokenTable, context: DocumentContext, i: number, keys: Int32Array, at: number): number {
  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const hasLeft = i > first;
  const hasRight = i + 1 < end;
  const own = tokens.shape[i] as number;
  const self = tokens.word[i] as number;
  const left = hasLeft ? (tokens.word[i - 1] as number) : EDGE - 1;
  const right = hasRight ? (tokens.word[i + 1] as number) : EDGE + 1;
  const field = context.field[i] as number;
  const since = context.sinceField[i] as number;
  const before = isCapitalised(own) ? hashBeforeChain(tokens, i, first) : 0;
  const lists = context.lists[i] as number;
  const seen = context.seen[i] as number;
  const seenLeft = hasLeft ? (context.seen[i - 1] as number) : -1;
  const seenRight = hasRight ? (context.seen[i + 1] as number) : -1;
  const elsewhere = context.elsewhere[i] as number;
  at = put(keys, at, 1, mix(left, self));
  at = put(keys, at, 2, mix(self, right));
  at = put(keys, at, 5, mix(left, own));
  at = put(keys, at, 6, mix(own, right));
  at = put(keys, at, 10, field);
  at = put(keys, at, 11, mix(field, since < 0 ? NO_FIELD : bucket(since)));
  at = put(keys, at, 16, mix(bucket(i - first), own));
  if (before !== 0) {
    at = put(keys, at, 23, before);
    at = put(keys, at, 24, mix(hashAfterChain(tokens, i, end), own));
  }
  if (lists !== 0) {
    const listsLeft = hasLeft ? (context.lists[i - 1] as number) : -1;
    const listsRight = hasRight ? (context.lists[i + 1] as number) : -1;
    at = put(keys, at, 27, mix(mix(mix(0, listsLeft), lists), listsRight));
  }
  if (seen !== 0 || seenLeft > 0) at = put(keys, at, 28, mix(mix(0, seenLeft), seen));
  if (seen !== 0 || seenRight > 0) at = put(keys, at, 29, mix(mix(0, seen), seenRight));
  if (elsewhere !== 0) at = put(keys, at, 30, elsewhere);
  if (hasLeft && context.elsewhere[i - 1] !== 0) at = put(keys, at, 32, context.elsewhere[i - 1] as number);
  if (hasRight && context.elsewhere[i + 1] !== 0) at = put(keys, at, 33, context.elsewhere[i + 1] as number);
  at = put(keys, at, 15, mix(tokens.word[first] as number, own));
  const spacing = (tokens.spaced[i] as number) | (hasRight ? (tokens.spaced[i + 1] as number) << 1 : 4);
  return put(keys, at, 26, mix(spacing, own));
}

/** Templates of the keys that are being written, and what is put there before all are hashed at once. */
const seeds = new Int32Array(MOST_KEYS);

function put(keys: Int32Array, at: number, template: number, value: number): number {
  seeds[at] = TEMPLATES[template] as number;
  keys[at] = value;
  return at + 1;
}

/** Makes keys of the values and templates from `from` to `to`; returns `to`. */
function hashKeys(keys: Int32Array, from: number, to: number): number {
  for (let k = from; k < to; k++) keys[k] = finish(mix(seeds[k] as number, keys[k] as number));
  return to;
}

/**
 * Writes the keys of the features of word `i` that its kind and its neighbours make (see word-kinds.ts), as {@link contextFeatures} does: the
 * ones that say most, so that many words need no others.
 */
export function kindFeatures(
  tokens: TokenTable,
  context: DocumentContext,
  i: number,
  keys: Int32Array,
  at: number,
): number {
  const kind = context.kind[i] as number;
  if (kind === 0) return at;
  const from = at;
  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const hasLeft = i > first;
  const hasRight = i + 1 < end;
  const own = tokens.shape[i] as number;
  const left = hasLeft ? (tokens.word[i - 1] as number) : EDGE - 1;
  const right = hasRight ? (tokens.word[i + 1] as number) : EDGE + 1;
  const second = i - 2 >= first ? (tokens.word[i - 2] as number) : EDGE - 2;
  const kindBefore = hasLeft ? (context.kind[i - 1] as number) || (tokens.shape[i - 1] as number) : NO_KIND;
  const after = hasRight ? (context.kind[i + 1] as number) || (tokens.shape[i + 1] as number) : NO_KIND;
  const since = countSinceStart(tokens, i, first);
  const spacing = (tokens.spaced[i] as number) | (hasRight ? (tokens.spaced[i + 1] as number) << 1 : 4);
  const habit = mix(mix(0, context.caseHabit[i] as number), own);
  const leftAndKind = mix(left, kind);
  at = put(keys, at, 36, mix(habit, since === 0 ? 0 : 1));
  at = put(keys, at, 37, mix(habit, kind));
  at = put(keys, at, 38, mix(mix(mix(0, since), own), kind));
  at = put(keys, at, 39, leftAndKind);
  at = put(keys, at, 40, mix(kind, right));
  at = put(keys, at, 41, mix(mix(second, left), kind));
  at = put(keys, at, 42, mix(leftAndKind, right));
  at = put(keys, at, 50, mix(mix(kindBefore, kind), after));
  at = put(keys, at, 51, mix(leftAndKind, after));
  at = put(keys, at, 52, mix(mix(spacing, left), own));
  return hashKeys(keys, from, at);
}
