import { type ErrorCode, type ErrorDetails, UnnameError } from "../errors.ts";

/** What an {@link UnnameError} holds, for another thread or process: these do not pass on classes. */
export interface SentError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/** What to send of an error. Throws one that is not ours. */
export function toSentError(error: unknown): SentError {
  if (!(error instanceof UnnameError)) throw error;
  const { code, message, details } = error;
  return { code, message, details };
}

/** The error that was sent. */
export function fromSentError({ code, message, details }: SentError): UnnameError {
  return new UnnameError(code, message, { details });
}
