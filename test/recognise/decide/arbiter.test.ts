import { describe, expect, it } from "vitest";

import { generateShortNotes } from "../../../corpora/languages/generate-short-notes.ts";
import { packOf } from "../../../corpora/languages/packs.ts";
import { COMBINATION_PARTS, uniteParts } from "../../../src/recognise/combine/language-combination.ts";
import { Arbiter, type ArbiterFile, loadArbiter } from "../../../src/recognise/decide/arbiter.ts";
import type { Judged } from "../../../src/recognise/decide/decide.ts";
import { FEATURES } from "../../../src/recognise/features/features.ts";
import { createDocument } from "../../../src/text/document.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../src/text/note-languages.ts";

/** One tree: the candidate is written in small letters, or else the model is sure of it. */
const SMALL: ArbiterFile = {
  format: "unname-arbiter-1",
  features: ["writing.allLower", "source.odds"],
  bias: -1,
  trees: [
    {
      feature: [0, 1, -1, -1, -1],
      threshold: [0.5, 2, 0, 0, 0],
      left: [1, 3, 0, 0, 0],
      right: [2, 4, 0, 0, 0],
      value: [0.2, 0.5, -1.5, -0.25, 3],
    },
  ],
};

async function judgedIn(language: NoteLanguage, count: number): Promise<Judged[]> {
  const notes = generateShortNotes(packOf(language), { seed: 3, notes: count, lookAlikes: 0.4 });
  const all: Judged[] = [];
  const watch = (_: unknown, judged: readonly Judged[]) => void all.push(...judged);
  const recogniser = await uniteParts(language, COMBINATION_PARTS[language], { watch });
  await recogniser.recognise(notes.map(({ id, text }) => createDocument(id, text)));
  return all;
}

describe("an arbiter", () => {
  it("adds up the leaf of each tree", async () => {
    const arbiter = new Arbiter(SMALL);
    const judged = await judgedIn("nl", 40);
    expect(judged.length).toBeGreaterThan(40);
    for (const { candidate, document } of judged) {
      const isSmall = candidate.words.length > 0 && candidate.words.every(({ shape }) => shape === "lower");
      const leaf = isSmall ? -1.5 : candidate.odds <= 2 ? -0.25 : 3;
      expect(arbiter.judge(candidate, document)).toBe(-1 + leaf);
    }
  });

  it.each(NOTE_LANGUAGES)("explains all that lies between the root and the log odds, in %s", async (language) => {
    const arbiter = loadArbiter();
    for (const { candidate, document, odds } of await judgedIn(language, 20)) {
      const moved = arbiter.explain(candidate, document).reduce((sum, { nats }) => sum + nats, 0);
      expect(arbiter.root + moved).toBeCloseTo(odds, 6);
    }
  });

  it("refuses features and formats that this version does not know", () => {
    expect(() => new Arbiter({ ...SMALL, features: ["writing.allLower", "moon.phase"] })).toThrow(
      /unknown feature moon/,
    );
    expect(() => new Arbiter({ ...SMALL, format: "other" })).toThrow(/expected an arbiter of format unname-arbiter-1/);
  });
});

it.each(NOTE_LANGUAGES)("every feature of every candidate is a finite number, in %s", async (language) => {
  for (const { candidate, document } of await judgedIn(language, 20))
    for (const [name, feature] of FEATURES)
      expect([name, Number.isFinite(feature(candidate, document))]).toEqual([name, true]);
});
