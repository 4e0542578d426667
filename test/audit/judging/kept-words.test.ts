import { describe, expect, it } from "vitest";

import { isOverLimit, keptWordLifts, measureSlots, type SlotPair } from "../../../src/audit/judging/kept-words.ts";
import { otherSlots } from "../../../src/audit/judging/other-slots.ts";
import { fakeModel, fakeTokenizer } from "../fake-model.ts";

const tokenizer = fakeTokenizer(["Roos", "en", "PERSON", "zag", "koorts", "belt"].map((word) => `Ġ${word}`));
const id = (token: string) => tokenizer.vocabulary.indexOf(token);

describe("keptWordLifts", () => {
  const pairs = (atName: number, atOther: number, clusters = 40): SlotPair[] =>
    Array.from({ length: clusters * 2 }, (_, index) => ({
      cluster: `d${index % clusters}`,
      atName: atName * (1 + (index % 5) / 10),
      atOther: atOther * (1 + (index % 3) / 10),
    }));

  it("is the ratio of the means, with an interval around it, the most suspect first", () => {
    const lifts = keptWordLifts(
      new Map([
        [7, pairs(0.02, 0.01)],
        [8, pairs(0.2, 0.002)],
        [9, pairs(0.01, 0.01, 1)],
      ]),
      { seed: 1, resamples: 400 },
    );
    expect(lifts.map((lift) => [lift.tokenId, isOverLimit(lift, true)])).toEqual([
      [9, true],
      [8, true],
      [7, false],
    ]);
    const [single, high, low] = lifts;
    expect(single?.ciHigh).toBeNaN();
    expect(high?.lift).toBeCloseTo((high?.atNames ?? 0) / (high?.atOthers ?? 1), 6);
    expect(high?.lift).toBeGreaterThan(90);
    expect(low?.ciLow).toBeLessThanOrEqual(low?.lift ?? 0);
    expect(low?.ciHigh).toBeGreaterThanOrEqual(low?.lift ?? 0);
  });

  it("takes what cannot be divided, and what the interval leaves open, for over the limit", () => {
    const wide = [...pairs(0.05, 0.01), { cluster: "burst", atName: 40, atOther: 0.01 }];
    const lifts = keptWordLifts(new Map([[1, pairs(0.1, 0)], [2, []], [3, wide]]), { seed: 1, resamples: 400 }); // prettier-ignore
    expect(lifts.every((lift) => isOverLimit(lift, true))).toBe(true);
  });

  it("asks for more where only a list says that a word is a name", () => {
    const unclear = [...pairs(0.05, 0.01), { cluster: "burst", atName: 40, atOther: 0.01 }];
    const lifts = keptWordLifts(new Map([[1, pairs(0.2, 0.002)], [2, pairs(0.02, 0.01)], [3, unclear], [4, []]]), { seed: 1, resamples: 400 }); // prettier-ignore
    const over = lifts.filter((lift) => isOverLimit(lift, false)).map(({ tokenId }) => tokenId);
    expect(over.sort()).toEqual([1, 4]);
  });
});

describe("otherSlots", () => {
  it("puts the label where the name stood and masks one other word", () => {
    const contexts = [
      { id: "a", text: "zag <mask> belt" },
      { id: "b", text: "<mask>" },
    ];
    const [first, second] = otherSlots(contexts, tokenizer, 0);
    const words = first?.tokenIds.map((tokenId) => tokenizer.vocabulary[tokenId]);
    expect(words).toContain("ĠPERSON");
    expect([["<mask>", "ĠPERSON", "Ġbelt"], ["Ġzag", "ĠPERSON", "<mask>"]]).toContainEqual(words); // prettier-ignore
    expect(second).toBeUndefined();
  });

  it("chooses by seed", () => {
    const contexts = Array.from({ length: 20 }, (_, index) => ({ id: `c${index}`, text: "zag <mask> belt en koorts" }));
    expect(otherSlots(contexts, tokenizer, 1)).toEqual(otherSlots(contexts, tokenizer, 1));
    expect(otherSlots(contexts, tokenizer, 1)).not.toEqual(otherSlots(contexts, tokenizer, 2));
  });
});

it("measures a word at both slots of the same texts", async () => {
  // The label stands in the text only while another word is masked.
  const model = fakeModel(tokenizer, (tokenIds) => ({
    [id("ĠRoos")]: tokenIds.includes(id("ĠPERSON")) ? 0.01 : 0.4,
    [id("Ġen")]: 0.1,
  }));
  const contexts = [
    { id: "a", text: "zag <mask> belt" },
    { id: "b", text: "<mask>" },
    { id: "c", text: "en <mask> belt" },
  ];
  const tokenIds = [id("ĠRoos"), id("Ġen")];
  const slots = await measureSlots(model, contexts, tokenIds, { seed: 0, clusterOf: (context) => `d-${context}` });
  expect(slots.get(id("ĠRoos"))?.map(({ cluster }) => cluster)).toEqual(["d-a", "d-c"]);
  const lifts = new Map(keptWordLifts(slots, { seed: 0 }).map((lift) => [lift.tokenId, lift.lift]));
  expect(lifts.get(id("ĠRoos"))).toBeCloseTo(40, 3);
  expect(lifts.get(id("Ġen"))).toBeCloseTo(1, 3);
  expect(await measureSlots(model, contexts, [], { seed: 0, clusterOf: String })).toEqual(new Map());
});
