import { toError } from "../shards/describe-failure.ts";
import { throwIfAborted } from "./throw-if-aborted.ts";
import type { Executor, Outcome, Task } from "./executor.ts";

/** Tasks that wait for each that is being done: a thread never waits for the next. */
const WAITING_EACH = 1;

/** What was taken up and what became of it. */
export type OnOutcome = (task: Task, outcome: Outcome) => Promise<void> | void;

/**
 * Gives tasks to an executor as it can take them: few are held at a time, however many there are. A task that fails does not stop the
 * others, unless its outcome says that it stops the run: then its error is thrown. Throws `interrupted` when the signal says so.
 */
export async function runTasks(
  tasks: AsyncIterable<Task>,
  executor: Executor,
  onOutcome: OnOutcome,
  signal?: AbortSignal,
): Promise<void> {
  const inFlight = new Set<Promise<void>>();
  const limit = executor.capacity * (1 + WAITING_EACH);
  let fatal: unknown;
  const perform = async (task: Task) => {
    try {
      const outcome = await executor.run(task);
      const [failure] = outcome.kind === "failed" && outcome.stopsRun ? outcome.failures : [];
      if (failure === undefined) await onOutcome(task, outcome);
      else fatal ??= toError(failure);
    } catch (error) {
      fatal ??= error;
    }
  };
  const start = (task: Task) => {
    const settled = perform(task).finally(() => inFlight.delete(settled));
    inFlight.add(settled);
  };
  for await (const task of tasks) {
    if (signal?.aborted === true || fatal !== undefined) break;
    start(task);
    if (inFlight.size >= limit) await orAborted(Promise.race(inFlight), signal);
  }
  await orAborted(Promise.all(inFlight), signal);
  throwIfAborted(signal);
  if (fatal !== undefined) throw fatal;
}

/** Resolves when `promise` does or the signal aborts. */
async function orAborted(promise: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return void (await promise);
  if (signal.aborted) return;
  let stop: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener("abort", stop, { once: true });
  });
  await Promise.race([promise, aborted]);
  signal.removeEventListener("abort", stop);
}
