import { PassThrough, Writable } from "node:stream";

import type { Io } from "../../src/cli/terminal.ts";

/** Streams that keep what is written to them. */
export interface MemoryIo extends Io {
  readonly stdin: PassThrough;
  /** What was written to standard output so far. */
  output(): string;
  /** What was written to standard error so far. */
  messages(): string;
}

/** An outside world in memory, without a terminal unless asked for, at a fixed time. */
export function memoryIo({ isTTY = false } = {}): MemoryIo {
  const written = { stdout: "", stderr: "" };
  const keep = (name: keyof typeof written) =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written[name] += chunk.toString();
        done();
      },
    });
  return {
    stdin: new PassThrough(),
    stdout: keep("stdout"),
    stderr: keep("stderr"),
    isTTY,
    now: () => new Date("2025-01-02T03:04:05.000Z"),
    output: () => written.stdout,
    messages: () => written.stderr,
  };
}
