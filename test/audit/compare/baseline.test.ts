import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { writeBaseline } from "../../../src/audit/compare/baseline.ts";
import { compareOutcomes } from "../../../src/audit/compare/compare-outcomes.ts";
import { readOutcomes, writeOutcomes } from "../../../src/audit/compare/read-outcomes.ts";
import { writeAudit } from "../../../src/audit/audit-file.ts";
import { digestRows } from "../../../src/audit/compare/outcomes-file.ts";
import { sampleReport } from "../../report/sample-audit.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { hits, madeUpOutcomes } from "./made-up-outcomes.ts";

const outcomes = madeUpOutcomes({
  rows: [
    { measure: "contexts-with-name", values: hits(30, 200) },
    { measure: "name-mass", values: Array.from({ length: 200 }, (_, index) => Math.exp(-index / 9)) },
  ],
});
let directory: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
});

it("a baseline is small, a line a row, holds no id or sentence, and is read back", async () => {
  await writeBaseline(at("baseline.json"), outcomes, { names: ["Jan Jansen"] });
  const text = await readFile(at("baseline.json"), "utf8");
  expect(text).not.toMatch(/context 1|document|Jan|mask/);
  expect(text.split("\n").filter((line) => line.startsWith('{"measure"'))).toHaveLength(2);
  // Three digits and a few signs a figure.
  expect(text.length).toBeLessThan(200 * (1 + 9) + 1500);
  expect(compareOutcomes(await readOutcomes(at("baseline.json")), outcomes).verdict).toBe("not-worse");
});

it("is searched for names before it is written: a model called like somebody is found, words of the format are none", async () => {
  const named = { ...outcomes, model: { ...outcomes.model, name: "bert-xipquando" } };
  const names = ["Roos Xipquando", "Mass Seen Context"];
  await expect(writeBaseline(at("baseline.json"), named, { names })).rejects.toMatchObject({
    code: "verification-failed",
    message: expect.not.stringMatching(/xipquando/i) as string,
  });
  await expect(stat(at("baseline.json"))).rejects.toThrow();
  await writeBaseline(at("baseline.json"), outcomes, { names });
  await expect(writeBaseline(at("other.json"), outcomes, {})).rejects.toMatchObject({ code: "usage" });
});

it("an audit's outcomes are found beside its audit.json, for their owner alone, and belong to it", async () => {
  const report = sampleReport({ name: "model", contexts: 10, leak: 0, loss: 2 });
  await writeAudit(at("audit"), report, "<p>");
  await expect(readOutcomes(at("audit/audit.json"))).rejects.toMatchObject({ code: "input-missing" });
  const path = await writeOutcomes(at("audit"), { ...outcomes, rowsSha256: digestRows(report) });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(at("audit.private"))).mode & 0o777).toBe(0o700);
  expect((await readOutcomes(at("audit/audit.json"))).rows).toEqual(outcomes.rows);
  await writeOutcomes(at("audit"), { ...outcomes, rowsSha256: digestRows({ rows: [] }) });
  await expect(readOutcomes(at("audit/audit.json"))).rejects.toMatchObject({ code: "input-changed" });
});

it.each([
  ["no JSON", "{", "input-format"],
  ["another file", '{"rows": []}', "input-format"],
  ["another version", JSON.stringify({ ...outcomes, schemaVersion: 9 }), "input-format"],
  [
    "values for other units",
    JSON.stringify({ ...outcomes, rows: [{ ...outcomes.rows[0], values: "01" }] }),
    "input-format",
  ],
  [
    "what is no number",
    JSON.stringify({ ...outcomes, rows: [{ ...outcomes.rows[0], values: Array(200).fill("x") }] }),
    "input-format",
  ],
  [
    "clusters that do not add up",
    JSON.stringify({ ...outcomes, unitSets: [{ ...outcomes.unitSets[0], clusterSizes: [3] }] }),
    "input-format",
  ],
])("%s is refused", async (_, text, code) => {
  await mkdir(at("folder"));
  await writeFile(at("folder/file.json"), text);
  await expect(readOutcomes(at("folder/file.json"))).rejects.toMatchObject({ code });
});
