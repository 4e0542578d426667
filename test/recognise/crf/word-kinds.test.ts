import { describe, expect, it } from "vitest";

import { CASE_SHIFT, caseLevels, kindOf } from "../../../src/recognise/crf/word-kinds.ts";

const GIVEN = 1;
const SURNAME = 4;
const PLACE = 8;
const ORDINARY = 128;
const MEDICAL = 256;
const known = (lists: number, oddsNats: number) => lists | (caseLevels(oddsNats, -12) << CASE_SHIFT);

describe("kindOf", () => {
  it("tells a surname that is written with a capital from one that is written small", () => {
    expect(kindOf(known(SURNAME, 4))).not.toBe(kindOf(known(SURNAME, -4)));
  });

  it("takes an ordinary word that was not counted for one that is written small", () => {
    expect(kindOf(SURNAME | ORDINARY)).toBe(kindOf(known(SURNAME, -4)));
  });

  it("takes an eponym for no surname, and a country for a place", () => {
    expect(kindOf(known(SURNAME | MEDICAL, 4))).not.toBe(kindOf(known(SURNAME, 4)));
    expect(kindOf(known(PLACE | MEDICAL, 4))).toBe(kindOf(known(PLACE, 4)));
  });

  it("is never 0, which means no word, and fits a byte", () => {
    for (let lists = 0; lists < 1024; lists++) {
      for (const odds of [-5, -2, -1, 0, 1, 2, 3]) {
        expect(kindOf(known(lists, odds))).toBeGreaterThan(0);
        expect(kindOf(known(lists, odds))).toBeLessThan(64);
      }
    }
    expect(kindOf(0)).toBeGreaterThan(0);
    expect(kindOf(known(GIVEN, 3))).not.toBe(kindOf(0));
  });
});

it("says how a word is written in six bits, never 0, however rare or common", () => {
  for (const odds of [-20, -3, 0, 3, 20]) {
    for (const frequency of [-30, -12, 0]) {
      expect(caseLevels(odds, frequency)).toBeGreaterThan(0);
      expect(caseLevels(odds, frequency)).toBeLessThan(64);
    }
  }
});
