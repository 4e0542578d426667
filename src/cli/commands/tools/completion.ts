import { Argument, type Command } from "commander";

import { completionScript, SHELLS, type Shell } from "../../command-line/completion-script.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

const HELP = `
Prints a script that completes commands and flags. Paths are completed by the shell itself.

Examples:
  unname completion bash >> ~/.bashrc
  unname completion zsh > "\${fpath[1]}/_unname"
  unname completion fish > ~/.config/fish/completions/unname.fish`;

/** Adds `unname completion`: a script for the shell. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("completion")
    .description("print a script that completes commands and flags in a shell")
    .addArgument(new Argument("<shell>", "which shell").choices(SHELLS));
  finishCommand(command, HELP).action((shell: Shell, flags: CommonOptions) => {
    const script = completionScript(shell, program);
    printResult(io, flags, { shell, script }, script);
  });
}
