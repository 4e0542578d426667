import { describe, expect, it } from "vitest";

import type { AuditRow } from "../../src/audit/audit.ts";
import { formatPercent, formatRow } from "../../src/report/format.ts";

const row = (figures: Partial<AuditRow>): AuditRow => ({
  audit: "recovery",
  measure: "recovered",
  split: "seen",
  unit: "context",
  n: 3000,
  estimate: 0,
  ciLow: 0,
  ciHigh: 0.000998,
  ciMethod: "exact-each",
  threshold: null,
  verdict: "info",
  seed: 1,
  modelSha256: "",
  tokenizerSha256: "",
  ...figures,
});

describe("formatRow", () => {
  it("never prints no hit as nothing", () => {
    expect(formatRow(row({ hits: 0 }))).toBe("0 of 3,000 (upper bound 0.10 %)");
  });

  it("prints counts, shares and other figures with their intervals", () => {
    expect(formatRow(row({ hits: 8, n: 4000, estimate: 0.002, ciLow: 0.0008, ciHigh: 0.0036 }))).toBe(
      "8 of 4,000, 0.20 % (0.08 % to 0.36 %)",
    );
    expect(formatRow(row({ measure: "loss-per-word", estimate: 2.31, ciLow: 2.25, ciHigh: 2.371 }))).toBe(
      "2.310 (2.250 to 2.371)",
    );
    expect(formatRow(row({ measure: "best-name-rank", estimate: 6, ciLow: 6, ciHigh: 6 }))).toBe("6");
    expect(formatRow(row({ measure: "loss-change", estimate: -0.004, ciLow: -0.006, ciHigh: 0.001 }))).toBe(
      "-0.40 % (-0.60 % to 0.10 %)",
    );
  });
});

describe("formatPercent", () => {
  it.each([
    [0, "0 %"],
    [1, "100 %"],
    [0.0000374, "0.004 %"],
    [0.000998, "0.10 %"],
    [0.0295, "2.95 %"],
    [0.0999, "9.99 %"],
    [0.5, "50.0 %"],
    [0.9999, "99.99 %"],
    [Number.NaN, "not known"],
  ])("writes %d as %s", (proportion, text) => {
    expect(formatPercent(proportion)).toBe(text);
  });
});
