import { UnnameError } from "../../base/errors.ts";
import { MOST_KEPT } from "../../dedupe/choose-units.ts";
import type { UnitKind } from "../../dedupe/unit-kinds.ts";

/** What a run that takes out repeated text does, beside what every run over a corpus does: JSON. */
export interface DedupeSettings {
  /** What is compared. */
  readonly unit: UnitKind;
  /** How many of each stay. */
  readonly keep: number;
  /** Jaccard index, over pairs of neighbouring words, from which on two are nearly the same; 1: only equal ones go. */
  readonly threshold: number;
  /** A file of sentences that stay wherever they are, absolute. */
  readonly templates: string | null;
  /** The `spans.jsonl` of the runs that wrote the inputs, absolute: moved with what stays. */
  readonly spans: readonly string[];
  /** What the manifest of the inputs says of how their names were replaced; null: they are no output of `anonymise`. */
  readonly anonymised: Readonly<Record<string, unknown>> | null;
}

export const DEFAULT_KEEP = 1;
export const DEFAULT_THRESHOLD = 0.8;
/** Below this hardly anything is common to two sentences. */
const LEAST_THRESHOLD = 0.5;

/** Throws `usage` for values out of their range. */
export function checkDedupeValues({ keep, threshold }: Pick<DedupeSettings, "keep" | "threshold">): void {
  if (!Number.isSafeInteger(keep) || keep < 1 || keep > MOST_KEPT)
    throw new UnnameError("usage", `dedupe: keep, expected a whole number from 1 to ${MOST_KEPT}, found ${keep}.`);
  if (!(threshold >= LEAST_THRESHOLD && threshold <= 1))
    throw new UnnameError("usage", `dedupe: threshold, expected ${LEAST_THRESHOLD} to 1, found ${threshold}.`);
}

/** What is counted of the units. `template`: stayed since the file of templates has it. */
export const UNIT_COUNTS = ["kept", "template", "equal", "near"] as const;

/** Whether the names of the notes were replaced by their labels, so that spans can be moved with the text. */
export function isLabelled(settings: DedupeSettings | null): boolean {
  return settings?.anonymised?.["replace"] === "label";
}
