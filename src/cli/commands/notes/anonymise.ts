import { type Command, InvalidArgumentError } from "commander";

import { withoutUndefined } from "../../../base/without-undefined.ts";
import { UnnameError } from "../../../base/errors.ts";
import { sayIfInterrupted } from "../../../base/process/interruption.ts";
import type { AnonymiseResult } from "../../../corpus/anonymise.ts";
import { describeOthers } from "../../../corpus/other-languages-error.ts";
import { BEFORE_DEDUPE } from "../../../corpus/run/run-folder.ts";
import type { Share } from "../../../corpus/run/share.ts";
import { DEFAULT_ENTITIES, type Entity } from "../../../text/entities.ts";
import {
  addCorpusOptions,
  addFinishOptions,
  addOtherNamesOptions,
  addInt8Option,
  addRecogniserOptions,
  type CorpusOptions,
  type FinishFlags,
  finishFlagsOf,
  formatCounts,
  type OtherNamesFlags,
  parseEntities,
  specsOf,
} from "../../options/corpus-options.ts";
import { EXIT } from "../../exit.ts";
import { filterStandardInput } from "./filter-standard-input.ts";
import { addRepeatOptions, describeRepeats, type RepeatFlags, repeatOptionsOf } from "./dedupe.ts";
import { reportProgress } from "../../output/format-progress.ts";
import { addQueueOptions, type QueueFlags, queueOf } from "../../options/queue-options.ts";
import { INTERRUPTED, type RunFlags, shardBytesOption, workersOption } from "../../options/run-options.ts";
import { reportRun } from "../../output/report-run.ts";
import { addReplaceOptions, type ReplaceFlags, replaceSettingsOf } from "../../options/replace-options.ts";
import { collect } from "../../options/parse-values.ts";
import { finishCommand, type Io, progressReporter, warn } from "../../terminal.ts";

interface Flags
  extends Omit<CorpusOptions, "out">, FinishFlags, OtherNamesFlags, QueueFlags, RepeatFlags, ReplaceFlags, RunFlags {
  readonly dedupe?: boolean;
  /** Not with standard input. */
  readonly out?: string;
  readonly annotations?: string;
  readonly namesFrom?: readonly string[];
  readonly entities: readonly Entity[];
  readonly private?: string;
  readonly shard?: Share;
}

const EXAMPLE = `
Examples:
  unname anonymise notes/ --out notes-without-names/
  unname anonymise notas/ --language es --recogniser names:pacientes.csv --out notas-sin-nombres/
  unname anonymise notes.jsonl --text-field note --out clean/ --private /secure/clean.private
  unname anonymise notes/ --annotations notes-annotated/ --out notes-without-names/
  unname anonymise notes/ --replace surrogate --key-file /secure/surrogates.key --out notes-with-other-names/

  cat notes.jsonl | unname anonymise - --format jsonl --language nl

The spans found, with the names, go to the private folder (default: the output folder's name plus .private).
Until all is done the output folder is called <out>.unfinished. Whatever ended a run, the same command goes on where it stopped; if input,
settings, models or version have changed, it does again what it must. More cores and machines: docs/guides/scale.md.

Exit code 2 if notes are in no supported language and --other-languages does not say what becomes of them: nothing is put in its place.
With it the same command goes on: only the pieces with such notes are done again.

Exit code 2 if a file could not be read, 1 if so with --queue: all others are done, "unname status" lists what failed, and the same command
tries it again.`;

/** A thread takes a second to start, in which one that has started does more than this. */
const FEW_BYTES = 64 * 1024;

/** Adds `unname anonymise`: step 1, names out of a corpus. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("anonymise")
    .alias("anonymize")
    .description("step 1: replace the names in notes")
    .argument("<input...>", "files or folders of notes, or - for lines from standard input to standard output")
    .option("-o, --out <dir>", "folder for the notes without names; not with -")
    .option("--annotations <dir>", "replace what these annotations say: a folder that unname annotate wrote, corrected")
    .option(
      "--names-from <file>",
      "decisions.jsonl of a review: what it calls a name is replaced wherever it is a whole word, before the next training; repeat it for several rounds",
      collect,
    )
    .option(
      "--entities <names>",
      "entities to replace, with commas between; publication: all that identify",
      parseEntities,
      DEFAULT_ENTITIES,
    )
    .option("--private <dir>", "folder for the spans found, which hold names")
    .addOption(workersOption())
    .option(
      "--shard <i/n>",
      "do the i-th of n shares alone, as a job array does; the last one, or a later run without --shard, assembles the output",
      parseShare,
    )
    .addOption(shardBytesOption());
  addQueueOptions(command, "give the pieces to workers: unname worker, on any number of machines");
  addReplaceOptions(command);
  addInt8Option(addRecogniserOptions(command, "default: --language auto; none with --annotations"));
  addFinishOptions(command);
  addOtherNamesOptions(command);
  command.option("--dedupe", "leave out what is then repeated, as unname dedupe does; <out>.before-dedupe keeps all");
  addRepeatOptions(command);
  finishCommand(addCorpusOptions(command), EXAMPLE).action((inputs: string[], flags: Flags) =>
    anonymise(io, command, inputs, flags),
  );
}

async function anonymise(io: Io, command: Command, inputs: string[], flags: Flags): Promise<void> {
  if (inputs.includes("-")) return filterStandardInput(io, command, inputs, flags);
  const { out } = flags;
  if (out === undefined) throw new UnnameError("usage", "anonymise: expected --out <dir>, or - for standard input.");
  const { anonymiseAll } = await import("../../../corpus/anonymise.ts");
  const { describeSuspects } = await import("../../../corpus/suspects/find-suspects.ts");
  const { findKey } = await import("../../../replace/secret-key.ts");
  const key = flags.replace === "surrogate" ? await findKey(flags.keyFile) : undefined;
  const forget = sayIfInterrupted(INTERRUPTED);
  const tell = progressReporter(io, flags);
  try {
    const result = await anonymiseAll({
      ...optionsOf(inputs, out, flags),
      ...(key !== undefined && { key }),
      ...(flags.namesFrom !== undefined && (await readDecidedNames(io, flags, flags.namesFrom))),
      workers: await workersFor(inputs, flags, command),
      onSuspects: (suspects) => warn(io, flags, describeSuspects(suspects)),
      onNote: (note) => tell(`${out}: ${note}.`),
      onProgress: reportProgress(io, tell),
    });
    reportRun(io, flags, result, describe(result, out), flags.queue === undefined ? EXIT.usage : EXIT.missed);
  } finally {
    forget();
  }
}

/** The names of several rounds together, and the vocabularies that were reviewed. */
async function readDecidedNames(io: Io, flags: Flags, paths: readonly string[]) {
  const { readNamesOfDecisions } = await import("../../../audit/names/names-of-decisions.ts");
  const all: string[] = [];
  const reviewedVocabularies: string[] = [];
  for (const path of paths) {
    const { names, parts, vocabularySha256 } = await readNamesOfDecisions(path);
    all.push(...names);
    if (vocabularySha256 !== undefined) reviewedVocabularies.push(vocabularySha256);
    if (parts > 0)
      warn(io, flags, [
        `${path}: ${parts} entries are parts of words alone, which whole notes cannot be searched for.`,
      ]);
  }
  return { names: all, reviewedVocabularies };
}

/** Cores for these inputs: unless it is said how many, few bytes are done in this thread, without the time that another takes to start. */
async function workersFor(inputs: readonly string[], flags: Flags, command: Command): Promise<number> {
  if (command.getOptionValueSource("workers") !== "default") return flags.workers;
  const { holdAtMost } = await import("../../../corpus/reading/find-corpus-files.ts");
  return (await holdAtMost(FEW_BYTES, inputs, flags.format)) ? 0 : flags.workers;
}

function optionsOf(inputs: readonly string[], outputDirectory: string, flags: Flags) {
  const recognisers = specsOf(flags);
  const queue = queueOf(flags);
  const repeats = repeatOptionsOf(flags);
  if (flags.dedupe !== true && Object.keys(repeats).length > 0)
    throw new UnnameError(
      "usage",
      "anonymise: --keep and --keep-templates are for --dedupe. Add it, or leave them out.",
    );
  return {
    ...(queue !== undefined && { queue }),
    inputs,
    outputDirectory,
    ...(flags.dedupe === true && { dedupe: repeats }),
    entities: flags.entities,
    replace: replaceSettingsOf(flags, flags.language),
    format: flags.format,
    textField: flags.textField,
    ...withoutUndefined({ dropFields: flags.dropField, maskFields: flags.maskField }),
    renameFiles: flags.renameFiles ?? false,
    skipUnknown: flags.skipUnknown ?? false,
    force: flags.force ?? false,
    ...withoutUndefined({ groupField: flags.groupField, recognisers, lean: flags.lean }),
    ...finishFlagsOf(flags),
    ...withoutUndefined({
      annotations: flags.annotations,
      privateDirectory: flags.private,
      share: flags.shard,
      shardBytes: flags.shardBytes,
    }),
  };
}

/** What a reader of the counts is to know of the output that they are of. */
const BEFORE = {
  made: "",
  held: " The output was complete already, and was verified.",
  mended: " Parts of the output were damaged or missing, and were made again.",
} as const;

function describe(result: AnonymiseResult, out: string): string {
  const { state, output, documents, files, spans, left, unread, languages, outputDirectory, privateDirectory } = result;
  const { repeats } = result;
  if (state === "shared") {
    return `This share is done; other machines have ${result.outstanding} pieces left. The last one to finish assembles the output.`;
  }
  if (state === "failed") {
    return `${result.failed} failed; all else is done and waits in ${placeOf(out, result)}.unfinished. Mend or remove the input and run the command again: it does only what is missing.`;
  }
  const before = output === undefined ? "" : BEFORE[output];
  return [
    `${documents} documents in ${files} files: ${formatCounts(spans, "nothing")}.${before}`,
    ...(Object.keys(left).length > 0 ? [`Found and left as it is (see --entities): ${formatCounts(left, "")}.`] : []),
    ...(result.otherLanguages.documents > 0 ? [`${describeOthers(languages)} (see --other-languages).`] : []),
    ...(Object.keys(unread).length > 0 ? [`Not read: ${formatCounts(unread, "")}.`] : []),
    ...(repeats === undefined ? [] : describeRepeats(repeats)),
    `Notes: ${outputDirectory}`,
    `Spans (private): ${privateDirectory}/spans.jsonl`,
  ].join("\n");
}

/** Where the notes of a run are: those before repeated text is taken out have a place of their own. */
function placeOf(out: string, { outputDirectory }: AnonymiseResult): string {
  return outputDirectory.endsWith(BEFORE_DEDUPE) ? `${out}${BEFORE_DEDUPE}` : out;
}

/** Parses `3/8`. */
function parseShare(value: string): Share {
  const [, index, of] = /^(\d{1,6})\/(\d{1,6})$/u.exec(value) ?? [];
  if (index === undefined || Number(index) < 1 || Number(index) > Number(of)) {
    throw new InvalidArgumentError("Expected I/N, from 1/N to N/N.");
  }
  return { index: Number(index) - 1, of: Number(of) };
}
