import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { cohensKappa, krippendorffsAlpha, observedAgreement } from "../../../src/evaluate/figures/agreement.ts";
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

  it("asks for two folders, with texts in one of them", async () => {
    const one = await annotator({ "N1.ann": ana });
    await expect(measureAgreement([one])).rejects.toMatchObject({ code: "usage" });
    await expect(measureAgreement([one, one])).rejects.toMatchObject({ code: "input-empty" });
  });
});
