import fc from "fast-check";
import { expect, test } from "vitest";

import { createContainingFinder, findContainingAny } from "../../src/vocabulary/containing.ts";

test("finds every text that holds another, longer than it, and no other", () => {
  const part = fc.stringMatching(/^[ab]{1,4}$/u);
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab]{0,6}$/u), { minLength: 1, maxLength: 30 }), part, (texts, wanted) => {
      const expected = texts.flatMap((text, index) => (text.includes(wanted) && text !== wanted ? [index] : []));
      expect(createContainingFinder(texts)(wanted)).toEqual(expected);
    }),
  );
});

test("finds every text that holds any of several others, longer than it, and no other", () => {
  const texts = fc.array(fc.stringMatching(/^[abé\u{1f600}]{0,6}$/u), { maxLength: 30 });
  const parts = fc.array(fc.stringMatching(/^[abé\u{1f600}]{1,4}$/u), { maxLength: 5 });
  fc.assert(
    fc.property(texts, parts, (all, wanted) => {
      const holds = (text: string) => wanted.some((part) => text.includes(part) && text !== part);
      const expected = all.flatMap((text, index) => (holds(text) ? [index] : []));
      expect([...findContainingAny(all, wanted)]).toEqual(expected);
    }),
  );
});
