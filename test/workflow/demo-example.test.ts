import { readFile } from "node:fs/promises";

import { describe, expect, it } from "vitest";

import { readAudit } from "../../src/audit/audit-file.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import type { MeasureId } from "../../src/audit/measures.ts";
import type { Split } from "../../src/probe/context.ts";
import { formatCount, formatShort } from "../../src/report/format.ts";
import { contextsOf, findRow, MARKS, modelsOf, VERDICT_MARKS } from "../../src/report/summary.ts";

/** What stands in the lines of the README's table of the demo, without "seen" and "unseen". */
const FIGURES: Readonly<Record<string, MeasureId>> = {
  "predictions that are names, top 20": "name-rate",
  "sentences with a name in the top 20": "contexts-with-name",
  "… if words kept though somebody is called so counted": "contexts-with-kept",
  "the very name came back in any way": "recovered",
  "best rank of a name": "best-name-rank",
  "loss on words that are no names (nats)": "loss-per-word",
  "change of that loss by step 2": "loss-change",
};
const VERDICTS = { pass: "pass", fail: "fail", inconclusive: "no verdict" };

function cell(model: AuditReport, line: string): string {
  if (line === "verdict") return `**${VERDICT_MARKS[model.verdict]} ${VERDICTS[model.verdict]}**`;
  const [, figure = line, split] = /^(.*), (seen|unseen)$/u.exec(line) ?? [];
  if (figure === "sentences asked") return formatCount(contextsOf(model, split as Split));
  const measure = FIGURES[figure] ?? expect.fail(`${line}: a line of the README that this test does not know`);
  const row = findRow(model, measure, (split as Split | undefined) ?? "both");
  if (row === undefined) return "–";
  const short = formatShort(row);
  // A loss is shown without its bound.
  return `${measure === "loss-per-word" ? short.replace(/ \(.*/u, "") : short} ${MARKS[row.verdict]}`.trim();
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
    expect(own.length).toBe(15);
    for (const [line = "", ...cells] of own)
      expect([line, ...cells]).toEqual([line, ...models.map((model) => cell(model, line))]);
  });
});
