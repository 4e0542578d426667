import { CommanderError } from "commander";

import { isForbidden, UnnameError } from "../base/errors.ts";
import { readCommandLine } from "./command-line/command-words.ts";
import { EXIT } from "./exit.ts";
import { createProgram } from "./program.ts";
import { CLEAR_LINE, type Io, QUIET_FLAGS, type Register } from "./terminal.ts";

/** Errors of the operating system that are about the user's files or disk, not about this program. */
const USER_SYSTEM_ERRORS: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EPERM",
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EFBIG",
  "EISDIR",
  "ENOTDIR",
]);

/**
 * Runs one command line (without `node` and the script) and returns its exit code; errors are told on standard error, and with
 * `--json` also as `{"error": {"code", "message", "details"}}` on standard output. Never throws and never ends the process.
 */
export async function runCli(argv: readonly string[], io: Io, commands?: readonly Register[]): Promise<number> {
  const outerExitCode = process.exitCode;
  process.exitCode = undefined;
  try {
    const program = createProgram(io, commands);
    const line = readCommandLine(argv, new Set(program.commands.map((command) => command.name())));
    if (line.advice !== undefined && !argv.some((word) => QUIET_FLAGS.has(word))) io.stderr.write(`${line.advice}\n`);
    await program.parseAsync([...line.argv], { from: "user" });
    return Number(process.exitCode ?? EXIT.done);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    return reportError(error, io, argv.includes("--json"));
  } finally {
    process.exitCode = outerExitCode;
  }
}

function reportError(error: unknown, io: Io, isJson: boolean): number {
  const { code, message, details, exitCode } = describeError(error);
  // Commander has already told its own errors.
  if (!(error instanceof CommanderError)) {
    const clear = io.isTTY ? CLEAR_LINE : "";
    const isBug = exitCode === EXIT.bug;
    const stack = error instanceof Error ? (error.stack ?? message) : message;
    io.stderr.write(
      isBug ? `${clear}error: a bug in unname; please report it.\n${stack}\n` : `${clear}error: ${message}\n`,
    );
  }
  if (isJson) io.stdout.write(`${JSON.stringify({ error: { code, message, details } })}\n`);
  return exitCode;
}

function describeError(error: unknown) {
  if (error instanceof UnnameError) {
    const { code, message, details } = error;
    return { code, message, details, exitCode: code === "interrupted" ? EXIT.interrupted : EXIT.usage };
  }
  if (error instanceof CommanderError) {
    const message = error.code === "commander.help" ? "expected a command" : error.message.replace(/^error: /, "");
    return { code: "usage", message, details: {}, exitCode: EXIT.usage };
  }
  const message = error instanceof Error ? error.message : String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (USER_SYSTEM_ERRORS.has(code)) {
    const advice = isForbidden(error) ? ". Change its rights, or name another." : "";
    return { code: "system", message: message + advice, details: {}, exitCode: EXIT.usage };
  }
  return { code: "bug", message, details: {}, exitCode: EXIT.bug };
}
