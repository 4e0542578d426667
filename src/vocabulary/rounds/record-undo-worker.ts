import { parentPort, workerData } from "node:worker_threads";

import { recordUndo } from "./record-undo.ts";

// Two files a file, read and hashed in a thread of its own, while the main one verifies the vocabulary.
const { original, rewritten, bundle } = workerData as Readonly<Record<"original" | "rewritten" | "bundle", string>>;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(await recordUndo(original, rewritten, bundle));
