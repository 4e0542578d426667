import type { Command } from "commander";

import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly out: string;
  readonly private?: string;
  readonly force?: boolean;
}

const HELP = `
Needs the private folder that plant wrote. The notes are as they were, byte for byte; packed files are packed anew, and of Parquet the texts are written anew.
Notes that were planted whole (--as notes) go, and all other files are copied as they lie.

Example:
  unname plant remove notes-planted --out notes-again`;

/** Adds `unname plant remove`: the notes without planted people. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "plant remove")
    .description("write the notes as they were before people were planted")
    .argument("<dir>", "folder that plant wrote")
    .requiredOption("-o, --out <dir>", "folder for the notes (private)")
    .option("--private <dir>", "folder with what was planted (default: <dir>.private)")
    .option("--force", "replace existing output");
  finishCommand(command, HELP).action(async (directory: string, flags: Flags) => {
    const { removePlanted } = await import("../../../corpus/plant/remove-planted.ts");
    const result = await removePlanted({
      inputDirectory: directory,
      outputDirectory: flags.out,
      ...(flags.private !== undefined && { privateDirectory: flags.private }),
      force: flags.force ?? false,
    });
    const { places, notes, files, outputDirectory } = result;
    const what = notes > 0 ? `${notes} notes taken out` : `Taken out at ${places} places`;
    printResult(io, flags, result, `${what}; ${files} files (private): ${outputDirectory}`);
  });
}
