import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { type MaskedLanguageModel, openSession } from "../../../src/model/session.ts";
import { pseudoLogLikelihood } from "../../../src/probe/score/pseudo-likelihood.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { collect, greedyTokenizer, logProb, randomModel } from "../greedy-tokenizer.ts";

const tokenizer = greedyTokenizer(["ĠFat", "ma", "ĠDe", "Ġarts", "rts", "."]);
const [FAT, MA, DE, ARTS, RTS, STOP] = [1, 2, 3, 4, 5, 6];
const MASK = tokenizer.maskTokenId;

describe("pseudoLogLikelihood", () => {
  it("adds up ln p of each token, the later pieces of its own word masked, as one pass after the other does", async () => {
    const model = randomModel(tokenizer);
    const [score] = await collect(pseudoLogLikelihood(model, [" Fatmarts De."], { perToken: true }));
    const byHand = [
      await logProb(model, [MASK, MASK, MASK, DE, STOP], 0, FAT),
      await logProb(model, [FAT, MASK, MASK, DE, STOP], 1, MA),
      await logProb(model, [FAT, MA, MASK, DE, STOP], 2, RTS),
      await logProb(model, [FAT, MA, RTS, MASK, STOP], 3, DE),
      await logProb(model, [FAT, MA, RTS, DE, MASK], 4, STOP),
    ];
    expect(score).toMatchObject({ tokens: 5, words: 3, isTooLong: false });
    expect(score?.perToken?.map(({ tokenId }) => tokenId)).toEqual([FAT, MA, RTS, DE, STOP]);
    expect(score?.perToken?.map(({ startsWord }) => startsWord)).toEqual([true, false, false, true, true]);
    for (const [index, value] of byHand.entries()) expect(score?.perToken?.[index]?.logProbNats).toBeCloseTo(value, 6);
    expect(score?.logProbNats).toBeCloseTo(
      byHand.reduce((sum, value) => sum + value),
      6,
    );
  });

  it("original: masks each token alone", async () => {
    const model = randomModel(tokenizer);
    const [score] = await collect(pseudoLogLikelihood(model, [" Fatma De"], { variant: "original" }));
    const byHand =
      (await logProb(model, [MASK, MA, DE], 0, FAT)) +
      (await logProb(model, [FAT, MASK, DE], 1, MA)) +
      (await logProb(model, [FAT, MA, MASK], 2, DE));
    expect(score?.logProbNats).toBeCloseTo(byHand, 6);
    expect(score?.perToken).toBeUndefined();
  });

  it("does not score a mask that the sentence holds, which stays as it is and ends a word", async () => {
    const model = randomModel(tokenizer);
    const [score] = await collect(pseudoLogLikelihood(model, [" Fat<mask>ma arts"]));
    const byHand =
      (await logProb(model, [MASK, MASK, MA, ARTS], 0, FAT)) +
      (await logProb(model, [FAT, MASK, MASK, ARTS], 2, MA)) +
      (await logProb(model, [FAT, MASK, MA, MASK], 3, ARTS));
    expect(score).toMatchObject({ tokens: 3, words: 3 });
    expect(score?.logProbNats).toBeCloseTo(byHand, 6);
  });

  it("tells a sentence that is too long and scores those beside it; an empty one scores 0", async () => {
    const model = randomModel(tokenizer);
    const scores = await collect(pseudoLogLikelihood(model, [" De", " De".repeat(65), "", " arts"]));
    expect(scores.map(({ isTooLong }) => isTooLong)).toEqual([false, true, false, false]);
    expect(scores.map(({ tokens }) => tokens)).toEqual([1, 0, 0, 1]);
    expect(scores[2]?.logProbNats).toBe(0);
    expect(scores[3]?.logProbNats).toBeCloseTo(await logProb(model, [MASK], 0, ARTS), 6);
  });
});

describe("with the engine", () => {
  let small: MaskedLanguageModel;
  let large: MaskedLanguageModel;
  const sentences = [
    "Jan Januari ziet de arts.",
    "de",
    "Zoë, José (Piet) en Marie Janssen: 12 patiënten",
    "",
    "Jan jan Jan",
  ];

  beforeAll(async () => {
    const { directory } = await createTinyCheckpoint(await temporaryDirectory());
    const checkpoint = await openCheckpoint(directory);
    small = await openSession(checkpoint, { threads: 1, batchTokens: 1 });
    large = await openSession(checkpoint, { threads: 1, batchTokens: 4096 });
  });
  afterAll(() => Promise.all([small.close(), large.close()]));

  it("scores do not depend on batches or order", async () => {
    const alone = await collect(pseudoLogLikelihood(small, sentences));
    const together = await collect(pseudoLogLikelihood(large, sentences.toReversed()));
    for (const [index, { logProbNats, tokens }] of together.toReversed().entries()) {
      expect(tokens).toBe(alone[index]?.tokens);
      expect(Math.abs(logProbNats - (alone[index]?.logProbNats as number))).toBeLessThan(1e-5 * Math.max(1, tokens));
    }
  });

  it("counts what the sentence says, not its masks nor what stands around it", async () => {
    const scores = await collect(pseudoLogLikelihood(small, ["Jan <mask> de <mask>", "<mask>", "Jan</s> <pad>"]));
    expect(scores.map(({ tokens, words }) => [tokens, words])).toEqual([[2, 2], [0, 0], [2, 2]]); // prettier-ignore
  });

  it("words told by characters are as many whatever the tokens", async () => {
    const scores = await collect(
      pseudoLogLikelihood(small, ["Jan Januari, (Piet)."], { words: "characters", perToken: true }),
    );
    const { vocabulary } = small.checkpoint.tokenizer;
    expect(scores[0]?.words).toBe(7);
    expect(scores[0]?.perToken?.filter(({ startsWord }) => startsWord).map(({ tokenId }) => vocabulary[tokenId])).toEqual(["Jan", "ĠJanuari", ",", "Ġ", "P", ")", "."]); // prettier-ignore
  });
});
