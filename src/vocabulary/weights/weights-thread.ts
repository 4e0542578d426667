import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { type ErrorCode, type ErrorDetails, UnnameError } from "../../base/errors.ts";
import { settleAll } from "../../base/settle-all.ts";
import { type BlankedFiles, type BlankOptions, blankWeightFiles, copyWeightFiles } from "./blank-weight-files.ts";
import { listWeightFiles } from "./list-weight-files.ts";
import { type FileSum, stampAt, sumFile } from "./stored-file.ts";

/** What is done with the weights of one folder while the main thread plans, and later verifies, the vocabulary. */
export interface WeightsThread {
  /** Of the files, by path within the folder: taken from the start on. */
  readonly sums: Promise<ReadonlyMap<string, FileSum>>;
  /** {@link blankWeightFiles} with these sums, in copies of the same files. Begins at once, whether somebody waits for it or not. */
  blank(options: BlankTask): Promise<BlankedFiles>;
  /** Stops whatever goes on. */
  end(): Promise<unknown>;
}

/** The folder whose weights are rewritten, and the one that gets them. */
export interface WeightFolders {
  readonly source: string;
  readonly target: string;
}

/** What the thread is asked for. */
export type BlankTask = Omit<BlankOptions, "sums" | "isCopied">;

/** What the thread answers: the sums first, then what was asked for; an error instead of either ends it. */
export type ThreadAnswer =
  | { readonly sums: ReadonlyMap<string, FileSum> }
  | { readonly blanked: BlankedFiles }
  | {
      readonly failed: { readonly code: ErrorCode; readonly message: string; readonly details: ErrorDetails };
    };

/** How this module's file ends where it was not compiled: threads cannot load that, and the work is done in this one. */
const SOURCE = ".ts";

/** Starts to take the sums of a folder's weight files, and to copy them. Whoever starts it ends it. */
export function startWeightsThread(folders: WeightFolders): WeightsThread {
  const thread = import.meta.url.endsWith(SOURCE) ? workHere(folders) : workApart(folders);
  // Told to whoever waits for them, unless the plan is refused first.
  thread.sums.catch(() => undefined);
  return thread;
}

/** The work itself, in whatever thread. */
export function workHere({ source, target }: WeightFolders): WeightsThread {
  // Stamps come before both: whoever finds them unchanged after both knows that the sums are those of the copies.
  const stamps = stampWeightFiles(source);
  const sums = stamps.then((known) => sumWeightFiles(source, known));
  const copied = stamps.then(() => copyWeightFiles(source, target));
  copied.catch(() => undefined);
  const begun: Promise<unknown>[] = [sums, copied];
  return {
    sums,
    blank: (task) => {
      const blanked = settleAll([sums, copied]).then(([known]) =>
        blankWeightFiles(source, target, { ...task, sums: known, isCopied: true }),
      );
      blanked.catch(() => undefined);
      begun.push(blanked);
      return blanked;
    },
    end: () => Promise.allSettled(begun),
  };
}

async function stampWeightFiles(source: string): Promise<ReadonlyMap<string, string>> {
  const stamps = new Map<string, string>();
  for (const file of (await listWeightFiles(source)).all) stamps.set(file, await stampAt(join(source, file)));
  return stamps;
}

async function sumWeightFiles(
  source: string,
  stamps: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, FileSum>> {
  const sums = new Map<string, FileSum>();
  for (const [file, stamp] of stamps) sums.set(file, { sha256: await sumFile(join(source, file), stamp), stamp });
  return sums;
}

function workApart(folders: WeightFolders): WeightsThread {
  const worker = new Worker(new URL("./weights-worker.js", import.meta.url), { workerData: folders });
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
    blank: ({ checkpoint, ...options }) => {
      const { config, modelType, vocabularySize } = checkpoint;
      const task: BlankTask = { ...options, checkpoint: { config, modelType, vocabularySize } };
      const blanked = answered("blanked");
      blanked.catch(() => undefined);
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
