import { parentPort, workerData } from "node:worker_threads";

import { UnnameError } from "../../base/errors.ts";
import { blankWeightFiles } from "./blank-weight-files.ts";
import { type BlankTask, sumWeightFiles, type ThreadAnswer } from "./weights-thread.ts";

// The weights, in a thread of their own: their sums while the main one plans, copies and overwritten rows while it verifies.
const { source } = workerData as { readonly source: string };
const sums = sumWeightFiles(source);
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

parentPort?.on("message", ({ target, options }: BlankTask) => {
  const blanked = sums.then((known) => blankWeightFiles(source, target, { ...options, sums: known }));
  blanked.then((result) => answer({ blanked: result })).catch(fail);
});
sums.then((result) => answer({ sums: result })).catch(fail);
