import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { expect, it } from "vitest";

import type { RunRecord } from "../../../src/workflow/stages/run-record.ts";
import { STAGE_IDS, type StageId } from "../../../src/workflow/stages/stage.ts";
import { IS_EXHAUSTIVE } from "../../fixtures/effort.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { judgeAll, reviewAll } from "../stages/workflow-case.ts";
import { type Ended, ended, INIT, makeSmall, start, writeNotes } from "./spanish-project.ts";

const FOR_PEOPLE: readonly StageId[] = ["train", "review", "judge"];
/** From when a stage is recorded as begun until it is killed, in milliseconds. */
const [SOON, LATE] = [30, 250];

/**
 * `init` to `release` as a user with Spanish notes in fields of their own types it, killed once in every stage that a command does; after each, `status` shows
 * every stage in a line.
 */
it.runIf(IS_EXHAUSTIVE)(
  "init and run lead to the release though run is killed in each stage (UNNAME_EFFORT=exhaustive)",
  { timeout: 1_800_000 },
  async () => {
    const directory = await temporaryDirectory();
    const at = (...parts: string[]) => join(directory, ...parts);
    const unname = (...words: readonly string[]) => ended(start(directory, words));
    const words = await writeNotes(directory);
    const init = await unname(...INIT);
    expect(init).toMatchObject({ code: 0, err: expect.stringContaining("nhc: 240 numbers, 60 different") as string });
    await makeSmall(at("unname.config.json"));

    const begun = await unname("status");
    expect(begun).toMatchObject({ code: 0, out: expect.stringMatching(/^· split: not begun\n {2}plant: not begun, after split\n/u) as string }); // prettier-ignore
    expect(begun.out).not.toContain("✓");

    const killed = new Set<StageId>();
    for (let turn = 0; turn < 40; turn++) {
      const run = start(directory, ["run"]);
      const end = ended(run);
      const stage = await killIn(run, at("unname-work", "run.json"), killed);
      const { code, out, err } = await end;
      if (stage !== undefined) killed.add(stage);
      const status = await unname("status");
      expect(status.code, status.err).toBe(0);
      expect(status.out.split("\n").slice(0, STAGE_IDS.length - 1).map((line) => line.slice(2).split(":")[0])).toEqual(STAGE_IDS.filter((id) => id !== "halves")); // prettier-ignore
      if (status.out.includes("All stages are done.")) break;
      if (stage === undefined) expect([code, err], err).toEqual([0, err]);
      if (out.includes("train: train your model on")) await train(at("modelo"), words, unname);
      else if (out.includes("review: "))
        await reviewAll(at("modelo"), at("unname-work"), (surface) => /^[A-Z]/u.test(surface)); // prettier-ignore
      else if (out.includes("judge: ")) await judgeAll(at("unname-work"));
    }
    expect([...killed].sort()).toEqual(STAGE_IDS.filter((id) => id !== "halves" && !FOR_PEOPLE.includes(id)).sort());
    expect(existsSync(at("publico", "release.json"))).toBe(true);
  },
);

/** A trainer that is at work, and one that has ended. */
async function train(model: string, words: readonly string[], unname: (...words: string[]) => Promise<Ended>) {
  await mkdir(model);
  await writeFile(join(model, "config.json"), "{}");
  expect((await unname("status")).out).toMatch(/\? train: waiting: training\? modelo is there and does not open as a model/u); // prettier-ignore
  // Most words of a sentence are many tokens.
  await createTinyCheckpoint(model, { words, maximumLength: 256 });
}

/** Kills a run in the first stage that was not killed yet; undefined if it ended by itself. */
async function killIn(run: ChildProcess, path: string, killed: ReadonlySet<StageId>): Promise<StageId | undefined> {
  const before = (await readBegun(path))?.id;
  while (run.exitCode === null && run.signalCode === null) {
    await delay(10);
    const begun = await readBegun(path);
    if (begun === undefined || killed.has(begun.stage) || FOR_PEOPLE.includes(begun.stage) || begun.id === before) continue; // prettier-ignore
    await delay(killed.size % 2 === 0 ? SOON : LATE);
    run.kill("SIGKILL");
    return begun.stage;
  }
  return undefined;
}

async function readBegun(path: string): Promise<RunRecord["begun"]> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  return (JSON.parse(text) as Partial<RunRecord>).begun;
}
