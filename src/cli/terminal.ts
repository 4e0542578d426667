import type { Readable, Writable } from "node:stream";

import type { Command } from "commander";

import { helpText } from "./command-line/help-text.ts";

/** What a command may touch of the outside: a test passes its own. */
export interface Io {
  /** Results. */
  readonly stdout: Writable;
  /** Progress and messages. */
  readonly stderr: Writable;
  /** What a person types; only commands that ask read it. Default: the process's own. */
  readonly stdin?: Readable;
  /** A person sits at the terminal: both input and output are one. */
  readonly isTTY: boolean;
  /** The current time. */
  now(): Date;
  /** What `run` calls this stage: the same when it is begun again after it was interrupted. Only commands that count their runs read it. */
  readonly attempt?: string;
}

/** A command file's one export: adds its command to the program. */
export type Register = (program: Command, io: Io) => void;

/** The process's own streams. */
export function processIo(): Io {
  return {
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    isTTY: process.stdin.isTTY === true && process.stdout.isTTY === true,
    now: () => new Date(),
  };
}

/** Flags that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Flags with which nothing but the result is written. */
export const QUIET_FLAGS: ReadonlySet<string> = new Set(["--quiet", "-q", "--json"]);

/** Adds to a command what every command has: `--json` and `--quiet`, and below the flags of its `--help` this text, see {@link helpText}. */
export function finishCommand(command: Command, help: string): Command {
  return command
    .addHelpText("after", helpText(help))
    .option("--json", "print one JSON object on standard output and nothing else")
    .option("-q, --quiet", "no progress or messages on standard error");
}

/** Whether styles may be written to a terminal (https://no-color.org). */
export function hasColour(): boolean {
  return (process.env["NO_COLOR"] ?? "") === "";
}

/** Takes the progress line off a terminal. */
export const CLEAR_LINE = "\r\u001b[2K";

/** Prints a result: with `--json` the object on one line, otherwise the text for people. */
export function printResult(io: Io, options: CommonOptions, result: object, text: string): void {
  if (io.isTTY && !options.quiet && !options.json) io.stderr.write(CLEAR_LINE);
  io.stdout.write(options.json ? `${JSON.stringify(result)}\n` : text.endsWith("\n") ? text : `${text}\n`);
}

/** A function that reports progress on standard error: one line rewritten on a terminal, nothing with `--quiet` or `--json`. */
export function progressReporter(io: Io, options: CommonOptions): (message: string) => void {
  if (options.quiet || options.json) return () => {};
  if (!io.isTTY) return (message) => void io.stderr.write(`${message}\n`);
  return (message) => void io.stderr.write(`${CLEAR_LINE}${message}`);
}

/** Writes warnings to standard error, unless `--quiet`. */
export function warn(io: Io, options: CommonOptions, warnings: readonly string[]): void {
  if (options.quiet === true) return;
  for (const warning of warnings) io.stderr.write(`Warning: ${warning}\n`);
}
