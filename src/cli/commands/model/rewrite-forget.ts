import type { Command } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { askToConfirm } from "./ask-to-confirm.ts";
import { describeForget } from "../../output/describe-rewrite.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly private: string;
  readonly yes?: boolean;
}

const HELP = `
Removes mapping.jsonl and everything that undo needs. The rewrite can then not be undone.

Example:
  unname rewrite forget --private notes-nl-unnamed.private`;

/** Adds `unname rewrite forget`: the private record of a rewrite, destroyed. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "rewrite forget")
    .description("destroy the private record of a rewrite, so that it cannot be undone")
    .requiredOption("--private <dir>", "folder that rewrite wrote, with the names")
    .option("--yes", "do not ask for confirmation");
  finishCommand(command, HELP).action(async (flags: Flags) => {
    const question = `Destroy the mapping in ${flags.private}? The rewrite can then not be undone. Type "forget":`;
    if (!flags.yes && (await askToConfirm(io, question)) !== "forget")
      throw new UnnameError("interrupted", "nothing was destroyed.");
    const { forgetMapping } = await import("../../../vocabulary/forget.ts");
    const report = await forgetMapping({ privateDirectory: flags.private, at: io.now() });
    printResult(io, flags, report, describeForget(report));
  });
}
