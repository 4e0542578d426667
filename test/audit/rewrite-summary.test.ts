import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { summariseRewrite } from "../../src/audit/rewrite-summary.ts";
import { renderReport } from "../../src/report/page/html.ts";
import { renderTable } from "../../src/report/tables/table.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { sampleReport } from "../report/sample-audit.ts";

const digests = { modelSha256: "0".repeat(64), tokenizerSha256: "1".repeat(64) };
const origin = digests.modelSha256;
const model = { before: digests, after: digests };
const round = { round: 1, model, replaced: 2, placeholders: ["unk100001", "unk100002"], weights: "mean" };

async function summaryOf(report: unknown) {
  const directory = await temporaryDirectory();
  await writeFile(join(directory, "rewrite.json"), JSON.stringify(report));
  return summariseRewrite(directory);
}

it("sums up the rounds of a rewritten model; one round that kept rows is enough", async () => {
  expect(await summaryOf({ rounds: [round] })).toEqual({ rounds: 1, replaced: 2, keepsRows: false, origin });
  const kept = [
    { ...round, weights: "keep" },
    { ...round, round: 2, replaced: 5 },
  ];
  expect(await summaryOf({ rounds: kept })).toEqual({ rounds: 2, replaced: 7, keepsRows: true, origin });
});

it("reads reports of before there were rounds, and never takes a damaged one for none", async () => {
  const { round: _, weights, ...old } = round;
  expect(await summaryOf({ ...old, weights: { mode: weights } })).toMatchObject({ rounds: 1, replaced: 2 });
  for (const damaged of [[], {}, { rounds: [] }, { rounds: [{ ...round, round: 2 }] }, "rewritten"])
    await expect(summaryOf(damaged)).rejects.toMatchObject({ code: "input-format", message: /rewrite\.json/ });
  expect(await summariseRewrite(await temporaryDirectory())).toBeUndefined();
});

it("has every report warn of rows that were kept, and of nothing else", () => {
  const report = sampleReport({ name: "released", contexts: 100, leak: 0, loss: 2 });
  const withRows = (keepsRows: boolean) => {
    const rewrite = { rounds: 1, replaced: 2, keepsRows, origin };
    return { ...report, model: { ...report.model, rewrite } };
  };
  for (const render of [renderReport, renderTable]) {
    expect(render(withRows(true))).toContain("Rewritten with --weights keep");
    expect(render(withRows(false))).not.toContain("--weights keep");
    expect(render(report)).not.toContain("--weights keep");
  }
});
