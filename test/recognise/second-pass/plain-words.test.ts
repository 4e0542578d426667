import { describe, expect, it } from "vitest";

import { Reading } from "../../../src/recognise/reading.ts";
import { type NameTraces, tracesOf } from "../../../src/recognise/second-pass/name-traces.ts";
import { peopleOptionsOf, settle } from "../../../src/recognise/second-pass/people-options.ts";
import { tracesOfWords } from "../../../src/recognise/second-pass/plain-words.ts";

const { plainWords } = settle(peopleOptionsOf("nl"));
const plainWordsIn = (name: string, words = plainWords) => {
  const text = `Met ${name} gesproken.`;
  return words.of(new Reading(text), { start: 4, end: 4 + name.length });
};
/** Order and repetition say nothing, and neither does what a word has worked out for texts that were read before. */
const contentsOf = ({ words, particles, initials, names, long, short }: NameTraces) => ({
  words: new Set([...words].map((word) => ({ ...word, forms: undefined, letters: undefined }))),
  particles: new Set(particles),
  initials: new Set(initials),
  names,
  long: new Set(long),
  short: new Set(short),
});

describe("the plain words of a name", () => {
  it.each(["Anita", "José García", "Jan Peter Jansen", "ÅSA", "annie", "Jan Jan"])(
    "finds in %j the traces that the name taken apart has",
    (name) => {
      const words = plainWordsIn(name);
      expect(words?.map(({ surface }) => surface)).toEqual(name.split(" "));
      for (const language of ["nl", "es", undefined] as const) {
        const own = settle(language === undefined ? {} : peopleOptionsOf(language)).plainWords;
        const traces = tracesOfWords(plainWordsIn(name, own) ?? []);
        expect(contentsOf(traces)).toEqual(contentsOf(tracesOf(name, language)));
      }
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
    expect(plainWords.of(reading, { start: 0, end: 3 })).toBeUndefined();
    expect(plainWords.of(reading, { start: 1, end: 7 })).toBeUndefined();
  });
});
