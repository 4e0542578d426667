import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { restoreSetAside } from "../../src/base/files/staged-folder.ts";
import { digestCheckpoint } from "../../src/model/digest-checkpoint.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { rewriteCheckpoint, type RewriteReport } from "../../src/vocabulary/rewrite.ts";
import { undoRewrite } from "../../src/vocabulary/undo.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { decisionOn, digestsIn, openBits } from "../vocabulary/rewrite-case.ts";

/** Runs the built package (`npm test` builds first), `dist/` or where UNNAME_DIST says. */
const MAIN = resolve(process.env["UNNAME_DIST"] ?? "dist", "src", "cli", "main.js");
/** Kills within a scenario end when this much time has gone, whatever else the machine has to do; some there are always. */
const BUDGET_MS = 30_000;
const LEAST_KILLS = 8;
/** Where a killed program may have been. */
const STAGING = /^out\.[0-9a-f]{8}-\d+-[0-9a-f]{8}\.(?:tmp|old)$/;

let folder: string;
let before: Record<string, string>;
let child: ChildProcess | undefined;
const at = (...parts: string[]) => join(folder, ...parts);

beforeEach(async () => {
  folder = await temporaryDirectory();
  // Eight megabytes: long enough to be killed while they are copied.
  const model = await createTinyCheckpoint(at("model"), { hidden: 256, layers: 4 });
  const lines = ["ĠJan", "Jan", "ĠJosÃ©"].map((token) => decisionOn(model.vocabulary, token));
  await writeFile(at("decisions.jsonl"), toJsonLines(lines));
  before = await digestsIn(at("model"));
});
afterEach(() => void child?.kill("SIGKILL"));

function start(...flags: string[]): ChildProcess {
  const words = ["rewrite", "--model", at("model"), "--decisions", at("decisions.jsonl"), "--out", at("out"), ...flags];
  child = spawn(process.execPath, [MAIN, ...words], { stdio: "ignore" });
  return child;
}

const beside = (pattern: RegExp) => readdirSync(folder).find((name) => pattern.test(name));
const inStaging = (file: string) => {
  const staging = beside(/\.tmp$/);
  return staging !== undefined && existsSync(at(staging, file));
};

const isPending = () => {
  const path = at("out.private", "rounds.json");
  return existsSync(path) && readFileSync(path, "utf8").includes("pending");
};

/** What a rewrite does, in this order; a program is killed when one of these is seen, or at a random time. */
const MOMENTS: readonly (() => boolean)[] = [
  () => beside(/\.tmp$/) !== undefined,
  () => inStaging("model.safetensors"),
  () => existsSync(at("out.private", "undo")),
  () => inStaging("tokenizer.json"),
  () => inStaging("rewrite.json"),
  isPending,
  () => existsSync(at("out.private", "mapping.jsonl")),
  () => existsSync(at("out")),
];
/** Of one that replaces a folder. */
const REPLACING: readonly (() => boolean)[] = [
  () => inStaging("rewrite.json"),
  isPending,
  () => beside(/\.old$/) !== undefined,
  () => !existsSync(at("out")),
];

/** Runs the program and kills it, at a moment that it comes to, or after a random share of its usual time. */
async function killAt(moment: (() => boolean) | undefined, usualMs: number, ...flags: string[]): Promise<void> {
  const program = start(...flags);
  const ended = once(program, "exit");
  if (moment === undefined) await Promise.race([wait(Math.random() * usualMs), ended]);
  else while (program.exitCode === null && !moment()) await wait(0);
  program.kill("SIGKILL");
  await ended;
}

async function usualTime(): Promise<number> {
  const began = performance.now();
  const [code] = (await once(start(), "exit")) as [number];
  expect(code).toBe(0);
  return performance.now() - began;
}

/** The output is whole, what it says of itself holds, its mapping fits it, and with that the original comes out. */
async function expectComplete(): Promise<void> {
  const { tokenizer } = await openCheckpoint(at("out"));
  const report = JSON.parse(await readFile(at("out", "rewrite.json"), "utf8")) as RewriteReport;
  const { modelSha256 } = await digestCheckpoint({ directory: at("out") });
  expect({ modelSha256 }).toEqual(report.model.after);
  expect(report.placeholders.every((placeholder) => tokenizer.vocabulary.includes(placeholder))).toBe(true);
  await undoRewrite({ modelDirectory: at("out"), outputDirectory: at("again") });
  expect(await digestsIn(at("again"))).toEqual(before);
  await rm(at("again"), { recursive: true });
}

async function expectMappingOf(report: RewriteReport): Promise<void> {
  const lines = (await readFile(at("out.private", "mapping.jsonl"), "utf8")).trim().split("\n");
  const freed = lines.map((line) => (JSON.parse(line) as { placeholder: string }).placeholder);
  expect(freed.sort()).toEqual([...report.placeholders, ...(report.joining ?? [])].sort());
}

function expectNothingElse(): void {
  const known = new Set(["model", "decisions.jsonl", "out", "out.private"]);
  for (const name of readdirSync(folder)) expect(known.has(name) || STAGING.test(name), name).toBe(true);
}

const options = () => ({
  modelDirectory: at("model"),
  decisionsPath: at("decisions.jsonl"),
  outputDirectory: at("out"),
});

it("a plan that is refused while its rows are overwritten leaves nothing", async () => {
  await writeFile(at("model", "README.md"), "Jan wrote this.\n");
  expect(await once(start(), "exit")).toEqual([2, null]);
  expect((await readdir(folder)).sort()).toEqual(["decisions.jsonl", "model"]);
});

describe("a rewrite that is killed", () => {
  it("leaves no folder, or a whole one with its mapping; the next one clears up", { timeout: 240_000 }, async () => {
    const usualMs = await usualTime();
    const began = performance.now();
    let unfinished = 0;
    for (let kill = 0; kill < 2 * MOMENTS.length; kill++) {
      if (kill >= LEAST_KILLS && performance.now() - began > BUDGET_MS) break;
      for (const name of ["out", "out.private"]) await rm(at(name), { recursive: true, force: true });
      await killAt(MOMENTS[kill], usualMs);
      expectNothingElse();
      if (existsSync(at("out.private"))) expect(await openBits(at("out.private"))).toBe(0);
      if (existsSync(at("out"))) await expectComplete();
      else {
        unfinished++;
        await expectMappingOf(await rewriteCheckpoint(options()));
        await expectComplete();
        expect((await readdir(folder)).sort()).toEqual(["decisions.jsonl", "model", "out", "out.private"]);
      }
    }
    expect(unfinished).toBeGreaterThan(LEAST_KILLS / 4);
  });

  it("never loses the folder that it replaces, nor its mapping", { timeout: 240_000 }, async () => {
    const usualMs = await usualTime();
    const began = performance.now();
    for (let kill = 0; kill < 2 * MOMENTS.length; kill++) {
      if (kill >= LEAST_KILLS && performance.now() - began > BUDGET_MS) break;
      await killAt(REPLACING[kill % (REPLACING.length + 1)], usualMs, "--force");
      expectNothingElse();
      if (!existsSync(at("out"))) expect(await restoreSetAside(at("out"))).toBe(true);
      await expectComplete();
      if (kill % 3 !== 2) continue;
      await expectMappingOf(await rewriteCheckpoint({ ...options(), force: true }));
      await expectComplete();
      expect((await readdir(folder)).sort()).toEqual(["decisions.jsonl", "model", "out", "out.private"]);
    }
  });
});
