import type { ChildProcess } from "node:child_process";
import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { createRunCase, ended, KILLS, outputOf, type RunCase } from "../../fixtures/run-case.ts";

let made: RunCase;
let expected: Record<string, string>;
let usualMs: number;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  made = await createRunCase();
  const began = performance.now();
  const { code, stderr } = await ended(made.start("reference", "--workers", "1"));
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  usualMs = performance.now() - began;
  expected = await outputOf(made.at("reference"));
  expect(Object.keys(expected)).toHaveLength(45);
});
afterEach(() => {
  for (const program of running) program.kill("SIGKILL");
  running.clear();
});

function track(program: ChildProcess): ChildProcess {
  running.add(program);
  program.once("exit", () => running.delete(program));
  return program;
}

/** Kills a program after a random share of its usual time, unless it has ended. */
async function killAtRandom(program: ChildProcess): Promise<boolean> {
  const end = ended(track(program));
  await Promise.race([wait((0.2 + 0.8 * Math.random()) * usualMs), end]);
  program.kill("SIGKILL");
  return (await end).code === null;
}

async function expectWhole(out: string): Promise<void> {
  expect(await outputOf(made.at(out))).toEqual(expected);
  expect(existsSync(made.at(`${out}.unfinished`))).toBe(false);
}

describe("a run that is killed gives, taken up again, what one that was not killed gives", { timeout: 900_000 }, () => {
  it.each(["1", "2", "5"])("with %s workers", async (workers) => {
    let kills = 0;
    for (let round = 0; kills < KILLS; round++) {
      const out = `out-${workers}-${round}`;
      const flags = [out, "--workers", workers] as const;
      while (kills < KILLS && (await killAtRandom(made.start(...flags)))) {
        kills++;
        expect(existsSync(made.at(out)) && existsSync(made.at(`${out}.unfinished`))).toBe(false);
      }
      const { code, stderr } = await ended(track(made.start(...flags)));
      expect({ code, stderr }).toMatchObject({ code: 0 });
      await expectWhole(out);
    }
  });

  it("in shares, as a job array does", async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      const out = `shares-${kills}`;
      const share = (index: number) => made.start(out, "--workers", "1", "--shard", `${index}/3`);
      const ends = [1, 3].map((index) => ended(track(share(index))));
      await killAtRandom(share(2));
      for (const end of ends) {
        const { code, stderr } = await end;
        expect(code, stderr).toBe(0);
      }
      // The share that was killed is started once more, as a scheduler does, and is the last to finish.
      const last = await ended(track(share(2)));
      expect(last.code, last.stderr).toBe(0);
      await expectWhole(out);
    }
  });

  it("in shares, the rest of which a run without a share does", async () => {
    const { code, stdout } = await ended(track(made.start("rest", "--workers", "1", "--shard", "2/3")));
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/other machines have/u) as string,
    });
    expect(existsSync(made.at("rest"))).toBe(false);
    expect(await ended(track(made.start("rest", "--workers", "2")))).toMatchObject({ code: 0 });
    await expectWhole("rest");
  });
});

it("answers SIGINT and SIGTERM within a second, says that it can be taken up again, and exits with 130", async () => {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    const out = `asked-${signal}`;
    const program = track(made.start(out, "--workers", "2"));
    const end = ended(program);
    while (!existsSync(made.at(`${out}.private`, "plan.jsonl"))) await wait(5);
    program.kill(signal);
    const { code, stderr } = await end;
    expect({ code, stderr }).toEqual({ code: 130, stderr: expect.stringMatching(/same command goes on/u) as string });
    expect(await ended(track(made.start(out)))).toMatchObject({ code: 0 });
    await expectWhole(out);
  }
});

it("writes nothing half into the output folder: a file lies in the hidden folder until it is whole", async () => {
  const seen = new Set<string>();
  // What watches folders below a folder begins with a new one too late, on a busy machine: the system watches the folder itself, and others are looked at.
  const unfinished = made.at("watched.unfinished");
  let watcher: FSWatcher | undefined;
  const look = setInterval(() => {
    if (existsSync(unfinished)) watcher ??= watch(unfinished, (_, name) => void seen.add(name ?? ""));
    for (const name of namesIn(unfinished)) seen.add(name);
  }, 1);
  try {
    expect(await ended(track(made.start("watched", "--workers", "1")))).toMatchObject({ code: 0 });
    // What the system has seen is told in its turn.
    await wait(50);
  } finally {
    clearInterval(look);
    watcher?.close();
  }
  const inOutput = [...seen].filter((name) => !name.startsWith(".unfinished"));
  expect(inOutput).toContain("manifest.json");
  expect(inOutput.filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

/** All that lies in a folder and below it; nothing for one that is not there, or goes meanwhile. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }) as string[];
  } catch {
    return [];
  }
}
