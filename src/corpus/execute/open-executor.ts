import type { Executor } from "./executor.ts";
import { createInlineExecutor } from "./inline-executor.ts";
import type { Work } from "./work.ts";

/** Threads load compiled files: run from source, as tests do, everything is done in this thread. */
const IS_SOURCE = import.meta.url.endsWith(".ts");

/**
 * Does tasks on this machine: in threads, which start when the first task comes, with what this thread has read by then; or, for 0 threads, in
 * this thread.
 */
export function openExecutor(work: Work, threads: number, key?: Uint8Array): Executor {
  if (threads === 0 || IS_SOURCE) return createInlineExecutor(work);
  let executor: Promise<Executor> | undefined;
  const start = async () => {
    const { createThreadExecutor } = await import("./thread-executor.ts");
    return createThreadExecutor(work.settings, threads, key);
  };
  return {
    capacity: threads,
    run: async (task) => (await (executor ??= start())).run(task),
    close: async () => (await executor)?.close(),
  };
}
