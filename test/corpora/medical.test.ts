import { describe, expect, test } from "vitest";
import { ANATOMY } from "../../corpora/medical/anatomy.ts";
import { CONDITIONS } from "../../corpora/medical/conditions.ts";
import { EPONYMS } from "../../corpora/medical/eponyms.ts";
import { FINDINGS } from "../../corpora/medical/findings.ts";
import { MEDICINES } from "../../corpora/medical/medicines.ts";
import { PROCEDURES } from "../../corpora/medical/procedures.ts";
import { SPECIALTIES } from "../../corpora/medical/specialty.ts";

const all = [...CONDITIONS, ...MEDICINES, ...PROCEDURES, ...ANATOMY, ...FINDINGS];

describe("medical vocabulary", () => {
  test.each([
    ["conditions", CONDITIONS, 520],
    ["medicines", MEDICINES, 430],
    ["procedures", PROCEDURES, 320],
    ["anatomy", ANATOMY, 350],
    ["findings", FINDINGS, 220],
  ] as const)("%s has enough terms", (_name, entries, minimum) => {
    expect(entries.length).toBeGreaterThanOrEqual(minimum);
  });

  test("at least 1,500 distinct terms without the findings", () => {
    const terms = [...CONDITIONS, ...MEDICINES, ...PROCEDURES, ...ANATOMY].map(({ term }) => term);
    expect(new Set(terms).size).toBeGreaterThanOrEqual(1500);
  });

  test("terms are distinct within and between lists, whatever their case", () => {
    const counts = new Map<string, number>();
    for (const { term } of all) counts.set(term.toLowerCase(), (counts.get(term.toLowerCase()) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });

  test("no stray whitespace, markers or decomposed letters", () => {
    const surfaces = [...all.map(({ term }) => term), ...MEDICINES.flatMap(({ doses }) => doses), ...EPONYMS];
    const stray = surfaces.filter(
      (surface) => surface === "" || surface !== surface.trim() || /[*|;]| {2}|[^\S ]/u.test(surface),
    );
    expect(stray).toEqual([]);
    expect(surfaces.filter((surface) => surface !== surface.normalize("NFC"))).toEqual([]);
  });

  test("every medicine has distinct doses, each a number with a unit", () => {
    for (const { term, doses } of MEDICINES) {
      expect(new Set(doses).size, term).toBe(doses.length);
      for (const dose of doses) expect(dose, term).toMatch(/^\d[\d.,/]* \D/u);
    }
  });

  test("at least 60 eponymous conditions, and the surnames are distinct and capitalised", () => {
    expect(CONDITIONS.filter(({ eponym }) => eponym !== undefined).length).toBeGreaterThanOrEqual(60);
    expect(EPONYMS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(EPONYMS).size).toBe(EPONYMS.length);
    expect(EPONYMS.filter((surname) => !/^\p{Lu}\p{L}/u.test(surname) && surname !== "B-Lynch")).toEqual([]);
  });

  test("every specialty has conditions, procedures, medicines and findings", () => {
    for (const entries of [CONDITIONS, PROCEDURES, MEDICINES, FINDINGS]) {
      const covered = new Set(entries.map(({ specialty }) => specialty));
      expect(SPECIALTIES.filter((specialty) => !covered.has(specialty))).toEqual([]);
    }
  });
});
