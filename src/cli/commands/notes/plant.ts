import { withoutUndefined } from "../../../base/without-undefined.ts";
import { type Command, InvalidArgumentError, Option } from "commander";

import type { PlantedAs, PlantResult } from "../../../corpus/plant/plant-notes.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";
import { addReadingOptions, type ReadingFlags } from "../../options/corpus-options.ts";
import { addPatientOptions, type PatientFlags, patientSourceOf, requireInputs } from "../../options/patient-options.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter, warn } from "../../terminal.ts";

interface Flags extends CommonOptions, ReadingFlags, PatientFlags {
  readonly out?: string;
  readonly private?: string;
  readonly language: NoteLanguage | "auto";
  readonly repetitions?: readonly number[];
  readonly people?: number;
  readonly as: PlantedAs;
  readonly skipUnknown?: boolean;
  readonly seed: number;
  readonly force?: boolean;
}

const EXAMPLE = `
Before step 1 and training: people who do not exist are written into the notes, so that the audit can measure what the model remembers of them
(exposure, association). Each has a name, an illness, a number and a phrase, in three sentences within the first 1,000 characters of so many notes (--repetitions).
All notes of a person are about patients of one half (see "unname split --halves", with the same --seed). As many people are written nowhere, as controls.
Every other byte of the notes is kept. With --as notes all of them are: the sentences are short notes of new patients in files of their own, planted-notes/ or
planted-notes.jsonl, in the notes' format; a list of --patients is written anew with them into <out>.private. Audits read canaries.json in <out>.private; give it to contexts and audit with --canaries. "unname plant
remove" writes the notes without them.

Example:
  unname plant notes/ --out notes-planted --text-field note --group-field patient
  unname plant notes/ --out notes-planted --patients documents`;

/** Adds `unname plant`: people who do not exist, written into notes before training. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("plant")
    .description("write people who do not exist into notes, to measure what a model remembers")
    .argument("[input...]", "files or folders of notes")
    .option("-o, --out <dir>", "folder for the notes (private)")
    .option("--private <dir>", "folder for what was planted (default: --out with .private behind)")
    .addOption(
      new Option("--language <code>", "of the sentences; auto: of the notes")
        .choices([...NOTE_LANGUAGES, "auto"])
        .default("auto"),
    )
    .option("--repetitions <n,...>", "notes that hold a person (default: 1,5,10,50, fewer for few notes)", parseCounts)
    .option("--people <n>", "people for each of these (default: 100, fewer for few notes)", integerOption(1))
    .addOption(
      new Option("--as <what>", "sentences: into the notes; notes: short notes of their own beside them")
        .choices(["sentences", "notes"])
        .default("sentences"),
    )
    .option("--skip-unknown", "go on where folders hold files that are not read; they are not copied")
    .option("--seed <n>", "what the draw depends on", integerOption(0), 0)
    .option("--force", "replace existing output");
  finishCommand(addPatientOptions(addReadingOptions(command)), EXAMPLE).action(
    async (inputs: string[], flags: Flags) => {
      const out = requireInputs("plant", inputs, flags.out);
      const { plantNotes } = await import("../../../corpus/plant/plant-notes.ts");
      const result = await plantNotes({
        inputs,
        outputDirectory: out,
        ...(flags.private !== undefined && { privateDirectory: flags.private }),
        ...(flags.language !== "auto" && { language: flags.language }),
        ...withoutUndefined({ repetitions: flags.repetitions, people: flags.people }),
        as: flags.as,
        ...patientSourceOf(flags),
        format: flags.format,
        textField: flags.textField,
        skipUnknown: flags.skipUnknown ?? false,
        seed: flags.seed,
        force: flags.force ?? false,
        onProgress: progressReporter(io, flags),
      });
      warn(io, flags, result.warnings);
      printResult(io, flags, result, describePlanting(result));
    },
  );
}

function describePlanting(result: PlantResult): string {
  const {
    as,
    patientsFile,
    people,
    perRepetition,
    repetitions,
    controls,
    changed,
    notes,
    language,
    outputDirectory,
    canaries,
  } = result;
  return [
    `${people} people planted, ${perRepetition} for each of ${repetitions.join(", ")} notes, and ${controls} controls; language: ${language}.`,
    as === "notes"
      ? `${changed} new notes hold planted people, beside ${notes} notes that are as they were.`
      : `${changed} of ${notes} notes hold planted people.`,
    `Notes (private): ${outputDirectory}`,
    `For --canaries (private): ${canaries}`,
    ...(patientsFile === undefined ? [] : [`For --patients from now on (private): ${patientsFile}`]),
  ].join("\n");
}

function parseCounts(value: string): readonly number[] {
  const counts = value.split(",").map(Number);
  if (counts.every((count) => Number.isSafeInteger(count) && count > 0)) return counts;
  throw new InvalidArgumentError("Expected whole numbers of at least 1 with commas between, such as 1,5,10.");
}
