import { cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import type { AuditReport } from "../../src/audit/audit-report.ts";
import { LOOKS_FILE } from "../../src/audit/freshness/looks.ts";
import { toJsonLines } from "../../src/base/files.ts";
import { register as registerAnonymise } from "../../src/cli/commands/notes/anonymise.ts";
import { register as registerAudit } from "../../src/cli/commands/evidence/audit.ts";
import { register as registerContexts } from "../../src/cli/commands/model/contexts.ts";
import { register as registerRefresh } from "../../src/cli/commands/model/contexts-refresh.ts";
import { register as registerStrike } from "../../src/cli/commands/model/contexts-strike.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

const PLANTED = "Anneke Verhoeven is bekend met jicht.\n";
const CANARIES = {
  candidates: { name: ["Carla Dekker", "Daan Postma"] },
  canaries: [
    { id: "1", person: "K1", kind: "name", text: "<mask> is bekend met jicht.", secret: "Anneke Verhoeven", repetitions: 2 },
    { id: "2", person: "K2", kind: "name", text: "<mask> is bekend met astma.", secret: "Bram Willemsen", repetitions: 0 },
  ],
}; // prettier-ignore

let directory: string;
const at = (name: string) => join(directory, name);

async function run(...argv: readonly string[]) {
  const io = memoryIo();
  const exitCode = await runCli(argv, io, [
    registerAnonymise,
    registerAudit,
    registerContexts,
    registerRefresh,
    registerStrike,
  ]);
  return { exitCode, output: io.output(), messages: io.messages() };
}

let runs = 0;
async function audit(contexts: string, ...more: readonly string[]) {
  const out = at(`out-${runs++}`);
  const result = await run("audit", "--model", at("model"), "--contexts", contexts, "--names", at("names.csv"), "--out", out, ...more); // prettier-ignore
  const report = JSON.parse(await readFile(join(out, "audit.json"), "utf8").catch(() => "{}")) as AuditReport;
  const page = await readFile(join(out, "report.html"), "utf8").catch(() => "");
  return { ...result, report, page };
}

beforeAll(async () => {
  directory = await temporaryDirectory();
  await createTinyCheckpoint(at("model"));
  await writeFile(at("names.csv"), "name\nJan de Boer\n");
  await mkdir(at("notes"));
  const texts = distinctContexts(60).map(({ text }) => text.replace("<mask>", "Pieter Jansen"));
  for (const [index, text] of texts.entries())
    await writeFile(at(`notes/n${index}.txt`), `${text}\n${index < 2 ? PLANTED : ""}`);
  expect((await run("anonymise", at("notes"), "--out", at("clean"), "--recogniser", "rules:nl")).messages).not.toContain("expected"); // prettier-ignore
  await writeFile(at("canaries.json"), JSON.stringify(CANARIES));
  await run("contexts", "--corpus", at("clean"), "--split", "seen", "--select", "0", "--canaries", at("canaries.json"), "--out", at("seen.jsonl")); // prettier-ignore
}, 240_000);

test("planted people who are in the notes are believed, and no others", async () => {
  const attack = async (change: object) => {
    await writeFile(at("canaries.json"), JSON.stringify({ ...CANARIES, ...change }));
    const { report, exitCode } = await audit(at("seen.jsonl"), "--only", "exposure", "--canaries", at("canaries.json"));
    const row = report.rows.find(({ measure }) => measure === "exposure-name");
    return { exitCode, verdict: row?.verdict, notes: row?.notes?.map(({ id }) => id) ?? [] };
  };
  const believed = await attack({});
  expect(believed).toMatchObject({ exitCode: 3, verdict: "underpowered" });
  for (const doubt of ["planted-absent", "planted-unlisted"]) expect(believed.notes).not.toContain(doubt);
  const [planted, control] = CANARIES.canaries;
  const swapped = await attack({ canaries: [{ ...planted, secret: "Carla Dekker" }, control] });
  expect(swapped).toMatchObject({ exitCode: 3, verdict: "invalid" });
  expect(swapped.notes).toEqual(expect.arrayContaining(["planted-absent", "planted-unlisted"]));
  expect((await attack({ canaries: [{ ...planted, repetitions: 3 }, control] })).notes).toContain("planted-otherwise");
  expect((await attack({ candidates: { name: ["Carla Dekker", "Pieter Jansen"] } })).notes).toContain(
    "candidates-written",
  );
});

test("sentences without their manifest, or cut, are said and pass nothing", async () => {
  const lines = (await readFile(at("seen.jsonl"), "utf8")).trim().split("\n");
  await writeFile(at("copy.jsonl"), lines.slice(0, 30).join("\n"));
  const copy = await audit(at("copy.jsonl"), "--only", "name-rate");
  expect(copy).toMatchObject({ exitCode: 3, page: expect.stringContaining("without its manifest") as string });
  expect(copy.report.rows.filter(({ measure }) => measure === "contexts-with-name").map(({ verdict }) => verdict)).not.toContain("pass"); // prettier-ignore
  await cp(at("seen.manifest.json"), at("copy.manifest.json"));
  const cut = await audit(at("copy.jsonl"), "--only", "name-rate");
  expect(cut).toMatchObject({ exitCode: 3, page: expect.stringContaining("changed after it was written") as string });
  expect((await audit(at("seen.jsonl"), "--only", "name-rate")).page).not.toMatch(
    /without its manifest|changed after/u,
  );
});

test("what refresh and strike leave has a manifest that fits", async () => {
  await run("contexts", "--corpus", at("clean"), "--split", "seen", "--select", "10", "--test", "20", "--out", at("more.jsonl"), "--private", at("clean.private"), "--force"); // prettier-ignore
  const written = (await readFile(at("more.jsonl"), "utf8")).trim().split("\n");
  const development = written.map((line) => JSON.parse(line) as { id: string; set: string }).find(({ set }) => set === "development"); // prettier-ignore
  expect((await run("contexts", "strike", at("more.jsonl"), "--ids", development?.id ?? "")).exitCode).toBe(0);
  expect((await run("contexts", "refresh", at("more.jsonl"))).exitCode).toBe(0);
  const { report } = await audit(at("more.jsonl"), "--only", "name-rate");
  expect(report.rows.find(({ measure }) => measure === "near-duplicates")?.notes ?? []).toEqual([]);
  const manifest = JSON.parse(await readFile(at("more.manifest.json"), "utf8")) as object;
  expect(manifest).toMatchObject({ corpusSha256: expect.stringMatching(/^[0-9a-f]{64}$/u) as string, refreshed: 1 });
});

test("a copy of the model as reference is refused before anything is looked at", async () => {
  await rm(at(LOOKS_FILE), { force: true });
  await cp(at("model"), at("copy"), { recursive: true });
  const refused = await audit(at("seen.jsonl"), "--reference", at("copy"));
  expect(refused).toMatchObject({
    exitCode: 2,
    messages: expect.stringContaining("Give a model like it that was trained apart from it") as string,
  });
  await expect(stat(at(LOOKS_FILE))).rejects.toThrow();
});

test("another seed is a further look, which the ledger and the report tell", async () => {
  await writeFile(at(LOOKS_FILE), toJsonLines([]));
  await audit(at("seen.jsonl"), "--only", "name-rate");
  const { report } = await audit(at("seen.jsonl"), "--only", "name-rate", "--seed", "7");
  expect(report.evidence.looks).toMatchObject({ looks: 2, distinctSeeds: 2 });
});
