import { describe, expect, it } from "vitest";

import { rankCandidates } from "../../src/review/candidates/rank-candidates.ts";
import { isInsideSentence } from "../../src/review/score/suspicion.ts";
import { contexts, isKnownName, predict, predictions, tokenizer } from "./fixture.ts";

const rank = () => rankCandidates({ predictions, contexts, tokenizer, isKnownName });
const find = (token: string) => rank().find((candidate) => candidate.token === token);

describe("rankCandidates", () => {
  it("asks about every predicted entry with a letter and about its variants, each for itself", () => {
    expect(
      rank()
        .map((candidate) => candidate.token)
        .sort(),
    ).toEqual(["De", "JAN", "Jan", "elise", "jan", "ĠA", "ĠBreuk", "ĠJan", "Ġde", "ĠÉlise"].sort());
  });

  it("shows known names first, then capitals, then the rest", () => {
    const tokens = rank().map((candidate) => candidate.token);
    expect(tokens.slice(0, 2)).toEqual(["ĠJan", "ĠÉlise"]);
    expect(tokens.indexOf("ĠBreuk")).toBeLessThan(tokens.indexOf("Ġde"));
    expect(tokens.indexOf("ĠBreuk")).toBeLessThan(tokens.indexOf("ĠA"));
  });

  it("counts where an entry was predicted, best first", () => {
    expect(find("ĠJan")).toMatchObject({
      tokenId: 2,
      surface: "Jan",
      bestRank: 1,
      seenCount: 1,
      unseenCount: 2,
      isCapitalised: true,
      isKnownName: true,
      variants: [3, 4, 5],
    });
    expect(find("ĠJan")?.contexts.map((sighting) => sighting.context)).toEqual(["c1", "c3", "c2"]);
    expect(find("ĠJan")?.meanProbability).toBeCloseTo((0.5 + 0.25 + 0.5 / 3) / 3);
  });

  it("offers variants that were never predicted, across accents", () => {
    expect(find("elise")).toMatchObject({ bestRank: null, contexts: [], meanProbability: 0, variants: [11] });
    expect(find("elise")?.suspicion).toBeGreaterThan(0);
  });

  it("gives the same list for a map of contexts, and ranks without contexts or lists", () => {
    const map = new Map(contexts.map((context) => [context.id, context]));
    expect(rankCandidates({ predictions, contexts: map, tokenizer, isKnownName })).toEqual(rank());
    expect(rankCandidates({ predictions, contexts: [], tokenizer })).toHaveLength(rank().length);
  });

  it("refuses predictions of another model without quoting a token", () => {
    const [first] = predict("c1", "ĠJan");
    const wrong = [{ ...first!, token: "ĠPiet" }];
    expect(() => rankCandidates({ predictions: wrong, contexts, tokenizer })).toThrowError(
      expect.objectContaining({ code: "checkpoint-mismatch", message: expect.not.stringMatching(/Piet|Jan/) }),
    );
  });
});

describe("isInsideSentence", () => {
  it.each([
    ["Gisteren zag <mask> de poli.", true],
    ["<mask> is opgenomen.", false],
    ["Goed. <mask> is opgenomen.", false],
    ["Beleid: <mask> belt.", false],
    ["met Piet, <mask> en", true],
  ])("%s", (text, expected) => expect(isInsideSentence(text)).toBe(expected));
});
