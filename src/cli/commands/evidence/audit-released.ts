import { join } from "node:path";

import type { AuditRow } from "../../../audit/audit.ts";
import { UnnameError } from "../../../base/errors.ts";
import { refuseExisting } from "../../../base/files.ts";
import { VERSION } from "../../../base/version.ts";
import type { Language } from "../../../report/language.ts";
import { type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

/** What `audit --only parrot` reads without a model. */
export interface ReleasedFlags extends CommonOptions {
  readonly out?: string;
  readonly corpus?: readonly string[];
  readonly gold?: string;
  readonly language: Language;
  readonly seed: number;
  readonly force?: boolean;
}

/** Name of the figures' file in `--out`. */
const PARROT_FILE = "parrot.json";

/**
 * The audit of released notes, before there is a model: prints the figures and, with `--out`, writes `parrot.json`. Throws `usage` without
 * corpus and gold.
 */
export async function auditReleased(io: Io, flags: ReleasedFlags): Promise<void> {
  const { PARROT_NEEDS } = await import("../../../audit/choose-audits.ts");
  const { corpus = [], gold, out, seed, language } = flags;
  if (corpus.length === 0 || gold === undefined) throw new UnnameError("usage", PARROT_NEEDS);
  if (out !== undefined) await refuseExisting(out, flags.force);
  const { measureParrot } = await import("../../../audit/parrot/measure-parrot.ts");
  const { labelOf } = await import("../../../report/describe-row.ts");
  const { formatRow } = await import("../../../report/format.ts");
  const onProgress = progressReporter(io, flags);
  const measured = await measureParrot({ corpora: corpus, goldDirectory: gold, seed, onProgress });
  const result = { schemaVersion: 1, rows: measured, seed, program: { version: VERSION }, at: io.now().toISOString() };
  if (out !== undefined) {
    const { stageFolder } = await import("../../../base/files/staged-folder.ts");
    const folder = await stageFolder(out);
    try {
      await folder.write(PARROT_FILE, `${JSON.stringify(result, null, 2)}\n`);
      await folder.commit();
    } finally {
      await folder.discard();
    }
  }
  // Of notes, not of a model: there is no digest to tell.
  const rows = measured.map((row): AuditRow => ({ ...row, seed, modelSha256: "", tokenizerSha256: "" }));
  const lines = rows.map((row) => `${labelOf(row, language)}: ${formatRow(row, language)}`);
  printResult(
    io,
    flags,
    result,
    [...lines, ...(out === undefined ? [] : [`Written: ${join(out, PARROT_FILE)}`])].join("\n"),
  );
}
