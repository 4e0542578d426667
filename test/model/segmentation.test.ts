import { describe, expect, it } from "vitest";

import { compareSegmentation } from "../../src/model/segmentation.ts";
import { fakeTokenizer } from "../audit/fake-model.ts";

describe("compareSegmentation", () => {
  it("counts words that the two cut into other tokens", () => {
    const before = fakeTokenizer(["Ġde", "Ġarts", "Ġkwam"]);
    const after = fakeTokenizer(["Ġkwam", "Ġde"]);
    expect(compareSegmentation(before, after, ["de arts kwam.", "de de"])).toEqual({ changed: 1, words: 5 });
  });
});
