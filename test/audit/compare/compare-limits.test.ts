import { describe, expect, it } from "vitest";

import { compareLimits } from "../../../src/audit/compare/compare-limits.ts";
import type { JudgedVerdict } from "../../../src/audit/compare/outcomes-file.ts";

const judged = (verdict: JudgedVerdict | null, isRewritten = false) => ({
  model: { name: "m", sha256: "", tokenizerSha256: "", isRewritten },
  judged: verdict === null ? [] : [{ measure: "recovered" as const, split: "seen" as const, k: 20, verdict }],
});
const verdictOf = (before: JudgedVerdict | null, after: JudgedVerdict | null, isAbsolute = false) =>
  compareLimits(judged(before), judged(after), isAbsolute)[0]?.verdict;

describe("compareLimits", () => {
  it.each([
    // What was kept must be kept; what was missed may be missed.
    ["pass", "pass", undefined],
    ["fail", "pass", undefined],
    ["pass", "fail", "worse"],
    ["underpowered", "fail", "worse"],
    ["invalid", "fail", "worse"],
    ["fail", "fail", "not-worse"],
    ["pass", "underpowered", "inconclusive"],
    ["pass", "invalid", "inconclusive"],
    ["underpowered", "underpowered", "not-worse"],
    ["fail", "invalid", "not-worse"],
    // What is missing makes nothing better.
    [null, "pass", undefined],
    [null, "fail", "worse"],
    [null, "underpowered", "inconclusive"],
    ["pass", null, "inconclusive"],
    ["fail", null, "inconclusive"],
  ] as const)("%s before, %s after: %s", (before, after, verdict) => {
    expect(verdictOf(before, after)).toBe(verdict);
  });

  it("with absolute limits asks nothing of the model before", () => {
    for (const before of ["pass", "fail", "underpowered", null] as const) {
      expect(verdictOf(before, "fail", true)).toBe("worse");
      expect(verdictOf(before, "underpowered", true)).toBe("inconclusive");
      expect(verdictOf(before, "pass", true)).toBeUndefined();
    }
  });

  it("takes limits of rewritten models for new where the model before was not rewritten, unless they are missed", () => {
    const after = (verdict: JudgedVerdict) => compareLimits(judged(null), judged(verdict, true))[0]?.verdict;
    expect(after("underpowered")).toBe("not-worse");
    expect(after("fail")).toBe("worse");
    expect(compareLimits(judged(null, true), judged("underpowered", true))[0]?.verdict).toBe("inconclusive");
  });
});
