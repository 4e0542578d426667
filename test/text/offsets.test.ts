import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createOffsetTable } from "../../src/text/offsets.ts";

/** Text with emoji, combining marks, line ends, NUL and unpaired surrogates. */
const texts = fc
  .array(fc.constantFrom("a", "é", "e\u0301", "🙂", "👩‍⚕️", "\r\n", "\u0000", "א", "\uD83D", "\uDE42", "中"), {
    maxLength: 30,
  })
  .map((parts) => parts.join(""));

describe("createOffsetTable", () => {
  it("counts code points as Python does, and back", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const table = createOffsetTable(text);
        const points = [...text];
        let utf16 = 0;
        for (let index = 0; index <= points.length; index++) {
          expect(table.toCodePoint(utf16)).toBe(index);
          expect(table.fromCodePoint(index)).toBe(utf16);
          utf16 += points[index]?.length ?? 0;
        }
      }),
    );
  });

  it("counts an offset inside a pair as the pair's start", () => {
    expect(createOffsetTable("a🙂b").toCodePoint(2)).toBe(1);
  });
});
