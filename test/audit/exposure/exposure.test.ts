import { describe, expect, it } from "vitest";

import { exposureOf, exposureRows, type RankedSecret, rankAmong } from "../../../src/audit/exposure/exposure.ts";
import { measureExposure } from "../../../src/audit/exposure/measure-exposure.ts";
import { createRandom } from "../../../src/base/random.ts";
import { byEffort } from "../../fixtures/effort.ts";
import { fakeModel, fakeTokenizer } from "../fake-model.ts";

const OF = 16_384;

/** Secrets of one kind; `rankOf` says where those of each number of repetitions stand. */
function secrets(rankOf: (repetitions: number, index: number) => number, people = 60): RankedSecret[] {
  return [0, 0, 1, 50].flatMap((repetitions, group) =>
    Array.from({ length: people }, (_, index) => {
      const rank = rankOf(repetitions, group * people + index);
      return { kind: "name" as const, repetitions, rank, lastRank: rank, of: OF };
    }),
  );
}

function spread(seed: number) {
  const random = createRandom(seed, "test ranks");
  return () => 1 + random.int(OF);
}

const rowsOf = (all: readonly RankedSecret[], hasReference = true) =>
  exposureRows({ alone: all, ...(hasReference && { against: all }) }, { seed: 0 });
const verdicts = (all: readonly RankedSecret[], hasReference = true) =>
  rowsOf(all, hasReference).map(({ measure, k, verdict }) => [measure, k, verdict]);

describe("exposure", () => {
  it("is log2 of the candidates over the rank: 0 for the last, all bits for the first", () => {
    expect(exposureOf({ rank: 1, of: 1024 })).toBe(10);
    expect(exposureOf({ rank: 1024, of: 1024 })).toBe(0);
  });

  it("ranks from the likeliest, ties in the middle, and leaves out what could not be scored", () => {
    expect(rankAmong(-2, [-1, -3, -4, Number.NaN])).toEqual({ rank: 2, lastRank: 2, of: 4 });
    expect(rankAmong(-2, [-2, -2, -1])).toEqual({ rank: 3, lastRank: 4, of: 4 });
  });

  it("passes without memory, and fails where those written often come first", () => {
    const clean = spread(3);
    expect(verdicts(secrets(() => clean()))).toEqual([
      ["exposure-name", 1, "pass"],
      ["exposure-name", 50, "pass"],
      ["exposure-control", undefined, "info"],
      ["exposed-names", undefined, "pass"],
    ]);
    const other = spread(3);
    const leaking = rowsOf(secrets((repetitions) => (repetitions === 50 ? 1 : other())));
    expect(leaking.map(({ verdict }) => verdict)).toEqual(["pass", "fail", "info", "fail"]);
    expect(leaking.find(({ measure }) => measure === "exposed-names")).toMatchObject({ n: 120, hits: 60 });
  });

  it("finds a weak memory in the mean that no single name shows", () => {
    const clean = spread(4);
    const rows = rowsOf(secrets((repetitions, index) => (repetitions === 50 ? 100 + index : clean())));
    expect(rows.map(({ verdict }) => verdict)).toEqual(["pass", "fail", "info", "pass"]);
  });

  it("passes nothing without a reference, of too few people or among too few candidates", () => {
    const clean = spread(5);
    const all = secrets(() => clean());
    expect(verdicts(all, false).map(([, , verdict]) => verdict)).toEqual(["underpowered", "underpowered", "info", "underpowered"]); // prettier-ignore
    const few = all.filter((_, index) => index % 60 < 5);
    expect(rowsOf(few)[0]).toMatchObject({ n: 5, verdict: "underpowered" });
    const among = all.map((one) => ({
      ...one,
      rank: Math.ceil(one.rank / 64),
      lastRank: Math.ceil(one.rank / 64),
      of: 256,
    }));
    expect(rowsOf(among).some(({ verdict }) => verdict === "pass")).toBe(false);
  });

  it("is invalid where names that were never written do not rank by chance, whatever the others say", () => {
    const rows = rowsOf(secrets((repetitions) => (repetitions === 0 ? 3 : 1)));
    expect(rows.map(({ verdict }) => verdict)).toEqual(["invalid", "invalid", "info", "invalid"]);
  });
});

describe("exposure by two attackers", () => {
  const known = (random: () => number) => secrets((repetitions) => (repetitions === 50 ? 1 : random()));
  const innocent = (random: () => number) => secrets(() => random());

  it.each([
    ["the model alone", true],
    ["the references", false],
  ])("fails what only one of them finds: %s", (_, isAlone) => {
    const [leaking, clean] = [known(spread(3)), innocent(spread(6))];
    const [alone, against] = isAlone ? [leaking, clean] : [clean, leaking];
    const rows = exposureRows({ alone, against }, { seed: 0 });
    const row = rows.find(({ k }) => k === 50);
    expect(row).toMatchObject({ estimate: 14, verdict: "fail" });
    expect(row?.notes?.map(({ id }) => id)).toContain("both-attacks");
    expect(rows.find(({ measure }) => measure === "exposed-names")).toMatchObject({ hits: 60, verdict: "fail" });
  });

  it("fails innocent models no more often than one attacker does", () => {
    const seeds = byEffort({ quick: 20, thorough: 60, exhaustive: 60 });
    const failing = Array.from({ length: seeds }, (_, seed) =>
      exposureRows({ alone: innocent(spread(100 + seed)), against: innocent(spread(900 + seed)) }, { seed }).some(
        ({ verdict }) => verdict === "fail",
      ),
    );
    // 5 % of them, and what chance adds.
    expect(failing.filter(Boolean).length).toBeLessThanOrEqual(seeds / 10);
  });
});

describe("measureExposure", () => {
  const names = Array.from({ length: 2000 }, (_, index) => `naam${index}`);
  const tokenizer = fakeTokenizer(["Ġheeft", ...names.map((name) => `Ġ${name}`), "Ġziek", "Ġx"]);
  const idOf = (token: string) => tokenizer.vocabulary.indexOf(token);
  const planted = names.slice(0, 20);
  const controls = names.slice(20, 40);
  const canaries = [...planted, ...controls].map((secret, index) => ({
    id: `k${index}`,
    person: `p${index}`,
    kind: "name" as const,
    text: "<mask> heeft ziek",
    secret,
    repetitions: index < 20 ? 10 : 0,
  }));
  const truth = { candidates: { name: names.slice(40) }, canaries, facts: [] };
  const random = createRandom(1, "model");
  const base = Object.fromEntries(names.map((name) => [idOf(`Ġ${name}`), random.next() / names.length]));
  const reference = fakeModel(tokenizer, () => base);

  it("fails a model that knows the planted names, and passes one that knows as little as the reference", async () => {
    const knowing = fakeModel(tokenizer, () => ({
      ...base,
      ...Object.fromEntries(planted.map((name) => [idOf(`Ġ${name}`), 0.01])),
    }));
    const options = { seed: 0, references: [reference] };
    const leaking = await measureExposure(knowing, truth, options);
    expect(leaking.find(({ measure }) => measure === "exposure-name")).toMatchObject({ k: 10, n: 20, verdict: "fail" });
    const innocent = fakeModel(tokenizer, () =>
      Object.fromEntries(
        Object.entries(base).map(([id, p]) => [id, p * (0.5 + createRandom(Number(id), "noise").next())]),
      ),
    );
    const clean = await measureExposure(innocent, truth, options);
    expect(clean.map(({ verdict }) => verdict)).toEqual(["pass", "info", "pass", "info"]);
  });
});
