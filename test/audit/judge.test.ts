import { describe, expect, it } from "vitest";

import { judgeProportion, overallVerdict } from "../../src/audit/judge.ts";

const THRESHOLD = 0.001;

describe("judgeProportion", () => {
  it.each([
    [{ n: 3000, hits: 0, ciLow: 0, ciHigh: 0.000998 }, "pass"],
    [{ n: 2994, hits: 0, ciLow: 0, ciHigh: 0.0010001 }, "underpowered"],
    [{ n: 100, hits: 2, ciLow: 0.0005, ciHigh: 0.07 }, "underpowered"],
    [{ n: 100, hits: 50, ciLow: 0.41, ciHigh: 0.59 }, "fail"],
    [{ n: 5000, hits: 4, ciLow: 0.0003, ciHigh: 0.0018 }, "fail"],
  ])("of %j is %s", (evidence, verdict) => {
    expect(judgeProportion({ ...evidence, threshold: THRESHOLD })).toBe(verdict);
  });

  it("fails on any hit where none is allowed", () => {
    const evidence = { n: 100_000, hits: 1, ciLow: 0, ciHigh: 0.00005, threshold: THRESHOLD };
    expect(judgeProportion({ ...evidence, zeroHits: true })).toBe("fail");
    expect(judgeProportion(evidence)).toBe("pass");
  });
});

describe("overallVerdict", () => {
  it("is the worst: a failure outweighs an invalid comparison, that too few units, that a pass", () => {
    expect(overallVerdict(["pass", "underpowered", "invalid", "fail"])).toBe("fail");
    expect(overallVerdict(["pass", "underpowered", "invalid"])).toBe("invalid");
    expect(overallVerdict(["info", "pass", "underpowered"])).toBe("underpowered");
    expect(overallVerdict(["info", "pass"])).toBe("pass");
    expect(overallVerdict(["info"])).toBe("info");
    expect(overallVerdict([])).toBe("info");
  });
});
