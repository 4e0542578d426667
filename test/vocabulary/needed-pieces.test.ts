import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createLongestMatch } from "../../src/vocabulary/families/longest-match.ts";
import { neededPieces } from "../../src/vocabulary/families/needed-pieces.ts";
import type { WordPieceVocabulary } from "../../src/vocabulary/vocabulary.ts";
import { makeWordPiece } from "./make-vocabulary.ts";

const LETTERS = ["a", "b"];
const LONGEST = 10;

/** All words of the letters, the shorter first. */
function* wordsUpTo(length: number): Generator<string> {
  let last = [""];
  for (let size = 1; size <= length; size++) {
    last = last.flatMap((word) => LETTERS.map((letter) => word + letter));
    yield* last;
  }
}

/** A word that becomes unknown without some entries, found by trying. */
function tryWords({ tokens, continuingPrefix }: WordPieceVocabulary, removed: ReadonlySet<number>): string | undefined {
  const before = createLongestMatch(new Set(tokens), continuingPrefix);
  const after = createLongestMatch(new Set(tokens.filter((_, tokenId) => !removed.has(tokenId))), continuingPrefix);
  for (const word of wordsUpTo(LONGEST))
    if (before(word, false) !== undefined && after(word, false) === undefined) return word;
  return undefined;
}

const piece = fc.stringMatching(/^[ab]{1,3}$/u);
const vocabularies = fc
  .tuple(
    fc.uniqueArray(piece, { minLength: 1, maxLength: 8 }),
    fc.uniqueArray(piece, { minLength: 1, maxLength: 8 }),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([begins, inside, flips]) => {
    const vocabulary = makeWordPiece([...begins, ...inside.map((text) => `##${text}`)]);
    const removed = vocabulary.tokens.flatMap((token, tokenId) =>
      token.replace(/^##/u, "").length > 1 && !vocabulary.specialTokenIds.has(tokenId) && flips.next().value
        ? [tokenId]
        : [],
    );
    return { vocabulary, removed };
  });

describe("neededPieces", () => {
  test("is empty where no word of the letters becomes unknown, and only there", () => {
    let needed = 0;
    fc.assert(
      fc.property(vocabularies, ({ vocabulary, removed }) => {
        const found = neededPieces(vocabulary, removed);
        needed += Math.sign(found.length);
        expect(found.length > 0).toBe(tryWords(vocabulary, new Set(removed)) !== undefined);
        // Kept, they leave nothing to refuse but what shows only now.
        for (const tokenId of found) expect(removed).toContain(tokenId);
      }),
      { numRuns: 200 },
    );
    expect(needed).toBeGreaterThan(30);
  });

  test("each of several is named, also where the same pieces follow", () => {
    const vocabulary = makeWordPiece(["J", "Ja", "Jan", "Jon", "Jo", "##x", "##n", "##nxs", "##ssen", "##e"]);
    const idOf = (token: string) => vocabulary.tokens.indexOf(token);
    expect(neededPieces(vocabulary, [idOf("Jan"), idOf("Jon")])).toEqual([idOf("Jan"), idOf("Jon")]);
    expect(neededPieces(vocabulary, [idOf("##nxs")])).toEqual([idOf("##nxs")]);
    const withLetters = makeWordPiece([...vocabulary.tokens.slice(3), "##s", "##o", "##a"]);
    expect(neededPieces(withLetters, [idOf("Jan"), idOf("Jon"), idOf("##nxs")])).toEqual([]);
  });

  test("what no text holds inside a word needs nothing: BERT's punctuation, capitals where all is lower-cased", () => {
    const tokens = ["jan", "ja", "##n", "##n.", "##.q", "##nB", "##Bq"];
    const lower = { normalizer: { type: "BertNormalizer", lowercase: true } };
    const idOf = (token: string) => tokens.indexOf(token) + 3;
    expect(neededPieces(makeWordPiece(tokens, lower), [idOf("jan")])).toEqual([]);
    expect(neededPieces(makeWordPiece(tokens), [idOf("jan")])).toEqual([idOf("jan")]);
  });

  test("200 of 60,000 entries, in seconds", () => {
    const syllables = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "ra", "se", "ti", "vo", "wu", "za"];
    const pairs = syllables.flatMap((one) => syllables.map((two) => one + two));
    const words = pairs.flatMap((one) => pairs.map((two) => one + two)).slice(0, 40_000);
    const letters = [..."abcdefghijklmorstuvwz"];
    const tokens = [
      ...letters,
      ...letters.map((one) => `##${one}`),
      ...words,
      ...words.slice(0, 20_000).map((one) => `##${one}`),
    ];
    const vocabulary = makeWordPiece([...new Set(tokens)]);
    const removed = Array.from({ length: 200 }, (_, index) => 100 + index * 150);
    expect(neededPieces(vocabulary, removed)).toEqual([]);
  });
});
