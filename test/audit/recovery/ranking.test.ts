import { describe, expect, it } from "vitest";

import { chooseDecoys, createDecoyPool } from "../../../src/audit/recovery/decoys.ts";
import { note } from "../../../src/audit/remarks.ts";
import { auditRanking } from "../../../src/audit/recovery/ranking.ts";
import { MASK } from "../../../src/probe/contexts/context.ts";
import { greedyTokenizer } from "../../probe/greedy-tokenizer.ts";
import { fakeModel } from "../fake-model.ts";

const NAMES = Array.from(
  { length: 30 },
  (_, index) => `N${String.fromCharCode(97 + (index % 26))}${index < 26 ? "x" : "y"}`,
);
const tokenizer = greedyTokenizer(["Ġziet", "Ġhoort", ...NAMES.map((name) => `Ġ${name}`)]);
const [ZIET, HOORT] = [1, 2];
const idOf = (name: string) => tokenizer.vocabulary.indexOf(`Ġ${name}`);

/** Four contexts; before `ziet` the first name is said, and before `hoort` no name in particular. */
const cases = [0, 1, 2, 3].map((index) => ({
  id: `c${index}`,
  text: ` ${MASK} ${index % 2 === 0 ? "ziet" : "hoort"}`,
  original: NAMES[index === 0 || index === 2 ? 0 : index] as string,
  cluster: `d${index}`,
}));

/** Says each name alike, but before `ziet` the first one; and says `ziet` where the first name stands and `hoort` elsewhere. */
const model = () =>
  fakeModel(tokenizer, (tokenIds, position): Record<number, number> => {
    if (position > 0) return tokenIds[0] === idOf(NAMES[0] as string) ? { [ZIET]: 0.9, [HOORT]: 0.1 } : { [ZIET]: 0.1, [HOORT]: 0.9 }; // prettier-ignore
    const said = Object.fromEntries(NAMES.map((name) => [idOf(name), 0.01]));
    return tokenIds[1] === ZIET ? { ...said, [idOf(NAMES[0] as string)]: 0.7 } : said;
  });

const OPTIONS = { split: "seen", seed: 3, pool: createDecoyPool(NAMES), limit: 10, decoys: 25 } as const;

describe("auditRanking", () => {
  it("ranks originals among other names, at the mask and by the sentence", async () => {
    const rows = await auditRanking(model(), cases, OPTIONS);
    expect(rows.map(({ measure }) => measure)).toEqual([
      "first-of-names-at-mask",
      "beats-names-at-mask",
      "stranger-beats-at-mask",
      "first-of-names-in-sentence",
      "beats-names-in-sentence",
      "stranger-beats-in-sentence",
    ]);
    // Two of four are told by their sentence; the other two beat half, as all names are alike there.
    expect(rows[0]).toMatchObject({ audit: "recovery", split: "seen", k: 1, n: 4, hits: 2, estimate: 0.5, verdict: "info", threshold: null }); // prettier-ignore
    expect(rows[0]?.notes).toEqual([note("ranked-among", { names: 26, chance: expect.closeTo(1 / 26, 10) as number })]);
    expect(rows[1]?.estimate).toBeCloseTo(0.75, 10);
    // Where `hoort` makes the first name unlikely, an original beats that one too, if it is among the others.
    expect(rows[4]?.estimate).toBeGreaterThanOrEqual(0.75);
    expect(rows[4]?.estimate).toBeLessThan(0.78);
    expect(rows[3]).toMatchObject({ hits: 2 });
    expect(rows[1]?.ciLow).toBeLessThan(0.75);
    expect(rows[1]?.ciHigh).toBeGreaterThan(0.75);
    expect(await auditRanking(model(), cases, OPTIONS)).toEqual(rows);
  });

  it("a stranger's name does not gain from the sentence", async () => {
    const told = cases.filter(({ original }) => original === NAMES[0]);
    const others = cases.filter(({ original }) => original !== NAMES[0]);
    const rows = await auditRanking(model(), [...told, ...others], OPTIONS);
    // Strangers in the two sentences that tell are ordinary names: half. In the others the first name may be one, and is ordinary there at the mask.
    expect(rows[2]?.estimate).toBeCloseTo(0.5, 10);
  });

  it("asks a seeded few above the limit, none where there are too few other names", async () => {
    expect((await auditRanking(model(), cases, { ...OPTIONS, limit: 3 }))[0]?.n).toBe(3);
    expect(await auditRanking(model(), cases, { ...OPTIONS, pool: createDecoyPool(NAMES.slice(0, 15)) })).toEqual([]);
    expect(await auditRanking(model(), [], OPTIONS)).toEqual([]);
  });

  it("knows no interval of one document", async () => {
    const rows = await auditRanking(model(), cases.map((one) => ({ ...one, cluster: "d" })), OPTIONS); // prettier-ignore
    expect(rows[1]).toMatchObject({ ciLow: 0, ciHigh: 1, ciMethod: "one-unit" });
  });
});

describe("decoys", () => {
  const pool = createDecoyPool(["Fatma de Vries", "Jan  Jansen", "J. Smit", "dhr.", "Piet de Boer", "Mies van Vries"]);

  it("come in the form of the original: whole names and the words of them that identify", () => {
    expect(pool.get(1)).toEqual(["Fatma", "Vries", "Jan", "Jansen", "Smit", "Piet", "Boer", "Mies"]);
    expect(pool.get(2)).toEqual(["Jan Jansen", "J. Smit"]);
    expect(pool.get(3)).toEqual(["Fatma de Vries", "Piet de Boer", "Mies van Vries"]);
  });

  it("share no part with it, and the stranger is another person's name of that form", () => {
    const others = ["Fatma de Vries", "Karel de Groot", "Ans Vries", "Ria de Vries"].map((original) => ({ original }));
    const chosen = chooseDecoys(pool, { id: "c", original: "Fatma de Vries" }, others, { seed: 1, count: 9 });
    expect(chosen).toEqual({ decoys: ["Piet de Boer"], otherOriginal: "Karel de Groot" });
    const asked = (original: string) => chooseDecoys(pool, { id: "c", original }, others, { seed: 1, count: 9 });
    expect(asked("mevr.")).toBeUndefined();
    expect(asked("Jan")).toBeUndefined();
  });

  it("are chosen by seed and context, no more than asked", () => {
    const others = [{ original: "Karel" }, { original: "Ans" }];
    const one = (id: string, seed: number) => chooseDecoys(pool, { id, original: "Karel" }, others, { seed, count: 4 });
    expect(one("a", 1)).toEqual(one("a", 1));
    expect(one("a", 1)?.decoys).toHaveLength(4);
    expect(new Set(["a", "b", "c", "d"].map((id) => one(id, 1)?.decoys.join())).size).toBeGreaterThan(1);
  });
});
