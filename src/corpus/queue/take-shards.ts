import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

import { type Job, Worker } from "bullmq";

import { UnnameError } from "../../base/errors.ts";
import type { Executor } from "../execute/executor.ts";
import { readEntry } from "../execute/read-entry.ts";
import { createThreadExecutor } from "../execute/thread-executor.ts";
import { createWork } from "../execute/work.ts";
import { componentsOf } from "../run/components.ts";
import { writeFailures } from "../run/failures.ts";
import { type RunFolder, runFolderOf } from "../run/run-folder.ts";
import { changesBetween, fingerprintOf, readRunRecord, type RunRecord } from "../run/run-record.ts";
import { warmUp } from "../run/warm-up.ts";
import { toError } from "../shards/describe-failure.ts";
import { readPlanLine } from "../shards/plan-file.ts";
import type { Shard } from "../shards/shard.ts";
import { clearAfterWorker } from "./clear-queue.ts";
import { checkConnection, connectionOf, type QueueOptions } from "./queue-connection.ts";
import { ATTEMPTS, LOCK_MS, queueNameOf, type ShardJob, type ShardJobName, STALLED_MS } from "./shard-job.ts";

export interface TakeShardsOptions {
  /** The run's private folder, on a disk that all machines share at the same path. */
  readonly privateDirectory: string;
  readonly queue: QueueOptions;
  readonly threads: number;
  /** Of surrogates. */
  readonly key?: Uint8Array;
  readonly onShard: (done: { readonly shards: number; readonly failed: number }) => void;
  readonly onNote: (note: string) => void;
}

/** How often it is looked whether there is a run, and whether it is over. */
const LOOK_MS = 1_000;

/**
 * Takes shards of a run from its queue until the run is over; waits for it to begin. Throws `queue-unreachable`, `usage` if this machine has
 * other models or another version than the run, and what stops every shard here, such as a disk that is full.
 */
export async function takeShards(
  options: TakeShardsOptions,
): Promise<{ readonly shards: number; readonly failed: number }> {
  const { privateDirectory, threads, onNote } = options;
  await checkConnection(options.queue);
  const folder = runFolderOf("", privateDirectory);
  const record = await waitForRun(folder, onNote);
  await requireSame(record, options.key);
  const executor = createThreadExecutor(record.settings, threads, options.key);
  const tally = { shards: 0, failed: 0 };
  const stopping: Error[] = [];
  const taking = createTaker(record, executor, options.key, (error) => void stopping.push(error));
  const worker = new Worker<ShardJob, void>(queueNameOf(record), taking, {
    connection: connectionOf(options.queue),
    concurrency: threads,
    lockDuration: LOCK_MS,
    stalledInterval: STALLED_MS,
    maxStalledCount: ATTEMPTS - 1,
  });
  // A connection that is lost comes back.
  worker.on("error", () => undefined);
  worker.on("completed", () => {
    tally.shards++;
    options.onShard(tally);
  });
  worker.on("failed", () => {
    tally.failed++;
    options.onShard(tally);
  });
  try {
    for (;;) {
      if (stopping.length > 0) throw stopping[0];
      if (await isOver(folder, record)) return tally;
      await wait(LOOK_MS);
    }
  } finally {
    await worker.close(true);
    await executor.close();
    if (await isOver(folder, record)) await clearAfterWorker(record, options.queue);
  }
}

function createTaker(
  record: RunRecord,
  executor: Executor,
  key: Uint8Array | undefined,
  onFatal: (error: Error) => void,
) {
  const { settings } = record;
  const folder = runFolderOf(settings.outputDirectory, settings.privateDirectory);
  let warm: Promise<void> | undefined;
  return async (job: Job<ShardJob, void>) => {
    const { id, offset } = job.data;
    const item = await readPlanLine(folder.planPath, offset);
    // Entered of a plan that there is no more: the shards of this one are entered, too.
    if (item === undefined || item.kind === "refused" || item.id !== id) return;
    if (job.name === "anonymise" && (await readEntry(folder, id)) !== undefined) return;
    if (executor.capacity > 1) await (warm ??= loadShared(item, record, key));
    const outcome = await executor.run({ kind: job.name as ShardJobName, shard: item });
    if (outcome.kind !== "failed") return;
    const [first] = outcome.failures;
    if (first !== undefined && outcome.stopsRun) onFatal(toError(first));
    else if (job.attemptsMade + 1 >= ATTEMPTS) await writeFailures(folder, outcome.failures);
    // Redis keeps the reason: no path.
    throw new Error(first?.code ?? "failed");
  };
}

async function loadShared(shard: Shard, { settings }: RunRecord, key: Uint8Array | undefined): Promise<void> {
  const work = createWork(settings, key === undefined ? {} : { key });
  await warmUp(shard, work);
  await work.close();
}

async function waitForRun(folder: RunFolder, onNote: (note: string) => void): Promise<RunRecord> {
  for (let isTold = false; ; isTold = true) {
    const record = await readRunRecord(folder);
    if (record !== undefined && !record.isFinished && existsSync(folder.planPath)) return record;
    if (!isTold) onNote(`waiting for "unname anonymise --queue" with this private folder`);
    await wait(LOOK_MS);
  }
}

async function isOver(folder: RunFolder, { fingerprint }: RunRecord): Promise<boolean> {
  const now = await readRunRecord(folder);
  return now === undefined || now.isFinished || now.fingerprint !== fingerprint;
}

async function requireSame(record: RunRecord, key: Uint8Array | undefined): Promise<void> {
  const own = await componentsOf(record.settings, { isGiven: false, key });
  if (fingerprintOf(own) === record.fingerprint) return;
  const changes = changesBetween(record.components, own);
  throw new UnnameError(
    "usage",
    `this machine differs from the one that began the run: ${changes.join(", ")}. Install the same version and models everywhere, and give every worker the same key.`,
    { details: { changes } },
  );
}
