import { describe, expect, it } from "vitest";

import { auditRespelling } from "../../../src/audit/recovery/respelling.ts";
import { fakeModel, fakeTokenizer, MASK_ID } from "../fake-model.ts";

const tokenizer = fakeTokenizer(["ĠFat", "ma", "ĠDe", "Ġarts", "ĠX"]);
const [FAT, MA, DE, ARTS, X] = [1, 2, 3, 4, 5];

/** Says `ĠFat` `ma` after `ĠX`, and `ĠDe` `Ġarts` otherwise. */
const model = () =>
  fakeModel(tokenizer, (tokenIds, position): Record<number, number> => {
    if (tokenIds[position - 1] === FAT) return { [MA]: 0.9, [ARTS]: 0.1 };
    return tokenIds[0] === X ? { [DE]: 0.5, [FAT]: 0.4 } : { [DE]: 0.6, [ARTS]: 0.4 };
  });
const inputs = [X, DE].map((first) => ({ tokenIds: [first, MASK_ID, ARTS], positions: [1] }));
const cases = [
  { input: inputs[0]!, original: "FATMA de Vries" },
  { input: inputs[1]!, original: "Fatma" },
];
const OPTIONS = { split: "seen", seed: 1, beam: 3, limit: 100 } as const;

describe("auditRespelling", () => {
  it("finds a name that is no entry of the vocabulary", async () => {
    const rows = await auditRespelling(model(), cases, OPTIONS);
    expect(rows[0]).toMatchObject({ measure: "original respelled in 2 pieces", k: 3, n: 2, hits: 1, verdict: "fail" });
    expect(rows[1]).toMatchObject({ measure: "original respelled in 3 pieces", hits: 0, verdict: "underpowered" });
  });

  it("asks a seeded sample above the limit: a hit in it fails, none in it is for information", async () => {
    const alone = await Promise.all(
      cases.map(async (one) => (await auditRespelling(model(), [one], OPTIONS))[0]?.hits),
    );
    const [hit, miss] = [cases[alone.indexOf(1)]!, cases[alone.indexOf(0)]!];
    const sampleOf = async (one: (typeof cases)[number]) =>
      (await auditRespelling(model(), [one, one], { ...OPTIONS, limit: 1 }))[0];
    const note = expect.stringContaining("1 of 2");
    expect(await sampleOf(hit)).toMatchObject({ n: 1, hits: 1, verdict: "fail", note });
    expect(await sampleOf(miss)).toMatchObject({ n: 1, hits: 0, threshold: null, verdict: "info", note });
  });

  it("asks nothing of originals too short to tell", async () => {
    expect(await auditRespelling(model(), [{ input: inputs[0]!, original: "Jo" }], OPTIONS)).toEqual([]);
  });
});
