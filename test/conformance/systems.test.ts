import { describe, expect, it } from "vitest";

import { createRecogniser } from "../../src/recognise/parse-spec.ts";
import { createDocument } from "../../src/text/document.ts";
import { createOffsetTable } from "../../src/text/offsets.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { interpreter, missingModule } from "../python/python.ts";
import { runPythonOn } from "../python/run-python.ts";

/** What test/python/systems_figures.py prints. */
interface Figures {
  readonly roundTrips: { readonly differing: number; readonly spans: number };
  readonly crf: {
    readonly loss: number;
    readonly expectedLoss: number;
    readonly paths: readonly (readonly number[])[];
    readonly expectedPaths: readonly (readonly number[])[];
    readonly marginalDifference: number;
  };
  readonly contextualDifference: number;
  readonly annotations: readonly unknown[];
  readonly repaired: readonly unknown[];
  readonly spans: readonly (readonly (readonly [number, number, string])[])[];
  readonly scored: readonly (readonly (readonly [number, number, string, number])[])[];
  readonly least: number;
  readonly sure: readonly (readonly (readonly [number, number, string, number])[])[];
  readonly hidden: { readonly inside: number; readonly outside: number; readonly withoutTags: number };
}

const TEXTS = ["😀 Ana belt.\r\nAna 12, Ana Ana.", "", "Ana belt 😀😀 Ana e\u0301n ana", "belt\n\nAna"];
const missing = missingModule("torch", "numpy");

describe.skipIf(missing !== undefined)(
  `the systems of docs/background/systems.md (${missing ?? "with Python"})`,
  () => {
    it("tags, CRF, embeddings and offsets are what they should be", { timeout: 120_000 }, async () => {
      const folder = await temporaryDirectory();
      const input = JSON.stringify(TEXTS);
      const figures = JSON.parse(runPythonOn(input, "test/python/systems_figures.py", folder)) as Figures;

      expect(figures.roundTrips.spans).toBeGreaterThan(1000);
      expect(figures.roundTrips.differing).toBe(0);
      expect(figures.crf.loss).toBeCloseTo(figures.crf.expectedLoss, 5);
      expect(figures.crf.paths).toEqual(figures.crf.expectedPaths);
      expect(figures.crf.marginalDifference).toBeLessThan(1e-5);
      expect(figures.contextualDifference).toBeLessThan(1e-6);
      expect(figures.annotations).toEqual([
        [0, 2, "PLACE"],
        [3, 6, "PERSON"],
        [9, 12, "PERSON"],
      ]);
      expect(figures.repaired).toEqual([
        [0, 1, "A"],
        [2, 5, "B"],
      ]);

      // Three standard deviations of 1,200 and of 200.
      expect(Math.abs(figures.hidden.inside - 1200)).toBeLessThan(66);
      expect(Math.abs(figures.hidden.outside - 200)).toBeLessThan(41);
      expect(figures.hidden.withoutTags).toBe(0);
      // What a network is sure of is some of what it marks.
      const { least, scored } = figures;
      expect(scored.map((spans) => spans.map(([start, end, label]) => [start, end, label]))).toEqual(figures.spans);
      expect(figures.sure).toEqual(scored.map((spans) => spans.filter(([, , , score]) => score >= least)));
      expect(figures.sure.flat().length).toBeLessThan(scored.flat().length);

      // Through the adapter, in the offsets of our texts.
      const recogniser = await createRecogniser(
        `process:${interpreter} models/training/systems/adapter.py bilstm ${folder}`,
      );
      const documents = TEXTS.map((text, index) => createDocument(`n${index}`, text));
      const found = await recogniser.recognise(documents);
      const expected = TEXTS.map((text, index) => {
        const { fromCodePoint } = createOffsetTable(text);
        return (figures.spans[index] ?? []).map(([start, end]) => [fromCodePoint(start), fromCodePoint(end)]);
      });
      expect(expected.flat().length).toBeGreaterThan(3);
      expect(found.map((spans) => spans.map(({ start, end }) => [start, end]))).toEqual(expected);
    });
  },
);
