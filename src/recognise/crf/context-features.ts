import type { FeatureSet } from "./crf-model.ts";
import type { DocumentContext } from "./document-context.ts";
import { finish, mix, type TokenTable } from "./token-table.ts";

/** Hash that stands for "beyond the line", plus how far. */
const EDGE = 0x1234567;
/** A seed for each template: the same value must not give two templates one key. */
const TEMPLATES = Int32Array.from({ length: 64 }, (_, template) => mix(0x7f4a7c15, template));
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
  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const isIn = (d: number) => i + d >= first && i + d < end;
  const word = (d: number) => (isIn(d) ? (tokens.word[i + d] as number) : EDGE + d);
  const shape = (d: number) => (isIn(d) ? (tokens.shape[i + d] as number) : 0);
  const near = (column: Uint16Array, d: number) => (isIn(d) ? (column[i + d] as number) : -1);
  const add = (template: number, value: number) => {
    keys[at++] = finish(mix(TEMPLATES[template] as number, value));
  };
  const own = shape(0);
  const self = word(0);
  const left = word(-1);
  const right = word(1);
  const shapes = mix(mix(mix(0, shape(-1)), own), shape(1));
  const field = context.field[i] as number;
  const since = context.sinceField[i] as number;
  const distance = since < 0 ? NO_FIELD : bucket(since);
  const position = bucket(i - first);
  const head = tokens.word[first] as number;
  const before = context.before[i] as number;
  const lists = context.lists[i] as number;
  const seen = context.seen[i] as number;
  const elsewhere = context.elsewhere[i] as number;
  const lineCase = context.lineCase[line] as number;

  add(1, mix(left, self));
  add(2, mix(self, right));
  add(5, mix(left, own));
  add(6, mix(own, right));
  add(10, field);
  add(11, mix(field, distance));
  add(16, mix(position, own));
  if (before !== 0) {
    add(23, before);
    add(24, mix(context.after[i] as number, own));
  }
  if (lists !== 0) add(27, mix(mix(mix(0, near(context.lists, -1)), lists), near(context.lists, 1)));
  const seenLeft = near(context.seen, -1);
  const seenRight = near(context.seen, 1);
  if (seen !== 0 || seenLeft > 0) add(28, mix(mix(0, seenLeft), seen));
  if (seen !== 0 || seenRight > 0) add(29, mix(mix(0, seen), seenRight));
  if (elsewhere !== 0) add(30, elsewhere);
  if (isIn(-1) && context.elsewhere[i - 1] !== 0) add(32, context.elsewhere[i - 1] as number);
  if (isIn(1) && context.elsewhere[i + 1] !== 0) add(33, context.elsewhere[i + 1] as number);
  add(15, mix(head, own));
  const spacing = (tokens.spaced[i] as number) | (isIn(1) ? (tokens.spaced[i + 1] as number) << 1 : 4);
  add(26, mix(spacing, own));
  // Fast models go without; those from before the kinds have nothing better.
  if (features === "fast" && context.hasKinds) return at;

  add(3, shapes);
  add(9, mix(mix(word(-2), left), own));
  add(12, mix(field, own));
  add(18, mix(bucket(end - i - 1), own));
  add(19, mix(line > 0 ? (tokens.word[tokens.lineStart[line - 1] as number] as number) : EDGE, position));
  if (lineCase !== 0) {
    add(34, mix(lineCase, mix(own, lists)));
    add(35, mix(lineCase, seen));
  }
  if (context.hasKinds && context.kind[i] !== 0) add(49, mix(mix(context.kind[i] as number, right), word(2)));
  if (features === "fast") return at;

  add(4, mix(mix(shapes, shape(-2)), shape(2)));
  add(7, mix(word(-2), left));
  add(8, mix(right, word(2)));
  add(13, mix(mix(field, distance), mix(own, shape(-1))));
  add(14, mix(field, left));
  add(17, mix(bucket(end - first), own));
  add(20, mix(head, position));
  const chunk = context.chunk[i] as number;
  if (chunk !== 0) {
    add(21, chunk);
    add(22, mix(mix(chunk, own), field));
  }
  if (before !== 0) add(25, mix(before, context.after[i] as number));
  if (elsewhere !== 0) add(31, mix(elsewhere, own));
  const hintAt = (d: number) =>
    isIn(d) && context.hint[i + d] !== 0 ? mix(context.hint[i + d] as number, context.hintEdges[i + d] as number) : 0;
  const hint = hintAt(0);
  if (hint !== 0) {
    add(43, hint);
    add(44, mix(hint, own));
    add(45, mix(hint, field));
    add(46, mix(hint, left));
  }
  if (hintAt(-1) !== 0) add(47, mix(hintAt(-1), own));
  if (hintAt(1) !== 0) add(48, mix(hintAt(1), own));
  return at;
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
  const line = context.line[i] as number;
  const first = tokens.lineStart[line] as number;
  const end = tokens.lineStart[line + 1] as number;
  const word = (d: number) => (i + d >= first && i + d < end ? (tokens.word[i + d] as number) : EDGE + d);
  const kindAt = (d: number) =>
    i + d >= first && i + d < end ? (context.kind[i + d] as number) || (tokens.shape[i + d] as number) : NO_KIND;
  const add = (template: number, value: number) => {
    keys[at++] = finish(mix(TEMPLATES[template] as number, value));
  };
  const own = tokens.shape[i] as number;
  const left = word(-1);
  const right = word(1);
  const after = kindAt(1);
  const since = context.sinceStart[i] as number;
  const spacing = (tokens.spaced[i] as number) | (i + 1 < end ? (tokens.spaced[i + 1] as number) << 1 : 4);
  const habit = mix(mix(0, context.caseHabit), own);
  add(36, mix(habit, Math.min(since, 1)));
  add(37, mix(habit, kind));
  add(38, mix(mix(mix(0, since), own), kind));
  add(39, mix(left, kind));
  add(40, mix(kind, right));
  add(41, mix(mix(word(-2), left), kind));
  add(42, mix(mix(left, kind), right));
  add(50, mix(mix(kindAt(-1), kind), after));
  add(51, mix(mix(left, kind), after));
  add(52, mix(mix(spacing, left), own));
  return at;
}
