import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { register } from "../../src/cli/report.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { sampleReport } from "../report/sample-audit.ts";
import { memoryIo } from "./memory-io.ts";

let directory: string;
const at = (name: string) => join(directory, name);

beforeEach(async () => {
  directory = await temporaryDirectory();
  await writeFile(at("audit.json"), JSON.stringify(sampleReport({ name: "model", contexts: 30, leak: 0.1, loss: 2 })));
});

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  return { exitCode: await runCli(["report", ...argv], io, [register]), output: io.output(), messages: io.messages() };
}

test("renders an audit in the language asked for, the page and what it prints", async () => {
  const { exitCode, output } = await run(at("audit.json"), "--out", at("page.html"), "--language", "nl");
  expect(exitCode).toBe(0);
  expect(output).toContain("✗ niet geslaagd");
  expect(await readFile(at("page.html"), "utf8")).toContain('<html lang="nl">');
});

test("refuses a language without a catalogue and says which there are", async () => {
  const { exitCode, messages } = await run(at("audit.json"), "--out", at("page.html"), "--language", "de");
  expect(exitCode).not.toBe(0);
  expect(messages).toContain("en, nl, es, it");
});

test("renders no verdict that the rows do not give", async () => {
  const audit = sampleReport({ name: "model", contexts: 30, leak: 0.1, loss: 2 });
  await writeFile(at("edited.json"), JSON.stringify({ ...audit, verdict: "pass" }));
  const { exitCode, messages } = await run(at("edited.json"), "--out", at("page.html"));
  expect(exitCode).toBe(2);
  expect(messages).toMatch(/expected the verdicts of its rows, fail, fail, .* found pass, fail, /);
  // A file of an earlier version has no verdict of each test: it is read as it is.
  const { tests: _, ...earlier } = audit;
  await writeFile(at("earlier.json"), JSON.stringify(earlier));
  expect(await run(at("earlier.json"))).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("Names test") as string,
  });
  await expect(readFile(at("page.html"), "utf8")).rejects.toThrow();
});
