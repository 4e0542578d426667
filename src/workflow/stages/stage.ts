/** The stages of the workflow, in order. */
export const STAGE_IDS = [
  "split",
  "plant",
  "anonymise-seen",
  "anonymise-unseen",
  "halves",
  "train",
  "contexts-seen",
  "contexts-unseen",
  "probe",
  "candidates",
  "review",
  "rewrite",
  "audit",
  "judge",
  "release",
] as const;
export type StageId = (typeof STAGE_IDS)[number];

/** One stage: what it reads, what it writes, and what does it. */
export interface Stage {
  readonly id: StageId;
  /** Words of the command line; absent of what a person does outside this program (training). */
  readonly command?: readonly string[];
  /** A person does it: `run` waits for them. */
  readonly isForPerson: boolean;
  /** Files and folders; one that is missing is one of its states. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

/** A stage that a command does. */
export function automatic(
  id: StageId,
  command: readonly string[],
  inputs: readonly string[],
  outputs: readonly string[],
): Stage {
  return { id, command, isForPerson: false, inputs, outputs };
}

/** A flag with its value, where there is one. */
export function flagOf(flag: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [flag, value];
}
