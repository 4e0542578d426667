import { UnnameError } from "../../../base/errors.ts";
import { refuseExisting } from "../../../base/files.ts";
import { VERSION } from "../../../base/version.ts";
import type { Language } from "../../../report/language.ts";
import { describeFigures, writeFigures } from "../../output/figures-without-model.ts";
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
  const onProgress = progressReporter(io, flags);
  const rows = await measureParrot({ corpora: corpus, goldDirectory: gold, seed, onProgress });
  const result = { schemaVersion: 1, rows, seed, program: { version: VERSION }, at: io.now().toISOString() };
  const written = out === undefined ? [] : [await writeFigures(out, PARROT_FILE, result)];
  printResult(io, flags, result, [...(await describeFigures(rows, language)), ...written].join("\n"));
}
