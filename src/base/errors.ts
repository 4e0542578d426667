/** What went wrong, as a value a caller can branch on. */
export type ErrorCode =
  | "input-missing"
  | "input-unreadable"
  | "input-empty"
  | "input-encoding"
  | "input-format"
  | "input-changed"
  | "input-language"
  | "output-exists"
  | "output-failed"
  | "output-unfinished"
  | "queue-unreachable"
  | "context-mask"
  | "checkpoint-incomplete"
  | "checkpoint-mismatch"
  | "checkpoint-unsupported"
  | "contexts-mismatch"
  | "decisions-mismatch"
  | "verification-failed"
  | "runtime-missing"
  | "recogniser-failed"
  | "key-missing"
  | "usage"
  | "config"
  | "interrupted";

/** Where and what, for machines: file paths, offsets, sizes, ids. Never corpus text or a name. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * The one error this program raises on purpose. `message` says file, place, expected, found and what to do next, and never
 * holds corpus text; the command line prints it and exits with 2 (130 for `interrupted`).
 */
export class UnnameError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "UnnameError";
    this.code = code;
    this.details = Object.freeze({ ...options.details });
  }
}

/** An error about a file or folder: its path, then what was expected and found, and what to do. */
export function fileError(code: ErrorCode, path: string, message: string, details: ErrorDetails = {}): UnnameError {
  return new UnnameError(code, `${path}: ${message}`, { details: { path, ...details } });
}

/** Whether the system refused something for want of rights. */
export function isForbidden(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === "EACCES" || code === "EPERM";
}
