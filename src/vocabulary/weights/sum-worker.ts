import { workerData } from "node:worker_threads";

import { sumWeightFiles } from "./sum-weight-files.ts";
import { answerWith } from "./worker-answer.ts";
import type { WeightFolders } from "./weights-thread.ts";

// The sums of the original weights, in a thread of their own.
answerWith(sumWeightFiles((workerData as WeightFolders).source));
