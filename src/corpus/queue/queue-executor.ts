import { Queue } from "bullmq";

import type { Executor, Outcome, Task } from "../execute/executor.ts";
import { readEntry, readFailures } from "../execute/read-entry.ts";
import { isGathered } from "../people/gather-people.ts";
import type { RunFolder } from "../run/run-folder.ts";
import type { RunRecord } from "../run/run-record.ts";
import { readPlan } from "../shards/plan-file.ts";
import type { Shard } from "../shards/shard.ts";
import { clearQueue } from "./clear-queue.ts";
import { checkConnection, connectionOf, type QueueOptions } from "./queue-connection.ts";
import { jobIdOf, jobOptions, queueNameOf, type ShardJob, type ShardJobName } from "./shard-job.ts";

/** Shards that lie in the queue or are being done. */
const IN_FLIGHT = 512;
/** How often the disk is looked at for what is done, and the queue for what it has lost. */
const [LOOK_MS, REFILL_MS] = [250, 3_000];

type ShardTask = Extract<Task, { kind: ShardJobName }>;

interface Pending {
  readonly task: ShardTask;
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Gives shards to the workers of a queue. What is done is what lies on the disk: a queue that loses everything is filled again, and a shard
 * that it has twice is done once. Throws `queue-unreachable`, and `usage` as `connectionOf` does.
 */
export async function createQueueExecutor(
  folder: RunFolder,
  record: RunRecord,
  options: QueueOptions,
  onNote: (note: string) => void,
): Promise<Executor> {
  await checkConnection(options);
  const queue = new Queue<ShardJob, void>(queueNameOf(record), { connection: connectionOf(options) });
  const shards = new PendingShards(queue, folder);
  queue.on("error", () => {
    if (!shards.isLost) onNote("the queue is not there; waiting for it");
    shards.isLost = true;
  });
  // What failed for an earlier run is tried again.
  await queue.clean(0, 0, "failed");
  let isClosed = false;
  const looking = repeat(
    () => shards.look(),
    LOOK_MS,
    () => isClosed,
  );
  const refilling = repeat(
    () => shards.refill(),
    REFILL_MS,
    () => isClosed,
  );
  return {
    capacity: IN_FLIGHT / 2,
    run: (task) =>
      new Promise((settle) => {
        if (task.kind !== "anonymise" && task.kind !== "gather") throw new RangeError(`${task.kind}: is done at home`);
        shards.add({ task, settle });
      }),
    close: async () => {
      isClosed = true;
      const isFinished = shards.isEmpty();
      // Workers that go on keep the queue; of a run that is over it is removed.
      if (isFinished && !shards.isLost) await clearQueue(queue).catch(() => undefined);
      await queue.close().catch(() => undefined);
      await Promise.all([looking, refilling]);
    },
  };
}

/** Shards that were given to a queue and are not done. */
class PendingShards {
  /** The queue was not reached when it was last tried. */
  isLost = false;
  private readonly queue: Queue<ShardJob, void>;
  private readonly folder: RunFolder;
  private readonly pending = new Map<string, Pending>();
  private offsets: Promise<Float64Array> | undefined;

  constructor(queue: Queue<ShardJob, void>, folder: RunFolder) {
    this.queue = queue;
    this.folder = folder;
  }

  isEmpty(): boolean {
    return this.pending.size === 0;
  }

  add(one: Pending): void {
    this.pending.set(jobIdOf(one.task.kind, one.task.shard.id), one);
    // What does not reach the queue now is entered later.
    void this.enter([one]).catch(() => undefined);
  }

  /** Settles what lies on the disk. */
  async look(): Promise<void> {
    for (const [jobId, { task, settle }] of this.pending) {
      const outcome = await outcomeOf(task, this.folder);
      if (outcome === undefined) continue;
      this.pending.delete(jobId);
      settle(outcome);
    }
  }

  /** Settles what failed, and enters again what the queue has lost. */
  async refill(): Promise<void> {
    const failed = new Map((await this.queue.getFailed()).map((job) => [job.id ?? "", job.failedReason]));
    for (const [jobId, { task, settle }] of this.pending) {
      const reason = failed.get(jobId);
      if (reason === undefined || (await outcomeOf(task, this.folder)) !== undefined) continue;
      this.pending.delete(jobId);
      settle({ kind: "failed", failures: [lost(task.shard.id)], stopsRun: false });
    }
    await this.look();
    await this.enter(this.pending.values());
  }

  private async enter(some: Iterable<Pending>): Promise<void> {
    const places = await (this.offsets ??= indexOffsets(this.folder));
    const jobs = [...some].map(({ task: { kind, shard } }) => ({
      name: kind,
      data: { id: shard.id, offset: places[shard.ordinal] ?? 0 },
      opts: jobOptions(kind, shard.id),
    }));
    await this.queue.addBulk(jobs);
    this.isLost = false;
  }
}

async function outcomeOf({ kind, shard }: ShardTask, folder: RunFolder): Promise<Outcome | undefined> {
  const failures = await readFailures(folder, shard.id);
  if (failures.length > 0) return { kind: "failed", failures, stopsRun: false };
  if (kind === "gather") return (await isGathered(shard, folder)) ? { kind } : undefined;
  const entry = await readEntry(folder, shard.id);
  return entry === undefined ? undefined : { kind, entry };
}

/** A shard whose worker ended each time. */
function lost(id: string) {
  const message = `piece ${id}: every worker that took it ended before it was done. Look into the workers' messages; memory may be short.`;
  return { id, code: "worker-lost", message, details: {} };
}

/** Where each shard's line begins in the plan file, by ordinal. */
async function indexOffsets(folder: RunFolder): Promise<Float64Array> {
  const offsets: number[] = [];
  for await (const { item, offset } of readPlan(folder.planPath))
    if (item.kind !== "refused") offsets[(item as Shard).ordinal] = offset;
  return Float64Array.from(offsets);
}

async function repeat(action: () => Promise<void>, everyMs: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (!isOver()) await action().catch(() => undefined);
  }
}
