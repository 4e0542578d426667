import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import type { AuditReport } from "../../src/audit/audit-report.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAudit } from "../../src/cli/commands/evidence/audit.ts";
import { register as registerReport } from "../../src/cli/commands/evidence/report.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

let directory: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(at("model"));
  await writeFile(at("contexts.jsonl"), toJsonLines(distinctContexts(8)));
  await writeFile(at("names.csv"), "name\nJan\n");
});

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, [registerAudit, registerReport]);
  return { exitCode, output: io.output(), messages: io.messages() };
}

const audit = (...more: readonly string[]) =>
  run(
    "audit",
    "--model",
    at("model"),
    "--contexts",
    at("contexts.jsonl"),
    "--names",
    at("names.csv"),
    "--out",
    at("out"),
    ...more,
  );

test("audit writes the JSON it prints and a page; report renders that again", async () => {
  const { output, exitCode } = await audit("--json", "--k", "2");
  const printed = JSON.parse(output) as AuditReport;
  expect(printed).toEqual(JSON.parse(await readFile(at("out/audit.json"), "utf8")));
  expect(printed).toMatchObject({
    at: "2025-01-02T03:04:05.000Z",
    settings: { k: 2, seed: 0 },
  });
  expect(printed.notMeasured.map(({ audit: name }) => name).sort()).toEqual([
    "association",
    "de-identification",
    "exposure",
    "extraction",
    "inference",
    "membership",
    "parrot",
    "recovery",
    "residue",
    "rows",
  ]);
  expect(printed.verdict).toBe("inconclusive");
  expect(exitCode).toBe(3);

  const again = await run("report", at("out/audit.json"), "--out", at("page.html"));
  expect(again).toMatchObject({ exitCode: 0, output: expect.stringContaining("Asked (seen)") });
  expect(await readFile(at("page.html"), "utf8")).toBe(await readFile(at("out/report.html"), "utf8"));
});

test("a figure over its limit exits with 1: every token of this vocabulary is a name", async () => {
  const { vocabulary } = await createTinyCheckpoint(at("other"));
  const decisions = vocabulary.map((token, tokenId) => ({
    tokenId,
    token,
    decision: "name",
    reviewer: "a",
    at: "2025-01-01",
    reason: "",
  }));
  await writeFile(at("decisions.jsonl"), toJsonLines(decisions));
  const { exitCode, output } = await audit("--decisions", at("decisions.jsonl"), "--only", "name-rate");
  expect(output).toMatch(/Names test +✗ failed\nAttack test +– not made/);
  expect(output).toContain("Attack test: not made. No attack was made.");
  expect(exitCode).toBe(1);
  expect(output).toMatch(/\d+ of \d+ different names make 90 % of the \d+ hits/u);
  expect(output).toContain(`names that came out (private): ${at("out.private/leaked.jsonl")}`);
  const junit = at("attacks.xml");
  const attacks = await audit("--decisions", at("decisions.jsonl"), "--only", "name-rate", "--require", "attacks", "--junit", junit, "--force"); // prettier-ignore
  expect(attacks.exitCode).toBe(3);
  const xml = await readFile(junit, "utf8");
  expect(xml).toMatch(/name="Predictions that are names[^>]*>\s*<skipped message="not required/);
  expect(xml).toMatch(/name="exposure">\s*<failure/);
});

test("nothing is overwritten, no unknown audit is passed over, and a missing input is told before the work", async () => {
  await writeFile(at("file.html"), "mine");
  expect((await run("report", at("nothing.json"), "--out", at("file.html"))).messages).toContain("already exists");
  expect(await audit("--only", "name-rate,exposures")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("utility"),
  });
  expect(await audit("--only", "recovery")).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("--originals"),
  });
  expect(existsSync(at("out.private"))).toBe(false);
});
