import { VERSION } from "../../base/version.ts";
import { SAMPLE_FILE, type SampleManifest, type SampleUnit } from "../../evaluate/sample/sample-sheet.ts";
import { formatBrat } from "../../formats/brat.ts";
import { createDocument } from "../../text/document.ts";
import { formatBratConfiguration } from "../annotate/annotate.ts";
import { fillFolders } from "../output-folders.ts";
import type { SheetUnit } from "./sample-units.ts";

export interface WriteSheetOptions {
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  readonly units: readonly SheetUnit[];
  readonly manifest: Omit<SampleManifest, "units" | "schemaVersion" | "stage" | "versions">;
}

/** Writes a sheet for a person, and, in another folder, what that person is not to see. Both are their owner's alone and appear whole. */
export async function writeSheet({
  outputDirectory,
  privateDirectory,
  units,
  manifest,
}: WriteSheetOptions): Promise<void> {
  const whole: SampleManifest = {
    schemaVersion: 1,
    stage: "sample",
    versions: { unname: VERSION, node: process.versions.node },
    ...manifest,
    units: units.map(withoutText),
  };
  // The manifest first: a sheet without one cannot be scored.
  await fillFolders(outputDirectory, privateDirectory, async (sheet, hidden) => {
    for (const { file, text, marks } of units) {
      await sheet.write(`${file}.txt`, text);
      const shown = marks.filter(({ isLeftOut }) => !isLeftOut);
      await sheet.write(`${file}.ann`, formatBrat(createDocument(file, text), shown));
    }
    await sheet.write("annotation.conf", formatBratConfiguration(manifest.entities));
    await hidden.write(SAMPLE_FILE, `${JSON.stringify(whole)}\n`);
  });
}

function withoutText(unit: SheetUnit): SampleUnit {
  const { text: _, ...rest } = unit;
  return rest;
}
