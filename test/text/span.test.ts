import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { compareSpans, replaceSpans, sortSpans, type Span, unionSpans } from "../../src/text/span.ts";

const TEXT = "0123456789".repeat(5);
const spans = fc.array(
  fc
    .record({
      start: fc.nat(49),
      length: fc.integer({ min: 0, max: 12 }),
      label: fc.constantFrom("PERSON", "GPE"),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ start, length, label, score }): Span => ({ start, end: Math.min(50, start + length), label, score })),
  { maxLength: 15 },
);

describe("sortSpans", () => {
  it("sorts few and many as a stable sort does, in place", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          spans,
          fc.array(spans, { maxLength: 12 }).map((some) => some.flat()),
        ),
        (input) => {
          const sorted = [...input];
          expect(sortSpans(sorted)).toBe(sorted);
          expect(sorted).toEqual(input.toSorted(compareSpans));
        },
      ),
    );
  });
});

describe("unionSpans", () => {
  it("covers exactly what the spans covered, sorted and disjoint", () => {
    fc.assert(
      fc.property(spans, (input) => {
        const covered = (list: readonly Span[]) =>
          [...TEXT].map((_, at) => list.some((span) => at >= span.start && at < span.end));
        const union = unionSpans(input);
        expect(covered(union)).toEqual(covered(input));
        for (const [index, span] of union.entries()) {
          expect(span.end).toBeGreaterThan(span.start);
          if (index > 0) expect(span.start).toBeGreaterThanOrEqual((union[index - 1] as Span).end);
        }
      }),
    );
  });

  it("takes the label of the surest, and does not join neighbours that only touch", () => {
    expect(
      unionSpans([
        { start: 0, end: 4, label: "GPE", score: 0.5 },
        { start: 2, end: 6, label: "PERSON", score: 0.9 },
        { start: 6, end: 8, label: "GPE", score: 0.7 },
      ]),
    ).toEqual([
      { start: 0, end: 6, label: "PERSON", score: 0.9 },
      { start: 6, end: 8, label: "GPE", score: 0.7 },
    ]);
  });
});

describe("replaceSpans", () => {
  it("keeps every character outside the spans, in order", () => {
    fc.assert(
      fc.property(spans, (input) => {
        const union = unionSpans(input);
        const replaced = replaceSpans(TEXT, union, () => "\u0000");
        const outside = [...TEXT].filter((_, at) => !union.some((span) => at >= span.start && at < span.end)).join("");
        expect(replaced.replaceAll("\u0000", "")).toBe(outside);
        expect(replaced.split("\u0000").length - 1).toBe(union.length);
      }),
    );
  });

  it("refuses spans that overlap or leave the text", () => {
    const span = (start: number, end: number) => ({ start, end, label: "PERSON" });
    expect(() => replaceSpans("abc", [span(0, 2), span(1, 3)], () => "")).toThrow(RangeError);
    expect(() => replaceSpans("abc", [span(0, 4)], () => "")).toThrow(RangeError);
  });
});
