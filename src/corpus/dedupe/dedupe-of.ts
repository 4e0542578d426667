import type { RunSettings } from "../run/settings.ts";
import type { DedupeSettings } from "./dedupe-settings.ts";

/** What a run that takes out repeated text does. */
export function dedupeOf({ dedupe }: Pick<RunSettings, "dedupe">): DedupeSettings {
  if (dedupe === null) throw new Error("a run of anonymise does not take out text");
  return dedupe;
}
