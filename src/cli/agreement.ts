import type { Command } from "commander";

import { addCommonOptions, printResult, type CommonOptions, type Io } from "./terminal.ts";

const EXAMPLE = `
Example:
  unname agreement anna/ ben/ clara/ --json

Folders of BRAT annotations of the same texts, one for each annotator; files with the same path are compared. A document that
somebody has no .ann file for is missing for them. Agreement is by token and label; "marked" leaves out the tokens that neither marked.`;

/** Adds `unname agreement`: how far annotators agree. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("agreement")
    .description("measure how far annotators of the same documents agree")
    .argument("<dir...>", "a folder of .txt and .ann files for each annotator, two or more")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (directories: string[], flags: CommonOptions) => {
    const { formatAgreement, measureAgreement } = await import("../evaluate/measure-agreement.ts");
    const agreement = await measureAgreement(directories);
    printResult(io, flags, agreement, formatAgreement(agreement));
  });
}
