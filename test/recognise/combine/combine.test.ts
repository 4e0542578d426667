import fc from "fast-check";
import { expect, it } from "vitest";

import { combineRecognisers } from "../../../src/recognise/combine/combine.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";
import { unionSpans, type Span } from "../../../src/text/span.ts";

const LENGTH = 40;
const document = createDocument("note", "x".repeat(LENGTH));

const spans = fc
  .array(
    fc
      .record({
        start: fc.nat(LENGTH - 1),
        length: fc.integer({ min: 1, max: 10 }),
        label: fc.constantFrom("PERSON", "GPE"),
      })
      .map(({ start, length, label }): Span => ({ start, end: Math.min(LENGTH, start + length), label })),
    { maxLength: 8 },
  )
  .map(unionSpans);

function fixed(name: string, found: Span[]): Recogniser {
  return { name, recognise: async (documents) => documents.map(() => found) };
}

function covered(found: readonly Span[]): Set<number> {
  return new Set(found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)));
}

it("covers every character that any recogniser covered, and no other", async () => {
  await fc.assert(
    fc.asyncProperty(spans, spans, async (first, second) => {
      const [union = []] = await combineRecognisers([fixed("a", first), fixed("b", second)]).recognise([document]);
      expect(covered(union)).toEqual(covered([...first, ...second]));
      expect(union).toEqual(unionSpans(union));
    }),
  );
});

it("keeps documents apart and in order", async () => {
  const byLength: Recogniser = {
    name: "length",
    recognise: async (documents) => documents.map(({ text }) => [{ start: 0, end: text.length, label: "PERSON" }]),
  };
  const documents = [createDocument("1", "a"), createDocument("2", "bcd")];
  const combined = combineRecognisers([byLength, fixed("none", [])]);
  expect(combined.name).toBe("length+none");
  expect((await combined.recognise(documents)).map(([span]) => span?.end)).toEqual([1, 3]);
});

it("refuses a SPEC it does not know and says what to write", async () => {
  await expect(createRecogniser("rule:nl")).rejects.toMatchObject({
    code: "usage",
    message: expect.stringContaining("rules:nl") as string,
  });
});
