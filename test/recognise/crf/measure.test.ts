import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { scoreSpans } from "../../../src/evaluate/figures/score.ts";
import { formatBrat } from "../../../src/formats/brat.ts";
import type { GoldDocument } from "../../../src/recognise/crf/gold-document.ts";
import { openCrfModel } from "../../../src/recognise/crf/crf-recogniser.ts";
import { Tagger } from "../../../src/recognise/crf/tagger.ts";
import { layOutModel } from "../../../src/recognise/crf/tagging-model.ts";
import { trainToFolder } from "../../../src/recognise/crf/train-to-folder.ts";
import { createDocument } from "../../../src/text/document.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

import { calibrate } from "../../../src/recognise/crf/calibrate.ts";
import { learningCurve } from "../../../src/recognise/crf/learning-curve.ts";
import { train } from "../../../src/recognise/crf/train.ts";
import { makeNotes } from "../../fixtures/made-up-notes.ts";

const OPTIONS = { language: null, seeds: [1], epochs: 4, minDocuments: 1, swaps: 0 } as const;

/** Names without anything that says so: a model trained on headers is not sure of them. */
function notesWithoutFields(from: number, count: number) {
  return makeNotes(from, count).map(({ text, spans }) => {
    const [first] = spans as [(typeof spans)[number]];
    const name = text.slice(first.start, first.end);
    return {
      text: `Gebeld met ${name} over de uitslag.`,
      spans: [{ start: 11, end: 11 + name.length, label: "PERSON" }],
    };
  });
}

it("leans to recall only as far as held-out documents ask for", async () => {
  const heldOut = notesWithoutFields(60, 10);
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

it("ends the curve with the model that is written", async () => {
  const directory = await temporaryDirectory();
  const writeNotes = async (name: string, notes: readonly GoldDocument[]) => {
    await mkdir(join(directory, name));
    for (const [n, { text, spans }] of notes.entries()) {
      await writeFile(join(directory, `${name}/${n}.txt`), text);
      await writeFile(join(directory, `${name}/${n}.ann`), formatBrat(createDocument(`${n}`, text), spans));
    }
    return join(directory, name);
  };
  const gold = notesWithoutFields(60, 10);
  const result = await trainToFolder({
    ...OPTIONS,
    data: [await writeNotes("notes", makeNotes(0, 30))],
    heldOut: [await writeNotes("held-out", gold)],
    format: "brat",
    outputDirectory: join(directory, "model"),
    outsideBias: -6,
    // Leans the model after it is trained: a curve of models of its own does not see that.
    minRecall: 1,
    curve: [100],
  });
  const model = await openCrfModel(join(directory, "model"));
  const tagger = new Tagger(layOutModel(model));
  const { overall } = scoreSpans(
    gold.map(({ text, spans }, index) => ({ id: String(index), text, gold: spans, system: tagger.tag(text, "crf") })),
  );
  const { precision, recall, f1 } = overall;
  expect(result.calibration?.outsideBias).toBeGreaterThan(-6);
  expect(recall).toBe(1);
  expect(result.curve?.[0]?.classification).toEqual({ precision, recall, f1 });
});
