import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { evaluate } from "../../src/evaluate/evaluate.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const span = (start: number, end: number, label: string) => ({ start, end, label });

async function goldFolder(): Promise<string> {
  const directory = await temporaryDirectory();
  await writeFile(join(directory, "N1.txt"), "Ana vive en Lugo, 27001.");
  await writeFile(
    join(directory, "N1.ann"),
    "T1\tNOMBRE_SUJETO_ASISTENCIA 0 3\tAna\nT2\tTERRITORIO 12 16\tLugo\nT3\tTERRITORIO 18 23\t27001\n",
  );
  return directory;
}

describe("labels", () => {
  const rules = async () => [[span(0, 3, "PERSON"), span(12, 16, "GPE"), span(18, 23, "POSTCODE")]];

  it("are compared as entities where the two sides share none, and the output says so", async () => {
    const evaluation = await evaluate({ goldDirectory: await goldFolder(), system: rules });
    expect(evaluation).toMatchObject({
      compared: "entities",
      overall: { f1: 1 },
      i2b2: { strict: { category: { f1: 1 } } },
    });
    expect(evaluation.notes.join()).toContain("no label in common");
    expect(evaluation.perturbations?.asWritten.PERSON.recall).toBe(1);
    expect(evaluation.intervals).toBeNull();
  });

  it("are compared as written if asked for, or if one is shared; foreign labels are told", async () => {
    const goldDirectory = await goldFolder();
    expect(await evaluate({ goldDirectory, system: rules, compare: "labels" })).toMatchObject({
      meddocan: { ner: { f1: 0 }, spans_strict: { f1: 1 } },
    });
    const mixed = async () => [[span(0, 3, "PERSON"), span(12, 16, "TERRITORIO")]];
    const evaluation = await evaluate({ goldDirectory, system: mixed, perturb: false });
    expect(evaluation).toMatchObject({ compared: "labels", overall: { correct: 1 }, perturbations: null });
    expect(evaluation.notes).toEqual([expect.stringMatching(/^1 system spans .*\(PERSON\)/)]);
    expect(evaluation.entities).toMatchObject({
      names: { gold: 2, correct: 2, f1: 1, covered: 2 },
      POSTCODE: { recall: 0 },
    });
  });

  it("of other entities are left out on both sides if entities are named, the postal code's too", async () => {
    const evaluation = await evaluate({ goldDirectory: await goldFolder(), system: rules, entities: ["GPE"] });
    expect(evaluation.overall).toMatchObject({ gold: 1, system: 1, correct: 1 });
    expect(evaluation.perturbations?.lower.all.gold).toBe(1);
  });
});

describe("CoNLL gold", () => {
  const sentences = "Ana\tB-PER\nwoont\tO\nin\tO\nDen\tB-LOC\nHaag\tI-LOC\n\nBo\tB-PER\n";

  it("is a file or a folder; sentences are documents, words with a space between", async () => {
    const directory = join(await temporaryDirectory(), "gold");
    await mkdir(directory);
    const file = join(directory, "dev.tsv");
    await writeFile(file, sentences);
    const texts: string[] = [];
    const system = async (documents: readonly { text: string }[]) => {
      texts.push(...documents.map(({ text }) => text));
      return [[span(0, 3, "PERSON"), span(13, 21, "GPE")], []];
    };
    const evaluation = await evaluate({ goldDirectory: file, system, format: "conll", perturb: false });
    expect(texts).toEqual(["Ana woont in Den Haag", "Bo"]);
    expect(evaluation).toMatchObject({
      documents: 2,
      compared: "entities",
      entities: { PERSON: { recall: 0.5 }, GPE: { recall: 1 } },
    });

    const other = join(await temporaryDirectory(), "system.tsv");
    await writeFile(other, sentences.replace("B-LOC", "O").replace("I-LOC", "B-LOC"));
    expect(await evaluate({ goldDirectory: file, system: other, format: "conll" })).toMatchObject({
      overall: { correct: 2, gold: 3 },
    });
    expect(await evaluate({ goldDirectory: directory, system: directory, format: "conll" })).toMatchObject({
      overall: { f1: 1 },
    });
    await expect(
      evaluate({ goldDirectory: file, system: other, format: "conll", compat: "meddocan" }),
    ).rejects.toMatchObject({ code: "usage" });
  });
});
