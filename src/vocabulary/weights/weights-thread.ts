import { type ConvertedFiles, convertedFiles } from "../../model/converted-tensors.ts";
import { type BlankedFiles, type BlankOptions, blankWeightFiles, copyWeightFiles } from "./blank-weight-files.ts";
import { type FileSums, sumWeightFiles } from "./sum-weight-files.ts";
import { startWorker } from "./worker-answer.ts";

/** What is done with the weights of one folder while the main thread plans, and later verifies, the vocabulary. */
export interface WeightsThread {
  /** Of the original files: taken from the start on. */
  readonly sums: Promise<FileSums>;
  /** {@link blankWeightFiles} with these sums, in copies of the same files. Begins at once, whether it is waited for or not. */
  blank(task: BlankTask): Promise<BlankedFiles>;
  /** Stops whatever goes on. */
  end(): Promise<unknown>;
}

/** The folder whose weights are rewritten, and the one that gets them. */
export interface WeightFolders {
  readonly source: string;
  readonly target: string;
}

/** What is asked for. */
export type BlankTask = Omit<BlankOptions, "sums" | "copying">;

/** What the writing thread is sent, each once: what to overwrite, with what has been converted, and the sums when they are known. */
export type WriterMessage =
  | { readonly task: BlankTask; readonly converted: ConvertedFiles }
  | { readonly sums: FileSums };

/** How this module's file ends where it was not compiled: threads cannot load that, and the work is done in this one. */
const SOURCE = ".ts";

/** Starts to take the sums of a folder's weight files, and to copy them. The caller ends it. */
export function startWeightsThread(folders: WeightFolders): WeightsThread {
  return import.meta.url.endsWith(SOURCE) ? workHere(folders) : workApart(folders);
}

function workHere({ source, target }: WeightFolders): WeightsThread {
  const sums = sumWeightFiles(source);
  const copying = copyWeightFiles(source, target);
  const begun: Promise<unknown>[] = [sums, copying];
  for (const work of begun) work.catch(() => undefined);
  return {
    sums,
    blank: (task) => {
      const blanked = blankWeightFiles(source, target, { ...task, sums, copying });
      blanked.catch(() => undefined);
      begun.push(blanked);
      return blanked;
    },
    end: () => Promise.allSettled(begun),
  };
}

/** Two threads: a SHA-256 sum takes as long as everything else, so the original's and the copy's are taken side by side. */
function workApart(folders: WeightFolders): WeightsThread {
  const summing = startWorker<FileSums>(new URL("./sum-worker.js", import.meta.url), folders);
  const writing = startWorker<BlankedFiles>(new URL("./weights-worker.js", import.meta.url), folders);
  const tell = (message: WriterMessage) => writing.post(message);
  const summed = summing.answer.then((sums) => tell({ sums }));
  summed.catch(() => undefined);
  return {
    sums: summing.answer,
    blank: ({ checkpoint, ...options }) => {
      const { config, modelType, vocabularySize } = checkpoint;
      const task = { ...options, checkpoint: { config, modelType, vocabularySize } };
      tell({ task, converted: convertedFiles() });
      const blanked = Promise.all([writing.answer, summed]).then(([files]) => files);
      blanked.catch(() => undefined);
      return blanked;
    },
    end: () => Promise.all([summing.end(), writing.end()]),
  };
}
