import { Worker } from "node:worker_threads";

import { recordUndo } from "./record-undo.ts";
import type { UndoRecord } from "./undo-bundle.ts";

/** How this module's file ends where it was not compiled: threads cannot load that, and it runs in this one. */
const SOURCE = ".ts";

/** {@link recordUndo} in a thread of its own: its sums of the weights take as long as verifying the vocabulary does. */
export function recordUndoInThread(
  original: string,
  rewritten: string,
  bundle: string,
): Promise<Pick<UndoRecord, "files" | "notKept">> {
  if (import.meta.url.endsWith(SOURCE)) return recordUndo(original, rewritten, bundle);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./record-undo-worker.js", import.meta.url), {
      workerData: { original, rewritten, bundle },
    });
    worker.on("message", resolve);
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`the thread that compares the weights ended with ${code}`)));
  });
}
