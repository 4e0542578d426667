import { describe, expect, test } from "vitest";

import { plantCanaries } from "../../corpora/canaries/plant-canaries.ts";
import { generateCorpus } from "../../corpora/generate.ts";
import { generateShortNotes } from "../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../corpora/languages/packs.ts";
import { sha256 } from "../../src/base/hash.ts";

/** Of texts, kinds and mentions: shipped models are trained on such notes, and figures are measured on them. */
function digest(notes: unknown): string {
  return sha256(JSON.stringify(notes)).slice(0, 16);
}

describe("generated notes stay what they were, byte for byte", () => {
  test.each([
    ["nl", 1, "2c9e313fe278bf38"],
    ["nl", 1907, "379c2292ea436fe7"],
    ["es", 1, "9b1103bcd8a1028c"],
    ["es", 1907, "30079e76c33e9cfb"],
    ["en", 1, "7b74e9b0b68c9aaa"],
    ["en", 1907, "31852b0b98b0152c"],
    ["it", 1, "8c07f892acbadea6"],
    ["it", 1907, "818bcb37356b4f94"],
  ] as const)("short notes in %s, seed %d", (language, seed, expected) => {
    expect(digest(generateShortNotes(packOf(language), { seed, notes: 1_500, lookAlikes: 0.2 }))).toBe(expected);
  });

  test.each([
    [2, "434d90d4672ac392"],
    [7, "18df4e51374197a6"],
  ] as const)("hospital notes with planted secrets, seed %d", (seed, expected) => {
    const plain = generateCorpus({ seed, patients: 60, sentences: 6_000 });
    const { corpus, truth } = plantCanaries(plain, 1);
    expect(digest([corpus.notes, corpus.people, truth])).toBe(expected);
  });
});
