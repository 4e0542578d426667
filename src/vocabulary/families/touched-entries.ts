import { type Merge, mergedToken } from "../../model/tokenizers/bpe.ts";
import { findContainingAny } from "../containing.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { spelledText } from "./refuse-needed.ts";

/**
 * The entries of the vocabulary before that may be split otherwise after: those whose text holds the text of an entry that is not in
 * both, or of a merge that is not in both, or not in the same order. Every other entry is built of the same entries by the
 * same merges in the same order, so that it comes out as it did. What was to change is not asked: the vocabularies tell.
 */
export function touchedEntries(before: Vocabulary, after: Vocabulary): string[] {
  const texts = before.tokens.map((token) => spelledText(before, token));
  const changed = new Set([...changedEntries(before, after), ...changedMerges(before, after)]);
  const touched = findContainingAny(texts, changed);
  return before.tokens.filter(
    (token, index) => token !== "" && (touched.has(index) || changed.has(texts[index] as string)),
  );
}

/** Texts of entries that only one of the vocabularies has, or with another score. */
function changedEntries(before: Vocabulary, after: Vocabulary): string[] {
  const scoreIn = (vocabulary: Vocabulary, tokenId: number) =>
    vocabulary.family === "unigram" ? vocabulary.scores[tokenId] : undefined;
  const one = (vocabulary: Vocabulary, other: Vocabulary) =>
    vocabulary.tokens.flatMap((token, tokenId) => {
      const isSame = other.tokens[tokenId] === token && scoreIn(other, tokenId) === scoreIn(vocabulary, tokenId);
      return isSame || token === "" ? [] : [spelledText(vocabulary, token)];
    });
  return [...one(before, after), ...one(after, before)];
}

/** As far ahead as merges that follow are looked for, where the lists differ. */
const FARTHEST = 1000;

/**
 * Texts of what merges make that are not in both lists in the same order. Where the lists differ the nearest merge that they have in
 * common is where they go on together; one that stands farther away counts as one that went and another that came.
 */
function changedMerges(before: Vocabulary, after: Vocabulary): string[] {
  if (before.family !== "bpe" || after.family !== "bpe") return [];
  const changed: Merge[] = [];
  let [left, right] = [0, 0];
  while (left < before.merges.length || right < after.merges.length) {
    const [dropped, added] = stepsToCommon(before.merges, left, after.merges, right);
    changed.push(...before.merges.slice(left, left + dropped), ...after.merges.slice(right, right + added));
    left += dropped;
    right += added;
    while (left < before.merges.length && isEqual(before.merges[left], after.merges[right])) {
      left++;
      right++;
    }
  }
  return changed.map((merge) => spelledText(before, mergedToken(merge, before)));
}

/** How many merges of either list stand before the next one that both have; one of each if there is none near. */
function stepsToCommon(one: readonly Merge[], left: number, other: readonly Merge[], right: number) {
  for (let ahead = 0; ahead < FARTHEST; ahead++) {
    if (isEqual(one[left + ahead], other[right])) return [ahead, 0] as const;
    if (isEqual(one[left], other[right + ahead])) return [0, ahead] as const;
  }
  return [1, 1] as const;
}

function isEqual(one: Merge | undefined, other: Merge | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
