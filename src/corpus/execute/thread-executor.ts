import { setEnvironmentData } from "node:worker_threads";

import { Piscina } from "piscina";

import { sharedFiles } from "../../base/files/shared-bytes.ts";
import { WORKERS_KEY } from "../../recognise/neural/workers-key.ts";
import type { RunSettings } from "../run/settings.ts";
import type { Executor, Outcome } from "./executor.ts";
import { idOf } from "./perform-task.ts";
import type { WorkerData } from "./shard-worker.ts";
import { isDedupe } from "../run/kind-of-run.ts";

/** Compiled, and beside this file: see rolldown.config.mjs. */
const WORKER_FILE = new URL("./shard-worker.js", import.meta.url).href;
/** Threads wait for work that is long in coming rather than load their models again. */
const IDLE_MS = 600_000;
/**
 * Room of a thread (MB), beside tables that threads share, for what is new (Node's own is 48): what a batch of records becomes is copied each
 * time that it fills up.
 */
export const YOUNG_MB = 96;
/** The same where repeated text is taken out: little is made of a record there. */
const DEDUPE_YOUNG_MB = 32;
/**
 * The same for what is old: below 2,048 V8 lets garbage grow to as much as what is in use, above it to three times as much. The largest record
 * that is read at all, of names alone, comes near the bound itself.
 */
const OLD_MB = 2040;

/** Worker threads, started as tasks come, that share the files which this thread has read. */
export function createThreadExecutor(settings: RunSettings, threads: number, key?: Uint8Array): Executor {
  const workerData: WorkerData = { settings, shared: sharedFiles(), ...(key !== undefined && { key }) };
  setEnvironmentData(WORKERS_KEY, threads);
  const pool = new Piscina<unknown, Outcome>({
    filename: WORKER_FILE,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    atomics: "disabled",
    resourceLimits: {
      maxYoungGenerationSizeMb: isDedupe(settings) ? DEDUPE_YOUNG_MB : YOUNG_MB,
      maxOldGenerationSizeMb: OLD_MB,
    },
    workerData,
  });
  let isClosed = false;
  return {
    capacity: threads,
    run: async (task) => {
      try {
        return await pool.run(task);
      } catch (error) {
        if (isClosed) throw error;
        return { kind: "failed", failures: [describeLoss(idOf(task), error)], stopsRun: false };
      }
    },
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** A thread that ended in the middle of a task; another takes its place. */
function describeLoss(id: string, error: unknown) {
  const code = String((error as NodeJS.ErrnoException).code ?? (error as Error).name);
  const reason = code === "ERR_WORKER_OUT_OF_MEMORY" ? "ran out of memory. Give it smaller records" : `ended (${code})`;
  return {
    id,
    code: "worker-lost",
    message: `a worker thread ${reason}, then run the same command again.`,
    details: { code },
  };
}
