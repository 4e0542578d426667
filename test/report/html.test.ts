import { describe, expect, it } from "vitest";

import { renderReport } from "../../src/report/html.ts";
import { LIMITS } from "../../src/report/wording.ts";
import { sampleComparison, sampleReport } from "./sample-audit.ts";

describe("renderReport", () => {
  const comparison = sampleComparison(300);
  const page = renderReport(comparison);

  it("shows every model with its verdict and the figures with their bounds", () => {
    for (const { model } of comparison.models) expect(page).toContain(`<th scope="col">${model.name}</th>`);
    expect(page).toContain("✗ Over a limit");
    expect(page).toContain("? Too few contexts to tell");
    expect(page).toContain("0 of 6,000");
    expect(page).toContain("upper bound 0.99 %");
    expect(page).toContain("0 of 300 (≤ 0.99 %)");
  });

  it("says how many spellings of names a reviewer kept out of the figures, and nothing where none", () => {
    const [model] = comparison.models;
    if (model === undefined) throw new Error("no model");
    const kept = { ...model, settings: { ...model.settings, keptNameTokens: 19 } };
    expect(renderReport(kept)).toContain("Not counted as names: 19 entries");
    expect(renderReport(model)).not.toContain("Not counted as names");
  });

  it("says what it does not show, and where the figures come from", () => {
    for (const limit of LIMITS) expect(page).toContain(limit);
    expect(page).toContain("0123456789abcdef".repeat(4));
  });

  it("stands alone: no script, nothing loaded, every drawing described", () => {
    expect(page).not.toMatch(/<script|<link|<img|<iframe|https?:|url\(|@import/i);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
    const drawings = page.match(/<svg[^>]*>/g) ?? [];
    expect(drawings).toHaveLength(5);
    for (const drawing of drawings) expect(drawing).toMatch(/role="img" aria-label="[^"]{10,}"/);
  });

  it("escapes what comes from the file", () => {
    const hostile = '"><script>alert(1)</script>&';
    const [model] = sampleComparison(20).models;
    const rows = model!.rows.map((row) => ({ ...row, note: hostile, ciMethod: hostile }));
    const escaped = renderReport({ ...model!, rows, at: hostile, model: { ...model!.model, name: hostile } });
    expect(escaped).not.toContain("<script");
    expect(escaped).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;");
  });

  it("is a function of the JSON alone", () => {
    expect(renderReport(JSON.parse(JSON.stringify(comparison)))).toBe(page);
  });

  it("renders one model, and an audit of which little was measured", () => {
    const report = sampleReport({ name: "one", contexts: 20, leak: 0.1, loss: 2 });
    expect(renderReport(report)).toContain("the model was asked");
    const bare = renderReport({
      ...report,
      rows: [],
      details: {},
      contexts: [],
      notMeasured: ["name-rate", "recovery", "utility"],
      verdict: "info",
    });
    expect(bare).toContain("Not measured");
    expect(bare).not.toMatch(/undefined|NaN|Infinity/);
  });
});
