import { describe, expect, it } from "vitest";

import { scoreSlots } from "../../../src/probe/fill/score-slots.ts";
import { fakeModel } from "../../audit/fake-model.ts";
import { collect, greedyTokenizer, logProb, randomModel } from "../greedy-tokenizer.ts";

const tokenizer = greedyTokenizer(["ĠFat", "ma", "ri", "ĠDe", "Ġarts", "Ġa"]);
const [FAT, MA, RI, DE, ARTS] = [1, 2, 3, 4, 5];
const MASK = tokenizer.maskTokenId;
const text = " De <mask> arts";

describe("scoreSlots", () => {
  it("adds up ln p of each token at its own mask, all places of the candidate masked at once", async () => {
    const model = randomModel(tokenizer);
    const two = [DE, MASK, MASK, ARTS];
    const three = [DE, MASK, MASK, MASK, ARTS];
    const at = (tokenIds: readonly number[], position: number, tokenId: number) =>
      logProb(model, tokenIds, position, tokenId);
    const expected = [
      (await at(two, 1, FAT)) + (await at(two, 2, MA)),
      await at([DE, MASK, ARTS], 1, DE),
      (await at(two, 1, FAT)) + (await at(two, 2, RI)),
      // The same token at two places has two probabilities.
      (await at(three, 1, FAT)) + (await at(three, 2, MA)) + (await at(three, 3, MA)),
    ];
    const [scores] = await collect(
      scoreSlots(model, [{ id: "c", text, candidates: ["Fatma", "De", "Fatri", "Fatmama"] }]),
    );
    expect(scores).toHaveLength(4);
    for (const [index, score] of expected.entries()) expect(scores?.[index]).toBeCloseTo(score, 5);
  });

  it("gives by hand: two pieces of ¼ and ⅒ are 1 in 40, one piece of ½ is 1 in 2", async () => {
    const shares: Readonly<Record<number, readonly number[]>> = { 1: [0.25, 0.5], 2: [0.3, 0.1] };
    const model = fakeModel(tokenizer, (tokenIds, position) => {
      const masks = tokenIds.filter((tokenId) => tokenId === MASK).length;
      const place = position - tokenIds.indexOf(MASK);
      return masks === 1 ? { [DE]: 0.5 } : Object.fromEntries([FAT, MA].map((tokenId) => [tokenId, shares[tokenId]?.[place] ?? 0])); // prettier-ignore
    });
    const [scores] = await collect(scoreSlots(model, [{ id: "c", text, candidates: ["Fatma", "De"] }]));
    expect(Math.exp(scores?.[0] ?? 0)).toBeCloseTo(1 / 40, 6);
    expect(Math.exp(scores?.[1] ?? 0)).toBeCloseTo(1 / 2, 6);
  });

  it("asks once for each number of tokens, however many candidates, and keeps the order of items and candidates", async () => {
    const model = randomModel(tokenizer);
    const candidates = ["De", "Fatma", "arts", "Fatri", "Fatmari"];
    const items = [text, " arts <mask>"].map((one, index) => ({ id: `${index}`, text: one, candidates }));
    const both = await collect(scoreSlots(model, items));
    expect(model.asked).toBe(2 * 3);
    const turned = await collect(scoreSlots(model, items.toReversed().map((item) => ({ ...item, candidates: candidates.toReversed() })))); // prettier-ignore
    expect(turned.toReversed().map((scores) => [...scores].toReversed())).toEqual(both.map((scores) => [...scores]));
    expect(both[0]?.[0]).not.toBeCloseTo(both[1]?.[0] as number, 5);
  });

  it("has no number for what cannot be written there or makes the context too long, and one for the rest", async () => {
    const model = randomModel(tokenizer);
    const { maximumLength } = model.checkpoint;
    // Two tokens beside the mask: so many pieces just fit, and one more does not.
    const candidates = ["xyz", "Fat" + "ma".repeat(maximumLength - 3), "Fat" + "ma".repeat(maximumLength - 2), "De"];
    const [scores = []] = await collect(scoreSlots(model, [{ id: "c", text, candidates }]));
    expect([...scores].map(Number.isNaN)).toEqual([true, false, true, false]);
    expect(model.asked).toBe(2);
    expect(await collect(scoreSlots(model, [{ id: "c", text, candidates: [] }]))).toEqual([new Float64Array()]);
  });

  it("refuses a context without exactly one mask, by its id", async () => {
    const asked = collect(scoreSlots(randomModel(tokenizer), [{ id: "x", text: " De arts", candidates: ["De"] }]));
    await expect(asked).rejects.toMatchObject({ code: "context-mask", details: { context: "x" } });
  });
});
