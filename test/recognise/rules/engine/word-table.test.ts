import { describe, expect, it } from "vitest";

import { hashesOf, WordTable } from "../../../../src/recognise/rules/engine/word-table.ts";
import type { Word } from "../../../../src/recognise/rules/engine/word.ts";

describe("WordTable", () => {
  it("finds each of many words by the hashes of its surface, and no other", () => {
    const table = new WordTable();
    const surfaces = Array.from({ length: 20_000 }, (_, i) => `w${i.toString(36)}é-${i % 7}`);
    const wordOf = (surface: string) => table.wordAt(table.find(...hashesOf(surface)));
    for (const [i, surface] of surfaces.entries()) {
      expect(wordOf(surface)).toBeUndefined();
      const slot = table.add(...hashesOf(surface), { surface, begins: i % 64 } as Word);
      expect(table.beginsAt(slot)).toBe(i % 64);
    }
    for (const [i, surface] of surfaces.entries()) {
      expect(wordOf(surface)?.surface).toBe(surface);
      expect(table.beginsAt(table.find(...hashesOf(surface)))).toBe(i % 64);
    }
    for (const other of ["w1e-1", "W1é-1", "w1é", "é-1w1"]) expect(wordOf(other)).toBeUndefined();
    table.clear();
    expect([table.size, wordOf("w1é-1")]).toEqual([0, undefined]);
  });
});
