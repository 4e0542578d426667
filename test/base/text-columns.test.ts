import { stripVTControlCharacters } from "node:util";

import { describe, expect, it } from "vitest";

import { alignRows, columnsOf, padEnd, padStart } from "../../src/base/text-columns.ts";

describe("columns of a terminal", () => {
  it("counts what is drawn: no style, no accent beside its letter, two for a wide character", () => {
    expect(["Ana", "A\u0301na", "\u001b[2mAna\u001b[22m", "安娜", "👩‍⚕️"].map(columnsOf)).toEqual([3, 3, 3, 4, 2]);
    expect(padEnd("安娜", 6)).toBe("安娜  ");
    expect(padStart("A\u0301na", 5)).toBe("  A\u0301na");
    expect(padEnd("longer", 3)).toBe("longer");
  });

  it("sets rows under each other whatever stands in them, numbers flush right, nothing behind the last cell", () => {
    const lines = alignRows(
      [
        ["modèle 安", "n", ""],
        ["e\u0301", "1,000", "why"],
        ["", "2", ""],
      ],
      (column) => column === 1,
    );
    expect(lines).toEqual(["modèle 安      n", "e\u0301          1,000  why", "               2"]);
    expect(alignRows([])).toEqual([]);
    expect(
      stripVTControlCharacters(
        alignRows([
          ["\u001b[1mA\u001b[22m", "x"],
          ["BB", "y"],
        ]).join("|"),
      ),
    ).toBe("A   x|BB  y");
  });
});
