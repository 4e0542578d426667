import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { MaskedLanguageModel } from "../../../src/model/session.ts";
import { distinctCandidates, scoreCandidates } from "../../../src/probe/fill/score-candidates.ts";
import { openDifferentlyBatched } from "../../fixtures/differently-batched.ts";
import { collect, greedyTokenizer, logProb, randomModel } from "../greedy-tokenizer.ts";

const tokenizer = greedyTokenizer(["ĠFat", "ma", "ri", "ĠDe", "Ġarts", "Ġa"]);
const [FAT, MA, RI, DE, ARTS] = [1, 2, 3, 4, 5];
const MASK = tokenizer.maskTokenId;
const context = { id: "c", text: " De <mask> arts" };

describe("scoreCandidates", () => {
  it("adds up the pieces from left to right, the later ones masked, and renormalises over the list", async () => {
    const model = randomModel(tokenizer);
    const fatma =
      (await logProb(model, [DE, MASK, MASK, ARTS], 1, FAT)) + (await logProb(model, [DE, FAT, MASK, ARTS], 2, MA));
    const fatri =
      (await logProb(model, [DE, MASK, MASK, ARTS], 1, FAT)) + (await logProb(model, [DE, FAT, MASK, ARTS], 2, RI));
    const fatmari =
      (await logProb(model, [DE, MASK, MASK, MASK, ARTS], 1, FAT)) +
      (await logProb(model, [DE, FAT, MASK, MASK, ARTS], 2, MA)) +
      (await logProb(model, [DE, FAT, MA, MASK, ARTS], 3, RI));
    const de = await logProb(model, [DE, MASK, ARTS], 1, DE);
    const expected = { Fatma: fatma, Fatri: fatri, Fatmari: fatmari, De: de };
    const total = Object.values(expected).reduce((sum, value) => sum + Math.exp(value), 0);
    const [answer] = await collect(scoreCandidates(model, [context], Object.keys(expected)));
    expect(answer).toMatchObject({ context: "c", unranked: [] });
    const byHand = Object.entries(expected).toSorted(([, a], [, b]) => b - a);
    expect(answer?.ranked.map(({ rank, candidate }) => [rank, candidate])).toEqual(byHand.map(([name], index) => [index + 1, name])); // prettier-ignore
    for (const { candidate, logProbNats, probability, written } of answer?.ranked ?? []) {
      expect(logProbNats).toBeCloseTo(expected[candidate as keyof typeof expected], 5);
      expect(probability).toBeCloseTo(Math.exp(expected[candidate as keyof typeof expected]) / total, 5);
      expect(written).toBe("in-place");
    }
  });

  it("asks once for what candidates share", async () => {
    const model = randomModel(tokenizer);
    await collect(scoreCandidates(model, [context], ["Fatma", "Fatri", "De", "arts", "Fatmari", "Fatmama"]));
    // One mask: 1 pass. Two: first piece and second after Fat. Three: first, second after Fat, third after Fat ma.
    expect(model.asked).toBe(1 + 2 + 3);
  });

  it("takes token ids as they are, and says what has no rank", async () => {
    const model = randomModel(tokenizer);
    const candidates = [[FAT, MA], "Fatma", "xyz", [MASK], "De", "ma".repeat(63)];
    const [answer] = await collect(scoreCandidates(model, [context], candidates));
    expect(answer?.unranked.map(({ index, reason }) => [index, reason])).toEqual([[1, "same-tokens"], [2, "unwritable"], [3, "unwritable"], [5, "too-long"]]); // prettier-ignore
    expect(answer?.ranked.map(({ index, written }) => [index, written]).toSorted()).toEqual([[0, "given"], [4, "in-place"]]); // prettier-ignore
    expect(answer?.ranked.find(({ index }) => index === 0)).toMatchObject({ candidate: "Fatma", tokens: 2 });
    expect(answer?.ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
  });

  it("gives equal candidates the better rank", async () => {
    const model = { ...randomModel(tokenizer) };
    const flat: MaskedLanguageModel = {
      ...model,
      forEachTarget: async (inputs, use) => {
        for (const [index, { targets }] of inputs.entries())
          use(
            index,
            0,
            Float32Array.from(targets[0] ?? [], (id) => (id === DE ? -1 : -2)),
          );
      },
    };
    const [answer] = await collect(scoreCandidates(flat, [context], ["arts", "De", "Fat"]));
    expect(answer?.ranked.map(({ rank, candidate }) => [rank, candidate])).toEqual([[1, "De"], [2, "arts"], [2, "Fat"]]); // prettier-ignore
  });

  it("refuses a context without exactly one mask, by its id", async () => {
    const model = randomModel(tokenizer);
    const asked = collect(scoreCandidates(model, [{ id: "x", text: " De <mask> <mask>" }], ["De"]));
    await expect(asked).rejects.toMatchObject({ code: "context-mask", details: { context: "x", found: 2 } });
  });
});

it("distinctCandidates keeps each once, trimmed, in the order of first mention", () => {
  expect(distinctCandidates(["Jan", " Piet ", "", "Jan", "jan", "Piet"])).toEqual({ candidates: ["Jan", "Piet", "jan"], repeated: 2 }); // prettier-ignore
});

describe("with the engine", () => {
  let small: MaskedLanguageModel;
  let large: MaskedLanguageModel;
  beforeAll(async () => {
    ({ small, large } = await openDifferentlyBatched());
  });
  afterAll(() => Promise.all([small.close(), large.close()]));

  it("does not depend on batches or order, of contexts or of candidates", async () => {
    const contexts = ["Dhr. <mask> belt.", "<mask>", "arts (<mask>) de Piet", "de <mask>sen"].map((text, index) => ({ id: `${index}`, text })); // prettier-ignore
    const candidates = ["Jan", "Piet", "Januari", "Karel de Grote", "José", "Janssen"];
    const alone = await collect(scoreCandidates(small, contexts, candidates));
    const together = (
      await collect(scoreCandidates(large, contexts.toReversed(), candidates.toReversed()))
    ).toReversed();
    for (const [index, { context: id, ranked }] of together.entries()) {
      expect(id).toBe(alone[index]?.context);
      expect(ranked.map(({ candidate, rank, tokens, written }) => [candidate, rank, tokens, written])).toEqual(alone[index]?.ranked.map(({ candidate, rank, tokens, written }) => [candidate, rank, tokens, written])); // prettier-ignore
      for (const [place, { logProbNats }] of ranked.entries())
        expect(logProbNats).toBeCloseTo(alone[index]?.ranked[place]?.logProbNats as number, 4);
    }
    // "Januari" glued to "sen" takes in other tokens; after a bracket, names are written without the space.
    expect(together[0]?.ranked.find(({ candidate }) => candidate === "Jan")?.tokens).toBe(1);
    expect(together[2]?.ranked.find(({ candidate }) => candidate === "Piet")?.tokens).toBe(4);
  });
});
