import type { Command } from "commander";

import { describeSizes } from "./contexts.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly ids: readonly string[];
}

const HELP = `
Takes development contexts that a person finds useless out of a contexts file, before probing. Test contexts stay: choosing among them would
choose the verdict.

Example:
  unname contexts strike seen.jsonl --ids seen-000007,seen-000012`;

/** Adds `unname contexts strike`: development contexts out. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "contexts strike")
    .description("take development contexts out of a contexts file")
    .argument("<file>", "contexts file, as contexts wrote it")
    .requiredOption("--ids <list>", "contexts to take out, by id, with commas between", (list: string) =>
      list.split(",").map((id) => id.trim()),
    );
  finishCommand(command, HELP).action(async (path: string, flags: Flags) => {
    const { strikeContexts } = await import("../../../probe/contexts/strike-contexts.ts");
    const { counts, struck, struckPath } = await strikeContexts(path, flags.ids, io.now());
    const text = `${struck} contexts struck out, and kept in ${struckPath} (private): ${describeSizes(counts)} are left.\nContexts (private): ${path}`;
    printResult(io, flags, { out: path, ...counts, struck, struckFile: struckPath }, text);
  });
}
