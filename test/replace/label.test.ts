import fc from "fast-check";
import { expect, it } from "vitest";

import { labelReplacer } from "../../src/replace/replacer.ts";
import { replaceSpans, type Span, unionSpans } from "../../src/text/span.ts";

const replaceWithLabels = (text: string, spans: readonly Span[]) =>
  replaceSpans(text, spans, labelReplacer({ id: "d", text, meta: {} }, spans));

it("leaves what stands against a name", () => {
  expect(replaceWithLabels("Mob:Jan 06", [{ start: 4, end: 7, label: "PERSON" }])).toBe("Mob:PERSON 06");
});

it("rebuilds the text: what lies between the labels is what lay between the spans", () => {
  const spans = fc.array(
    fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b), label: "\u0000" })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(
      fc.string({ minLength: 31, maxLength: 40 }).filter((text) => !text.includes("\u0000")),
      spans,
      (text, raw) => {
        const union = unionSpans(raw);
        const between = union.map((span, index) => text.slice(union[index - 1]?.end ?? 0, span.start));
        between.push(text.slice(union.at(-1)?.end ?? 0));
        expect(replaceWithLabels(text, union).split("\u0000")).toEqual(between);
      },
    ),
  );
});
