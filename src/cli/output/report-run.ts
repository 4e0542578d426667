import type { AnonymiseResult } from "../../corpus/anonymise.ts";
import type { DedupeResult } from "../../corpus/dedupe/dedupe.ts";
import { EXIT } from "../exit.ts";
import { type CommonOptions, type Io, printResult } from "../terminal.ts";

/**
 * Prints what a run over a corpus came to: files that failed on standard error, then the result. Where something failed the text goes there too, and sets the exit code:
 * `failedCode`, or that of a bug.
 */
export function reportRun(
  io: Io,
  flags: CommonOptions,
  result: AnonymiseResult | DedupeResult,
  text: string,
  failedCode: number = EXIT.usage,
): void {
  const { state, failures, failed } = result;
  for (const { message } of failures) io.stderr.write(`error: ${message}\n`);
  if (failed > failures.length) io.stderr.write(`error: and ${failed - failures.length} more\n`);
  if (state !== "failed" || flags.json) printResult(io, flags, result, text);
  if (state !== "failed") return;
  if (!flags.json) io.stderr.write(`${text}\n`);
  process.exitCode = failures.some(({ code }) => code === "bug") ? EXIT.bug : failedCode;
}
