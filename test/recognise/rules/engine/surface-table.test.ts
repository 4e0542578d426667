import { describe, expect, it } from "vitest";

import { SurfaceTable } from "../../../../src/recognise/rules/engine/surface-table.ts";
import type { Word } from "../../../../src/recognise/rules/engine/word.ts";

describe("SurfaceTable", () => {
  it("finds each of many words where it stands in a text, and no other", () => {
    const table = new SurfaceTable();
    const surfaces = Array.from({ length: 20_000 }, (_, i) => `w${i.toString(36)}é`);
    for (const surface of surfaces) {
      expect(table.find(surface, 0, surface.length)).toBeUndefined();
      table.add({ surface } as Word);
    }
    for (const surface of surfaces) expect(table.find(`a ${surface} b`, 2, 2 + surface.length)?.surface).toBe(surface);
    expect(table.find("w1é", 0, 2)).toBeUndefined();
    expect(table.find("W1é", 0, 3)).toBeUndefined();
    table.clear();
    expect([table.size, table.find("w1é", 0, 3)]).toEqual([0, undefined]);
  });
});
