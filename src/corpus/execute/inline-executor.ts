import type { Executor } from "./executor.ts";
import { performTask } from "./perform-task.ts";
import type { Work } from "./work.ts";

/** Does tasks in this thread, one at a time: for recognisers that cannot be sent to another. */
export function createInlineExecutor(work: Work): Executor {
  let last: Promise<unknown> = Promise.resolve();
  return {
    capacity: 1,
    run: (task) => {
      const outcome = last.then(() => performTask(task, work));
      last = outcome;
      return outcome;
    },
    close: () => work.close(),
  };
}
