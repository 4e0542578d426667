import fc from "fast-check";
import { expect, it } from "vitest";

import { createPhrases } from "../../../../src/recognise/rules/engine/phrases.ts";
import { hashWord } from "../../../../src/text/word-hash.ts";

const word = fc.constantFrom("a", "b", "c");
const words = fc.array(word, { minLength: 1, maxLength: 4 });

it("finds the longest phrase that ends before an index, and that begins at one", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), fc.array(word, { maxLength: 10 }), (phrases, text) => {
      const found = createPhrases(phrases.map((phrase) => phrase.join(" ")));
      const tokens = text.map((key) => ({ word: { key, surface: key, firstHash: hashWord(key) } }));
      for (let index = 0; index <= text.length + 1; index++) {
        const longest = (stretchOf: (length: number) => readonly string[]) =>
          Math.max(
            0,
            ...phrases
              .filter((phrase) => stretchOf(phrase.length).join() === phrase.join())
              .map(({ length }) => length),
          );
        const before = longest((length) => (length > index ? [] : text.slice(index - length, index)));
        expect(found.lengthBefore(tokens, index)).toBe(before);
        expect(found.lengthAt(tokens, index)).toBe(longest((length) => text.slice(index, index + length)));
      }
    }),
  );
});
