import { Option, type Command } from "commander";

import { anonymise, DEFAULT_ENTITIES } from "../corpus/anonymise.ts";
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
  readonly annotations?: string;
  readonly entities: readonly Entity[];
  readonly private?: string;
}

const EXAMPLE = `
Examples:
  unname anonymise notes/ --out notes-without-names/
  unname anonymise notas/ --language es --recogniser names:pacientes.csv --out notas-sin-nombres/
  unname anonymise notes.jsonl --text-field note --out clean/ --private /secure/clean.private
  unname anonymise notes/ --annotations notes-annotated/ --out notes-without-names/

The spans found, with the names, go to the private folder (default: the output folder's name plus .private).`;

/** How often progress is told, in files. */
const PROGRESS_STEP = 500;

/** Adds `unname anonymise`: step 1, names out of a corpus. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("anonymise")
    .description("take the names out of notes: every name found becomes PERSON or GPE (step 1)")
    .argument("<input...>", "files or folders of notes")
    .requiredOption("--out <dir>", "folder for the notes without names")
    .option("--annotations <dir>", "replace what these annotations say: a folder that unname annotate wrote, corrected")
    .addOption(new Option("--replace <how>", "what a name becomes").choices(["label"]).default("label"))
    .option("--entities <names>", "entities to replace, with commas between", parseEntities, DEFAULT_ENTITIES)
    .option("--private <dir>", "folder for the spans found, which hold names")
    .addHelpText("after", EXAMPLE);
  addRecogniserOptions(command, "default: --language auto; none with --annotations");
  addCommonOptions(addCorpusOptions(command)).action(async (inputs: string[], flags: Flags) => {
    const report = progressReporter(io, flags);
    const recognisers = specsOf(flags);
    const result = await anonymise({
      inputs,
      outputDirectory: flags.out,
      entities: flags.entities,
      format: flags.format,
      textField: flags.textField,
      ...(flags.groupField !== undefined && { groupField: flags.groupField }),
      force: flags.force ?? false,
      ...(recognisers !== undefined && { recognisers }),
      ...(flags.lean !== undefined && { lean: flags.lean }),
      ...(flags.annotations !== undefined && { annotations: flags.annotations }),
      ...(flags.private !== undefined && { privateDirectory: flags.private }),
      onProgress: ({ files, ofFiles, spans }) => {
        if (files % PROGRESS_STEP === 0 || files === ofFiles)
          report(`${files} of ${ofFiles} files, ${spans} names replaced`);
      },
    });
    const { documents, files, spans, left, outputDirectory, privateDirectory } = result;
    const lines = [
      `${documents} documents in ${files} files: ${formatCounts(spans, "nothing")}.`,
      ...(Object.keys(left).length > 0 ? [`Found and left as it is (see --entities): ${formatCounts(left, "")}.`] : []),
      `Notes: ${outputDirectory}`,
      `Spans (private): ${privateDirectory}/spans.jsonl`,
    ];
    printResult(io, flags, result, lines.join("\n"));
  });
}
