import fc from "fast-check";
import { expect, test } from "vitest";

import { createNearIndex, createNearMatches, foldSentence } from "../../../src/probe/contexts/near-duplicates.ts";

/** The definition, word by word. */
function isNearlySame(left: readonly string[], right: readonly string[]): boolean {
  const isEqual = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((w, i) => w === b[i]);
  if (isEqual(left, right)) return true;
  if (Math.min(left.length, right.length) < 5) return false;
  const without = (words: readonly string[]) => words.map((_, index) => words.toSpliced(index, 1));
  const replaced = (words: readonly string[]) => words.map((_, index) => words.with(index, "*"));
  const isOneShort = (long: readonly string[], short: readonly string[]) =>
    without(long).some((w) => isEqual(w, short));
  const rights = replaced(right);
  return (
    isOneShort(left, right) || isOneShort(right, left) || replaced(left).some((w, i) => isEqual(w, rights[i] ?? []))
  );
}

/** Sentences of few different words, and one made of another by changes, so that many are nearly the same. */
const word = fc.constantFrom("de", "De", "pijn", "is", "minder", "<mask>", "12", "7,5", "arts", "né", ",");
const words = fc.array(word, { minLength: 0, maxLength: 9 });
const change = fc.tuple(fc.nat(9), fc.constantFrom("replace", "insert", "leave out"), word);
const pair = fc.tuple(words, fc.array(change, { maxLength: 2 })).map(([one, changes]) => {
  const other = [...one];
  for (const [at, kind, by] of changes)
    other.splice(at, kind === "insert" ? 0 : 1, ...(kind === "leave out" ? [] : [by]));
  return [one.join(" "), other.join(" ")] as const;
});

test("an index finds what the definition calls nearly the same, and nothing else", () => {
  fc.assert(
    fc.property(pair, fc.array(words, { maxLength: 5 }), ([one, other], more) => {
      const texts = [other, ...more.map((parts) => parts.join(" "))];
      const index = createNearIndex();
      for (const text of texts) index.add(text);
      const expected = texts.some((text) => isNearlySame(foldSentence(one), foldSentence(text)));
      expect(index.has(one)).toBe(expected);
      const matches = createNearMatches([one]);
      for (const text of texts) matches.see(text);
      expect(matches.wasSeen(one)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});

test("of several sentences only those that are nearly the same were seen", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), fc.array(words, { maxLength: 6 }), (given, seen) => {
      const matches = createNearMatches(given.map((parts) => parts.join(" ")));
      for (const parts of seen) matches.see(parts.join(" "));
      const isSeen = (text: string) =>
        seen.some((parts) => isNearlySame(foldSentence(text), foldSentence(parts.join(" "))));
      for (const parts of given) expect(matches.wasSeen(parts.join(" "))).toBe(isSeen(parts.join(" ")));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["mask and label", "Gesproken met <mask> over de thuiszorg.", "Gesproken met PERSON over de thuiszorg."],
  ["numbers, joined ones too", "Op 12-03-2024 om 9.30 uur belde <mask>.", "Op 1-4-2023 om 14:05 uur belde <mask>."],
  ["case, accents, punctuation, space", "De  patiënt, <mask>: is OK!", "de patient <mask> is ok"],
  ["accents apart", "de patie\u0308nt <mask>", "de patiënt <mask>"],
  ["one word replaced", "<mask> is vandaag erg moe geweest", "<mask> is gisteren erg moe geweest"],
  ["one word more", "<mask> is vandaag erg moe geweest", "<mask> is vandaag weer erg moe geweest"],
  ["the name written out in one of them", "vandaag is <mask> erg moe", "vandaag is Jan erg moe"],
])("nearly the same: %s", (_, one, other) => {
  const index = createNearIndex();
  index.add(one);
  expect(index.has(other)).toBe(true);
});

test.each([
  ["two words replaced", "<mask> is vandaag erg moe geweest", "<mask> is gisteren niet moe geweest"],
  ["two words in another order", "<mask> is vandaag erg moe geweest", "<mask> vandaag is erg moe geweest"],
  ["four words, one replaced", "met <mask> naar huis", "met <mask> naar bed"],
  ["four words, and one more", "met <mask> naar huis", "met <mask> naar huis gegaan"],
  ["person, the word", "a person was seen here today", "a nurse and person was seen there today"],
])("not nearly the same: %s", (_, one, other) => {
  const index = createNearIndex();
  index.add(one);
  expect(index.has(other)).toBe(false);
});
