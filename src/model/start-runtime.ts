import type { InferenceSession } from "onnxruntime-node";

import { UnnameError } from "../base/errors.ts";
import type { Runtime } from "./load-runtime.ts";
import { defaultThreads } from "./threads.ts";

/**
 * Sum and norm in one operator, as onnxruntime would have it, take three times as long as one after the other, and GELU with a bias in it
 * twice as long as without; and the transposition after the last product is there to keep its matrix from being copied.
 */
const UNWANTED_OPTIMISERS = ["SkipLayerNormFusion", "BiasGeluFusion", "GemmTransposeFusion"];

/** A graph as bytes, and where its numbers lie. */
export interface RunnableGraph {
  /** What errors name. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What the locations of its external data are relative to. */
  readonly folder: string;
}

/** Loads a graph for the processor; `threads` by default one a core. Throws `input-format` if the runtime cannot. */
export async function startRuntime(
  runtime: Runtime,
  { path, bytes, folder }: RunnableGraph,
  threads?: number,
): Promise<InferenceSession> {
  return runtime.InferenceSession.create(bytes, sessionOptions(threads, folder)).catch((cause: unknown) => {
    throw new UnnameError("input-format", `${path}: onnxruntime cannot load this model. Export or copy it again.`, {
      cause,
      details: { path },
    });
  });
}

function sessionOptions(threads: number | undefined, folder: string): InferenceSession.SessionOptions {
  return {
    executionProviders: ["cpu"],
    intraOpNumThreads: threads ?? defaultThreads(),
    // Errors only: a warning for every initializer that folding leaves unused is no news.
    logSeverityLevel: 3,
    extra: {
      optimization: { disable_specified_optimizers: UNWANTED_OPTIMISERS.join(";") },
      session: {
        // Threads that wait for each other by spinning halve the speed on a machine that does something else too.
        intra_op: { allow_spinning: "0" },
        // Where the graph's weights lie, as it is given as bytes.
        model_external_initializers_file_folder_path: folder,
      },
    },
  };
}

/** The error where a graph loads and does not run. */
export function cannotRun(path: string, cause: unknown): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}: onnxruntime loads this model but cannot run it: shapes or types within it do not fit each other. Export or copy it again.`,
    { cause, details: { path } },
  );
}
