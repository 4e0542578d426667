import fc from "fast-check";
import { expect, it } from "vitest";

import { reachableTokens } from "../../src/vocabulary/families/reachable-tokens.ts";
import { touchedEntries } from "../../src/vocabulary/families/touched-entries.ts";
import { rewrittenVocabulary } from "../../src/vocabulary/rewritten-vocabulary.ts";
import type { Vocabulary } from "../../src/vocabulary/vocabulary.ts";
import { GENERATED, removable } from "./generated-vocabularies.ts";
import { makeBpe } from "./make-vocabulary.ts";

/** A vocabulary in which some entries have another name and, if it merges, some merges are gone, moved or turned round. */
function changed(before: Vocabulary, picks: readonly number[]): Vocabulary {
  const names = removable(before).filter((_, index) => picks.includes(index));
  const replacements = names.map((tokenId) => ({
    tokenId,
    token: before.tokens[tokenId] as string,
    placeholder: `unk${tokenId}`,
  }));
  const renamed = rewrittenVocabulary(before, { replacements, merges: [], ignoreMerges: false });
  if (before.family !== "bpe" || renamed.family !== "bpe") return renamed;
  const merges = before.merges.filter((_, rank) => !picks.includes(rank + 7));
  const [moved, ...rest] = merges;
  if (moved !== undefined && picks.includes(0)) rest.splice(picks.length, 0, moved);
  return { ...renamed, merges: picks.includes(0) ? rest : merges };
}

it.each(Object.entries(GENERATED))("an entry of a %s that is not touched comes out as before", (_, vocabularies) => {
  let untouched = 0;
  fc.assert(
    fc.property(vocabularies, fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 6 }), (before, picks) => {
      const after = changed(before, picks);
      const touched = new Set(touchedEntries(before, after));
      const [reachedBefore, reachedAfter] = [before, after].map((one) => reachableTokens(one, before.tokens));
      for (const token of before.tokens) {
        if (touched.has(token)) continue;
        untouched++;
        expect(reachedAfter?.has(token)).toBe(reachedBefore?.has(token));
      }
    }),
    { numRuns: 100 },
  );
  expect(untouched).toBeGreaterThan(100);
});

it("touches what holds the text of a merge that is gone, new or moved, and no more", () => {
  const tokens = ["a", "b", "c", "d", "ab", "cd", "abc", "abcd", "cda", "da"];
  const pairs = [["a", "b"], ["c", "d"], ["ab", "c"], ["ab", "cd"], ["d", "a"], ["cd", "a"]] as const; // prettier-ignore
  const before = makeBpe(tokens, pairs);
  expect(touchedEntries(before, makeBpe(tokens, pairs))).toEqual([]);
  expect(touchedEntries(before, makeBpe(tokens, pairs.slice(0, -1)))).toEqual(["cda"]);
  const [first, second, ...others] = pairs;
  expect(touchedEntries(before, makeBpe(tokens, [second, first, ...others]))).toEqual(["ab", "abc", "abcd"]);
  expect(touchedEntries(before, makeBpe(tokens, [...pairs.slice(0, 5), ["c", "da"]]))).toEqual(["cda"]);
});
