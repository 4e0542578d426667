import { join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { voteRecognisers } from "../../../src/recognise/combine/vote.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";
import { type Span, unionSpans } from "../../../src/text/span.ts";

const LENGTH = 40;
const document = createDocument("note", "x".repeat(LENGTH));
const spans = fc
  .array(
    fc
      .record({
        start: fc.nat(LENGTH - 1),
        length: fc.integer({ min: 1, max: 9 }),
        label: fc.constantFrom("PERSON", "GPE"),
      })
      .map(({ start, length, label }): Span => ({ start, end: Math.min(LENGTH, start + length), label })),
    { maxLength: 6 },
  )
  .map(unionSpans);
const fixed = (found: readonly Span[]): Recogniser => ({ name: "x", recognise: async () => [[...found]] });
const vote = async (found: readonly (readonly Span[])[], least: number) =>
  (await voteRecognisers(found.map(fixed), least, "v").recognise([document]))[0] as Span[];
const span = (start: number, end: number, label = "PERSON", score?: number): Span => ({
  start,
  end,
  label,
  ...(score !== undefined && { score }),
});
const covers = (found: readonly Span[], at: number) => found.some(({ start, end }) => start <= at && at < end);

it("keeps every letter that k of n marked, marks none that nobody did, and is the union for k = 1", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(spans, { minLength: 1, maxLength: 4 }), fc.nat(3), async (found, extra) => {
      const least = 1 + (extra % found.length);
      const elected = await vote(found, least);
      expect(elected).toEqual(unionSpans(elected));
      for (let at = 0; at < LENGTH; at++) {
        const votes = found.filter((own) => covers(own, at)).length;
        if (votes >= least) expect(covers(elected, at)).toBe(true);
        if (votes === 0) expect(covers(elected, at)).toBe(false);
        if (least === 1) expect(covers(elected, at)).toBe(votes > 0);
      }
    }),
  );
});

it("counts each recogniser once, joins halves of a name, and takes the label that most gave", async () => {
  expect(await vote([[span(0, 3), span(4, 7)], []], 2)).toEqual([]);
  expect(await vote([[span(0, 3), span(4, 7)], [span(1, 7)]], 2)).toEqual([span(0, 7)]);
  const labels = [[span(0, 3, "GPE", 0.9)], [span(0, 3, "PER", 0.2)], [span(0, 4, "PERSON", 0.1)]];
  expect(await vote(labels, 2)).toEqual([span(0, 4, "PER", 0.2)]);
  expect(await vote([[span(0, 3)], [span(3, 6)]], 2)).toEqual([]);
});

it("counts names apart from all else, which is cut round them", async () => {
  const organisation = (start: number, end: number) => span(start, end, "ORG");
  expect(await vote([[span(0, 3)], [organisation(0, 9)], [organisation(0, 9)]], 2)).toEqual([organisation(0, 9)]);
  expect(
    await vote([[span(0, 3, "PERSON", 0.1)], [span(0, 3, "LOC", 0.1)], [organisation(0, 9)], [organisation(0, 9)]], 2),
  ).toEqual([span(0, 3, "PERSON", 0.1), organisation(3, 9)]);
});

it("counts recognisers of other programs too", async () => {
  const program = `process:"${process.execPath}" '${join(import.meta.dirname, "../../fixtures/recogniser.mjs")}' none ""`;
  const text = "Dhr. Bos belt met mw. Jansen. Bos is boos.";
  const find = async (spec: string) => {
    const [found = []] = await (await createRecogniser(spec)).recognise([createDocument("n", text)]);
    return found.map(({ start, end }) => text.slice(start, end));
  };
  expect(await find(`vote:2[rules:nl][${program}]`)).toEqual(["Bos", "Bos"]);
  expect(await find(`vote:1[rules:nl][${program}]`)).toEqual(["Bos", "Jansen", "Bos"]);
});
