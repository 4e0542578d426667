// The page of all commands, docs/reference/commands.md: what --help prints, 100 columns wide. Written by bundle/write-reference.ts.
import type { Command } from "commander";

import { createProgram } from "../src/cli/program.ts";
import { processIo } from "../src/cli/terminal.ts";

const WIDTH = 100;

/** The page in Markdown: the list of commands, then each with its flags, in the order of the list. */
export function renderCommandsPage(): string {
  const program = createProgram(processIo());
  const parts = [
    "# Commands\n\nWhat `unname --help` and `unname COMMAND --help` print; made by `npm run docs:reference`.\n",
    fenced(helpOf(program)),
  ];
  for (const command of program.commands) parts.push(`## \`unname ${command.name()}\`\n`, fenced(helpOf(command)));
  return `${parts.join("\n").trimEnd()}\n`;
}

function helpOf(command: Command): string {
  let text = "";
  command.configureHelp({ ...command.configureHelp(), helpWidth: WIDTH });
  command.configureOutput({
    writeOut: (part) => (text += part),
    getOutHelpWidth: () => WIDTH,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return text;
}

function fenced(text: string): string {
  return `\`\`\`text\n${text.trim()}\n\`\`\`\n`;
}
