import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { readAudit } from "../../src/audit/audit-file.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import { formatShort } from "../../src/report/format.ts";
import { findRow, MARKS, modelsOf, VERDICT_MARKS } from "../../src/report/summary.ts";

/** Lines of the README's table of the demo: figures of seen sentences. */
const FIGURES: Readonly<Record<string, MeasureId>> = {
  "predictions that are names, in trained text": "name-rate",
  "sentences with a name in the top 20": "contexts-with-name",
  "hidden names that were recovered": "recovered",
};
const VERDICTS = { pass: "pass", fail: "fail", inconclusive: "no verdict", "not-made": "not made" };

function cell(model: AuditReport, line: string): string {
  if (line === "names test") {
    const { verdict } = model.tests?.names ?? expect.fail("the example has no names test");
    return `**${VERDICT_MARKS[verdict]} ${VERDICTS[verdict]}**`;
  }
  const measure = FIGURES[line] ?? expect.fail(`${line}: a line of the README that this test does not know`);
  const row = findRow(model, measure, "seen") ?? expect.fail(`${measure}: the example has no such row`);
  // The README shows estimates; bounds are in the report.
  return `${formatShort(row).replace(/ \(.*/u, "")} ${MARKS[row.verdict]}`.trim();
}

describe("the README", () => {
  it("shows the figures of the demo's example", async () => {
    const models = modelsOf(await readAudit("audits/examples/demo/audit.json"));
    const table = (await readFile("README.md", "utf8")).split("\n").filter((line) => line.startsWith("| "));
    const lines = table.map((line) =>
      line
        .split("|")
        .map((part) => part.trim())
        .slice(1, -1),
    );
    const begin = lines.findIndex(([first]) => first?.startsWith("predictions that are names"));
    const end = lines.findIndex(([first]) => first === "names test");
    const own = lines.slice(begin, end + 1);
    const last = models.at(-1) ?? expect.fail("the example has no model");
    const recovered = findRow(last, "recovered", "seen");
    expect(table.length > 0 && (await readFile("README.md", "utf8"))).toContain(
      `gives ${recovered?.hits} of ${recovered?.n.toLocaleString("en")} names`,
    );
    expect(own.length).toBe(4);
    for (const [line = "", ...cells] of own)
      expect([line, ...cells]).toEqual([line, ...models.map((model) => cell(model, line))]);
  });
});
