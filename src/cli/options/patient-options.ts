import { type Command, Option } from "commander";

import { withoutUndefined } from "../../base/without-undefined.ts";
import { UnnameError } from "../../base/errors.ts";
import type { PatientSource } from "../../corpus/patients/patient-of.ts";

/** Flags that say whose a note is. */
export interface PatientFlags {
  readonly groupField?: string;
  readonly patients?: string;
}

/** Adds `--group-field` and `--patients`. */
export function addPatientOptions(command: Command): Command {
  return command.option("--group-field <name>", "a field with the patient of a record").addOption(patientsOption());
}

/** The flag `--patients`. */
export function patientsOption(): Option {
  return new Option(
    "--patients <file>",
    'JSON Lines {"id", "documents"}: which patient each document belongs to (private); "documents": each to another',
  );
}

/** The flags of {@link addPatientOptions} that were given. */
export function patientSourceOf({ groupField, patients }: PatientFlags): PatientSource {
  return withoutUndefined({ groupField, patientsFile: patients });
}

/** The output of a command that reads notes. Throws `usage` where notes or output are missing. */
export function requireInputs(command: string, inputs: readonly string[], out: string | undefined): string {
  if (inputs.length > 0 && out !== undefined) return out;
  throw new UnnameError("usage", `${command}: expected notes and --out. See unname ${command} --help.`);
}
