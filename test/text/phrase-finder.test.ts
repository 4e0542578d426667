import fc from "fast-check";
import { expect, test } from "vitest";

import { createPhraseFinder } from "../../src/text/phrase-finder.ts";

const found = (phrases: readonly string[], text: string) => [...createPhraseFinder(phrases).find(text)].sort();

test("phrases are found as whole words, whatever the case and the white space", () => {
  const phrases = ["Jan Bos", "Eléna Ruiz", "4711", "ab", "Jan  Bos", " "];
  expect(found(phrases, "Dhr. jan\nBOS belt.")).toEqual([0, 4]);
  expect(found(phrases, "Jan Bosch en Stefjan Bos")).toEqual([]);
  expect(found(phrases, "éJan Bos, Jan Bosé")).toEqual([]);
  expect(found(phrases, "nummer 4711.")).toEqual([2]);
  expect(found(phrases, "nummer 14711 en 47110")).toEqual([]);
  expect(found(phrases, "(Ele\u0301na Ruiz)")).toEqual([1]);
  expect(found(phrases, "ab")).toEqual([3]);
  expect(found(phrases, "abc cab")).toEqual([]);
  expect(found([], "Jan")).toEqual([]);
  // An edge that is no letter needs none around it.
  expect(found(["#12/"], "a#12/b")).toEqual([0]);
});

test("finds what looking for each phrase by itself finds", () => {
  const word = fc.stringMatching(/^[abé1]{1,3}$/u);
  const phrase = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 8 }), fc.array(word, { maxLength: 20 }), (phrases, words) => {
      const text = words.join(" ");
      const expected = phrases.flatMap((one, index) => (` ${text} `.includes(` ${one} `) ? [index] : []));
      expect(found(phrases, text)).toEqual(expected.sort());
    }),
  );
});
