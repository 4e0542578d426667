import fc from "fast-check";
import { expect, test } from "vitest";

import { traceOriginal } from "../../../src/model/tokenizers/traced-text.ts";
import { graphemes, removeMarks, toUnicodeForm } from "../../../src/model/tokenizers/unicode-form.ts";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const parts = fc.constantFrom("a", " ", "\r\n", "e\u0301", "👍🏽", "👩‍👩‍👧", "🇳🇱", "🇳", "각", "क्षि", "\u0600", "王");

test("clusters are those of the whole text, however long it is", () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 600, size: "max" }), (list) => {
      const text = list.join("");
      const whole = Array.from(segmenter.segment(text), ({ index, segment }) => [index, index + segment.length]);
      expect([...graphemes(text)]).toEqual(whole);
    }),
  );
  const marks = `e${"\u0301".repeat(3_000)}x`;
  expect([...graphemes(marks)]).toEqual([
    [0, 3_001],
    [3_001, 3_002],
  ]);
});

test("a long text takes time in proportion", () => {
  const start = performance.now();
  toUnicodeForm(traceOriginal("Zoë de Vries, patiënt. ".repeat(20_000)), "NFD");
  expect(performance.now() - start).toBeLessThan(10_000);
});

test.each(["NFC", "NFD", "NFKC", "NFKD"] as const)("%s is that of the whole text, and origins are in order", (form) => {
  const anyParts = fc.array(fc.oneof(parts, fc.string({ unit: "grapheme", maxLength: 3 })), { maxLength: 40 });
  fc.assert(
    fc.property(anyParts, (list) => {
      const text = list.join("");
      const normal = toUnicodeForm(traceOriginal(text), form);
      expect(normal.text).toBe(text.normalize(form));
      expect(normal.starts).toEqual(normal.starts.toSorted((a, b) => a - b));
      expect(normal.ends.every((end, unit) => end > (normal.starts[unit] as number) && end <= text.length)).toBe(true);
    }),
  );
});

test("what was composed or lost a mark stands for all of it", () => {
  const composed = toUnicodeForm(traceOriginal("Joe\u0308 en"), "NFC");
  expect([composed.text, composed.starts, composed.ends]).toEqual(["Joë en", [0, 1, 2, 4, 5, 6], [1, 2, 4, 5, 6, 7]]);
  const bare = removeMarks(traceOriginal("e\u0308\u0323n"), (mark) => /\p{Mn}/u.test(mark));
  expect([bare.text, bare.starts, bare.ends]).toEqual(["en", [0, 3], [3, 4]]);
});
