import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MaskedLanguageModel } from "../../../src/model/session.ts";
import { fillByBeam } from "../../../src/probe/fill/fill-by-beam.ts";
import { inspectTexts } from "../../../src/probe/fill/inspect.ts";
import { openDifferentlyBatched } from "../../fixtures/differently-batched.ts";
import { greedyTokenizer, logProb, randomModel } from "../greedy-tokenizer.ts";

const tokenizer = greedyTokenizer(["Ġa", "Ġb", "Ġc", "Ġd"]);
const MASK = tokenizer.maskTokenId;
const WORDS = [1, 2, 3, 4];

describe("fillByBeam", () => {
  it("finds the joint maximum, and all the order, when the beam is as wide as the vocabulary allows", async () => {
    const model = randomModel(tokenizer, 7);
    const input = { tokenIds: [MASK, 2, MASK, 3, MASK], positions: [0, 2, 4] };
    const all: { tokenIds: number[]; logProbNats: number }[] = [];
    for (const a of WORDS)
      for (const b of WORDS)
        for (const c of WORDS) {
          const first = await logProb(model, [MASK, 2, MASK, 3, MASK], 0, a);
          const second = await logProb(model, [a, 2, MASK, 3, MASK], 2, b);
          const third = await logProb(model, [a, 2, b, 3, MASK], 4, c);
          all.push({ tokenIds: [a, b, c], logProbNats: first + second + third });
        }
    all.sort((one, other) => other.logProbNats - one.logProbNats);
    const [found = []] = await fillByBeam(model, [input], { beam: 64 });
    expect(found.map(({ tokenIds }) => tokenIds)).toEqual(all.map(({ tokenIds }) => tokenIds));
    for (const [index, { logProbNats }] of found.entries())
      expect(logProbNats).toBeCloseTo(all[index]?.logProbNats as number, 5);
  });

  it("answers inputs with different numbers of masks, none too, each as if alone", async () => {
    const model = randomModel(tokenizer, 3);
    const inputs = [
      { tokenIds: [1, MASK], positions: [1] },
      { tokenIds: [1, 2], positions: [] },
      // In any order: from left to right all the same.
      { tokenIds: [MASK, MASK, 4, MASK], positions: [3, 0, 1] },
      { tokenIds: [MASK, 3, MASK], positions: [2] },
    ];
    const together = await fillByBeam(model, inputs, { beam: 3 });
    const reversed = await fillByBeam(model, inputs.toReversed(), { beam: 3 });
    expect(reversed.toReversed()).toEqual(together);
    expect(await fillByBeam(model, [{ tokenIds: [MASK, MASK, 4, MASK], positions: [0, 1, 3] }], { beam: 3 })).toEqual([together[2]]); // prettier-ignore
    for (const [index, input] of inputs.entries())
      expect(await fillByBeam(model, [input], { beam: 3 })).toEqual([together[index]]);
    expect(together.map((found) => found[0]?.tokenIds.length)).toEqual([1, 0, 3, 1]);
    expect(together[1]).toEqual([{ tokenIds: [], logProbNats: 0 }]);
    expect(together.flat(2).flatMap(({ tokenIds }) => tokenIds)).not.toContain(MASK);
  });
});

describe("with the engine", () => {
  let small: MaskedLanguageModel;
  let large: MaskedLanguageModel;
  beforeAll(async () => {
    ({ small, large } = await openDifferentlyBatched());
  });
  afterAll(() => Promise.all([small.close(), large.close()]));

  const texts = ["Jan <mask> en <mask>.", "<mask>", "de arts <mask> ziet mevrouw <mask> en <mask>"];

  it("a look at texts does not depend on batches or order", async () => {
    const alone = await inspectTexts(small, texts, { topK: 4 });
    const together = (await inspectTexts(large, texts.toReversed(), { topK: 4 })).toReversed();
    for (const [index, { masks, fillings }] of together.entries()) {
      expect(masks.flat().map(({ tokenId }) => tokenId)).toEqual(
        alone[index]?.masks.flat().map(({ tokenId }) => tokenId),
      );
      expect(fillings?.map(({ tokenIds }) => tokenIds)).toEqual(
        alone[index]?.fillings?.map(({ tokenIds }) => tokenIds),
      );
      for (const [place, { logProbNats }] of (fillings ?? []).entries())
        expect(logProbNats).toBeCloseTo(alone[index]?.fillings?.[place]?.logProbNats as number, 4);
    }
    expect(together.map(({ masks }) => masks.length)).toEqual([2, 1, 3]);
    expect(together.map(({ fillings }) => fillings?.length)).toEqual([4, undefined, 4]);
  });

  it("puts several masks in the place of one", async () => {
    const [wide] = await inspectTexts(small, ["Dhr. <mask> belt."], { topK: 3, pieces: 3 });
    expect(wide?.masks).toHaveLength(3);
    expect(wide?.fillings?.[0]).toMatchObject({ rank: 1, tokenIds: [expect.any(Number), expect.any(Number), expect.any(Number)] }); // prettier-ignore
    await expect(inspectTexts(small, ["<mask> <mask>"], { topK: 1, pieces: 2 })).rejects.toMatchObject({ details: { text: 1, found: 2 } }); // prettier-ignore
    await expect(inspectTexts(small, ["<mask>", "Jansen"], { topK: 1 })).rejects.toMatchObject({
      code: "context-mask",
      message: expect.not.stringContaining("Jansen") as string,
    });
  });
});
