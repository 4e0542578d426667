import { type Command, Option } from "commander";

import { privateDirectoryOf } from "../base/files.ts";
import type { Split } from "../probe/context.ts";
import { DEFAULT_COUNT, gatherContexts, refuseExistingContexts, writeContexts } from "../probe/contexts.ts";
import { addCommonOptions, type CommonOptions, integerOption, type Io, printResult } from "./terminal.ts";

interface Flags extends CommonOptions {
  readonly corpus: string;
  readonly split: Split;
  readonly out: string;
  readonly count: number;
  readonly select?: number;
  readonly private?: string;
  readonly textField: string;
  readonly seed: number;
  readonly force?: boolean;
}

const EXAMPLE = `
Sentences of 30 to 120 characters with exactly one PERSON become contexts, with <mask> in its place. A person may look at what a
model predicts for the development set; the test set is for audits alone. No document gives contexts to both. What stood at the masks
goes to originals.jsonl in the private folder of the corpus.

Example:
  unname contexts --corpus notes-without-names/ --split seen --out seen.jsonl --select 100`;

/** Adds `unname contexts`: sentences in which a name was replaced, masked, for probing and auditing. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("contexts")
    .description("gather sentences where a name stood, with the name masked")
    .requiredOption("--corpus <dir>", "a folder that anonymise wrote")
    .addOption(
      new Option("--split <split>", "whether the model was trained on these notes")
        .choices(["seen", "unseen"])
        .makeOptionMandatory(),
    )
    .requiredOption("--out <file>", "contexts file to write (JSON Lines)")
    .option("--count <n>", "contexts at most", integerOption(1), DEFAULT_COUNT)
    .option(
      "--select <n>",
      "contexts of each set, development and test (default: all, half for each)",
      integerOption(1),
    )
    .option("--private <dir>", "folder with spans.jsonl, which gets originals.jsonl (default: <corpus>.private)")
    .option("--text-field <name>", "the field of a JSON line that holds the note", "text")
    .option("--seed <n>", "what the choice depends on", integerOption(0), 0)
    .option("--force", "replace existing output")
    .addHelpText("after", EXAMPLE);
  addCommonOptions(command).action(async (flags: Flags) => {
    const privateDirectory = flags.private ?? privateDirectoryOf(flags.corpus);
    const output = { path: flags.out, privateDirectory, force: flags.force ?? false };
    await refuseExistingContexts(output);
    const gathered = await gatherContexts({
      corpusDirectory: flags.corpus,
      privateDirectory,
      split: flags.split,
      count: flags.count,
      seed: flags.seed,
      textField: flags.textField,
      ...(flags.select !== undefined && { select: flags.select }),
    });
    const originals = await writeContexts(gathered, output);
    if (!flags.quiet) for (const warning of gathered.warnings) io.stderr.write(`Warning: ${warning}\n`);
    const count = (set: string) => gathered.contexts.filter((context) => context.set === set).length;
    const { found, warnings } = gathered;
    const result = {
      out: flags.out,
      originals,
      split: flags.split,
      found,
      development: count("development"),
      test: count("test"),
      warnings,
    };
    const text = `${result.development} development and ${result.test} test contexts of ${found} sentences found.\nContexts: ${flags.out}\nOriginals (private): ${originals}`;
    printResult(io, flags, result, text);
  });
}
