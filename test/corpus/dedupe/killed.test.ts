import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { writeRepeatedNotes } from "../../fixtures/repeated-notes.ts";
import { createRunCase, ended, KILLS, outputOf, type RunCase } from "../../fixtures/run-case.ts";

let made: RunCase;
let expected: Record<string, string>;
let usualMs: number;
const running = new Set<ChildProcess>();

function start(out: string, ...flags: string[]): ChildProcess {
  const names = ["--recogniser", `names:${made.at("repeated", "names.csv")}`];
  const words = [
    "anonymise",
    made.at("repeated", "notes"),
    "--out",
    made.at(out),
    ...names,
    "--dedupe",
    "--shard-bytes",
    "4096",
    ...flags,
  ];
  const program = made.command(...words);
  running.add(program);
  program.once("exit", () => running.delete(program));
  return program;
}

/** All that a run gives, with what is private and holds text. */
async function everythingOf(out: string): Promise<Record<string, string>> {
  const files = ["repeats.jsonl", "left-out-spans.jsonl"];
  const texts = await Promise.all(files.map((file) => readFile(made.at(`${out}.private`, file), "utf8")));
  return {
    ...(await outputOf(made.at(out))),
    ...Object.fromEntries(files.map((file, index) => [file, texts[index] as string])),
  };
}

beforeAll(async () => {
  made = await createRunCase();
  await writeRepeatedNotes(made.at("repeated"));
  const began = performance.now();
  const { code, stderr } = await ended(start("reference", "--workers", "1"));
  expect(code, stderr).toBe(0);
  usualMs = performance.now() - began;
  expected = await everythingOf("reference");
  expect(Object.keys(expected).length).toBeGreaterThan(35);
}, 300_000);
afterEach(() => {
  for (const program of running) program.kill("SIGKILL");
  running.clear();
});

describe("notes without repeated text are the same", { timeout: 900_000 }, () => {
  it.each(["2", "5"])("with %s workers", async (workers) => {
    const out = `workers-${workers}`;
    const { code, stderr } = await ended(start(out, "--workers", workers));
    expect(code, stderr).toBe(0);
    expect(await everythingOf(out)).toEqual(expected);
  });

  it("after kills, taken up again", async () => {
    let kills = 0;
    for (let round = 0; kills < 2 * KILLS; round++) {
      const out = `killed-${round}`;
      const flags = [out, "--workers", "2"] as const;
      for (let wasKilled = true; wasKilled && kills < 2 * KILLS;) {
        const program = start(...flags);
        const end = ended(program);
        await Promise.race([wait((0.2 + 0.8 * Math.random()) * usualMs), end]);
        program.kill("SIGKILL");
        wasKilled = (await end).code === null;
        if (wasKilled) kills++;
        expect(existsSync(made.at(out)) && existsSync(made.at(`${out}.unfinished`))).toBe(false);
      }
      const { code, stderr } = await ended(start(...flags));
      expect(code, stderr).toBe(0);
      expect(await everythingOf(out)).toEqual(expected);
    }
  });
});
