import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { hashKey } from "../../../../src/recognise/token-table.ts";
import { loadCaseTable, openCaseTable, writeCaseTable } from "../../../../src/recognise/rules/lists/case-table.ts";
import { caseOdds, createOrdinaryTest } from "../../../../src/recognise/rules/lists/ordinary-words.ts";
import { NOTE_LANGUAGES } from "../../../../src/text/note-languages.ts";

describe("openCaseTable", () => {
  it("finds what was written, to half a nat, and nothing else", () => {
    const hashes = fc.integer({ min: 0, max: 0xffff_ffff });
    const counts = fc.record({
      odds: fc.double({ min: -60, max: 60, noNaN: true }),
      share: fc.double({ min: 1e-12, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(hashes, counts), { maxLength: 60 }), hashes, (entries, other) => {
        const expected = new Map(entries);
        const table = openCaseTable(writeCaseTable(expected));
        expect(table.size).toBe(expected.size);
        for (const [hash, { odds, share }] of expected) {
          expect(Math.abs((table.odds(hash | 0) as number) - odds)).toBeLessThanOrEqual(0.25);
          expect(Math.abs((table.logShare(hash) as number) - Math.log(share))).toBeLessThanOrEqual(0.25);
        }
        if (!expected.has(other)) expect(table.odds(other)).toBeUndefined();
      }),
    );
  });

  it.each([
    [new Uint8Array(0)],
    [new Uint8Array(8)],
    [writeCaseTable(new Map([[1, { odds: 0, share: 1 }]])).slice(0, -1)],
  ])("refuses other bytes", (bytes) => {
    expect(() => openCaseTable(bytes)).toThrow(/no table of words by case/);
  });
});

describe("the shipped tables", () => {
  it.each(NOTE_LANGUAGES)("%s: fits in 700 kB and is found by the hashes of folded words", (language) => {
    expect(loadCaseTable(language).size).toBeLessThanOrEqual(116_000);
    expect(loadCaseTable(language).odds(hashKey("maria"))).toBeGreaterThan(1);
  });

  it.each([
    ["es", ["garcia", "juan", "fernandez", "javier"], ["blanco", "paciente", "hablado", "dolor"]],
    ["en", ["smith", "john", "taylor"], ["patient", "wood", "told", "brown"]],
    ["it", ["marco", "ferrari", "esposito"], ["paziente", "bianco", "parlato", "moglie"]],
    ["nl", ["jansen", "dijkstra", "pieter"], ["moeder", "gesproken", "kamer", "groot"]],
  ] as const)("%s: names are written with a capital, ordinary words small", (language, names, words) => {
    const isOrdinary = createOrdinaryTest(
      language,
      () => true,
      () => true,
    );
    for (const key of names) expect([key, isOrdinary(key)]).toEqual([key, false]);
    for (const key of words) expect([key, isOrdinary(key)]).toEqual([key, true]);
  });
});

describe("createOrdinaryTest", () => {
  it("asks the dictionary where nothing was counted, and wants more of a name that it lacks", () => {
    const [yes, no] = [() => true, () => false];
    const uncounted = "qqxzv";
    expect(caseOdds("en", uncounted)).toBeUndefined();
    expect(createOrdinaryTest("en", yes, yes)(uncounted)).toBe(true);
    expect(createOrdinaryTest("en", no, yes)(uncounted)).toBe(false);
    expect(createOrdinaryTest("es", no, yes)("hablado")).toBe(true);
    // Written small a little more often than with a capital.
    expect(caseOdds("es", "blanco")).toBeGreaterThan(-2);
    expect(createOrdinaryTest("es", no, yes)("blanco")).toBe(false);
    expect(createOrdinaryTest("es", no, no)("blanco")).toBe(true);
  });
});
