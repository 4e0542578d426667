import { parentPort, workerData } from "node:worker_threads";

import { UnnameError } from "../../base/errors.ts";
import { type BlankTask, type ThreadAnswer, type WeightFolders, workHere } from "./weights-thread.ts";

// The weights, in a thread of their own: their sums and copies while the main one plans, overwritten rows while it verifies.
const { sums, blank } = workHere(workerData as WeightFolders);
const answer = (value: ThreadAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(value);
};

/** Errors of ours go as what they hold: threads do not pass on classes. Others end the thread. */
function fail(error: unknown): void {
  if (!(error instanceof UnnameError)) throw error;
  const { code, message, details } = error;
  answer({ failed: { code, message, details } });
}

parentPort?.on("message", (task: BlankTask) => {
  blank(task)
    .then((blanked) => answer({ blanked }))
    .catch(fail);
});
sums.then((result) => answer({ sums: result })).catch(fail);
