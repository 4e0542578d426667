import { expect, it } from "vitest";

import { signOf } from "../../../src/report/describe/summary.ts";
import { describeJudged, listed } from "../../../src/report/describe/describe-evidence.ts";
import { formatCount, formatPercent } from "../../../src/report/format.ts";
import { writeTick } from "../../../src/report/charts/scale.ts";
import { sampleReport } from "../sample-audit.ts";

it.each([
  ["en", "10,000", "10 %", "0.1 %"],
  ["nl", "10.000", "10 %", "0,1 %"],
  ["es", "10.000", "10 %", "0,1 %"],
  ["it", "10.000", "10 %", "0,1 %"],
] as const)("a tick in %s keeps its thousands and loses empty decimals", (language, thousands, ten, tenth) => {
  const percent = (value: number) => formatPercent(value, language);
  expect(writeTick(10_000, (value) => formatCount(value, language), language)).toBe(thousands);
  expect(writeTick(0.1, percent, language)).toBe(ten);
  expect(writeTick(0.001, percent, language)).toBe(tenth);
});

it("a list has its last word, known answers are told where there are any, and a figure over its limit has a sign", () => {
  expect(listed(["a", "b"], "en")).toBe("a and b");
  expect(listed(["a", "b"], "nl")).toBe("a en b");
  const report = sampleReport({ name: "m", contexts: 30, leak: 0, loss: 2 });
  expect(describeJudged(report)).toContain("39 of 40 words with a known answer judged right");
  const judgements = { ...report.evidence.judgements!, decoys: { asked: 0, right: 0 } };
  expect(describeJudged({ ...report, evidence: { ...report.evidence, judgements } })).not.toContain("0 of 0");
  const row = { measure: "recovered", verdict: "info", threshold: 0.001 } as const;
  expect(signOf({ ...row, estimate: 0.3 })).toBe("(✗)");
  expect(signOf({ ...row, estimate: 0 })).toBe("");
});
