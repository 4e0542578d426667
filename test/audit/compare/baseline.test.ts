import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { writeBaseline } from "../../../src/audit/compare/baseline.ts";
import { compareOutcomes } from "../../../src/audit/compare/compare-outcomes.ts";
import { readOutcomes, writeOutcomes } from "../../../src/audit/compare/read-outcomes.ts";
import { requireSigned } from "../../../src/audit/compare/require-signed.ts";
import { writeAudit } from "../../../src/audit/audit-file.ts";
import { sealOutcomes } from "../../../src/audit/compare/digest-outcomes.ts";
import { digestRows, type OutcomesFile } from "../../../src/audit/compare/outcomes-file.ts";
import { sampleReport } from "../../report/sample-audit.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { hits, madeUpOutcomes } from "./made-up-outcomes.ts";

const outcomes = madeUpOutcomes({
  rows: [
    { measure: "contexts-with-name", values: hits(30, 200) },
    { measure: "name-mass", values: Array.from({ length: 200 }, (_, index) => Math.exp(-index / 9)) },
  ],
});
/** What `madeUpOutcomes` keys its digests with. */
const KEY = Buffer.alloc(32, 1);
let directory: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
});

it("a baseline is small, a line a row, holds no id or sentence, and is read back", async () => {
  await writeBaseline(at("baseline.json"), outcomes, { names: ["Jan Jansen"] }, KEY);
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
  await expect(writeBaseline(at("baseline.json"), named, { names }, KEY)).rejects.toMatchObject({
    code: "verification-failed",
    message: expect.not.stringMatching(/xipquando/i) as string,
  });
  await expect(stat(at("baseline.json"))).rejects.toThrow();
  await writeBaseline(at("baseline.json"), outcomes, { names }, KEY);
  await expect(writeBaseline(at("other.json"), outcomes, {}, KEY)).rejects.toMatchObject({ code: "usage" });
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

/** A file that holds what it should not, and whose digest is right all the same. */
const sealed = (change: object) => JSON.stringify(sealOutcomes({ ...outcomes, ...change } as OutcomesFile));

it.each([
  ["no JSON", "{", "input-format", /schemaVersion/],
  ["another file", '{"rows": []}', "input-format", /schemaVersion/],
  ["another version", JSON.stringify({ ...outcomes, schemaVersion: 9 }), "input-format", /schemaVersion 2/],
  ["an earlier version", JSON.stringify({ ...outcomes, schemaVersion: 1 }), "input-format", /make the baseline anew/],
  ["without verdicts", sealed({ judged: undefined }), "input-format", /"judged"/],
  ["without a digest", JSON.stringify(outcomes), "input-changed", /not as it was written/],
  ["values for other units", sealed({ rows: [{ ...outcomes.rows[0], values: "01" }] }), "input-format", /200 units/],
  [
    "what is no number",
    sealed({ rows: [{ ...outcomes.rows[0], values: Array(200).fill("x") }] }),
    "input-format",
    /rows\[0\]/,
  ],
  [
    "clusters that do not add up",
    sealed({ unitSets: [{ ...outcomes.unitSets[0], clusterSizes: [3] }] }),
    "input-format",
    /unitSets\[0\]/,
  ],
  ["a figure that stands in it twice", sealed({ rows: [outcomes.rows[0], outcomes.rows[0]] }), "input-format", /once/],
])("%s is refused", async (_, text, code, message) => {
  await mkdir(at("folder"));
  await writeFile(at("folder/file.json"), text);
  await expect(readOutcomes(at("folder/file.json"))).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message) as string,
  });
});

it("whatever is changed in a baseline is seen, however it is laid out", async () => {
  await writeBaseline(at("baseline.json"), outcomes, { names: ["Jan Jansen"] }, KEY);
  const baseline = JSON.parse(await readFile(at("baseline.json"), "utf8")) as Record<string, unknown>;
  await writeFile(
    at("baseline.json"),
    JSON.stringify(Object.fromEntries(Object.entries(baseline).toReversed()), null, 4),
  );
  expect(compareOutcomes(await readOutcomes(at("baseline.json")), outcomes).verdict).toBe("not-worse");
  for (const key of Object.keys(baseline).filter((one) => !["schemaVersion", "kind", "signature"].includes(one))) {
    const value = baseline[key];
    const other = Array.isArray(value) ? value.slice(1) : typeof value === "object" ? { ...value, seed: 9 } : "other";
    if (JSON.stringify(other) === JSON.stringify(value)) continue;
    await writeFile(at("baseline.json"), JSON.stringify({ ...baseline, [key]: other }));
    await expect(readOutcomes(at("baseline.json")), key).rejects.toMatchObject({ code: "input-changed" });
  }
});

it("a baseline with its digest computed anew is refused: its signature takes the key of the audits", async () => {
  const path = at("baseline.json");
  await writeBaseline(path, outcomes, { names: ["Jan Jansen"] }, KEY);
  await expect(requireSigned(path, KEY)).resolves.toBeUndefined();
  await expect(requireSigned(path, undefined)).rejects.toMatchObject({ code: "input-missing" });
  const { signature } = JSON.parse(await readFile(path, "utf8")) as { readonly signature: string };
  const baseline = await readOutcomes(path);
  const edited = { ...baseline, rows: baseline.rows.slice(1) };
  for (const more of [{}, { signature }]) {
    await writeFile(path, JSON.stringify({ ...sealOutcomes(edited), ...more }));
    await expect(readOutcomes(path)).resolves.toBeDefined();
    await expect(requireSigned(path, KEY)).rejects.toMatchObject({
      code: "input-changed",
      message: expect.stringMatching(/its signature is of other content.*version control/) as string,
    });
  }
});
