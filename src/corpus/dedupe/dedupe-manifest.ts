import type { Totals } from "../assemble/totals.ts";
import { createManifest, type Manifest } from "../manifest.ts";
import type { RunSettings } from "../run/settings.ts";
import { dedupeOf } from "../run/kind-of-run.ts";

/** The manifest of notes without repeated text: how they lie and, where `anonymise` wrote them before, how that was done. */
export function dedupeManifestOf(settings: RunSettings, { files, documents, counts }: Totals): Manifest {
  const { unit, keep, threshold, templates, anonymised } = dedupeOf(settings);
  const { format, textFields, groupField } = settings;
  const configuration = {
    unit,
    keep,
    threshold,
    templates: templates !== null,
    format,
    textField: textFields.length === 1 ? textFields[0] : textFields,
    ...(groupField !== null && { groupField }),
    ...(anonymised !== null && { anonymised }),
  };
  return createManifest({ stage: "dedupe", configuration, seed: null, counts: { files, documents, ...counts } });
}
