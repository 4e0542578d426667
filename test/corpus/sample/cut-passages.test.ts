import fc from "fast-check";
import { expect, it } from "vitest";

import { cutPassages } from "../../../src/corpus/sample/cut-passages.ts";
import { createPassageCensus } from "../../../src/corpus/sample/passage-census.ts";
import { stratifyPassages } from "../../../src/corpus/sample/stratum-of.ts";
import { createRandom } from "../../../src/base/random.ts";
import { allocate } from "../../../src/evaluate/sample/allocate.ts";
import { STRATA } from "../../../src/evaluate/sample/sample-sheet.ts";

it("cuts a text into passages that leave nothing out and cut no mark", () => {
  const piece = fc.constantFrom(
    "Zij kwam.",
    " ",
    "\n",
    "dr. A. Bos ziet haar. ",
    "Koorts\r\n",
    "👋 Dag! ",
    "x".repeat(30),
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.nat(),
      fc.integer({ min: 20, max: 80 }),
      (pieces, at, length) => {
        const text = pieces.join("");
        const start = text.length === 0 ? 0 : at % text.length;
        const marks = [{ start, end: Math.min(text.length, start + 25) }];
        const passages = cutPassages(text, marks, length);
        expect(passages.map((passage) => text.slice(passage.start, passage.end)).join("")).toBe(text);
        for (const { start: cut } of passages.slice(1))
          expect(marks.some((mark) => mark.start < cut && cut < mark.end)).toBe(false);
      },
    ),
  );
});

it("keeps passages near the length where sentences let it", () => {
  const passages = cutPassages("Zij kwam vandaag weer. ".repeat(200), []);
  expect(passages.length).toBe(5);
  for (const { start, end } of passages) expect(end - start).toBeLessThanOrEqual(1000);
});

it("tells passages apart by where misses are likely", () => {
  const text = "Gezien. Met Wubbo gebeld.\nKoorts en hoest.\nAnna belt.\nBram belt.";
  const passages = [0, 26, 43, 54].map((start, index, all) => ({ start, end: all[index + 1] ?? text.length }));
  const capture = { start: 54, end: 58, entity: "PERSON", byFirst: true, bySecond: false };
  const marks = [
    { start: 43, end: 47 },
    { start: 54, end: 58 },
  ];
  expect(stratifyPassages({ text, marks, captures: [capture] }, passages)).toEqual([
    "name-like",
    "plain",
    "marked",
    "disagreement",
  ]);
  expect(stratifyPassages({ text, marks: [{ start: 12, end: 17 }], captures: [] }, passages)[0]).toBe("marked");
});

it("draws each passage of a stratum equally often", () => {
  const census = createPassageCensus();
  const kinds = [
    ["disagreement"],
    ["plain", "plain", "disagreement"],
    ["plain"],
    ["plain", "disagreement", "disagreement"],
  ] as const;
  for (const kind of kinds) census.add(kind);
  expect(census.counts()).toEqual([4, 0, 0, 4]);
  const strata = STRATA.map((name) => ({
    name,
    passages: name === "plain" || name === "disagreement" ? 4 : 0,
    sampled: name === "plain" ? 1 : name === "disagreement" ? 2 : 0,
  }));
  const times = new Map<string, number>();
  const rounds = 4000;
  for (let seed = 0; seed < rounds; seed++) {
    const drawn = [...census.draw(strata, createRandom(seed, "census"))].flatMap(([document, places]) =>
      places.map((place) => `${document} ${place}`),
    );
    expect(drawn).toHaveLength(3);
    for (const key of drawn) times.set(key, (times.get(key) ?? 0) + 1);
  }
  for (const [document, kind] of kinds.entries()) {
    for (const [place, name] of kind.entries()) {
      const expected = name === "plain" ? 1 / 4 : 1 / 2;
      expect(Math.abs((times.get(`${document} ${place}`) ?? 0) / rounds - expected)).toBeLessThan(0.04);
    }
  }
  expect(allocate(census.counts(), 100).map(({ sampled }) => sampled)).toEqual([4, 0, 0, 4]);
});
