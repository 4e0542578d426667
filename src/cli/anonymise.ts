import { InvalidArgumentError, Option, type Command } from "commander";

import { anonymise, DEFAULT_ENTITIES, DEFAULT_RECOGNISERS, type AnonymiseOptions } from "../corpus/anonymise.ts";
import type { CorpusFormat } from "../corpus/read-corpus.ts";
import { addCommonOptions, printResult, progressReporter, type CommonOptions, type Io } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly out: string;
  readonly recogniser?: readonly string[];
  readonly entities: readonly string[];
  readonly format: CorpusFormat;
  readonly textField: string;
  readonly private?: string;
  readonly force?: boolean;
}

const EXAMPLE = `
Example:
  unname anonymise notes/ --out notes-without-names/
  unname anonymise notes.jsonl --text-field note --out clean/ --private /secure/clean.private

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
    .option(
      "--recogniser <spec>",
      "what finds names, for example rules:nl; repeat it for the union of several (default: rules:nl)",
      collect,
    )
    .addOption(new Option("--replace <how>", "what a name becomes").choices(["label"]).default("label"))
    .option("--entities <labels>", "labels to replace, with commas between", parseEntities, DEFAULT_ENTITIES)
    .addOption(
      new Option("--format <format>", "how documents lie in files")
        .choices(["auto", "txt", "lines", "jsonl"])
        .default("auto"),
    )
    .option("--text-field <name>", "the field of a JSON line that holds the note", "text")
    .option("--private <dir>", "folder for the spans found, which hold names")
    .option("--force", "replace existing output")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (inputs: string[], flags: Flags) => {
    const report = progressReporter(io, flags);
    const options: AnonymiseOptions = {
      inputs,
      outputDirectory: flags.out,
      recognisers: flags.recogniser ?? DEFAULT_RECOGNISERS,
      entities: flags.entities,
      format: flags.format,
      textField: flags.textField,
      force: flags.force ?? false,
      ...(flags.private !== undefined && { privateDirectory: flags.private }),
      onProgress: ({ files, ofFiles, spans }) => {
        if (files % PROGRESS_STEP === 0 || files === ofFiles)
          report(`${files} of ${ofFiles} files, ${spans} names replaced`);
      },
    };
    const result = await anonymise(options);
    const found = Object.entries(result.spans).map(([label, count]) => `${count} ${label}`);
    const text = `${result.documents} documents in ${result.files} files: ${found.join(", ")}.\nNotes: ${result.outputDirectory}\nSpans (private): ${result.privateDirectory}/spans.jsonl`;
    printResult(io, flags, result, text);
  });
}

function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}

function parseEntities(value: string): readonly string[] {
  const labels = value.split(",").map((label) => label.trim());
  for (const label of labels) {
    if (!DEFAULT_ENTITIES.includes(label))
      throw new InvalidArgumentError(`Expected labels out of ${DEFAULT_ENTITIES.join(", ")}.`);
  }
  return labels;
}
