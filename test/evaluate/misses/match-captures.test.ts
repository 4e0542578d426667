import { describe, expect, it } from "vitest";

import { createMissesCounter } from "../../../src/evaluate/misses/estimate-misses.ts";
import { matchCaptures } from "../../../src/evaluate/misses/match-captures.ts";
import { mentionKindOf } from "../../../src/evaluate/misses/mention-kind.ts";

const ENTITIES = ["PERSON", "GPE"];
//            0         1         2         3
//            0123456789012345678901234567890123456
const TEXT = "Piet de Boer, Delft, ziet anna in Rhoon.";
const person = (start: number, end: number) => ({ start, end, label: "PERSON" });
const place = (start: number, end: number) => ({ start, end, label: "GPE" });

describe("matchCaptures", () => {
  it("makes one mention of marks that share a letter, whatever their edges and labels", () => {
    const captures = matchCaptures(
      TEXT,
      [person(0, 12), place(14, 19)],
      [person(8, 13), person(14, 19), person(26, 30)],
      ENTITIES,
    );
    expect(captures).toEqual([
      { start: 0, end: 13, entity: "PERSON", byFirst: true, bySecond: true },
      { start: 14, end: 19, entity: "PERSON", byFirst: true, bySecond: true },
      { start: 26, end: 30, entity: "PERSON", byFirst: false, bySecond: true },
    ]);
  });

  it("keeps marks apart that touch in a comma alone, joins a chain, and leaves out other labels", () => {
    expect(matchCaptures(TEXT, [person(0, 13)], [place(12, 19)], ENTITIES)).toHaveLength(2);
    const chain = matchCaptures(TEXT, [person(0, 7), person(8, 12)], [person(5, 9)], ENTITIES);
    expect(chain).toEqual([{ start: 0, end: 12, entity: "PERSON", byFirst: true, bySecond: true }]);
    expect(matchCaptures(TEXT, [{ start: 0, end: 12, label: "DATE" }], [], ENTITIES)).toEqual([]);
  });
});

it.each([
  ["Piet de Boer", "several words"],
  ["Boer", "one word"],
  ["de Boer", "one word"],
  ["J", "one word"],
  ["anna", "small letters"],
  ["DE BOER", "capitals"],
  ["J.P.", "one word"],
])("%s is written in: %s", (surface, kind) => {
  expect(mentionKindOf(surface)).toBe(kind);
});

it("estimates by entity and kind, and bounds what both missed for recognisers that depend on each other", () => {
  const counter = createMissesCounter(ENTITIES);
  for (let i = 0; i < 50; i++)
    counter.add(TEXT, matchCaptures(TEXT, [person(0, 12), place(14, 19)], [person(0, 12)], ENTITIES));
  for (let i = 0; i < 10; i++) counter.add(TEXT, matchCaptures(TEXT, [person(0, 12)], [person(26, 30)], ENTITIES));
  const { all, entities } = counter.estimate();
  expect(all).toMatchObject({ both: 50, onlyFirst: 60, onlySecond: 10, found: 120 });
  expect(all.missed).toBeCloseTo(600 / 51);
  expect(all.missedPerThousandDocuments).toBeCloseTo((1000 * 600) / 51 / 60);
  expect(entities["PERSON"]?.kinds).toMatchObject({
    "several words": { both: 50, onlyFirst: 10, onlySecond: 0, missed: 0 },
    "small letters": { both: 0, onlyFirst: 0, onlySecond: 10 },
  });
  expect(entities["GPE"]).toMatchObject({ onlyFirst: 50, missed: 0 });
  expect(all.byKindSummed.missed).toBe(0);
  expect(all.band.map(({ oddsRatio }) => oddsRatio)).toEqual([1, 3, 10, 30]);
  expect(all.band[2]?.missed).toBeCloseTo((10 * 600) / 51);
  expect(all.band[2]?.high).toBeCloseTo(10 * all.interval.high);
});
