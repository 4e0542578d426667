import { UNIT_COUNTS } from "../dedupe/dedupe-settings.ts";
import type { RunSettings } from "../run/settings.ts";

/** What is counted in a run: spans by entity, or what becomes of repeated text. */
export function countedOf({ entities, dedupe }: RunSettings): readonly string[] {
  return dedupe === null ? entities : UNIT_COUNTS;
}
