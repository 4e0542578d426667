import { withoutUndefined } from "../../../base/without-undefined.ts";
import type { Command } from "commander";

import { describeUndo } from "../../output/describe-rewrite.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly model: string;
  readonly out: string;
  readonly private?: string;
  readonly rounds?: number;
  readonly force?: boolean;
}

const HELP = `
Needs the private folder that rewrite wrote. The result is the original, byte for byte.

Example:
  unname rewrite undo --model notes-nl-unnamed --private notes-nl-unnamed.private --out notes-nl-again`;

/** Adds `unname rewrite undo`: the model as it was before it was rewritten. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "rewrite undo")
    .description("make the model as it was before it was rewritten")
    .requiredOption("-m, --model <dir>", "the rewritten checkpoint folder")
    .requiredOption("-o, --out <dir>", "folder for the model as it was")
    .option("--private <dir>", "folder that rewrite wrote, with the names (default: <model>.private)")
    .option("--rounds <n>", "take back the last n rounds (default: all)", integerOption(1))
    .option("--force", "replace an existing output folder");
  finishCommand(command, HELP).action(async (flags: Flags) => {
    const { undoRewrite } = await import("../../../vocabulary/undo.ts");
    const report = await undoRewrite({
      modelDirectory: flags.model,
      outputDirectory: flags.out,
      ...withoutUndefined({ privateDirectory: flags.private, rounds: flags.rounds, force: flags.force }),
    });
    printResult(io, flags, report, describeUndo(report, flags.out));
  });
}
