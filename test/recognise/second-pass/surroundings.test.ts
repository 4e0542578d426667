import fc from "fast-check";
import { expect, it } from "vitest";

import { lineEndNear, lineStartNear } from "../../../src/recognise/second-pass/surroundings.ts";

it("finds where a line begins and ends if that is near, and looks no farther", () => {
  const lines = fc.array(fc.constantFrom("a", "\n", "bcd", "efghij"), { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(lines, fc.nat(40), fc.nat(12), (text, place, most) => {
      const index = Math.min(place, text.length);
      const start = index - (text.slice(0, index).split("\n").at(-1) as string).length;
      const end = index + (text.slice(index).split("\n")[0] as string).length;
      expect(lineStartNear(text, index, most)).toBe(index - start <= most ? start : -1);
      expect(lineEndNear(text, index, most)).toBe(end - index <= most ? end : -1);
    }),
    { numRuns: 2_000 },
  );
});
