const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full. Make room",
  EDQUOT: "your share of the disk is used up. Make room",
  EFBIG: "the file may not get any larger. Raise the limit (ulimit -f) or choose another disk",
  EROFS: "the file system is read-only. Name another output or mount it for writing",
  EACCES: "you may not write there. Name another output or change its rights",
  EPERM: "you may not write there. Name another output or change its rights",
};

/** Why writing failed. */
export interface WriteFailure {
  /** What the system calls it, such as `ENOSPC`. */
  readonly errno: string;
  /** What is wrong, and what to do. */
  readonly reason: string;
}

/** What a system error of writing says to a person; undefined for another error. */
export function describeWriteFailure(error: unknown): WriteFailure | undefined {
  const { code: errno, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  if (errno === undefined || (syscall === undefined && REASONS[errno] === undefined)) return undefined;
  return { errno, reason: REASONS[errno] ?? `writing failed (${errno}). Look at the disk` };
}
