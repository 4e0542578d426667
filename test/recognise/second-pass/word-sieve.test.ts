import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { foldWord } from "../../../src/text/fold.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import { nicknamesOf } from "../../../src/recognise/second-pass/nicknames.ts";
import { TracedWord } from "../../../src/recognise/second-pass/traced-word.ts";
import { WordSieve } from "../../../src/recognise/second-pass/word-sieve.ts";

const LANGUAGES = ["nl", "es", "it", "en", undefined] as const;
const NAMES = [
  "jan",
  "willem",
  "ana",
  "elena",
  "giuseppe",
  "marti",
  "berg",
  "grossmann",
  "vandenberg",
  "ok",
  "çelik",
  "ивана",
];
const LETTERS = "abeilnrsuAEßéçæĳи\u0301";

/** A word as somebody may write it: with a typing error, an ending, in capitals. */
const written = (word: string, language: (typeof LANGUAGES)[number]) =>
  fc
    .record({
      form: fc.constantFrom(word, `${word}s`, ...(language === undefined ? [] : nicknamesOf(word, language))),
      at: fc.nat({ max: 12 }),
      letter: fc.constantFrom(...LETTERS),
      error: fc.constantFrom("none", "more", "less", "other", "swap"),
      isUpper: fc.boolean(),
    })
    .map(({ form, at, letter, error, isUpper }) => {
      const [before, after] = [form.slice(0, at), form.slice(at)];
      const changed = {
        none: form,
        more: before + letter + after,
        less: before + after.slice(1),
        other: before + letter + after.slice(1),
        swap: before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      }[error];
      return isUpper ? changed.toUpperCase() : changed;
    });

describe("WordSieve", () => {
  it("lets through whatever is a form of a word", () => {
    const sieve = new WordSieve();
    const cases = fc
      .record({ word: fc.constantFrom(...NAMES), others: fc.subarray(NAMES), language: fc.constantFrom(...LANGUAGES) })
      .chain(({ word, others, language }) =>
        fc.record({
          word: fc.constant(word),
          others: fc.constant(others),
          language: fc.constant(language),
          text: written(word, language),
        }),
      );
    fc.assert(
      fc.property(cases, ({ word, others, language, text }) => {
        const { tokens } = new Reading(text);
        const traced = new TracedWord(word, language);
        for (const sought of [[traced], [...others.map((other) => new TracedWord(other, language)), traced]]) {
          sieve.fill(sought);
          for (let i = 0; i < tokens.count; i++) {
            const [start, end, hash] = [tokens.start[i], tokens.end[i], tokens.word[i]] as [number, number, number];
            const isForm =
              traced.isWord(hash) ||
              traced.isForm(text, start, hash) ||
              (traced.mayBeMisspelt(text, start, end) && traced.isNear(foldWord(text.slice(start, end))));
            if (isForm) expect(sieve.mayPass(text, start, end, hash)).toBe(true);
          }
        }
      }),
      { numRuns: 5000 },
    );
  });

  it("holds back most other words", () => {
    const sieve = new WordSieve();
    sieve.fill(["willem", "vandenberg", "jan"].map((word) => new TracedWord(word, "nl")));
    const passes = (text: string) => sieve.mayPass(text, 0, text.length, new Reading(text).tokens.word[0] as number);
    expect(["Willem", "wilem", "Wim", "Vandenbreg", "Jantje", "JAN"].filter((word) => !passes(word))).toEqual([]);
    expect(["heeft", "van", "wond", "vandaag", "januari", "waarom", "W", "ja"].filter(passes)).toEqual([
      "vandaag",
      "januari",
    ]);
  });
});
