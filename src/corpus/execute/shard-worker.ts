import { workerData } from "piscina";

import { adoptSharedFiles, type SharedFiles } from "../../base/files/shared-bytes.ts";
import type { RunSettings } from "../run/settings.ts";
import type { Outcome, Task } from "./executor.ts";
import { performTask } from "./perform-task.ts";
import { createWork } from "./work.ts";

/** What a thread is given when it starts. */
export interface WorkerData {
  readonly settings: RunSettings;
  readonly shared: SharedFiles;
  /** Of surrogates. */
  readonly key?: Uint8Array;
}

const { settings, shared, key } = workerData as WorkerData;
adoptSharedFiles(shared);
const work = createWork(settings, key === undefined ? {} : { key });

/** A worker thread's one function, which its pool calls with each task: does it. */
// oxlint-disable-next-line import/no-default-export
export default function performHere(task: Task): Promise<Outcome> {
  return performTask(task, work);
}
