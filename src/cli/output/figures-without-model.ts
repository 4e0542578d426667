import { join } from "node:path";

import type { AuditRow } from "../../audit/audit.ts";
import type { Measurement } from "../../audit/verdicts.ts";
import type { Language } from "../../report/language.ts";

/** Figures of notes or of a folder, a line each: there is no model whose digest could be printed. */
export async function describeFigures(rows: readonly Measurement[], language: Language): Promise<string[]> {
  const { labelOf } = await import("../../report/describe/describe-row.ts");
  const { formatRow } = await import("../../report/format.ts");
  return rows
    .map((row): AuditRow => ({ ...row, seed: 0, modelSha256: "", tokenizerSha256: "" }))
    .map((row) => `${labelOf(row, language)}: ${formatRow(row, language)}`);
}

/** Writes figures as the one file of a folder, whole or not at all; an earlier folder is replaced. Returns the line that says so. */
export async function writeFigures(directory: string, name: string, figures: object): Promise<string> {
  const { stageFolder } = await import("../../base/files/staged-folder.ts");
  const folder = await stageFolder(directory);
  try {
    await folder.write(name, `${JSON.stringify(figures, null, 2)}\n`);
    await folder.commit();
  } finally {
    await folder.discard();
  }
  return `Written: ${join(directory, name)}`;
}
