import { join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { cascadeRecognisers } from "../../../src/recognise/combine/cascade.ts";
import { createCrfRecogniser } from "../../../src/recognise/crf/crf-recogniser.ts";
import { layOutModel } from "../../../src/recognise/crf/tagging-model.ts";
import { Tagger } from "../../../src/recognise/crf/tagger.ts";
import { train } from "../../../src/recognise/crf/train.ts";
import { createRecogniser } from "../../../src/recognise/parse-spec.ts";
import { Reading } from "../../../src/recognise/reading.ts";
import type { Recogniser } from "../../../src/recognise/recogniser.ts";
import { createDocument } from "../../../src/text/document.ts";
import { makeNotes } from "../../fixtures/made-up-notes.ts";

const model = await train(makeNotes(0, 30), {
  language: null,
  features: "full",
  seeds: [1],
  epochs: 2,
  caseCopies: false,
  withLexicon: false,
});
const notes = makeNotes(60, 12).map(({ text }, index) =>
  createDocument(`n${index}`, `😀 ${text}\nZwq Vrt is er.\n\nniets`),
);

it("doubts are what forward and backward over the line say; the spans are those of the tagger", async () => {
  const tagger = new Tagger(layOutModel(model));
  const plain = await createCrfRecogniser(model, "crf").recognise(notes);
  for (const [index, { text }] of notes.entries()) {
    const { spans, passages } = tagger.tagWithDoubts(new Reading(text), "crf");
    expect(spans.map(({ start, end, label }) => [start, end, label])).toEqual(
      plain[index]?.map(({ start, end, label }) => [start, end, label]),
    );
    for (const [at, { score = 0 }] of spans.entries()) expect(score).toBeCloseTo(plain[index]?.[at]?.score ?? -1, 3);
    expect(passages.map(({ start, end }) => text.slice(start, end).trim())).toEqual(
      text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    );
    for (const { start, end, doubt } of passages) {
      const least = Math.min(
        ...spans.filter((span) => span.start >= start && span.end <= end).map(({ score = 1 }) => score),
        1,
      );
      // A token of a span is outside at most as probably as it is not of the span's own type.
      expect(doubt).toBeGreaterThanOrEqual(0);
      expect(doubt).toBeLessThanOrEqual(1);
      if (least < 0.5) expect(doubt).toBeGreaterThan(0);
    }
  }
});

const span = (start: number, end: number, score?: number) => ({
  start,
  end,
  label: "PERSON",
  ...(score !== undefined && { score }),
});
const TEXT = "eerste\ntweede\n\nderde\nvierde";
const LINES = [
  { start: 0, end: 6, doubt: 0.05 },
  { start: 7, end: 13, doubt: 0.4 },
  { start: 15, end: 20, doubt: 0.2 },
  { start: 21, end: 27, doubt: 0 },
];
const fast = {
  name: "fast",
  findWithDoubts: () => ({ spans: [span(0, 3, 0.95), span(7, 9, 0.6), span(10, 13, 0.99)], passages: LINES }),
};

/** Remembers what it was given, and finds the last two letters. */
function slow(): Recogniser & { readonly given: string[] } {
  const given: string[] = [];
  return {
    name: "slow",
    given,
    recognise: async (documents) => {
      given.push(...documents.map(({ text }) => text));
      return documents.map(({ text }) => [span(text.length - 2, text.length)]);
    },
  };
}

it("gives the slow one unsure lines alone, neighbours together, and takes its word there", async () => {
  const run = async (doubt: number) => {
    const asked = slow();
    const [found = []] = await cascadeRecognisers(fast, asked, doubt, "c").recognise([createDocument("d", TEXT)]);
    return [asked.given, found.map(({ start, end }) => TEXT.slice(start, end))];
  };
  expect(await run(0.5)).toEqual([[], ["eer", "tw", "ede"]]);
  expect(await run(0.3)).toEqual([["tweede"], ["eer", "ede"]]);
  expect(await run(0.1)).toEqual([["tweede\n\nderde"], ["eer", "ede", "de"]]);
  expect(await run(0)).toEqual([["eerste\ntweede\n\nderde"], ["de"]]);
});

it("lets nothing hide a name that the fast one is sure of", async () => {
  const organisations: Recogniser = {
    name: "o",
    recognise: async (documents) => documents.map(({ text }) => [{ start: 0, end: text.length, label: "ORG" }]),
  };
  const [found = []] = await cascadeRecognisers(fast, organisations, 0.3, "c").recognise([createDocument("d", TEXT)]);
  expect(found.map(({ start, end, label }) => [TEXT.slice(start, end), label])).toEqual([
    ["eer", "PERSON"],
    ["twe", "ORG"],
    ["ede", "PERSON"],
  ]);
});

it("finds all that the slow one finds where every line is unsure, and nothing of it where none is", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("Jan ", "😀", "x\n", "\r\n"), fc.boolean()), { minLength: 1 }),
      async (parts) => {
        const text = parts.map(([part]) => part).join("");
        let at = 0;
        const passages = text.split(/(?<=\n)/u).map((line) => {
          const start = at;
          at += line.length;
          return { start, end: at, doubt: 0.5 };
        });
        const names: Recogniser = {
          name: "names",
          recognise: async (documents) =>
            documents.map((document) =>
              [...document.text.matchAll(/Jan/gu)].map(({ index }) => span(index, index + 3)),
            ),
        };
        const document = createDocument("d", text);
        const all = cascadeRecognisers({ name: "f", findWithDoubts: () => ({ spans: [], passages }) }, names, 0.4, "c");
        expect(await all.recognise([document])).toEqual(await names.recognise([document]));
        const none = cascadeRecognisers(
          { name: "f", findWithDoubts: () => ({ spans: [], passages }) },
          names,
          0.6,
          "c",
        );
        expect(await none.recognise([document])).toEqual([[]]);
      },
    ),
  );
});

it("asks a recogniser of another program", async () => {
  const script = join(import.meta.dirname, "../../fixtures/recogniser.mjs");
  const spec = `cascade:0[crf:ner-nl][process:"${process.execPath}" '${script}' none ""]`;
  const text = "Gesproken met de Bosch.\nGeen bijzonderheden, zegt Bos.";
  const [found = []] = await (await createRecogniser(spec)).recognise([createDocument("n", text)]);
  expect(found.map(({ start, end }) => text.slice(start, end))).toContain("Bos");
});
