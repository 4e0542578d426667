import { Queue } from "bullmq";

import type { RunRecord } from "../run/run-record.ts";
import { connectionOf, type QueueOptions } from "./queue-connection.ts";
import { queueNameOf, type ShardJob } from "./shard-job.ts";

/** Leaves nothing in Redis of a run that is over, but the shards that failed: those stay for a person to see. */
export async function clearQueue(queue: Queue<ShardJob, void>): Promise<void> {
  if ((await queue.getFailedCount()) === 0) await queue.obliterate({ force: true });
}

/** Clears after a worker: its last look for stalled shards may have come after the coordinator cleared. Redis may be gone by now. */
export async function clearAfterWorker(record: RunRecord, options: QueueOptions): Promise<void> {
  const connection = { ...connectionOf(options), retryStrategy: () => null };
  const queue = new Queue<ShardJob, void>(queueNameOf(record), { connection, skipMetasUpdate: true });
  queue.on("error", () => undefined);
  await clearQueue(queue).catch(() => undefined);
  await queue.close().catch(() => undefined);
}
