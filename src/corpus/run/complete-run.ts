import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { makeDirectory, writeFileAtomic } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import { BEFORE_SUFFIX } from "../assemble/assemble-unit.ts";
import { finishRun } from "../assemble/finish-run.ts";
import { sumUp } from "../assemble/gather-results.ts";
import type { Totals } from "../assemble/totals.ts";
import type { Unit } from "../assemble/unit.ts";
import { unitsOfPlan } from "../assemble/units-of-plan.ts";
import { readEntries } from "../assemble/whole-record.ts";
import type { Executor, Task } from "../execute/executor.ts";
import { outputFailed } from "../execute/output-failed.ts";
import { runTasks } from "../execute/run-tasks.ts";
import type { Failures } from "./failures.ts";
import { type RunFolder, UNFINISHED_MARK, workPath } from "./run-folder.ts";
import type { PassTally } from "./run-pass.ts";
import { readRunRecord, writeRunRecord } from "./run-record.ts";
import type { OutputState, RunProgress } from "./run-report.ts";
import { withLock } from "./take-lock.ts";
import { countedOf } from "./kind-of-run.ts";

export interface CompleteOptions {
  readonly folder: RunFolder;
  readonly local: Executor;
  readonly tally: PassTally;
  readonly failures: Failures;
  /** Digest of the plan. */
  readonly plan: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: RunProgress) => void;
}

/** What is in the output, and what was done to it. */
export interface Completed {
  readonly totals: Totals;
  readonly output: OutputState;
}

/**
 * Puts together what the shards have made. If all of it is there the output comes into its place; returned is then what is in it. If something
 * failed, whatever is whole is put together and waits in the unfinished folder: undefined. A finished run is looked through: output that is
 * no longer what it should be is made again.
 */
export function completeRun(options: CompleteOptions): Promise<Completed | undefined> {
  const { folder, plan, failures, local, signal } = options;
  return withLock(resolve(folder.privateDirectory, "finish.lock"), async () => {
    const record = await readRunRecord(folder);
    if (record === undefined) throw new Error("the run's record is gone");
    const wasMade = record.isFinished && record.plan === plan && failures.count() === 0;
    if (wasMade && (await stillHolds(record.spans, options))) {
      return { totals: await sumUp(folder, countedOf(record.settings)), output: "held" };
    }
    if (record.isFinished) await writeRunRecord(folder, { ...record, isFinished: false });
    await prepareFolder(folder, plan);
    await runTasks(
      tasksOf("assemble", completeUnits(folder)),
      local,
      async (_, outcome) => {
        if (outcome.kind === "failed") await failures.add(outcome.failures);
      },
      signal,
    );
    if (failures.count() > 0) return undefined;
    // Of another input it is another output.
    const output = wasMade && options.tally.changed === 0 ? "mended" : "made";
    return { totals: await finishRun(folder, record, plan), output };
  });
}

async function stillHolds(spans: string | undefined, options: CompleteOptions): Promise<boolean> {
  const { folder, local, signal } = options;
  const isThere = existsSync(folder.spansPath);
  if ((isThere ? await sha256File(folder.spansPath) : undefined) !== spans) return false;
  let holds = true;
  const onOutcome = (_: Task, outcome: { readonly kind: string; readonly holds?: boolean }) => {
    if (outcome.holds !== true) holds = false;
  };
  await runTasks(tasksOf("verify", unitsOfPlan(folder.planPath)), local, onOutcome, signal);
  return holds;
}

/** A folder that was filled for another plan is set aside: what still holds of it is taken from there. */
async function prepareFolder(folder: RunFolder, plan: string): Promise<void> {
  const { unfinishedDirectory } = folder;
  const mark = join(unfinishedDirectory, UNFINISHED_MARK, "plan");
  try {
    const isOfPlan = existsSync(mark) && (await readFile(mark, "utf8")) === plan;
    if (existsSync(unfinishedDirectory) && !isOfPlan) {
      await rm(unfinishedDirectory + BEFORE_SUFFIX, { recursive: true, force: true });
      await rename(unfinishedDirectory, unfinishedDirectory + BEFORE_SUFFIX);
    }
    await makeDirectory(unfinishedDirectory, { private: true });
    if (!isOfPlan) await writeFileAtomic(mark, plan, { private: true });
  } catch (error) {
    throw outputFailed(unfinishedDirectory, error);
  }
}

/** Units whose shards are all done, and batches of which some files are. */
async function* completeUnits(folder: RunFolder): AsyncGenerator<Unit> {
  for await (const unit of unitsOfPlan(folder.planPath)) {
    const isPartial = unit.kind === "batch" && existsSync(workPath(folder, unit.id, "partial"));
    if (isPartial || (await readEntries(unit, folder)) !== undefined) yield unit;
  }
}

async function* tasksOf(kind: "assemble" | "verify", units: AsyncIterable<Unit>): AsyncGenerator<Task> {
  for await (const unit of units) yield { kind, unit };
}
