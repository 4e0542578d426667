import type { Command } from "commander";

import { annotate } from "../corpus/annotate.ts";
import { DEFAULT_RECOGNISERS } from "../corpus/resolve-recognisers.ts";
import type { Entity } from "../text/entities.ts";
import {
  addCorpusOptions,
  addRecogniserOptions,
  type CorpusOptions,
  formatCounts,
  parseEntities,
  specsOf,
} from "./corpus-options.ts";
import { addCommonOptions, printResult, progressReporter, type Io } from "./terminal.ts";

interface Flags extends CorpusOptions {
  readonly entities?: readonly Entity[];
}

const EXAMPLE = `
Example:
  unname annotate notes/ --language nl --out notes-annotated/
  unname anonymise notes/ --annotations notes-annotated/ --out notes-without-names/

Open the folder in BRAT, correct it, and give it to unname anonymise. It holds the notes, names and all: keep it where they
are kept (mode 0700).`;

/** How often progress is told, in files. */
const PROGRESS_STEP = 500;

/** Adds `unname annotate`: pre-annotation for a person to correct. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("annotate")
    .description("write what is found as BRAT annotations, for a person to correct before it is replaced")
    .argument("<input...>", "files or folders of notes")
    .requiredOption("--out <dir>", "folder for texts and annotations (private: it holds the notes)")
    .option(
      "--entities <names>",
      "annotate these alone, with commas between (default: all, under the recogniser's own labels)",
      parseEntities,
    )
    .addHelpText("after", EXAMPLE);
  addRecogniserOptions(command, "default: --language auto");
  addCommonOptions(addCorpusOptions(command)).action(async (inputs: string[], flags: Flags) => {
    const report = progressReporter(io, flags);
    const result = await annotate({
      inputs,
      outputDirectory: flags.out,
      recognisers: specsOf(flags) ?? DEFAULT_RECOGNISERS,
      ...(flags.lean !== undefined && { lean: flags.lean }),
      format: flags.format,
      textField: flags.textField,
      ...(flags.groupField !== undefined && { groupField: flags.groupField }),
      force: flags.force ?? false,
      ...(flags.entities !== undefined && { entities: flags.entities }),
      onProgress: ({ files, ofFiles, spans }) => {
        if (files % PROGRESS_STEP === 0 || files === ofFiles)
          report(`${files} of ${ofFiles} files, ${spans} annotations`);
      },
    });
    const { documents, files, spans, outputDirectory } = result;
    const text = `${documents} documents in ${files} files: ${formatCounts(spans, "nothing found")}.\nAnnotations (private, they hold the notes): ${outputDirectory}`;
    printResult(io, flags, result, text);
  });
}
