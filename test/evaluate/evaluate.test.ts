import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { evaluate } from "../../src/evaluate/evaluate.ts";
import { formatEvaluation } from "../../src/evaluate/format-evaluation.ts";
import { countRecall, onEntities } from "../../src/evaluate/figures/recall.ts";
import { scoreSpans } from "../../src/evaluate/figures/score.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const person = (start: number, end: number) => ({ start, end, label: "PERSON" });

describe("scoreSpans", () => {
  // 0         1         2
  // 0123456789012345678901234
  const text = "Jan de Wit en Mia in Ede.";
  const gold = [person(0, 10), person(14, 17), { start: 21, end: 24, label: "GPE" }];

  it("counts exact spans by label, and coverage whatever the label", () => {
    const system = [person(0, 3), person(4, 10), person(14, 17), person(21, 24), person(11, 13)];
    const { overall, labels } = scoreSpans([{ id: "1", text, gold, system }]);
    expect(overall).toMatchObject({ gold: 3, system: 5, correct: 1, covered: 3, touching: 4 });
    expect(overall.precision).toBeCloseTo(1 / 5);
    expect(overall.recall).toBeCloseTo(1 / 3);
    expect(overall.f1).toBeCloseTo(0.25);
    expect(labels["GPE"]).toMatchObject({ gold: 1, system: 0, correct: 0, covered: 1, precision: 1, recall: 0 });
  });

  it("counts a repeated mention once, on both sides, before and after labels are merged", () => {
    const twice = [person(0, 10), person(0, 10), person(0, 10), person(14, 17)];
    const { overall, labels } = scoreSpans([{ id: "1", text, gold: twice, system: [person(0, 10), person(0, 10)] }]);
    expect(overall).toMatchObject({
      gold: 2,
      system: 1,
      correct: 1,
      precision: 1,
      recall: 0.5,
      covered: 1,
      touching: 1,
    });
    expect(labels["PERSON"]).toMatchObject({ gold: 2, system: 1, correct: 1, precision: 1 });
    const merged = onEntities({
      id: "1",
      text,
      gold: [
        { ...person(0, 10), label: "PATIENT" },
        { ...person(0, 10), label: "DOCTOR" },
      ],
      system: [person(0, 10)],
    });
    expect(scoreSpans([merged]).labels["PERSON"]).toMatchObject({
      gold: 1,
      correct: 1,
      precision: 1,
      recall: 1,
      f1: 1,
    });
    expect(countRecall(merged, () => true)).toEqual({ gold: 1, correct: 1, covered: 1 });
  });

  it.each([
    ["Ana，", 0, 4, 0, 3],
    ["Ana 😀", 0, 6, 0, 3],
    ["𝒜na.", 0, 5, 0, 4],
  ])("of %s asks for letters and digits alone, in every plane", (surface, start, end, from, to) => {
    const { overall } = scoreSpans([
      { id: "1", text: surface, gold: [person(start, end)], system: [person(from, to)] },
    ]);
    expect(overall).toMatchObject({ covered: 1, touching: 1 });
    const half = scoreSpans([{ id: "1", text: surface, gold: [person(start, end)], system: [person(from + 2, to)] }]);
    expect(half.overall.covered).toBe(0);
  });

  it("of a mention without letters asks for all that is not white space", () => {
    const stars = "Mw. *** *.";
    const of = (system: ReturnType<typeof person>[]) =>
      scoreSpans([{ id: "1", text: stars, gold: [person(4, 9)], system }]).overall;
    expect(of([])).toMatchObject({ covered: 0 });
    expect(of([person(4, 7)])).toMatchObject({ covered: 0, touching: 1 });
    expect(of([person(4, 7), person(8, 9)])).toMatchObject({ covered: 1, touching: 2 });
  });

  it("calls a mention covered only when every letter is", () => {
    const { overall } = scoreSpans([{ id: "1", text, gold, system: [person(0, 9), person(15, 17)] }]);
    expect(overall).toMatchObject({ covered: 0, correct: 0 });
  });
});

describe("evaluate", () => {
  const NOTE = "👋 Mw. Bos en Jan.";

  async function goldFolder(): Promise<string> {
    const directory = await temporaryDirectory();
    await writeFile(join(directory, "N1.txt"), NOTE);
    // Code points: the emoji is one.
    await writeFile(join(directory, "N1.ann"), "T1\tPERSON 6 9\tBos\nT2\tPERSON 13 16\tJan\n");
    return directory;
  }

  it("reads BRAT and calls the system with the gold's texts", async () => {
    const goldDirectory = await goldFolder();
    const evaluation = await evaluate({
      goldDirectory,
      system: async (documents) => documents.map(() => [person(7, 10)]),
    });
    expect(evaluation).toMatchObject({
      schemaVersion: 1,
      documents: 1,
      forms: null,
      overall: { gold: 2, correct: 1, precision: 1, recall: 0.5 },
    });
    expect(formatEvaluation(evaluation)).toContain("100.0 %");
    // None of its lines is a narrative one: of nothing there is no recall.
    expect(formatEvaluation(evaluation)).toMatch(/^narrative \(0 lines\) +– +– +0$/mu);
  });

  it("adds recall by form from mentions.jsonl", async () => {
    const goldDirectory = await goldFolder();
    const mentions = [
      { document: "N1", start: 7, end: 10, label: "PERSON", person: "p1", form: "plain" },
      { document: "N1", start: 14, end: 17, label: "PERSON", person: "p2", form: "lower" },
      { document: "elsewhere", start: 0, end: 1, label: "PERSON", person: "p2", form: "lower" },
    ];
    await writeFile(
      join(goldDirectory, "mentions.jsonl"),
      mentions.map((mention) => JSON.stringify(mention)).join("\n"),
    );
    const { forms } = await evaluate({ goldDirectory, system: async () => [[person(7, 10)]] });
    expect(forms).toEqual({
      PERSON: { plain: { gold: 1, covered: 1, coverageRecall: 1 }, lower: { gold: 1, covered: 0, coverageRecall: 0 } },
    });
  });

  it("scores a folder against itself as perfect, and refuses one with other texts without quoting them", async () => {
    const goldDirectory = await goldFolder();
    const { overall } = await evaluate({ goldDirectory, system: goldDirectory });
    expect(overall).toMatchObject({ precision: 1, recall: 1, f1: 1, coverageRecall: 1 });

    const other = await temporaryDirectory();
    await writeFile(join(other, "N1.txt"), "Anders.");
    await writeFile(join(other, "N1.ann"), "");
    const failure = evaluate({ goldDirectory, system: other });
    await expect(failure).rejects.toMatchObject({
      code: "input-format",
      message: expect.not.stringContaining("Bos") as string,
    });
  });

  it("says when nothing is annotated", async () => {
    await expect(evaluate({ goldDirectory: await temporaryDirectory(), system: async () => [] })).rejects.toMatchObject(
      { code: "input-empty" },
    );
  });
});
