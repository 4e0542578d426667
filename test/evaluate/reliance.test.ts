import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { annotate } from "../../src/corpus/annotate/annotate.ts";
import { formatReliance, type Mark, measureReliance } from "../../src/evaluate/reliance.ts";
import type { Recogniser } from "../../src/recognise/recogniser.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const recogniser: Recogniser = {
  name: "fixed",
  recognise: async (documents) =>
    documents.map(({ text }) =>
      [...text.matchAll(/Bos/gu)].map(({ index }) => ({ start: index, end: index + 3, label: "PERSON" })),
    ),
};

/** 40 notes of ten marks each, some with a byte-order mark and characters of two code units. */
async function annotated(withhold: number, seed = 1) {
  const directory = await temporaryDirectory();
  const at = (...parts: string[]) => join(directory, ...parts);
  await mkdir(at("notes"));
  for (let index = 0; index < 40; index++)
    await writeFile(at("notes", `${index}.txt`), `${index % 2 === 0 ? "\uFEFF" : ""}😀 ${"Bos é ".repeat(10)}`);
  const result = await annotate({
    inputs: [at("notes")],
    outputDirectory: at("out"),
    recognisers: [recogniser],
    withhold,
    seed,
  });
  const marks = (await readFile(at("out.private", "marks.jsonl"), "utf8"))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Mark);
  return { ...result, at, marks };
}

it("shows all marks but those of the lot, and tells apart who follows them and who reads", async () => {
  const { at, marks, withheld, spans, outputDirectory } = await annotated(0.3);
  expect(marks).toHaveLength(400);
  expect(withheld).toBe(marks.filter(({ isWithheld }) => isWithheld).length);
  expect(withheld).toBeGreaterThan(80);
  expect(withheld).toBeLessThan(160);
  expect(spans).toEqual({ PERSON: 400 - withheld });
  // Who follows the marks leaves the files as they are.
  const followed = await measureReliance(outputDirectory);
  expect(followed).toMatchObject({
    documents: 40,
    shown: { marks: 400 - withheld, standing: 400 - withheld, share: 1 },
    withheld: { marks: withheld, standing: 0, share: 0 },
    difference: { value: 1 },
  });
  expect(followed.difference.interval.low).toBeGreaterThan(0.9);
  expect(formatReliance(followed)).toMatch(/^40 documents with marks\n[^]*rely on the marks/);
  // Who reads makes the missing ones; one that is wrong is taken away from both kinds alike.
  for (let index = 0; index < 40; index++) {
    const text = await readFile(at("out", `${index}.txt`), "utf8");
    const found = [...text.matchAll(/Bos/gu)].slice(1);
    const codePoints = (offset: number) => Array.from(text.slice(0, offset)).length;
    const lines = found.map(
      (match, number) => `T${number + 1}\tNAME ${codePoints(match.index)} ${codePoints(match.index) + 3}\tBos\n`,
    );
    await writeFile(at("out", `${index}.ann`), lines.join(""));
  }
  const read = await measureReliance(outputDirectory);
  const { low, high } = read.difference.interval;
  expect(read.shown.standing + read.withheld.standing).toBe(360);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
  expect(formatReliance(read)).toMatch(/No reliance is shown/);
});

it("withholds the same for the same seed, and refuses shares that are none", async () => {
  const [one, same, other] = [await annotated(0.5), await annotated(0.5), await annotated(0.5, 2)];
  expect(same.marks).toEqual(one.marks);
  expect(other.marks).not.toEqual(one.marks);
  for (const share of [0, 1, -0.1, Number.NaN]) await expect(annotated(share)).rejects.toMatchObject({ code: "usage" });
});
