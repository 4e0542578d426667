import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { type ErrorCode, type ErrorDetails, UnnameError } from "../../base/errors.ts";
import { type BlankedFiles, type BlankOptions, blankWeightFiles } from "./blank-weight-files.ts";
import { listWeightFiles } from "./list-weight-files.ts";
import { type FileSum, sumFile } from "./stored-file.ts";

/** What is done with the weights of one folder while the main thread plans, and later verifies, the vocabulary. */
export interface WeightsThread {
  /** Of the files, by path within the folder: taken from the start on. */
  readonly sums: Promise<ReadonlyMap<string, FileSum>>;
  /** {@link blankWeightFiles} with these sums. */
  blank(target: string, options: ThreadOptions): Promise<BlankedFiles>;
  /** Stops whatever goes on. */
  end(): Promise<unknown>;
}

type ThreadOptions = Omit<BlankOptions, "sums">;

/** What the thread is asked for. */
export interface BlankTask {
  readonly target: string;
  readonly options: ThreadOptions;
}

/** What the thread answers: the sums first, then what was asked for; an error instead of either ends it. */
export type ThreadAnswer =
  | { readonly sums: ReadonlyMap<string, FileSum> }
  | { readonly blanked: BlankedFiles }
  | {
      readonly failed: { readonly code: ErrorCode; readonly message: string; readonly details: ErrorDetails };
    };

/** How this module's file ends where it was not compiled: threads cannot load that, and the work is done in this one. */
const SOURCE = ".ts";

/** Starts to take the sums of a folder's weight files. Whoever starts it ends it. */
export function startWeightsThread(source: string): WeightsThread {
  const thread = import.meta.url.endsWith(SOURCE) ? workHere(source) : workApart(source);
  // Told to whoever waits for them, unless the plan is refused first.
  thread.sums.catch(() => undefined);
  return thread;
}

/** The sums of all weight files of a folder. Throws what listing and reading them throw. */
export async function sumWeightFiles(source: string): Promise<ReadonlyMap<string, FileSum>> {
  const sums = new Map<string, FileSum>();
  for (const file of (await listWeightFiles(source)).all) sums.set(file, await sumFile(join(source, file)));
  return sums;
}

function workHere(source: string): WeightsThread {
  const sums = sumWeightFiles(source);
  return {
    sums,
    blank: async (target, options) => blankWeightFiles(source, target, { ...options, sums: await sums }),
    end: () => sums.catch(() => undefined),
  };
}

function workApart(source: string): WeightsThread {
  const worker = new Worker(new URL("./weights-worker.js", import.meta.url), { workerData: { source } });
  const failure = new Promise<never>((_, reject) => {
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`the thread that writes the weights ended with ${code}`)));
    worker.on("message", (answer: ThreadAnswer) => {
      if ("failed" in answer) reject(asError(answer.failed));
    });
  });
  failure.catch(() => undefined);
  const answered = <Key extends "sums" | "blanked">(key: Key) => {
    type Answer = Extract<ThreadAnswer, Record<Key, unknown>>[Key];
    const answer = new Promise<Answer>((resolve) => {
      worker.on("message", (value: ThreadAnswer) => {
        if (key in value) resolve(value[key as keyof ThreadAnswer] as Answer);
      });
    });
    return Promise.race([answer, failure]);
  };
  return {
    sums: answered("sums"),
    blank: (target, { checkpoint, ...options }) => {
      const { config, modelType, vocabularySize } = checkpoint;
      const task: BlankTask = { target, options: { ...options, checkpoint: { config, modelType, vocabularySize } } };
      const blanked = answered("blanked");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(task);
      return blanked;
    },
    end: () => worker.terminate(),
  };
}

function asError({ code, message, details }: Extract<ThreadAnswer, { failed: unknown }>["failed"]): UnnameError {
  return new UnnameError(code, message, { details });
}
