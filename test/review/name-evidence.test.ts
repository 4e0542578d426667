import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { NAME_FROM, nameProbability, weighName, WORD_BELOW } from "../../src/review/score/name-evidence.ts";
import { readSuspicionModel } from "../../src/review/score/suspicion-model.ts";

const { weights } = await readSuspicionModel();
const probabilityOf = (surface: string, inNames: number, elsewhere: number, isListed = false) =>
  nameProbability({ surface, startsWord: true, isListed, corpus: { inNames, elsewhere } }, weights);

describe("nameProbability", () => {
  test.each([
    ["En", 16, 27_781],
    ["se", 40, 30_000],
    ["Hoy", 12, 4000],
    ["los", 9, 11_000],
  ])(
    "%s, %i times in names that were marked by mistake and %i times elsewhere, is a word",
    (surface, inNames, elsewhere) => {
      expect(probabilityOf(surface, inNames, elsewhere, true)).toBeLessThan(WORD_BELOW);
    },
  );

  test("what stands in names alone is a name", () => {
    expect(probabilityOf("Marta", 60, 0, true)).toBeGreaterThan(NAME_FROM);
    expect(probabilityOf("Goikoetxea", 60, 1)).toBeGreaterThan(NAME_FROM);
  });

  test("a mark or two, or names and words in like number, are for a person to judge", () => {
    for (const [inNames, elsewhere] of [
      [1, 0],
      [2, 1],
      [60, 60],
    ] as const) {
      const probability = probabilityOf("Mircera", inNames, elsewhere);
      expect(probability).toBeGreaterThan(WORD_BELOW);
      expect(probability).toBeLessThan(NAME_FROM);
    }
  });

  test("what names have as often as the rest is no ordinary word, however short", () => {
    for (const [inNames, elsewhere] of [
      [11, 0],
      [4, 4],
      [300, 300],
    ] as const)
      expect(probabilityOf("wu", inNames, elsewhere)).toBeGreaterThanOrEqual(WORD_BELOW);
    expect(probabilityOf("wu", 11, 5000)).toBeLessThan(WORD_BELOW);
  });

  test("rises with times in names and falls with times elsewhere", () => {
    const count = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(count, count, count, (inNames, elsewhere, more) => {
        const probability = probabilityOf("Ana", inNames, elsewhere);
        expect(probabilityOf("Ana", inNames + more, elsewhere)).toBeGreaterThanOrEqual(probability);
        expect(probabilityOf("Ana", inNames, elsewhere + more)).toBeLessThanOrEqual(probability);
      }),
    );
  });

  test("a list counts like one name of the notes", () => {
    expect(probabilityOf("Por", 0, 500)).toBe(probabilityOf("Por", 1, 500));
  });
});

describe("weighName", () => {
  const choice = fc.constantFrom("name", "keep", "unsure", undefined);
  const evidence = fc.record({
    decision: choice,
    judgement: choice,
    isAllowed: fc.boolean(),
    isKnown: fc.boolean(),
    probability: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    inNames: fc.nat(20),
  });
  const rank = { word: 0, unjudged: 1, name: 2 };

  test("without counts, or without what was kept or allowed, a word is no less of a name", () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const { standing } = weighName(given);
        for (const less of [
          { ...given, probability: undefined },
          { ...given, isAllowed: false },
          ...(given.decision === "keep" ? [{ ...given, decision: undefined }] : []),
          ...(given.judgement === "keep" ? [{ ...given, judgement: undefined }] : []),
        ])
          expect(rank[weighName(less).standing]).toBeGreaterThanOrEqual(rank[standing]);
      }),
    );
  });

  test("a more probable name is no less of a name", () => {
    fc.assert(
      fc.property(evidence, fc.double({ min: 0, max: 1, noNaN: true }), (given, other) => {
        const [low, high] = [given.probability ?? other, other].sort((a, b) => a - b);
        expect(rank[weighName({ ...given, probability: high }).standing]).toBeGreaterThanOrEqual(
          rank[weighName({ ...given, probability: low }).standing],
        );
      }),
    );
  });

  test("a person outweighs the counts", () => {
    expect(weighName({ decision: "keep", isKnown: true, probability: 1 })).toEqual({
      standing: "word",
      by: "decision",
    });
    expect(weighName({ judgement: "name", decision: "keep", isKnown: false })).toEqual({
      standing: "name",
      by: "judgement",
    });
    expect(weighName({ decision: "unsure", isKnown: true, probability: 0 }).standing).toBe("unjudged");
  });

  test("an unsure person takes nothing away from what the counts or a list call a name", () => {
    expect(weighName({ decision: "unsure", isKnown: true, probability: 1 }).standing).toBe("name");
    expect(weighName({ judgement: "unsure", isKnown: true }).standing).toBe("name");
  });

  test("by counts: a name, a word, or for a person to judge", () => {
    expect(weighName({ isKnown: true, probability: NAME_FROM })).toEqual({ standing: "name", by: "counts" });
    expect(weighName({ isKnown: true, probability: 1, inNames: 4 })).toEqual({ standing: "unjudged", by: "counts" });
    expect(weighName({ isKnown: true, probability: 0.5 })).toEqual({ standing: "unjudged", by: "counts" });
    expect(weighName({ isKnown: true, probability: 0.001 })).toEqual({ standing: "word", by: "counts" });
    expect(weighName({ isKnown: true })).toEqual({ standing: "name", by: "known" });
    expect(weighName({ isKnown: false, probability: 1 })).toEqual({ standing: "word", by: "nothing" });
  });
});
