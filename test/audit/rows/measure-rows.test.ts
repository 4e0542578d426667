import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { ContextScore } from "../../../src/audit/context-scores.ts";
import { measureRows } from "../../../src/audit/rows/measure-rows.ts";
import type { Checkpoint } from "../../../src/model/checkpoint.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { type FixtureTensor, writeSafetensors } from "../../fixtures/write-safetensors.ts";
import { fakeTokenizer } from "../fake-model.ts";

const INPUT = "roberta.embeddings.word_embeddings.weight";
const OUTPUT = "lm_head.decoder.weight";
type Matrix = readonly (readonly number[])[];

/** A checkpoint of which there are weights alone: matrices by name, a row an entry. */
async function checkpointOf(matrices: Readonly<Record<string, Matrix>>, modelType = "roberta"): Promise<Checkpoint> {
  const directory = await temporaryDirectory();
  const tensors = Object.entries(matrices).map(([name, rows]): [string, FixtureTensor] => {
    const bytes = new Uint8Array(Float32Array.from(rows.flat()).buffer);
    return [name, { dtype: "F32", shape: [rows.length, rows[0]?.length ?? 0], bytes }];
  });
  await writeSafetensors(join(directory, "model.safetensors"), new Map(tensors));
  const vocabularySize = Object.values(matrices)[0]?.length ?? 0;
  return { directory, config: { model_type: modelType }, modelType, vocabularySize, maximumLength: 8, tokenizer: fakeTokenizer([]) }; // prettier-ignore
}

function score(replacedMass: number, id: string, change: Partial<ContextScore> = {}): ContextScore {
  return { id, split: "seen", cluster: id, topTokenIds: [], nameRanks: [], nameMass: 0, replacedMass, ...change };
}
const scoresOf = (masses: readonly number[]) => masses.map((mass, index) => score(mass, `c${index}`));
const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Three entries are removed, of six. */
const REMOVED = new Set([5, 1, 3]);
const SAME: Matrix = [[9, 9], [0.5, -2], [7, 1], [0.5, -2], [8, 8], [0.5, -2]]; // prettier-ignore
const withRow = (id: number, row: readonly number[]): Matrix => SAME.map((own, at) => (at === id ? row : own));

const massOf = async (scores: readonly ContextScore[]) => {
  const rows = await measureRows(await checkpointOf({ [INPUT]: SAME }), scores, REMOVED, { seed: 0, rounds: 1 });
  return rows.filter(({ measure }) => measure === "removed-mass");
};
const differenceOf = async (matrices: Readonly<Record<string, Matrix>>, rounds = 1, modelType = "roberta") => {
  const rows = await measureRows(await checkpointOf(matrices, modelType), [], REMOVED, { seed: 0, rounds });
  expect(rows.map(({ measure }) => measure)).toEqual(["row-difference"]);
  return rows[0];
};

describe("the probability that is left on removed entries", () => {
  it("is the mean over contexts of each split, whatever documents they are of", async () => {
    const seen = [
      score(1e-3, "a", { cluster: "one" }),
      ...repeat(9, (index) => score(0, `b${index}`, { cluster: "other" })),
    ];
    const rows = await massOf([...seen, score(4e-4, "u", { split: "unseen" }), score(2e-4, "v", { split: "unseen" })]);
    expect(rows.map(({ split, n }) => [split, n])).toEqual([["seen", 10], ["unseen", 2]]); // prettier-ignore
    expect(rows.map(({ estimate }) => estimate)).toEqual([expect.closeTo(1e-4, 12), expect.closeTo(3e-4, 12)]);
  });

  it("passes, fails, or cannot tell by where its interval lies against one in ten thousand", async () => {
    const verdictOf = async (masses: readonly number[]) => (await massOf(scoresOf(masses)))[0];
    expect(await verdictOf(repeat(120, () => 5e-5))).toMatchObject({ verdict: "pass", ciLow: expect.closeTo(5e-5, 12), ciHigh: expect.closeTo(5e-5, 12) }); // prettier-ignore
    expect(await verdictOf(repeat(120, () => 2e-4))).toMatchObject({ verdict: "fail" });
    // Half of them: mean 1.5e-4, standard error 1.5e-4 / √120 = 1.4e-5: the limit lies below the interval.
    const fails = await verdictOf(repeat(120, (index) => (index % 2) * 3e-4));
    expect(fails).toMatchObject({ verdict: "fail", estimate: expect.closeTo(1.5e-4, 12) });
    expect(fails?.ciLow).toBeCloseTo(1.5e-4 - 1.96 * 1.37e-5, 5);
    expect(fails?.ciHigh).toBeCloseTo(1.5e-4 + 1.96 * 1.37e-5, 5);
    // Mean 1.05e-4, standard error 9.6e-6: the limit lies within.
    const open = await verdictOf(repeat(120, (index) => (index % 2) * 2.1e-4));
    expect(open).toMatchObject({ verdict: "underpowered", notes: [{ id: "interval-holds-limit" }] });
    expect(open?.ciLow).toBeLessThan(1e-4);
    expect(open?.ciHigh).toBeGreaterThan(1e-4);
  });

  it("shows nothing on fewer than a hundred contexts, or of one document, unless it fails", async () => {
    const few = (await massOf(scoresOf(repeat(99, () => 0))))[0];
    expect(few).toMatchObject({
      verdict: "underpowered",
      notes: [{ id: "too-few-sentences", values: { n: 99, needed: 100 } }],
    });
    expect((await massOf(scoresOf(repeat(100, () => 0))))[0]).toMatchObject({ verdict: "pass" });
    expect((await massOf(scoresOf(repeat(99, () => 1e-2))))[0]).toMatchObject({ verdict: "fail" });
    const one = await massOf(repeat(300, (index) => score(0, `c${index}`, { cluster: "one" })));
    expect(one[0]).toMatchObject({ verdict: "underpowered", ciLow: 0, ciHigh: 1, ciMethod: "one-unit" });
  });

  it("draws whole documents: contexts of one say less than as many of many", async () => {
    const masses = repeat(200, (index) => (Math.floor(index / 20) % 2) * 2e-4);
    const width = async (scores: readonly ContextScore[]) => {
      const [row] = await massOf(scores);
      return (row?.ciHigh ?? 0) - (row?.ciLow ?? 0);
    };
    const documents = masses.map((mass, index) => score(mass, `c${index}`, { cluster: `d${Math.floor(index / 20)}` }));
    // Twenty contexts of each document are alike: about √20 times as wide.
    expect(await width(documents)).toBeGreaterThan(3 * (await width(scoresOf(masses))));
  });

  it("is nothing of a model without removed entries", async () => {
    const checkpoint = await checkpointOf({ [INPUT]: SAME });
    expect(await measureRows(checkpoint, scoresOf([1]), new Set(), { seed: 0, rounds: 0 })).toEqual([]);
  });
});

describe("how far the stored rows of removed entries are from each other", () => {
  it("is 0 where one row overwrote all of them, whatever the kept entries have", async () => {
    expect(await differenceOf({ [INPUT]: SAME, [OUTPUT]: SAME })).toMatchObject({
      split: "both",
      n: 3,
      estimate: 0,
      ciLow: 0,
      ciHigh: 0,
      ciMethod: "census",
      verdict: "pass",
    });
  });

  it("is the largest difference in any number, of the input or the output matrix", async () => {
    const far = { verdict: "fail", estimate: 0.75, ciLow: 0.75, ciHigh: 0.75 };
    // 0.5 and 0.25 in the first number, −2 and −2.75 in the second.
    const changed = withRow(3, [0.25, -2.75]);
    expect(await differenceOf({ [INPUT]: changed })).toMatchObject(far);
    expect(await differenceOf({ [OUTPUT]: changed, [INPUT]: SAME })).toMatchObject(far);
    expect(await differenceOf({ [INPUT]: withRow(5, [0.5, -1]), [OUTPUT]: changed })).toMatchObject({ estimate: 1 });
    expect(await differenceOf({ [INPUT]: withRow(4, [100, 100]) })).toMatchObject({ estimate: 0 });
  });

  it("may have a row for each round of rewriting, and no more", async () => {
    const two = withRow(3, [4, -2]);
    expect(await differenceOf({ [INPUT]: two }, 2)).toMatchObject({ estimate: 0, verdict: "pass" });
    expect(await differenceOf({ [INPUT]: two }, 1)).toMatchObject({ estimate: 3.5, verdict: "fail" });
    const three = two.map((row, id) => (id === 5 ? [1, -2] : row));
    expect(await differenceOf({ [INPUT]: three }, 2)).toMatchObject({ estimate: 3.5, verdict: "fail" });
    expect(await differenceOf({ [INPUT]: three }, 3)).toMatchObject({ estimate: 0, verdict: "pass" });
  });

  it("is open where the rows cannot be looked at", async () => {
    const unknown = { verdict: "underpowered", ciLow: 0, ciHigh: 1, notes: [{ id: "rows-unreadable" }] };
    expect(await differenceOf({ [INPUT]: SAME }, 1, "another")).toMatchObject(unknown);
    expect(await differenceOf({ other: SAME })).toMatchObject(unknown);
  });
});
