import { withoutUndefined } from "../../../base/without-undefined.ts";
import type { Command } from "commander";

import { addRereadingOptions, type ReadingFlags } from "../../options/corpus-options.ts";
import { addPatientOptions, type PatientFlags, patientSourceOf, requireInputs } from "../../options/patient-options.ts";
import { integerOption, shareOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions, Partial<ReadingFlags>, PatientFlags {
  readonly out?: string;
  readonly private?: string;
  readonly unseen?: number;
  readonly halves?: boolean;
  readonly models?: readonly string[];
  readonly skipUnknown?: boolean;
  readonly seed: number;
  readonly force?: boolean;
}

const EXAMPLE = `
No patient is in two parts. --unseen writes seen/ and unseen/: train on the first alone; the second is what audits compare with. --halves writes half-a/ and
half-b/, of the notes that the model learns from and those that it does not, for two reference models of audits; <out>.private/half-a/members.txt lists
the documents of a half, and --models writes that list where the audit looks for it. The part depends on patient and --seed alone.
<out>.private/patients.jsonl is for --patients. In files with several records an empty line stands for each record of another part, and Parquet's metadata say
which row each was, so that a document has one id everywhere. Rows of Parquet keep all columns; annotated notes (BRAT) keep their .ann.

Examples:
  unname split notes/ --unseen 0.1 --out parts --text-field note --group-field patient
  unname split notes-without-names/ other-notes-without-names/ --halves --models models/half-a models/half-b --out halves`;

/** Adds `unname split`: notes in parts by patient. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("split")
    .description("divide notes by patient: held-back notes, halves for reference models")
    .argument("[input...]", "files or folders of notes")
    .option("-o, --out <dir>", "folder for the parts (private)")
    .option("--private <dir>", "folder for the lists (default: --out with .private behind)")
    .option(
      "--unseen <share>",
      "share of the patients to hold back, such as 0.1",
      shareOption("0.1 for one patient in ten"),
    )
    .option("--halves", "two halves of the patients")
    .option("--models <dir...>", "where the models of the two halves will be: lists of their documents go beside them")
    .option("--skip-unknown", "go on where folders hold files that are not read; they are not copied")
    .option("--seed <n>", "what the parts depend on", integerOption(0), 0)
    .option("--force", "replace existing output");
  finishCommand(addPatientOptions(addRereadingOptions(command)), EXAMPLE).action(
    async (inputs: string[], flags: Flags) => {
      const out = requireInputs("split", inputs, flags.out);
      const { splitNotes } = await import("../../../corpus/split/split-notes.ts");
      const result = await splitNotes({
        inputs,
        outputDirectory: out,
        ...withoutUndefined({
          privateDirectory: flags.private,
          unseen: flags.unseen,
          format: flags.format,
          textField: flags.textField,
          models: flags.models,
        }),
        ...patientSourceOf(flags),
        halves: flags.halves ?? false,
        skipUnknown: flags.skipUnknown ?? false,
        seed: flags.seed,
        force: flags.force ?? false,
      });
      const lines = result.parts.map(
        ({ part, patients, documents }) => `${part}: ${documents} documents of ${patients} patients`,
      );
      const text = [...lines, `Notes (private): ${out}`, `For --patients (private): ${result.patientsFile}`].join("\n");
      printResult(io, flags, result, text);
    },
  );
}
