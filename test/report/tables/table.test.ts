import { describe, expect, it } from "vitest";

import { renderTable } from "../../../src/report/tables/table.ts";
import { sampleComparison } from "../sample-audit.ts";

describe("renderTable", () => {
  const lines = renderTable(sampleComparison(300)).split("\n");

  it("aligns a column a model", () => {
    const head = lines[0] ?? "";
    const columns = ["raw notes", "step 1", "step 1 + 2"].map((name) => head.lastIndexOf(name));
    const asked = lines.find((line) => line.startsWith("Asked (seen)")) ?? "";
    expect(head.indexOf("step 1")).toBe(asked.indexOf("300", (columns[0] ?? 0) + 3));
    expect(asked.lastIndexOf("300")).toBe(columns[2]);
  });

  it("gives no figure without its bound, and a mark where there is a limit", () => {
    const recovered = lines.find((line) => line.startsWith("A hidden name was recovered, top 20 (seen)")) ?? "";
    expect(recovered).toMatch(/%\) ✗ .*0 of 300 \(≤ 0\.99 %\) \?$/);
    expect(lines.find((line) => line.startsWith("Names test "))).toMatch(/✗ failed .*\? no verdict/);
    expect(lines.find((line) => line.startsWith("Attack test "))).toMatch(/✗ failed/);
  });

  it("speaks the language asked for", () => {
    expect(renderTable(sampleComparison(300), { language: "nl" })).toMatch(
      /Namentest .*✗ niet geslaagd .*\? geen oordeel\n.*Aanvalstest /,
    );
  });
});
