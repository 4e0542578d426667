import { expect, it } from "vitest";

import { calibrate } from "../../../src/recognise/crf/calibrate.ts";
import { learningCurve } from "../../../src/recognise/crf/learning-curve.ts";
import { train } from "../../../src/recognise/crf/train.ts";
import { makeNotes } from "../../fixtures/made-up-notes.ts";

const OPTIONS = { language: null, seeds: [1], epochs: 4, minDocuments: 1, swaps: 0 } as const;

it("leans to recall only as far as held-out documents ask for", async () => {
  // Names without anything that says so: a model trained on headers is not sure of them.
  const heldOut = makeNotes(60, 10).map(({ text, spans }) => {
    const [first] = spans as [(typeof spans)[number]];
    const name = text.slice(first.start, first.end);
    return {
      text: `Gebeld met ${name} over de uitslag.`,
      spans: [{ start: 11, end: 11 + name.length, label: "PERSON" }],
    };
  });
  const model = await train(makeNotes(0, 30), { ...OPTIONS, outsideBias: -6 });
  const low = calibrate(model, heldOut, 0.01);
  const high = calibrate(model, heldOut, 1);
  expect(high.isReached).toBe(true);
  expect(high.coverageRecall).toBe(1);
  expect(high.outsideBias).toBeGreaterThan(low.outsideBias);
  expect(low.outsideBias).toBeGreaterThanOrEqual(-6);
  expect(high.mentions).toBe(10);
});

it("measures models of growing parts of the data on the same documents", async () => {
  const points = await learningCurve(makeNotes(0, 40), makeNotes(50, 12), [100, 5, 50], OPTIONS);
  expect(points.map(({ percent, documents }) => [percent, documents])).toEqual([
    [5, 2],
    [50, 20],
    [100, 40],
  ]);
  expect(points[2]?.classification.f1).toBeGreaterThan(points[0]?.classification.f1 as number);
  for (const { detection, classification } of points) expect(detection.f1).toBeGreaterThanOrEqual(classification.f1);
});
