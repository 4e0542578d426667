import fc from "fast-check";
import { expect, it } from "vitest";

import { unitsOf } from "../../src/text/text-units.ts";

it("gives a text's units and a space, lone surrogates and texts longer than those before included", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .array(fc.constantFrom("a", "é", "\ud835", "\udc00", "𝐀", "\n"), { maxLength: 60 })
      .map((pieces) => pieces.join("")),
    fc.integer({ min: 0, max: 150_000 }).map((length) => "aé".repeat(length)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const units = unitsOf(text);
      const places = text.length < 1000 ? [...text].map((_, index) => index) : [0, 16_383, 16_384, text.length - 1];
      for (const index of places.filter((place) => place < text.length)) {
        expect(units[index]).toBe(text.charCodeAt(index));
      }
      expect(units[text.length]).toBe(0x20);
    }),
    { numRuns: 60 },
  );
});
