import { UnnameError } from "../../base/errors.ts";
import { writeFileAtomic } from "../../base/files.ts";
import { describeWriteFailure } from "../../base/files/write-failure.ts";

/** Whether an error says that output cannot be written, whatever shard is tried next. */
export function isOutputFailed(error: unknown): boolean {
  return error instanceof UnnameError && error.code === "output-failed";
}

/** Writes a file of the private folder whole or not at all. Errors of the disk are `output-failed`. */
export async function writePrivateFile(path: string, data: string | Uint8Array): Promise<void> {
  try {
    await writeFileAtomic(path, data, { private: true });
  } catch (error) {
    throw outputFailed(path, error);
  }
}

/** A system error of writing as an `output-failed` error, which stops a run; others as they are. */
export function outputFailed(path: string, error: unknown): unknown {
  const failure = describeWriteFailure(error);
  if (failure === undefined) return error;
  const { errno, reason } = failure;
  return new UnnameError(
    "output-failed",
    `${path}: ${reason}, then run the same command again: it goes on where it stopped.`,
    { cause: error, details: { path, errno } },
  );
}
