import { expect, it } from "vitest";

import type { Plan } from "../../../src/audit/plan/plan.ts";
import { note } from "../../../src/audit/remarks.ts";
import { renderPlan } from "../../../src/report/tables/plan-table.ts";

const PLAN: Plan = {
  rows: [{ measure: "recovered", split: "seen", n: 40, needed: 2995, canPass: false, notes: [] }],
  notes: [],
  canPass: false,
  tests: { names: true, attacks: false },
  unplanted: {
    made: ["membership", "extraction"],
    lacking: [{ audit: "inference", why: note("needs-names") }],
  },
};

it("says in three lines what can be attacked in a model that is trained already, and what the verdict means", () => {
  const lines = renderPlan(PLAN).split("\n").slice(-4);
  expect(lines[0]).toMatch(/^Without planted people these attacks can be made: membership, extraction .*inference \(/);
  expect(lines[1]).toMatch(/^These cannot: exposure, association\./);
  expect(lines[2]).toMatch(/"no verdict" otherwise, never with "passed"/);
  expect(lines[3]).toBe("Names test: can pass. Attack test: cannot pass, whatever the model says.");
});

it("says nothing of it where people were planted", () => {
  const { unplanted: _, ...planted } = PLAN;
  expect(renderPlan({ ...planted, canPass: true })).toMatch(/Every figure can pass/);
  expect(renderPlan(planted)).not.toContain("Without planted people");
});
