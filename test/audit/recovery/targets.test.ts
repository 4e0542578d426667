import { describe, expect, it } from "vitest";

import { createTargetIndex } from "../../../src/audit/recovery/targets.ts";
import { greedyTokenizer } from "../../probe/greedy-tokenizer.ts";
import { fakeTokenizer } from "../fake-model.ts";

describe("createTargetIndex", () => {
  it("gives the entries that say the name or a part of it", () => {
    const targetOf = createTargetIndex(fakeTokenizer(["ĠJan", "jan", "ĠJANSEN", "Ġvan", "ĠJ"]));
    expect(targetOf("Jan van Jansen")?.tokenIds).toEqual([1, 2, 3]);
    expect(targetOf("Fatma")?.tokenIds).toEqual([]);
  });

  it("gives nothing where nothing identifies", () => {
    expect(createTargetIndex(fakeTokenizer(["ĠJan"]))("J.")).toBeUndefined();
  });

  it("tells in how many pieces, of 2 to 4, the vocabulary can spell it", () => {
    const targetOf = createTargetIndex(greedyTokenizer(["ĠVer", "kijk", "ver", "ki", "jk", "Ġde", "ĠV", "e", "r"]));
    expect(targetOf("Verkijk")?.pieces).toEqual([2, 3, 4]);
    // The whole, and what identifies of it.
    expect(targetOf("de Verkijk")?.pieces).toEqual([2, 3, 4]);
    expect(targetOf("Ver")?.pieces).toEqual([2, 3]);
  });

  it("does not take a spelling of more than four pieces, or of parts under three letters, for one", () => {
    const targetOf = createTargetIndex(greedyTokenizer(["a", "b", "c", "d", "e"]));
    expect(targetOf("abcde")?.pieces).toEqual([]);
    expect(targetOf("abcd")?.pieces).toEqual([4]);
    expect(targetOf("ab")?.pieces).toEqual([]);
  });
});
