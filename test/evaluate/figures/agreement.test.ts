import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { cohensKappa, krippendorffsAlpha, observedAgreement } from "../../../src/evaluate/figures/agreement.ts";
import { listDisagreements } from "../../../src/evaluate/figures/disagreements.ts";
import { formatAgreement, measureAgreement } from "../../../src/evaluate/measure-agreement.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

// Expected values: scikit-learn's cohen_kappa_score and the krippendorff package, for the same labels.
const A = [..."OOPPOGGOOPOO"];
const B = [..."OOPGOGOOOPPO"];
const C = ["O", "P", "P", undefined, "O", "G", undefined, "O", "O", undefined, "O", "O"];

describe("coefficients", () => {
  it("equal those of the usual packages", () => {
    expect(observedAgreement(A, B)).toBe(0.75);
    expect(cohensKappa(A, B)).toBeCloseTo(0.5609756097560976, 12);
    expect(krippendorffsAlpha([A, B])).toBeCloseTo(0.5792682926829269, 12);
    expect(krippendorffsAlpha([A, B, C])).toBeCloseTo(0.5733333333333333, 12);
  });

  it("are 1 for equal labels, and not defined where there is one label or nothing shared", () => {
    expect([cohensKappa(A, A), krippendorffsAlpha([A, A])]).toEqual([1, 1]);
    expect([cohensKappa(["O"], ["O"]), krippendorffsAlpha([["O"], ["O"]])]).toEqual([null, null]);
    expect([observedAgreement([undefined], ["O"]), cohensKappa([], []), krippendorffsAlpha([])]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("measureAgreement", () => {
  async function annotator(files: Record<string, string>): Promise<string> {
    const directory = await temporaryDirectory();
    for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
    return directory;
  }
  const text = "Ana ziet Bo in Ede";
  const ana = "T1\tPERSON 0 3\tAna\n";
  const bo = "T2\tPERSON 9 11\tBo\n";

  it("compares each pair on the documents that both annotated, and all at once", async () => {
    const folders = [
      await annotator({ "N1.txt": text, "N1.ann": ana + bo, "N2.txt": text, "N2.ann": "" }),
      await annotator({ "N1.txt": text, "N1.ann": ana }),
      // Annotations alone: the texts are the others'.
      await annotator({ "N1.ann": ana + bo, "N2.ann": bo }),
    ];
    const agreement = await measureAgreement(folders);
    expect(agreement).toMatchObject({ schemaVersion: 1, annotators: folders, documents: 2 });
    expect(agreement.pairs.map(({ documents, tokens, entityF1 }) => [documents, tokens, entityF1.f1])).toEqual([
      [1, 5, 2 / 3],
      [2, 10, 0.8],
      [1, 5, 2 / 3],
    ]);
    // Ana, Bo: 5 tokens, 4 agreed on; by chance (2/5)(1/5) + (3/5)(4/5) = 14/25.
    expect(agreement.pairs[0]?.cohensKappa).toBeCloseTo((4 / 5 - 14 / 25) / (1 - 14 / 25), 12);
    expect(agreement.pairs[0]).toMatchObject({ observedAgreement: 0.8, markedTokens: 2, markedAgreement: 0.5 });
    expect(agreement.meanPairwiseEntityF1).toBeCloseTo((2 / 3 + 0.8 + 2 / 3) / 3, 12);
    expect(agreement.krippendorffsAlpha).toBeCloseTo(0.5789473684210527, 12);
    expect(formatAgreement(agreement)).toContain("entity F1");
  });

  it("gives entity F1 by kind, whatever the labels, and says what two empty annotators give", async () => {
    const none = await annotator({ "N1.txt": text, "N1.ann": "" });
    const empty = await measureAgreement([none, none]);
    expect(empty).toMatchObject({
      meanPairwiseEntityF1: null,
      meanPairwiseEntityF1ByKind: {},
      krippendorffsAlpha: null,
      disagreements: { missing: 0, label: 0, extent: 0, both: 0 },
      pairs: [{ observedAgreement: 1, markedAgreement: null, cohensKappa: null, entityF1: { f1: 0 }, entities: {} }],
    });
    expect(formatAgreement(empty)).toMatch(/1\.0000 +– +– +– +– +1 /u);
    const anna = await annotator({
      "N1.txt": text,
      "N1.ann": "T1\tPATIENT 0 3\tAna\nT2\tDOCTOR 9 11\tBo\nT3\tCITY 15 18\tEde\n",
    });
    const ben = await annotator({ "N1.ann": "T1\tPATIENT 0 3\tAna\nT2\tPATIENT 9 11\tBo\nT3\tDATE 12 14\tin\n" });
    const agreement = await measureAgreement([anna, ben, none]);
    const f1Of = (rates: Record<string, { f1: number }> = {}) =>
      Object.fromEntries(Object.entries(rates).map(([kind, { f1 }]) => [kind, f1]));
    expect(f1Of(agreement.pairs[0]?.entities)).toEqual({ DATE: 0, GPE: 0, PERSON: 1 });
    expect(f1Of(agreement.pairs[0]?.labels)).toEqual({ CITY: 0, DATE: 0, DOCTOR: 0, PATIENT: 2 / 3 });
    expect(agreement.meanPairwiseEntityF1ByKind).toEqual({ DATE: 0, GPE: 0, PERSON: 1 / 3 });
    expect(agreement.disagreements).toEqual({ missing: 4, label: 0, extent: 0, both: 0 });
  });

  it("lists the places to settle: privately, with document, offsets, and what each marked", async () => {
    const folders = [
      await annotator({
        "N1.txt": `😀 ${text}`,
        "N1.ann": "T1\tPERSON 2 5\tAna\nT2\tPERSON 11 13\tBo\nT3\tGPE 17 20\tEde\n",
        "N2.txt": text,
        "N2.ann": ana,
      }),
      await annotator({ "N1.ann": "T1\tPERSON 2 5\tAna\nT2\tPERSON 11 16\tBo in\nT3\tADDRESS 17 20\tEde\n" }),
    ];
    const disagreementsPath = join(await temporaryDirectory(), "settle.jsonl");
    const agreement = await measureAgreement(folders, { disagreementsPath });
    expect(agreement.disagreements).toEqual({ missing: 0, label: 1, extent: 1, both: 0 });
    const [extent, label, ...more] = (await readFile(disagreementsPath, "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown);
    expect(more).toEqual([]);
    expect(extent).toEqual({
      document: "N1.txt",
      start: 12,
      end: 17,
      kind: "extent",
      surface: "Bo in",
      annotators: [
        { annotator: folders[0], spans: [{ start: 12, end: 14, label: "PERSON" }] },
        { annotator: folders[1], spans: [{ start: 12, end: 17, label: "PERSON" }] },
      ],
    });
    expect(label).toMatchObject({ start: 18, end: 21, kind: "label", surface: "Ede" });
    expect((await stat(disagreementsPath)).mode & 0o777).toBe(0o600);
    await expect(measureAgreement(folders, { disagreementsPath })).rejects.toMatchObject({ code: "output-exists" });
  });

  it("joins what overlaps into one place, and what nobody disputes into none", () => {
    const span = (start: number, end: number, label = "P") => ({ start, end, label, score: Math.random() });
    const list = (...spans: (readonly ReturnType<typeof span>[] | undefined)[]) =>
      listDisagreements({ id: "d", text: "0123456789", spans }, ["a", "b", "c"]).map(({ start, end, kind }) => [
        start,
        end,
        kind,
      ]);
    expect(list([span(0, 2), span(4, 6)], [span(1, 5)], [])).toEqual([[0, 6, "missing"]]);
    expect(list([span(0, 2), span(2, 4)], [span(0, 2), span(2, 4, "Q")])).toEqual([[2, 4, "label"]]);
    expect(list([span(0, 2)], [span(0, 3, "Q")])).toEqual([[0, 3, "both"]]);
    expect(list([span(0, 2)], undefined, [span(0, 2)])).toEqual([]);
    expect(list([span(0, 2)], undefined, undefined)).toEqual([]);
    expect(list([], [])).toEqual([]);
  });

  it("asks for two folders, with texts in one of them", async () => {
    const one = await annotator({ "N1.ann": ana });
    await expect(measureAgreement([one])).rejects.toMatchObject({ code: "usage" });
    await expect(measureAgreement([one, one])).rejects.toMatchObject({ code: "input-empty" });
  });
});
