import { UnnameError } from "../../base/errors.ts";

/** Throws `interrupted` when a signal says so. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted !== true) return;
  throw new UnnameError("interrupted", "interrupted. Run the same command again: it goes on where it stopped.");
}
