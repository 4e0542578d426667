import { describe, expect, it } from "vitest";

import { note } from "../../../src/audit/remarks.ts";
import { auditUtility } from "../../../src/audit/utility/utility.ts";

const costs = (n: number, scale = 1) =>
  Array.from({ length: n }, (_, index) => ({ lossNats: (8 + (index % 5)) * scale, words: 4, pieces: 5 + (index % 2) }));

const change = (before: ReturnType<typeof costs>, after: ReturnType<typeof costs>) =>
  auditUtility({ before, after, seed: 1 }).find(({ measure }) => measure === "loss-change");

describe("auditUtility", () => {
  it("gives nats and tokens per word, with the other model's beside them", () => {
    const rows = auditUtility({ after: costs(50), before: costs(50, 2), seed: 1 });
    expect(rows[0]).toMatchObject({ measure: "loss-per-word", n: 200, estimate: 2.5, baseline: 5, verdict: "info" });
    expect(rows[1]).toMatchObject({ measure: "tokens-per-word", estimate: 1.375 });
    expect(rows[0]?.ciLow).toBeLessThan(2.5);
    expect(rows[0]?.ciHigh).toBeGreaterThan(2.5);
  });

  it("judges the change of the loss by its upper end", () => {
    expect(change(costs(100), costs(100, 1.005))).toMatchObject({
      estimate: expect.closeTo(0.005, 9),
      verdict: "pass",
    });
    expect(change(costs(100), costs(100, 1.02))).toMatchObject({ verdict: "fail" });
    expect(change(costs(99), costs(99, 1.005))).toMatchObject({ verdict: "underpowered" });
    const noisy = costs(100).map((cost, index) => ({ ...cost, lossNats: cost.lossNats * (index % 2 ? 1.1 : 0.9) }));
    expect(change(costs(100), noisy)).toMatchObject({ verdict: "underpowered" });
  });

  it("compares only sentences in which the same number of words was masked", () => {
    const after = costs(101, 1.005).map((cost, index) => (index === 0 ? { ...cost, words: 3, lossNats: 1000 } : cost));
    expect(change(costs(101), after)).toMatchObject({
      n: 400,
      verdict: "pass",
      notes: [note("sentences-left-out", { sentences: 1 })],
    });
  });

  it("has nothing to say of no words", () => {
    expect(auditUtility({ after: [], seed: 1 })).toEqual([]);
  });
});
