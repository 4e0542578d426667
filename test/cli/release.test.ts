import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { readAudit } from "../../src/audit/audit-file.ts";
import type { AuditReport } from "../../src/audit/audit-report.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAudit } from "../../src/cli/commands/evidence/audit.ts";
import { register as registerRelease } from "../../src/cli/commands/evidence/release.ts";
import { register as registerSearch } from "../../src/cli/commands/evidence/search.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

let directory: string;
const at = (name: string) => join(directory, name);

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, [registerAudit, registerRelease, registerSearch]);
  return { exitCode, output: io.output(), messages: io.messages() };
}
const release = (...more: readonly string[]) =>
  run(
    "release",
    "--model",
    at("model"),
    "--audit",
    at("audit/audit.json"),
    "--names",
    at("names.csv"),
    "--out",
    at("public"),
    ...more,
  );

const auditModel = (model: string, out: string) =>
  run("audit", "--model", at(model), "--contexts", at("contexts.jsonl"), "--names", at("names.csv"), "--out", at(out));
const RISK = ["--accept-risk", "eight contexts are a test"];

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(at("model"));
  await writeFile(at("contexts.jsonl"), toJsonLines(distinctContexts(8)));
  await writeFile(at("names.csv"), "name\nWouter\n");
  await auditModel("model", "audit");
});

it("release builds the folder and says what it did; residue finds nothing in it afterwards either", async () => {
  const refused = await release();
  expect(refused).toMatchObject({ exitCode: 3, output: expect.stringContaining("the candidates were not reviewed") });
  const risk = ["--accept-risk", "eight contexts are a test"];
  const { exitCode, output } = await release("--json", "--license", "mit", "--language", "nl", ...risk);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ released: true, report: { residue: { words: 1, found: [] } } });
  const audit = await run(
    "audit", "--model", at("public"), "--contexts", at("contexts.jsonl"), "--names", at("names.csv"), "--only", "residue", "--out", at("again"),
  ); // prettier-ignore
  expect(audit.output).toMatch(/Names left in the files +0 of 1 .*✓/);
  expect(audit.exitCode).toBe(0);
});

it("exits with 1 where a name is left, and names it only in the private file", async () => {
  await writeFile(at("names.csv"), "name\nPiet\n");
  const { exitCode, output } = await release("--accept-risk", "eight contexts are a test");
  expect(exitCode).toBe(1);
  expect(output).toMatch(/Not released:\n +merges\.txt: 1 name, .*public\.private\/residue\.jsonl/s);
  expect(output).not.toContain("Piet");
  expect(existsSync(at("public"))).toBe(false);
  const audit = await run(
    "audit", "--model", at("model"), "--contexts", at("contexts.jsonl"), "--names", at("names.csv"), "--only", "residue", "--out", at("again"),
  ); // prettier-ignore
  expect(audit.exitCode).toBe(1);
});

it("search searches any folder, a checkpoint or not", async () => {
  await mkdir(at("notes"));
  await writeFile(at("notes/Piet.txt"), "W\\u006futer kwam");
  await writeFile(at("names.csv"), "name\nWouter\n");
  const search = (...flags: string[]) => run("search", at("notes"), "--names", at("names.csv"), ...flags);
  expect(await search()).toMatchObject({ exitCode: 1, output: expect.stringContaining("Names left in the files") });
  const { exitCode, output } = await search("--json", "--out", at("search"));
  expect(exitCode).toBe(1);
  expect(JSON.parse(output)).toEqual(JSON.parse(await readFile(at("search/residue.json"), "utf8")));
  expect(output).not.toMatch(/wouter/i);
  expect(await readFile(at("search.private/residue.jsonl"), "utf8")).toContain('"word":"wouter"');
  expect((await search("--out", at("search"))).exitCode).toBe(2);
  await writeFile(at("names.csv"), "name\nKlaasje\n");
  expect((await search()).exitCode).toBe(0);
  await writeFile(at("notes/log.zst"), Buffer.from("28b52ffd00", "hex"));
  expect((await search()).exitCode).toBe(3);
  expect(await run("search", at("notes"))).toMatchObject({ exitCode: 2 });
});

it("exits with 2 for wrong flags and for the audit of another model", async () => {
  expect((await release("--license", "mit\n- x")).exitCode).toBe(2);
  expect((await release("--language", "Dutch")).exitCode).toBe(2);
  expect((await release("--at", "yesterday")).exitCode).toBe(2);
  await createTinyCheckpoint(at("model"), { seed: 2 });
  expect(await release()).toMatchObject({ exitCode: 2, messages: expect.stringContaining("other weights") });
});

it("audit says that residue needs names", async () => {
  const argv = [
    "audit",
    "--model",
    at("model"),
    "--contexts",
    at("contexts.jsonl"),
    "--only",
    "residue",
    "--out",
    at("again"),
  ];
  expect(await run(...argv)).toMatchObject({ exitCode: 2, messages: expect.stringContaining("--mapping") });
});

it("publishes no file with numbers but those that the audit read or held, whatever risk is accepted", async () => {
  await createTinyCheckpoint(at("other"), { seed: 2 });
  await mkdir(at("model/onnx"));
  await cp(at("model/model.onnx"), at("model/onnx/model_fp32.onnx"));
  await cp(at("other/model.onnx"), at("model/onnx/model.onnx"));
  await cp(at("other/model.onnx"), at("model/onnx/model_quantized.onnx"));
  await cp(at("other/model.safetensors"), at("model/model-00001-of-00001.safetensors"));
  await writeFile(at("model/Wouter.txt"), "");
  const audited = await auditModel("model", "again");
  for (const file of ["onnx/model.onnx", "onnx/model_quantized.onnx", "model-00001-of-00001.safetensors"])
    expect(audited.output).toContain(`No release takes ${file}: `);
  const { exitCode, output } = await release("--audit", at("again/audit.json"), ...RISK);
  expect(exitCode).toBe(0);
  expect(output).toMatch(/left out: model-00001-of-00001\.safetensors nothing that loads this checkpoint reads it/);
  expect(output).toMatch(/left out: onnx\/model\.onnx predicts otherwise.*export it again/);
  expect(output).toMatch(/left out: onnx\/model_quantized\.onnx predicts otherwise/);
  expect(output).toContain("left behind: Wouter.txt");
  expect(await readdir(at("public/onnx"))).toEqual(["model_fp32.onnx"]);
  expect((await readdir(at("public"))).filter((file) => /safetensors|onnx/.test(file))).toEqual(["model.onnx", "model.safetensors", "onnx"]); // prettier-ignore
  const told = JSON.parse(await readFile(at("public/release.json"), "utf8")) as { leftBehind: object };
  expect(told.leftBehind).toEqual({ texts: 1, weights: 3 });
  for (const file of ["audit.json", "release.json", "report.html", "README.md"])
    expect(await readFile(at(`public/${file}`), "utf8")).not.toMatch(/Wouter|model_quantized|00001-of/);
});

it("refuses an audit whose rows, remarks or verdict were changed by hand, whatever risk is accepted", async () => {
  const written = await readFile(at("audit/audit.json"), "utf8");
  const edit = (change: (audit: AuditReport) => object) => {
    const read = JSON.parse(written) as AuditReport;
    return writeFile(at("audit/audit.json"), JSON.stringify({ ...read, ...change(read) }));
  };
  await edit(({ rows }) => ({
    rows: rows.map((row) => (row.threshold === null ? row : { ...row, verdict: "pass" })),
    notMeasured: [],
    verdict: "pass",
  }));
  for (const risk of [[], RISK])
    expect(await release(...risk)).toMatchObject({
      exitCode: 2,
      messages: expect.stringMatching(/row .*expected the verdict .*, found pass.*audit the model again/s),
    });
  // What the registry cannot know the ledger does: another count, with all that follows from it.
  await edit(({ rows }) => ({ rows: rows.filter(({ audit: id }) => id !== "freshness"), notMeasured: [] }));
  const refused = await release();
  expect(refused).toMatchObject({ exitCode: 3, output: expect.stringContaining("not those that its ledger has") });
  expect(refused.output).toContain("freshness was not measured");
  await edit(({ evidence }) => ({ evidence: { ...evidence, entries: undefined } }));
  expect((await release()).output).toContain("what it says besides was changed since");
  expect(existsSync(at("public"))).toBe(false);
});

it("wants the ledger of the audit: finds it where the audit put it or --private says, or the card says there is none", async () => {
  expect((await stat(at("audit.private/ledger.jsonl"))).mode & 0o777).toBe(0o600);
  expect((await release()).output).not.toContain("ledger");
  await rename(at("audit.private"), at("elsewhere"));
  expect((await release("--private", at("elsewhere"))).output).not.toContain("ledger");
  expect(await release()).toMatchObject({ exitCode: 3, output: expect.stringContaining("the audit has no ledger") });
  const { exitCode, output } = await release(...RISK);
  expect(exitCode).toBe(0);
  expect(output).toMatch(/left out: model\.onnx was not held against the audited weights/);
  expect(await readdir(at("public"))).not.toContain("model.onnx");
  expect(await readFile(at("public/README.md"), "utf8")).toContain("the audit has no ledger");
});

it("releases one model of an audit of several, by its own line of their ledger", async () => {
  await createTinyCheckpoint(at("other"), { seed: 2 });
  await auditModel("other", "second");
  const models = await Promise.all(["audit", "second"].map((name) => readAudit(at(`${name}/audit.json`))));
  await mkdir(at("both"));
  await mkdir(at("both.private"));
  await writeFile(at("both/audit.json"), JSON.stringify({ schemaVersion: 2, models }));
  const lines = await Promise.all(["audit", "second"].map((name) => readFile(at(`${name}.private/ledger.jsonl`), "utf8"))); // prettier-ignore
  await writeFile(at("both.private/ledger.jsonl"), lines.join(""));
  for (const model of ["model", "other"]) {
    const result = await release("--audit", at("both/audit.json"), "--model", at(model), "--force", ...RISK);
    expect(result.exitCode).toBe(0);
    expect(result.output).not.toContain("ledger");
    expect(await readdir(at("public"))).toContain("model.onnx");
  }
});
