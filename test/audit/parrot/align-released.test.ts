import fc from "fast-check";
import { expect, it } from "vitest";

import { alignReleased } from "../../../src/audit/parrot/align-released.ts";
import { replaceSpans, unionSpans } from "../../../src/text/span.ts";

it("finds labels and surrogates where they stand", () => {
  const original = "Dhr. de Vries, Jan Smit en Jan.";
  const spans = [
    { start: 5, end: 13, label: "PERSON" },
    { start: 15, end: 23, label: "PERSON" },
    { start: 27, end: 30, label: "PERSON" },
  ];
  for (const replacements of [
    ["PERSON", "PERSON", "PERSON"],
    ["van Dijk", "Piet Bos", "Piet"],
  ]) {
    let i = 0;
    const released = replaceSpans(original, spans, () => replacements[i++] as string);
    const aligned = alignReleased(original, released, spans) ?? [];
    expect(aligned.map(({ start, end }) => released.slice(start, end))).toEqual(replacements);
  }
});

it("leaves between the aligned spans what stood between the originals, whatever the text", () => {
  const raw = fc.array(fc.tuple(fc.nat(30), fc.nat(6)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.string({ minLength: 40, maxLength: 50 }), raw, (text, pairs) => {
      const spans = unionSpans(pairs.map(([start, length]) => ({ start, end: start + length + 1, label: "PERSON" })));
      const released = replaceSpans(text, spans, ({ label }) => label);
      const aligned = alignReleased(text, released, spans);
      if (aligned === undefined) return;
      let [position, from] = [0, 0];
      for (const [i, { start, end }] of aligned.entries()) {
        const span = spans[i] as (typeof spans)[number];
        expect(released.slice(position, start)).toBe(text.slice(from, span.start));
        [position, from] = [end, span.end];
      }
      expect(released.slice(position)).toBe(text.slice(from));
    }),
  );
});

it("does not fit other texts to each other", () => {
  const spans = [{ start: 2, end: 4, label: "PERSON" }];
  expect(alignReleased("a Jo b", "x PERSON b", spans)).toBeUndefined();
  expect(alignReleased("a Jo b", "a PERSON c", spans)).toBeUndefined();
  expect(alignReleased("a Jo b", "a Jo b and more", [])).toBeUndefined();
});
