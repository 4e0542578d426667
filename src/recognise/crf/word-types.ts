import { FOLDED_UNIT } from "../../text/character-classes.ts";
import type { WordKnowledge } from "./knowledge.ts";
import { CASE_SHIFT, kindOf, LIST_MASK } from "./word-kinds.ts";
import { finish, mix, SHAPE_DIGITS, SHAPE_OTHER, type TokenTable } from "../token-table.ts";

/** How far to the left and right of a token its neighbours' words count. */
export const REACH = 3;

/** Which attribute of a word a feature is about; mixed into its key with the distance of the word from the token. */
const WORD = 1;
const SHAPE = 2;
const WORD_AND_SHAPE = 3;
const PREFIX = 4;
const SUFFIX = 8;
const LISTS = 12;
const LIST = 13;
const SEEN = 14;
const SEEN_AND_SHAPE = 15;
const LISTS_AND_SHAPE = 16;
const CASE = 17;
const CASE_AND_SHAPE = 18;
const KIND = 19;
const KIND_AND_SHAPE = 20;
const UNKNOWN = 21;
const LONGEST_AFFIX = 4;
/** Seed of the keys of features of one word. */
const TYPE_SEED = 0x2545f491;
/** Longer words are told apart no further when a word is in no table. */
const LONGEST_UNKNOWN = 12;

/**
 * Writes the keys of the features that depend only on token `index` itself, as seen from a token `distance` to its right
 * (negative: to its left), into `keys` from `at`; returns where they end. The token's own affixes and lists count one by
 * one; a neighbour's word, shape and lists do, with affixes for the nearest.
 */
export function typeFeatures(
  text: string,
  tokens: TokenTable,
  index: number,
  distance: number,
  knowledge: WordKnowledge,
  keys: Int32Array,
  at: number,
): number {
  const place = mix(TYPE_SEED, distance);
  const word = tokens.word[index] as number;
  const shape = tokens.shape[index] as number;
  const add = (attribute: number, value: number) => {
    keys[at++] = finish(mix(mix(place, attribute), value));
  };
  add(SHAPE, shape);
  if (shape >= SHAPE_OTHER) return at;
  add(WORD, word);
  const isNear = distance >= -1 && distance <= 1;
  if (distance === 0) add(WORD_AND_SHAPE, mix(word, shape));
  if (isNear) at = affixFeatures(text, tokens, index, place, distance === 0 ? 1 : LONGEST_AFFIX - 1, keys, at);
  if (shape >= SHAPE_DIGITS) return at;
  const known = knowledge.lists(word);
  const lists = known & LIST_MASK;
  const seen = knowledge.seen(word);
  if (lists !== 0 && distance >= -2 && distance <= 2) {
    add(LISTS, lists);
    if (distance === 0) {
      add(LISTS_AND_SHAPE, mix(lists, shape));
      for (let bit = 0; bit < CASE_SHIFT; bit++) if ((lists >>> bit) & 1) add(LIST, bit);
    }
  }
  if (seen !== 0 && distance >= -2 && distance <= 2) {
    add(SEEN, seen);
    if (distance === 0) add(SEEN_AND_SHAPE, mix(seen, shape));
  }
  if (!knowledge.hasKinds) return at;
  const kind = kindOf(known);
  add(KIND, kind);
  if (isNear) add(KIND_AND_SHAPE, mix(kind, shape));
  if (distance >= -2 && distance <= 2 && known >>> CASE_SHIFT !== 0) {
    add(CASE, known >>> CASE_SHIFT);
    if (distance === 0) add(CASE_AND_SHAPE, mix(known >>> CASE_SHIFT, shape));
  }
  if (distance === 0 && known === 0) {
    const length = Math.min(LONGEST_UNKNOWN, (tokens.end[index] as number) - (tokens.start[index] as number));
    add(UNKNOWN, mix(length, shape));
  }
  return at;
}

/** Folded beginnings and endings of `shortest` to four characters. */
function affixFeatures(
  text: string,
  tokens: TokenTable,
  index: number,
  place: number,
  shortest: number,
  keys: Int32Array,
  at: number,
): number {
  const start = tokens.start[index] as number;
  const end = tokens.end[index] as number;
  const longest = Math.min(LONGEST_AFFIX, end - start - 1);
  let prefix = mix(place, PREFIX);
  let suffix = mix(place, SUFFIX);
  for (let length = 1; length <= longest; length++) {
    prefix = mix(prefix, FOLDED_UNIT[text.charCodeAt(start + length - 1)] as number);
    suffix = mix(suffix, FOLDED_UNIT[text.charCodeAt(end - length)] as number);
    if (length < shortest) continue;
    keys[at++] = finish(prefix);
    keys[at++] = finish(suffix);
  }
  return at;
}
