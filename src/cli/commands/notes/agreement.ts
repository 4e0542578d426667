import { type Command, Option } from "commander";

import { GOLD_FORMATS, type GoldFormat } from "../../../evaluate/read/gold-formats.ts";
import { finishCommand, printResult, type CommonOptions, type Io } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly format: GoldFormat;
  readonly disagreements?: string;
  readonly force?: boolean;
}

const EXAMPLE = `
Examples:
  unname agreement anna/ ben/ clara/ --json
  unname agreement anna/ ben/ --disagreements to-settle.jsonl

Annotations of the same texts, a folder for each annotator; files with the same path are compared. A document
without an .ann file is missing for that annotator; one with an empty .ann file was read, and nothing was marked in it. Agreement is by token and label;
"marked" leaves out the tokens that neither marked. Two who both marked nothing agree everywhere and differ nowhere, but have no entity F1
(in --json 0, and not in the means).

--disagreements writes every place where annotators differ: document, start and end (UTF-16 code units), how they differ, what each marked.
It quotes the notes: it is readable by you alone.`;

/** Adds `unname agreement`: how far annotators agree. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("agreement")
    .description("measure how far annotators agree")
    .argument("<dir...>", "a folder of .txt and .ann files for each annotator, two or more; or another --format")
    .addOption(
      new Option("--format <format>", "how annotations lie in files").choices([...GOLD_FORMATS]).default("brat"),
    )
    .option("--disagreements <file>", "write the places to settle here, as JSON lines (private: they quote the notes)")
    .option("--force", "replace existing output");
  finishCommand(command, EXAMPLE).action(async (directories: string[], flags: Flags) => {
    const { formatAgreement, measureAgreement } = await import("../../../evaluate/measure-agreement.ts");
    const { format, disagreements, force = false } = flags;
    const agreement = await measureAgreement(directories, {
      format,
      force,
      ...(disagreements !== undefined && { disagreementsPath: disagreements }),
    });
    printResult(io, flags, agreement, formatAgreement(agreement));
  });
}
