import { type Command, Option } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { sayIfInterrupted } from "../../../base/process/interruption.ts";
import type { DedupeResult, RepeatOptions, RepeatsResult } from "../../../corpus/dedupe/dedupe.ts";
import { UNIT_KINDS, type UnitKind } from "../../../dedupe/unit-kinds.ts";
import { addRereadingOptions, formatCounts, type ReadingFlags } from "../../options/corpus-options.ts";
import { INTERRUPTED, type RunFlags, shardBytesOption, workersOption } from "../../options/run-options.ts";
import { reportRun } from "../../output/report-run.ts";
import { reportProgress } from "../../output/format-progress.ts";
import { collect, integerOption, numberOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, progressReporter } from "../../terminal.ts";

/** Flags that `anonymise` has, too. */
export interface RepeatFlags {
  readonly keep?: number;
  readonly keepTemplates?: string;
}

interface Flags extends CommonOptions, RepeatFlags, RunFlags, Partial<ReadingFlags> {
  readonly out: string;
  readonly private?: string;
  readonly by: UnitKind;
  readonly threshold?: number;
  readonly spans?: readonly string[];
  readonly groupField?: string;
  readonly skipUnknown?: boolean;
  readonly force?: boolean;
}

const EXAMPLE = `
Examples:
  unname dedupe notes-without-names/ --out notes-once/
  unname dedupe notes.jsonl --group-field patient --keep 2 --out notes-twice/
  unname dedupe notes-without-names/ --keep-templates forms.txt --out notes-once/

Sentences are equal if they differ in nothing but case, accents, white space, bullets and the marks around words. They are nearly the same if they share 80 % of their
pairs of neighbouring words. The first ones stay, byte for byte; a text of which nothing stays is empty. White space goes with a sentence, but a line break stays
while its line does.

Of notes that unname anonymise wrote, spans.jsonl is moved along, so that unname contexts reads the output. The private folder gets repeats.jsonl: what is repeated
most, and how many documents and patients hold it.

Whatever ended a run, the same command goes on where it stopped.`;

/** Adds `unname dedupe`: repeated text out of notes. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("dedupe")
    .description("leave out of notes what is repeated in them")
    .argument("<notes...>", "files or folders of notes, best those that anonymise wrote")
    .requiredOption("-o, --out <dir>", "folder for the notes without repeated text")
    .addOption(
      new Option("--by <unit>", "what is compared: sentences, or passages between empty lines")
        .choices([...UNIT_KINDS])
        .default("sentence"),
    )
    .option(
      "--threshold <share>",
      "share of its pairs of neighbouring words (Jaccard index) from which on a sentence is nearly the same as another, from 0.5; 1 compares equal ones alone (default: 0.8)",
      numberOption("a share from 0.5 to 1", (share) => share >= 0.5 && share <= 1),
    )
    .option(
      "--spans <file>",
      "spans.jsonl of the notes; repeat it for several (default: <notes>.private/spans.jsonl)",
      collect,
    )
    .option("--group-field <name>", "the field with the patient of a record: patients are counted")
    .option("--private <dir>", "folder for the report and the spans, which hold text of the notes")
    .addOption(workersOption())
    .addOption(shardBytesOption())
    .option("--skip-unknown", "go on where folders hold files that are not read; they are counted either way")
    .option("--force", "replace existing output");
  addRepeatOptions(command);
  finishCommand(addRereadingOptions(command), EXAMPLE).action((inputs: string[], flags: Flags) =>
    dedupe(io, inputs, flags),
  );
}

async function dedupe(io: Io, inputs: readonly string[], flags: Flags): Promise<void> {
  const { dedupeAll } = await import("../../../corpus/dedupe/dedupe.ts");
  const forget = sayIfInterrupted(INTERRUPTED);
  const tell = progressReporter(io, flags);
  try {
    const result = await dedupeAll({
      inputs,
      outputDirectory: flags.out,
      by: flags.by,
      workers: flags.workers,
      skipUnknown: flags.skipUnknown ?? false,
      force: flags.force ?? false,
      ...repeatOptionsOf(flags),
      ...withoutUndefined({
        threshold: flags.threshold,
        spans: flags.spans,
        privateDirectory: flags.private,
        format: flags.format,
        textField: flags.textField,
        groupField: flags.groupField,
        shardBytes: flags.shardBytes,
      }),
      onNote: (note) => tell(`${flags.out}: ${note}`),
      onProgress: reportProgress(io, tell),
    });
    reportRun(io, flags, result, describe(result));
  } finally {
    forget();
  }
}

/** Adds `--keep` and `--keep-templates`. */
export function addRepeatOptions(command: Command): Command {
  return command
    .option("--keep <n>", "how many of what is repeated stay (default: 1)", integerOption(1))
    .option(
      "--keep-templates <file>",
      "a text file of sentences that stay wherever they are, such as a hospital's forms",
    );
}

/** What {@link addRepeatOptions} says. */
export function repeatOptionsOf({ keep, keepTemplates }: RepeatFlags): RepeatOptions {
  return { ...(keep !== undefined && { keep }), ...(keepTemplates !== undefined && { keepTemplates }) };
}

function describe(result: DedupeResult): string {
  const { state, failed, documents, files, unread, outputDirectory, privateDirectory, hasSpans } = result;
  if (state === "failed") return `${failed} failed. Mend the input, or leave it out, and run the same command again.`;
  return [
    `${documents} documents in ${files} files.`,
    ...describeRepeats(result),
    ...(Object.keys(unread).length > 0 ? [`Not read: ${formatCounts(unread, "")}.`] : []),
    `Notes: ${outputDirectory}`,
    ...(hasSpans ? [`Spans (private), moved with the notes: ${privateDirectory}/spans.jsonl`] : []),
    `What is repeated most (private): ${privateDirectory}/repeats.jsonl`,
  ].join("\n");
}

/** Lines on what was taken out. */
export function describeRepeats({ units, repeated, most }: RepeatsResult): string[] {
  const { kept = 0, template = 0, equal = 0, near = 0 } = units;
  const templates = template > 0 ? ` and ${template} templates` : "";
  const whose = most?.patients === undefined ? "" : ` of ${most.patients} patients`;
  return [
    `${kept}${templates} of ${kept + template + equal + near} sentences or passages stay: ${equal} equal and ${near} nearly equal ones are left out.`,
    ...(most === undefined
      ? []
      : [
          `${repeated} are repeated; the most frequent one is there ${most.occurrences} times, in ${most.documents} documents${whose}.`,
        ]),
  ];
}
