import type { Command } from "commander";

import { describeSizes } from "./contexts.ts";
import { finishCommand, type CommonOptions, type Io, printResult, warn } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

const HELP = `
Decisions that change after an audit was read spend its test contexts. This makes the reserve of the file the new test set. Do it for every
file that was audited.

Example:
  unname contexts refresh seen.jsonl`;

/** Adds `unname contexts refresh`: a fresh test set after decisions changed. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "contexts refresh")
    .description("make the reserve of a contexts file its test set")
    .argument("<file>", "contexts file, as contexts wrote it");
  finishCommand(command, HELP).action(async (path: string, flags: CommonOptions) => {
    const { refreshContexts } = await import("../../../probe/contexts/refresh-contexts.ts");
    const { counts, refreshed, warnings } = await refreshContexts(path);
    warn(io, flags, warnings);
    const result = { out: path, ...counts, refreshed, warnings };
    const text = `The reserve is the test set now (refresh ${refreshed}): ${describeSizes(counts)}.\nContexts (private): ${path}`;
    printResult(io, flags, result, text);
  });
}
