import fc from "fast-check";
import { expect, test } from "vitest";

import { createContainingFinder } from "../../src/vocabulary/containing.ts";

test("finds every text that holds another, longer than it, and no other", () => {
  const part = fc.stringMatching(/^[ab]{1,4}$/u);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab]{0,6}$/u), { minLength: 1, maxLength: 30 }), part, (texts, wanted) => {
      const expected = texts.flatMap((text, index) => (text.includes(wanted) && text !== wanted ? [index] : []));
      expect(createContainingFinder(texts)(wanted)).toEqual(expected);
    }),
  );
});
