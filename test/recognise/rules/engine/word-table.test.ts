import { describe, expect, it } from "vitest";

import { hashesOf, WordTable } from "../../../../src/recognise/rules/engine/word-table.ts";
import type { Word } from "../../../../src/recognise/rules/engine/word.ts";

describe("WordTable", () => {
  it("finds each of many words by the hashes of its surface, and no other", () => {
    const table = new WordTable();
    const surfaces = Array.from({ length: 20_000 }, (_, i) => `w${i.toString(36)}é-${i % 7}`);
    const wordOf = (surface: string) => table.valueAt(table.find(...hashesOf(surface)));
    for (const [i, surface] of surfaces.entries()) {
      expect(wordOf(surface)).toBeUndefined();
      const slot = table.set(...hashesOf(surface), { surface, begins: i % 64 } as Word);
      expect(table.beginsAt(slot)).toBe(i % 64);
    }
    for (const [i, surface] of surfaces.entries()) {
      expect(wordOf(surface)?.surface).toBe(surface);
      expect(table.beginsAt(table.find(...hashesOf(surface)))).toBe(i % 64);
    }
    for (const other of ["w1e-1", "W1é-1", "w1é", "é-1w1"]) expect(wordOf(other)).toBeUndefined();
  });

  it("keeps words that come again, and what they begin, when it forgets others", () => {
    const table = new WordTable(1000);
    const slotOf = (surface: string) => table.find(...hashesOf(surface));
    const usual = Array.from({ length: 100 }, (_, i) => `usual${i}`);
    for (const [i, surface] of usual.entries()) table.set(...hashesOf(surface), { surface, begins: i } as Word);
    for (let i = 0; i < 5000; i++) {
      for (const surface of i % 500 === 0 ? usual : []) slotOf(surface);
      table.set(...hashesOf(`rare${i}`), { surface: `rare${i}`, begins: 63 } as Word);
    }
    for (const [i, surface] of usual.entries()) {
      expect(table.valueAt(slotOf(surface))?.surface).toBe(surface);
      expect(table.beginsAt(slotOf(surface))).toBe(i);
    }
    expect(table.valueAt(slotOf("rare1"))).toBeUndefined();
  });
});
