import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { checkBars } from "../../../src/evaluate/bar.ts";
import { evaluate } from "../../../src/evaluate/evaluate.ts";
import { countFalseMarks } from "../../../src/evaluate/figures/false-marks.ts";
import { formatEvaluation } from "../../../src/evaluate/format-evaluation.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const person = (start: number, end: number) => ({ start, end, label: "PERSON" });

describe("countFalseMarks", () => {
  // 0         1         2
  // 0123456789012345678901234
  const text = "Jan de Wit, koorts. Murphy neg.";

  it("counts marks apart from every mention, and the words lost in those and beside mentions", () => {
    const system = [person(0, 10), person(12, 18), person(20, 30)];
    const marks = countFalseMarks([{ id: "1", text, gold: [person(0, 3)], system }]);
    expect(marks).toMatchObject({ tokens: 9, marks: 3, wrong: 2, lostWords: 5 });
    expect(marks.perThousandTokens).toBeCloseTo((1000 * 2) / 9);
    expect(marks.lostPerThousandTokens).toBeCloseTo((1000 * 5) / 9);
  });

  it("is nothing of no text", () => {
    expect(countFalseMarks([])).toMatchObject({ tokens: 0, perThousandTokens: 0, lostPerThousandTokens: 0 });
  });
});

describe("kinds of document", () => {
  async function goldFolder(index: string): Promise<string> {
    const directory = await temporaryDirectory();
    for (const [name, text, standoff] of [
      ["a1", "Jan belt.", "T1\tPERSON 0 3\tJan\n"],
      ["a2", "Murphy neg.", ""],
    ] as const) {
      await writeFile(join(directory, `${name}.txt`), text);
      await writeFile(join(directory, `${name}.ann`), standoff);
    }
    await writeFile(join(directory, "index.tsv"), index);
    return directory;
  }
  const firstWord = async (documents: readonly { text: string }[]) =>
    documents.map(({ text }) => [person(0, text.indexOf(" "))]);

  it("tells recall and false marks of each", async () => {
    const goldDirectory = await goldFolder("note\tkind\na1\tgiven name\na2\tlook-alikes\n");
    const evaluation = await evaluate({ goldDirectory, system: firstWord });
    expect(evaluation.kinds).toMatchObject({
      "given name": { documents: 1, recall: { gold: 1, covered: 1 }, falseMarks: { wrong: 0 } },
      "look-alikes": { documents: 1, recall: { gold: 0 }, falseMarks: { wrong: 1, tokens: 3 } },
    });
    expect(formatEvaluation(evaluation)).toContain("notes: look-alikes");
    const [bar] = checkBars(evaluation, [{ key: "falseMarks.wrong", value: 0 }]);
    expect(bar).toMatchObject({ rule: "at most", found: 1, passed: false });
  });

  it("refuses an index of another shape, with the line", async () => {
    const goldDirectory = await goldFolder("note\tkind\na1 given name\n");
    await expect(evaluate({ goldDirectory, system: firstWord })).rejects.toThrow(/index\.tsv:2: expected a document/);
  });
});
