import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { readAudit } from "../../src/audit/audit-file.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import type { Split } from "../../src/probe/context.ts";
import { formatCount, formatShort } from "../../src/report/format.ts";
import { contextsOf, findRow, MARKS, modelsOf, VERDICT_MARKS } from "../../src/report/summary.ts";

/** The lines of the README's table of the demo: what stands in them, and how. */
const FIGURES: Readonly<Record<string, readonly [MeasureId, Split | "both", "figure alone"?]>> = {
  "predictions that are names, top 20, seen": ["name-rate", "seen"],
  "predictions that are names, top 20, unseen": ["name-rate", "unseen"],
  "sentences with a name in the top 20, seen": ["contexts-with-name", "seen"],
  "sentences with a name in the top 20, unseen": ["contexts-with-name", "unseen"],
  "… if words kept though somebody is called so counted, seen": ["contexts-with-kept", "seen"],
  "… if words kept though somebody is called so counted, unseen": ["contexts-with-kept", "unseen"],
  "the very name came back in any way, seen": ["recovered", "seen"],
  "the very name came back in any way, unseen": ["recovered", "unseen"],
  "best rank of a name, seen": ["best-name-rank", "seen"],
  "best rank of a name, unseen": ["best-name-rank", "unseen"],
  "loss on words that are no names (nats)": ["loss-per-word", "both", "figure alone"],
  "change of that loss by step 2": ["loss-change", "both"],
};
const VERDICTS = { pass: "pass", fail: "fail", inconclusive: "no verdict" };

function cell(model: AuditReport, line: string): string {
  if (line === "verdict") return `**${VERDICT_MARKS[model.verdict]} ${VERDICTS[model.verdict]}**`;
  const asked = /^sentences asked, (seen|unseen)$/u.exec(line);
  if (asked !== null) return formatCount(contextsOf(model, asked[1] as Split));
  const [measure, split, alone] =
    FIGURES[line] ?? expect.fail(`${line}: a line of the README that this test does not know`);
  const row = findRow(model, measure, split);
  if (row === undefined) return "–";
  const short = formatShort(row);
  return `${alone === undefined ? short : short.replace(/ \(.*/u, "")} ${MARKS[row.verdict]}`.trim();
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
    const begin = lines.findIndex(([first]) => first?.startsWith("sentences asked"));
    const end = lines.findIndex(([first]) => first === "verdict");
    const own = lines.slice(begin, end + 1);
    expect(own.length).toBe(Object.keys(FIGURES).length + 3);
    for (const [line = "", ...cells] of own)
      expect([line, ...cells]).toEqual([line, ...models.map((model) => cell(model, line))]);
  });
});
