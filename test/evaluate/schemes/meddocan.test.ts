import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { evaluate } from "../../../src/evaluate/evaluate.ts";
import { countMeddocan, scoreMeddocan } from "../../../src/evaluate/schemes/meddocan.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const span = (start: number, end: number, label = "A") => ({ start, end, label });
type Spans = readonly ReturnType<typeof span>[];

function count(text: string, gold: Spans, system: Spans, isCompatible = false) {
  const slice = (from: number, to: number) => text.slice(from, to);
  return countMeddocan({ annotations: gold, slice }, { annotations: system, slice }, { isCompatible });
}

const counts = (truePositives: number, falsePositives: number, falseNegatives: number) => ({
  truePositives,
  falsePositives,
  falseNegatives,
});

describe("countMeddocan", () => {
  // 0         1
  // 0123456789012345
  const text = "Ana (Ruiz), 4 Ve";

  it("asks for type, start and end; strict spans for start and end; repetitions count once", () => {
    const gold = [span(0, 3), span(5, 9), span(5, 9), span(12, 13, "B")];
    const found = count(text, gold, [span(0, 3), span(0, 3), span(5, 9, "B"), span(14, 16)]);
    expect(found.ner).toEqual(counts(1, 2, 2));
    expect(found.strict).toEqual(counts(2, 1, 1));
  });

  it("joins neighbours with nothing alphanumeric between, and forgives spans inside a match", () => {
    // Gold merges into 0-9, so the system's one span is right and neither part is missed.
    const found = count(text, [span(0, 3), span(5, 9)], [span(0, 9)]);
    expect(found.strict).toEqual(counts(0, 1, 2));
    expect(found.merged).toEqual(counts(1, 0, 0));
    expect(count(text, [span(0, 3), span(14, 16)], [span(0, 16)]).merged).toEqual(counts(0, 1, 2));
  });

  it.each([
    ["_", 1],
    ["\u0301", 1],
    ["²", 0],
    ["三", 0],
    ["𝐀", 0],
    ["😀", 1],
  ])("knows whether %j is alphanumeric as Python does", (between, merged) => {
    const end = 1 + between.length;
    const found = count(`a${between}b`, [span(0, 1), span(end, end + 1)], [span(0, end + 1)]);
    expect(found.merged.truePositives).toBe(merged);
  });

  it("ends a merged span where the longer ends, unless compatible: the official script lets the last one win", () => {
    const nested = [span(0, 9), span(5, 7)];
    expect(count(text, nested, [span(0, 9)]).merged).toEqual(counts(1, 0, 0));
    expect(count(text, nested, [span(0, 7)], true).merged.truePositives).toBe(1);
    expect(count(text, nested, [span(0, 7)], false).merged.truePositives).toBe(0);
  });

  it("gives 0 for rates of nothing, and no leak without sentences", () => {
    const nothing = scoreMeddocan([count(text, [], [])], 0);
    expect(nothing.ner).toMatchObject({ precision: 0, recall: 0, f1: 0, leak: 0 });
    expect(scoreMeddocan([count(text, [span(0, 3)], [])], 4).ner.leak).toBe(0.25);
    expect(scoreMeddocan([], null).ner.leak).toBeNull();
  });
});

describe("documents", () => {
  async function folders() {
    const gold = await temporaryDirectory();
    const system = await temporaryDirectory();
    for (const name of ["N1", "N2"]) {
      await writeFile(join(gold, `${name}.txt`), "Ana Ruiz.\r\n\r\nLeo.");
      await writeFile(join(gold, `${name}.ann`), "T1\tA 0 3\tAna\nT2\tA 4 8\tRuiz\n");
    }
    await writeFile(
      join(system, "N1.ann"),
      "T1\tA 0 8\tAna Ruiz\nT2\tA 0\n T3\tB 90 95\tnowhere\n#1\tAnnotatorNotes T1\tx\n",
    );
    const sentences = join(await temporaryDirectory(), "sentences.tsv");
    await writeFile(sentences, "N1\t2\nN2\t3\n");
    return { gold, system, sentences };
  }

  it("counts a missing document as all missed; the official script leaves it out and checks no offset", async () => {
    const { gold, system, sentences } = await folders();
    const compatible = await evaluate({ goldDirectory: gold, system, compat: "meddocan", sentencesPath: sentences });
    expect(compatible.meddocan).toMatchObject({
      documents: 1,
      ner: { true_positives: 0, false_positives: 2, false_negatives: 2, leak: 1 },
      spans_merged: { true_positives: 1, false_positives: 1, false_negatives: 0 },
    });
    expect(compatible).toMatchObject({ documents: 2, missingDocuments: 1, overall: { gold: 4, system: 1 } });

    await expect(evaluate({ goldDirectory: gold, system })).rejects.toMatchObject({ code: "input-format" });
    await writeFile(join(system, "N1.ann"), "T1\tA 0 8\tAna Ruiz\n");
    const sound = await evaluate({ goldDirectory: gold, system, sentencesPath: sentences });
    expect(sound.meddocan).toMatchObject({ documents: 2, ner: { false_negatives: 4, leak: 4 / 5 } });
    expect(sound.notes.join()).toContain("1 documents");
  });

  it("asks a recogniser about the text as it is, carriage returns and all, when compatible too", async () => {
    const { gold } = await folders();
    await writeFile(join(gold, "N1.ann"), "T1\tA 13 16\tLeo\n");
    const system = async (documents: readonly { text: string }[]) =>
      documents.map(({ text }) => [span(text.indexOf("Leo"), text.indexOf("Leo") + 3)]);
    const { meddocan, overall } = await evaluate({ goldDirectory: gold, system, compat: "meddocan", perturb: false });
    expect(meddocan).toMatchObject({ documents: 2, ner: { true_positives: 1, false_negatives: 2 } });
    expect(overall).toMatchObject({ correct: 1, gold: 3 });
  });

  it("has no leak if the file of sentences lacks a document, and counts our sentences without a file", async () => {
    const { gold, sentences } = await folders();
    await writeFile(sentences, "N1\t2\n");
    const partial = await evaluate({ goldDirectory: gold, system: gold, sentencesPath: sentences });
    expect(partial.meddocan.ner.leak).toBeNull();
    const own = await evaluate({ goldDirectory: gold, system: async () => [[], []], perturb: false });
    expect(own.sentences).toEqual({ source: "splitSentences", count: 4 });
    expect(own.meddocan.ner.leak).toBe(1);
    await writeFile(sentences, "N1 2\n");
    const failure = evaluate({ goldDirectory: gold, system: gold, sentencesPath: sentences });
    await expect(failure).rejects.toMatchObject({ code: "input-format", details: { line: 1 } });
  });

  it("reads offsets that count a byte-order mark, and such that do not", async () => {
    const gold = await temporaryDirectory();
    const system = await temporaryDirectory();
    await writeFile(join(gold, "N1.txt"), "\uFEFFAna.");
    await writeFile(join(gold, "N1.ann"), "T1\tA 1 4\tAna\n");
    await writeFile(join(system, "N1.ann"), "T1\tA 0 3\tAna\n");
    expect((await evaluate({ goldDirectory: gold, system })).overall).toMatchObject({ correct: 1, gold: 1 });
  });

  it("refuses a folder that has none of the gold's documents, but takes an empty one for a system that found nothing", async () => {
    const { gold } = await folders();
    const other = await temporaryDirectory();
    expect((await evaluate({ goldDirectory: gold, system: other })).meddocan.ner.f1).toBe(0);
    await writeFile(join(other, "elsewhere.ann"), "");
    await expect(evaluate({ goldDirectory: gold, system: other })).rejects.toMatchObject({ code: "input-format" });
  });
});
