import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { register } from "../../src/cli/commands/evidence/report.ts";
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

test("writes annexes beside the page, filled from flags, a manifest and the release, and says where they are", async () => {
  const audit = sampleReport({ name: "model", contexts: 30, leak: 0.1, loss: 2 });
  const acceptedRisk = { reason: "a trial", missed: ["over a limit"] };
  const release = { schemaVersion: 1, files: [{}, {}], acceptedRisk, released: { modelSha256: audit.model.sha256 } };
  await writeFile(at("release.json"), JSON.stringify(release));
  await writeFile(at("manifest.json"), JSON.stringify({ stage: "anonymise", counts: { documents: 70 } }));
  const annexes = ["--annex", "dpia", "--annex", "expert-determination"];
  const facts = [
    "--fill",
    "controller=Hospital = X",
    "--manifest",
    at("manifest.json"),
    "--manifest",
    at("manifest.json"),
  ];
  const { exitCode, output } = await run(at("audit.json"), "--out", at("page.html"), ...annexes, ...facts);
  expect(exitCode).toBe(0);
  expect(output).toContain(at("page.expert-determination.md"));
  const dpia = await readFile(at("page.dpia.md"), "utf8");
  for (const text of ["Hospital = X", "140 documents", "a trial", "to be filled in"]) expect(dpia).toContain(text);
  expect(await readFile(at("page.html"), "utf8")).toContain("140 documents");
  await expect(readFile(at("page.processing-record.md"), "utf8")).rejects.toThrow();
  const again = await run(at("audit.json"), "--out", at("other.html"), ...annexes);
  expect(again.exitCode).toBe(0);
  await writeFile(at("third.dpia.md"), "mine");
  expect((await run(at("audit.json"), "--out", at("third.html"), ...annexes)).exitCode).toBe(2);
  await expect(readFile(at("third.html"), "utf8")).rejects.toThrow();
});

test.each([
  ["an annex without a page", ["--annex", "dpia"], /--out/],
  ["facts without an annex", ["--out", "page.html", "--fill", "controller=X"], /--annex/],
  ["an unknown kind", ["--out", "page.html", "--annex", "gdpr"], /dpia, processing-record/],
  ["an unknown blank", ["--out", "page.html", "--annex", "dpia", "--fill", "boss=X"], /controller, officer/],
  ["a blank filled with nothing", ["--out", "page.html", "--annex", "dpia", "--fill", "controller= "], /KEY=TEXT/],
  [
    "another model's release",
    ["--out", "page.html", "--annex", "dpia", "--release", "release.json"],
    /release\.json: expected the release of the one model/,
  ],
  [
    "a manifest of another step",
    ["--out", "page.html", "--annex", "dpia", "--manifest", "manifest.json"],
    /manifest\.json: expected the manifest/,
  ],
] as const)("refuses %s and writes nothing", async (_, flags, message) => {
  await writeFile(at("release.json"), JSON.stringify({ schemaVersion: 1, files: [], audited: { modelSha256: "0" } }));
  await writeFile(at("manifest.json"), JSON.stringify({ stage: "dedupe", counts: { documents: 70 } }));
  const named = flags.map((flag) => (/\.(json|html)$/.test(flag) ? at(flag) : flag));
  const { exitCode, messages } = await run(at("audit.json"), ...named);
  expect(exitCode).toBe(2);
  expect(messages).toMatch(message);
  await expect(readFile(at("page.html"), "utf8")).rejects.toThrow();
});

test("takes annexes and what fills them from the configuration", async () => {
  const report = { annex: ["dpia", "processing-record"], fill: ["controller=Hospital X", "purpose=a search"] };
  await writeFile(at("config.json"), JSON.stringify({ report }));
  const { exitCode } = await run(at("audit.json"), "--out", at("page.html"), "--config", at("config.json"));
  expect(exitCode).toBe(0);
  for (const kind of report.annex)
    for (const text of ["Hospital X", "a search"])
      expect(await readFile(at(`page.${kind}.md`), "utf8")).toContain(text);
});
