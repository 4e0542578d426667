import { parentPort, workerData } from "node:worker_threads";

import { learn, type LearnTask } from "./learn.ts";

// One training run in a thread of its own: told what to learn, it sends its progress and then what it learnt.
const task = workerData as LearnTask;
// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
const learnt = learn(task, (epoch, lossNats) => parentPort?.postMessage({ epoch, lossNats }));
parentPort?.postMessage({ learnt });
