import { expect, it } from "vitest";

import { suggestWord } from "../../src/base/suggest.ts";

it.each([
  ["recogniser", "recogniser"],
  ["recognizer", "recogniser"],
  ["Ouput", "output"],
  ["otu", "out"],
  ["entirely-else", undefined],
  ["", undefined],
])("%s -> %s", (word, expected) => expect(suggestWord(word, ["recogniser", "output", "out"])).toBe(expected));
