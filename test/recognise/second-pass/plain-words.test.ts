import { describe, expect, it } from "vitest";

import { Reading } from "../../../src/recognise/reading.ts";
import { tracesOf, tracesOfWords } from "../../../src/recognise/second-pass/name-traces.ts";
import { plainWordsOf } from "../../../src/recognise/second-pass/plain-words.ts";

const plainWordsIn = (name: string) => {
  const text = `Met ${name} gesproken.`;
  return plainWordsOf(new Reading(text), { start: 4, end: 4 + name.length });
};

describe("plainWordsOf", () => {
  it.each(["Anita", "José García", "Jan Peter Jansen", "ÅSA", "annie", "Jan Jan"])(
    "finds in %j the traces that the name taken apart has",
    (name) => {
      const words = plainWordsIn(name);
      expect(words?.map(({ surface }) => surface)).toEqual(name.split(" "));
      for (const language of ["nl", "es", undefined] as const)
        expect(tracesOfWords(words ?? [], language)).toEqual(tracesOf(name, language));
    },
  );

  it.each(["Jan de Vries", "J. Jansen", "A Jansen", "Jansen, Jan", "dr Jansen", "García-López", "Jan  Jansen", "Jan2"])(
    "leaves %j to be taken apart",
    (name) => {
      expect(plainWordsIn(name)).toBeUndefined();
    },
  );

  it("takes no part of a word for one", () => {
    const reading = new Reading("Januari met Jansen");
    expect(plainWordsOf(reading, { start: 0, end: 3 })).toBeUndefined();
    expect(plainWordsOf(reading, { start: 1, end: 7 })).toBeUndefined();
  });
});
