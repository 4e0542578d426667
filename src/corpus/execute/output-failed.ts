import { UnnameError } from "../../base/errors.ts";

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Make room",
  EDQUOT: "your share of the disk is used up. Make room",
  EROFS: "the file system is read-only. Name another output or mount it for writing",
  EACCES: "you may not write there. Name another output or change its rights",
  EPERM: "you may not write there. Name another output or change its rights",
};

/** Whether an error says that output cannot be written, whatever shard is tried next. */
export function isOutputFailed(error: unknown): boolean {
  return error instanceof UnnameError && error.code === "output-failed";
}

/** A system error of writing as an `output-failed` error, which stops a run; others as they are. */
export function outputFailed(path: string, error: unknown): unknown {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === undefined || (syscall === undefined && REASONS[code] === undefined)) return error;
  const reason = REASONS[code] ?? `writing failed (${code}). Look at the disk`;
  return new UnnameError(
    "output-failed",
    `${path}: ${reason}, then run the same command again: it goes on where it stopped.`,
    { cause: error, details: { path, errno: code } },
  );
}
