import { type ErrorCode, type ErrorDetails, UnnameError } from "../../base/errors.ts";
import type { ShardFailure } from "./shard-entry.ts";

/** Frames of a bug's stack that are shown. */
const FRAMES = 4;

/**
 * What may be shown of an error: messages of ours and of the operating system as they are; of a bug its kind and place alone, since the messages
 * of JavaScript may quote what was read.
 */
export function describeFailure(id: string, error: unknown): ShardFailure {
  if (error instanceof UnnameError) {
    return { id, code: error.code, message: error.message, details: { ...error.details } };
  }
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall !== undefined && code !== undefined) {
    const message = `${path ?? "a file"}: cannot be read (${code}). Look at its rights and the disk it is on.`;
    return { id, code: "input-unreadable", message, details: { errno: code } };
  }
  const name = error instanceof Error ? error.name : typeof error;
  const frames = error instanceof Error ? (error.stack ?? "").split("\n").filter((line) => /^\s+at /u.test(line)) : [];
  const place = frames.slice(0, FRAMES).map((frame) => frame.trim().replace(/\(?(?:file:\/\/)?\S*\//u, "("));
  return {
    id,
    code: "bug",
    message: `a bug in unname (${name}${code === undefined ? "" : ` ${code}`}); please report it: ${place.join(" ")}`,
    details: {},
  };
}

/** A failure as the error it was, which may have crossed a thread. */
export function toError({ code, message, details }: ShardFailure): Error {
  if (code === "bug" || code === "worker-lost") return new Error(message);
  return new UnnameError(code as ErrorCode, message, { details: details as ErrorDetails });
}
