import { type DedupeSettings, UNIT_COUNTS } from "../dedupe/dedupe-settings.ts";
import type { RunSettings } from "./settings.ts";

/** Whether a run takes out repeated text; any other replaces names. */
export function isDedupe<Settings extends Pick<RunSettings, "dedupe">>(
  settings: Settings,
): settings is Settings & { readonly dedupe: DedupeSettings } {
  return settings.dedupe !== null;
}

/** What a run that takes out repeated text does. */
export function dedupeOf({ dedupe }: Pick<RunSettings, "dedupe">): DedupeSettings {
  if (dedupe === null) throw new Error("a run of anonymise does not take out text");
  return dedupe;
}

/** What is counted in a run: spans by entity, or what becomes of repeated text. */
export function countedOf(settings: RunSettings): readonly string[] {
  return isDedupe(settings) ? UNIT_COUNTS : settings.entities;
}

/**
 * Whether the names that a run's notes had are known: not of notes without repeated text whose names no run of anonymise replaced.
 */
export function knowsSpans(settings: RunSettings): boolean {
  return !isDedupe(settings) || settings.dedupe.spans.length > 0;
}
