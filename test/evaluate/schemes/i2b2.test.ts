import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { countI2b2, type I2b2Level, type I2b2Mode } from "../../../src/evaluate/schemes/i2b2.ts";
import { i2b2ClassOf } from "../../../src/evaluate/schemes/i2b2-categories.ts";

const span = (start: number, end: number, label: string) => ({ start, end, label });

//            0         1         2         3
//            0123456789012345678901234567890123456789
const text = "Juan Gómez's visit to Dr. Ruiz in España";
const document = (gold: ReturnType<typeof span>[], system: ReturnType<typeof span>[]) => ({
  id: "1",
  text,
  gold,
  system,
});
const score = (
  gold: ReturnType<typeof span>[],
  system: ReturnType<typeof span>[],
  mode: I2b2Mode,
  level: I2b2Level,
  isHipaaOnly = false,
) => {
  const { truePositives, falsePositives, falseNegatives } = countI2b2(document(gold, system), {
    mode,
    level,
    isHipaaOnly,
  });
  return [truePositives, falsePositives, falseNegatives];
};

/** By trying everything. */
function mostPairs([first, ...gold]: readonly number[], system: readonly number[]): number {
  if (first === undefined) return 0;
  const paired = system
    .filter((end) => Math.abs(end - first) <= 2)
    .map((end) => 1 + mostPairs(gold, system.filter((other) => other !== end))); // prettier-ignore
  return Math.max(mostPairs(gold, system), ...paired);
}

const PATIENT = "NOMBRE_SUJETO_ASISTENCIA";
const DOCTOR = "NOMBRE_PERSONAL_SANITARIO";

describe("countI2b2", () => {
  const gold = [span(0, 10, PATIENT), span(26, 30, DOCTOR), span(34, 40, "PAIS")];
  const system = [span(0, 12, PATIENT), span(26, 30, PATIENT), span(34, 40, "CALLE")];

  it("strict: equal offsets, and nothing, category or label beside them", () => {
    expect(score(gold, system, "strict", "binary")).toEqual([2, 1, 1]);
    expect(score(gold, system, "strict", "category")).toEqual([2, 1, 1]);
    expect(score(gold, system, "strict", "subcategory")).toEqual([0, 3, 3]);
  });

  it("relaxed: the end up to two characters off, each mention matched once", () => {
    expect(score(gold, system, "relaxed", "subcategory")).toEqual([1, 2, 2]);
    expect(score([span(0, 10, "A")], [span(0, 13, "A")], "relaxed", "binary")).toEqual([0, 1, 1]);
    expect(
      score([span(0, 10, "A")], [span(0, 9, "A"), span(0, 10, "A"), span(0, 11, "A")], "relaxed", "binary"),
    ).toEqual([1, 2, 0]);
    expect(
      score([span(0, 10, "A"), span(0, 12, "A")], [span(0, 8, "A"), span(0, 10, "A")], "relaxed", "binary"),
    ).toEqual([2, 0, 0]);
    expect(
      score([span(0, 10, "A"), span(0, 12, "A")], [span(0, 12, "A"), span(0, 14, "A")], "relaxed", "binary"),
    ).toEqual([2, 0, 0]);
    // One found mention cannot stand for two.
    expect(score([span(0, 10, "A"), span(0, 12, "A")], [span(0, 11, "A")], "relaxed", "binary")).toEqual([1, 0, 1]);
  });

  it("relaxed: characters are code points, and as many pairs as there can be", () => {
    const emoji = "Ana 😀😀 komt";
    const count = (end: number) => {
      const counts = countI2b2(
        { id: "1", text: emoji, gold: [span(0, 4, "A")], system: [span(0, end, "A")] },
        { mode: "relaxed", level: "binary", isHipaaOnly: false },
      );
      return counts.truePositives;
    };
    expect([count(6), count(8), count(9)]).toEqual([1, 1, 0]);
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });
    fc.assert(
      fc.property(ends, ends, (ofGold, ofSystem) => {
        const spans = (all: number[]) => all.map((end) => span(0, end, "A"));
        expect(score(spans(ofGold), spans(ofSystem), "relaxed", "binary")[0]).toBe(mostPairs(ofGold, ofSystem));
      }),
    );
  });

  it("token: runs of letters and digits, accents included", () => {
    // Juan, Gómez, s against Juan, Gómez; Ruiz under another label.
    expect(score([span(0, 12, PATIENT)], [span(0, 10, PATIENT)], "token", "subcategory")).toEqual([2, 0, 1]);
    expect(score(gold, system, "token", "binary")).toEqual([4, 1, 0]);
    expect(score(gold, system, "token", "subcategory")).toEqual([2, 3, 2]);
  });

  it("HIPAA only: staff and countries are left out on both sides", () => {
    expect(score(gold, gold, "strict", "binary", true)).toEqual([1, 0, 0]);
    expect(score(gold, system, "strict", "binary", true)).toEqual([0, 3, 1]);
  });
});

describe("i2b2ClassOf", () => {
  it.each([
    ["TERRITORIO", "28001", "LOCATION", true],
    ["HOSPITAL", "", "LOCATION", false],
    ["ID_EMPLEO_PERSONAL_SANITARIO", "", "ID", true],
    ["city", "", "LOCATION", true],
    ["STATE", "", "LOCATION", false],
    ["PERSON", "", "NAME", true],
    ["LOC", "Ede", "LOCATION", true],
    ["UNHEARD_OF", "", "OTHER", false],
  ])("%s %s is %s, HIPAA %s", (label, surface, category, isHipaa) => {
    expect(i2b2ClassOf(label, surface)).toEqual({ category, isHipaa });
  });
});
