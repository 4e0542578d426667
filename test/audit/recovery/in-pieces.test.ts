import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findInPieces, type PiecesCase } from "../../../src/audit/recovery/in-pieces.ts";
import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../../src/model/session.ts";
import { respell } from "../../../src/probe/fill/respell.ts";
import { foldSurface } from "../../../src/text/fold.ts";
import { greedyTokenizer } from "../../probe/greedy-tokenizer.ts";
import { fakeModel, MASK_ID } from "../fake-model.ts";

const tokenizer = greedyTokenizer(["ĠVer", "kijk", "ĠVan", "ĠV", "er", "ki", "jk", "an", "en"]);

/** A model that draws its probabilities from what stands before the mask and a seed. */
const seededModel = (seed: number, spelling: Tokenizer = tokenizer) =>
  fakeModel(spelling, (tokenIds, position) => {
    const state = tokenIds.slice(0, position).reduce((sum, id) => sum * 31 + id + 7, seed + position * 13);
    return Object.fromEntries(spelling.vocabulary.map((_, id) => [id, (1 + ((state * (id + 3)) % 97)) / 1000]));
  });

/** What the whole search finds. */
async function searchAll(model: MaskedLanguageModel, cases: readonly PiecesCase[], beam: number): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const { keys, pieces } of cases) {
    const fillings = await Promise.all(pieces.map((count) => respell(model, [input], { pieces: count, beam })));
    found.push(fillings.flat(2).some(({ surface }) => keys.has(foldSurface(surface))));
  }
  return found;
}

const input = { tokenIds: [MASK_ID], positions: [0] };
const asks = (name: string, pieces = [2, 3, 4]): PiecesCase => ({ input, keys: new Set([foldSurface(name)]), pieces });

describe("findInPieces", () => {
  it("says what the whole beam search says, whatever the model", async () => {
    const names = ["Verkijk", "Vanen", "Veren", "Vankijk", "kijken", "Veranen"];
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.integer({ min: 1, max: 4 }), async (seed, beam) => {
        const cases = names.map((name) => asks(name));
        const expected = await searchAll(seededModel(seed), cases, beam);
        expect(await findInPieces(seededModel(seed), cases, { beam })).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("says so where entries spell nothing, half a letter or an accent alone", async () => {
    const strange = greedyTokenizer([
      "ĠJos",
      "ĠJo",
      "s",
      "e",
      "\u0301",
      "Ġ",
      "Ġde",
      "l",
      "os",
      "Ġlos",
      "Ο",
      "Σ",
      "ΟΣ",
      "ĠΣ",
    ]);
    const cases = ["José", "Josel", "Jos", "de los", "Jo los", "delos", "ΣΟΣ", "ΟΣΟ"].map((name) => asks(name));
    let positive = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.integer({ min: 1, max: 14 }), async (seed, beam) => {
        const expected = await searchAll(seededModel(seed, strange), cases, beam);
        positive += expected.filter(Boolean).length;
        expect(await findInPieces(seededModel(seed, strange), cases, { beam })).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    expect(positive).toBeGreaterThan(0);
  });

  it("asks for no last piece where no entry is one", async () => {
    const ver = tokenizer.vocabulary.indexOf("ĠVer");
    const model = fakeModel(tokenizer, () => ({ [ver]: 0.9 }));
    // "hoef" is no entry: one pass, for the first of both pieces.
    expect(await findInPieces(model, [asks("Verhoef", [2])], { beam: 1 })).toEqual([false]);
    expect(model.asked).toBe(1);
    expect(await findInPieces(model, [asks("Verkijk", [2])], { beam: 1 })).toEqual([false]);
    expect(model.asked).toBe(3);
  });

  it("finds a name that is likely in pieces, and asks the whole search only where it can be", async () => {
    const [ver, kijk] = ["ĠVer", "kijk"].map((token) => tokenizer.vocabulary.indexOf(token)) as [number, number];
    const model = fakeModel(tokenizer, (tokenIds) =>
      tokenIds[0] === ver ? { [kijk]: 0.9 } : { [ver]: 0.6, [tokenizer.vocabulary.indexOf("ĠVan")]: 0.3 },
    );
    expect(await findInPieces(model, [asks("Verkijk")], { beam: 2 })).toEqual([true]);
    const before = model.asked;
    // Neither likely beginning begins this name: one pass a number of pieces.
    expect(await findInPieces(model, [asks("kijken")], { beam: 2 })).toEqual([false]);
    expect(model.asked - before).toBe(3);
  });

  it("asks only for the numbers of pieces that a case has", async () => {
    const model = seededModel(1);
    expect(await findInPieces(model, [asks("Verkijk", []), asks("Verkijk", [])], { beam: 2 })).toEqual([false, false]);
    expect(model.asked).toBe(0);
  });
});
