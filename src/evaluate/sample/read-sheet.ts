import { existsSync } from "node:fs";
import { join } from "node:path";

import { fileError } from "../../base/errors.ts";
import { sha256 } from "../../base/hash.ts";
import { requireExisting } from "../../base/files.ts";
import { createDocument } from "../../text/document.ts";
import { readAnnotatedText, readBratAnnotations } from "../read/read-brat.ts";
import { readSampleManifest, type SampleManifest } from "./sample-sheet.ts";
import type { ReadUnit } from "./score-sample.ts";

/**
 * A sheet as its reader left it, with its manifest. Throws `input-missing` if a file is not there, and `input-format` if a text was changed
 * or an annotation is malformed.
 */
export async function readSheet(
  directory: string,
  privateDirectory?: string,
): Promise<{ readonly manifest: SampleManifest; readonly units: readonly ReadUnit[] }> {
  requireExisting(directory, "sample sheet");
  const manifest = await readSampleManifest(directory, privateDirectory);
  const units: ReadUnit[] = [];
  for (const unit of manifest.units) {
    const path = join(directory, `${unit.file}.txt`);
    const text = await readAnnotatedText(path);
    if (sha256(text) !== unit.sha256) {
      throw fileError(
        "input-format",
        path,
        "expected the text that the sample was drawn with, found another one. Take it from the sheet again; only .ann files are corrected.",
      );
    }
    const annotations = join(directory, `${unit.file}.ann`);
    if (!existsSync(annotations)) {
      throw fileError(
        "input-missing",
        annotations,
        "no such file. A passage without names has an empty .ann file; an unread passage cannot be scored.",
      );
    }
    units.push({ ...unit, text, gold: await readBratAnnotations(annotations, createDocument(unit.file, text)) });
  }
  return { manifest, units };
}
