import { expect, it } from "vitest";

import type { ContextScore } from "../../../src/audit/context-scores.ts";
import { countLabelPredictions } from "../../../src/audit/name-rate/label-predictions.ts";

function tokenizerOf(vocabulary: readonly string[]) {
  return { vocabulary, surface: (tokenId: number) => (vocabulary[tokenId] as string).replace("Ġ", " ") };
}
const scores = [[0, 1], [2], [3, 2], [3]].map((topTokenIds) => ({ topTokenIds })) as unknown as ContextScore[];

it("counts the contexts that predict the label, with or without its word mark, once", () => {
  expect(countLabelPredictions(scores, tokenizerOf(["PERSON", "ĠPERSON", "person", "arts"]))).toEqual({
    contexts: 4,
    predicted: 1,
  });
});

it("knows no label in a vocabulary that has the word alone, or the label as part of another", () => {
  expect(countLabelPredictions(scores, tokenizerOf(["person", "Person", "PERSONS", "GPE"]))).toBeUndefined();
});
