import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAudit } from "../../src/cli/audit.ts";
import { register as registerRelease } from "../../src/cli/release.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

let directory: string;
const at = (name: string) => join(directory, name);

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, [registerAudit, registerRelease]);
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

beforeEach(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(at("model"));
  await writeFile(at("contexts.jsonl"), toJsonLines(distinctContexts(8)));
  await writeFile(at("names.csv"), "name\nWouter\n");
  await run(
    "audit",
    "--model",
    at("model"),
    "--contexts",
    at("contexts.jsonl"),
    "--names",
    at("names.csv"),
    "--out",
    at("audit"),
  );
});

it("release builds the folder and says what it did; residue finds nothing in it afterwards either", async () => {
  const refused = await release();
  expect(refused).toMatchObject({ exitCode: 3, output: expect.stringContaining("nobody went through the candidates") });
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
