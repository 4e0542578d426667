import fc from "fast-check";
import { expect, it } from "vitest";

import { formatSpanRecords } from "../../../src/corpus/execute/span-record.ts";
import type { Span } from "../../../src/text/span.ts";

it("writes the lines that JSON.stringify would", () => {
  const label = fc.constantFrom("PERSON", "GPE", 'odd "label"\n');
  const extra = fc.record(
    {
      score: fc.oneof(fc.double(), fc.constantFrom(1, 0, -0, NaN, 1e-9)),
      source: fc.constantFrom("", "crf:é", "a\\b"),
    },
    { requiredKeys: [] },
  );
  const span = fc.tuple(fc.nat(20), fc.nat(8), label, extra);
  const word = fc.string({ unit: "binary", maxLength: 30 });
  fc.assert(
    fc.property(word, word, fc.array(span), (document, text, given) => {
      const spans = given.map(([start, length, name, more]): Span => ({
        start,
        end: start + length,
        label: name,
        ...more,
      }));
      const records = spans.map(({ start, end, label: name, source = "", score = 1 }) => {
        const surface = text.slice(start, end);
        return `${JSON.stringify({ document, start, end, label: name, surface, source, score })}\n`;
      });
      expect(formatSpanRecords(document, text, spans)).toBe(records.join(""));
    }),
  );
});
