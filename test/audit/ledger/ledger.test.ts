import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { appendLedger, findInLedger, ledgerEntry, readLedger } from "../../../src/audit/ledger/ledger.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { sampleComparison, sampleReport } from "../../report/sample-audit.ts";

let directory: string;
const at = (name: string) => join(directory, name);
const report = sampleReport({ name: "m", contexts: 3200, leak: 0, loss: 2.3 });
const FILE = { file: "model.safetensors", bytes: 8, sha256: "0".repeat(64), outcome: "audited" } as const;
const entryOf = (audit: typeof report) => ledgerEntry(audit, { inputs: [], files: [FILE], at: new Date(0) });

beforeEach(async () => {
  directory = await temporaryDirectory();
});

it("knows an audit by its rows, for its owner alone, and keeps what was there", async () => {
  expect(await readLedger(at("audit.private"))).toBeUndefined();
  appendLedger(at("audit"), [entryOf(report)]);
  const first = await readFile(at("audit.private/ledger.jsonl"), "utf8");
  appendLedger(at("audit"), [entryOf(sampleReport({ name: "m", contexts: 60, leak: 0, loss: 2.3 }))]);
  expect((await readFile(at("audit.private/ledger.jsonl"), "utf8")).startsWith(first)).toBe(true);
  expect((await stat(at("audit.private/ledger.jsonl"))).mode & 0o777).toBe(0o600);
  const entries = (await readLedger(at("audit.private"))) ?? [];
  const read = JSON.parse(JSON.stringify(report)) as typeof report;
  expect(findInLedger(entries, read)).toMatchObject({ isWhole: true, entry: { files: [FILE] } });
  const [row, ...rows] = report.rows;
  expect(findInLedger(entries, { ...report, rows: [{ ...row!, verdict: "info" }, ...rows] })).toBeUndefined();
  expect(findInLedger(entries, { ...report, notMeasured: [{ audit: "rows", why: { id: "not-asked", values: {} } }] })).toMatchObject({ isWhole: false }); // prettier-ignore
  const { model } = report;
  expect(findInLedger(entries, { ...report, model: { ...model, networkSha256: "1".repeat(64) } })).toBeUndefined();
});

it("has a line for each model of a comparison", async () => {
  const { models } = sampleComparison();
  appendLedger(at("audit"), models.map(entryOf));
  const entries = (await readLedger(at("audit.private"))) ?? [];
  expect(entries).toHaveLength(models.length);
  for (const model of models) expect(findInLedger(entries, model)?.isWhole).toBe(true);
});

it("refuses a ledger that cannot be read, by file and line", async () => {
  appendLedger(at("audit"), [entryOf(report)]);
  const path = at("audit.private/ledger.jsonl");
  await writeFile(path, `${await readFile(path, "utf8")}{"schemaVersion":1}\n`);
  await expect(readLedger(at("audit.private"))).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringContaining("ledger.jsonl, line 2"),
  });
});
