import { describe, expect, it } from "vitest";

import { countFigures, toFigures } from "../../../src/evaluate/figures/figures.ts";
import { confusionOf, countNubes } from "../../../src/evaluate/schemes/nubes.ts";
import { labelTokens } from "../../../src/evaluate/figures/token-labels.ts";
import { countCoveredWords, countWords } from "../../../src/evaluate/figures/words.ts";
import { tokenise } from "../../../src/text/tokenise.ts";

const span = (start: number, end: number, label = "A") => ({ start, end, label });

//            0         1         2
//            01234567890123456789012345
const text = "Ana de Wit, 12 mei, in Ede";
const tokens = tokenise(text); // Ana de Wit , 12 mei , in Ede
const tagsOf = (spans: ReturnType<typeof span>[]) =>
  labelTokens(tokens, spans).map(({ label, begins }) => (label === "O" ? "O" : `${begins ? "B" : "I"}-${label}`));

describe("labelTokens", () => {
  it("labels every token that a span touches, the first of a span with B", () => {
    expect(tagsOf([span(0, 10), span(13, 17, "D")])).toEqual(["B-A", "I-A", "I-A", "O", "B-D", "I-D", "O", "O", "O"]);
  });

  it("gives a token to the span that covers most of it, and touching spans a B each", () => {
    expect(tagsOf([span(0, 1, "X"), span(1, 3, "Y"), span(0, 10, "Z")])[0]).toBe("B-Z");
    expect(tagsOf([span(2, 3, "Y"), span(0, 1, "X")])[0]).toBe("B-X");
    expect(tagsOf([span(0, 3), span(4, 6)]).slice(0, 2)).toEqual(["B-A", "B-A"]);
    expect(tagsOf([span(5, 5)])).not.toContain("B-A");
  });
});

describe("countNubes", () => {
  const gold = labelTokens(tokens, [span(0, 10, "P"), span(12, 18, "D"), span(23, 26, "L")]);
  const system = labelTokens(tokens, [span(0, 3, "P"), span(4, 10, "P"), span(12, 14, "L"), span(19, 22, "D")]);

  it("counts tokens found, of the right label, and of the right label and place", () => {
    // Gold P P P D D L; system finds P P P L and one other.
    const { detection, relaxed, strict } = countNubes(gold, system);
    expect(detection).toEqual({ truePositives: 4, falsePositives: 1, falseNegatives: 2 });
    expect(relaxed).toEqual({ truePositives: 3, falsePositives: 2, falseNegatives: 3 });
    expect(strict).toEqual({ truePositives: 2, falsePositives: 3, falseNegatives: 4 });
  });

  it("lays the same tokens out as a confusion matrix", () => {
    const { labels, counts } = confusionOf([{ gold, system }]);
    expect(labels).toEqual(["D", "L", "P", "O"]);
    expect(counts).toEqual([
      [0, 1, 0, 1],
      [0, 0, 0, 1],
      [0, 0, 3, 0],
      [1, 0, 0, 2],
    ]);
  });

  it("counts words alone, whatever their label, for de-identification", () => {
    const comma = labelTokens(tokens, [span(0, 11, "P")]);
    expect(countWords(text, tokens, gold, comma)).toEqual({ truePositives: 3, falsePositives: 0, falseNegatives: 3 });
  });

  it("gives a word that is touched in part full credit, and says beside it how many are found whole", () => {
    const half = [span(0, 2), span(4, 6), span(7, 10)];
    const found = labelTokens(tokens, half);
    expect(countWords(text, tokens, labelTokens(tokens, [span(0, 10)]), found)).toMatchObject({ truePositives: 3 });
    expect(countCoveredWords(text, tokens, [span(0, 10)], half)).toEqual({ gold: 3, covered: 2 });
    // Of a word of which gold marks a part, that part is asked for.
    expect(countCoveredWords(text, tokens, [span(0, 2)], half)).toEqual({ gold: 1, covered: 1 });
    const { deidentification } = toFigures(countFigures([{ id: "1", text, gold: [span(0, 10)], system: half }]));
    expect(deidentification).toMatchObject({ recall: 1, coverageRecall: 2 / 3 });
  });
});
