import { parentPort, workerData } from "node:worker_threads";

import { adoptConverted } from "../../model/converted-tensors.ts";
import { blankWeightFiles, copyWeightFiles } from "./blank-weight-files.ts";
import type { FileSums } from "./sum-weight-files.ts";
import type { BlankTask, WeightFolders, WriterMessage } from "./weights-thread.ts";
import { answerWith } from "./worker-answer.ts";

// The weights, in a thread of their own: copied while the main one reads the vocabulary, overwritten while it plans and verifies.
const { source, target } = workerData as WeightFolders;
const copying = copyWeightFiles(source, target);
// The error is thrown where the copies are overwritten.
copying.catch(() => undefined);
const sums = new Promise<FileSums>((resolve) => {
  parentPort?.on("message", (message: WriterMessage) => {
    if ("sums" in message) resolve(message.sums);
  });
});
const task = new Promise<BlankTask>((resolve) => {
  parentPort?.on("message", (message: WriterMessage) => {
    if (!("task" in message)) return;
    adoptConverted(message.converted);
    resolve(message.task);
  });
});
answerWith(task.then((options) => blankWeightFiles(source, target, { ...options, sums, copying })));
