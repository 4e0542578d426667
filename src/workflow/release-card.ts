import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";

import type { AuditReport, ResidueDetail } from "../audit/audit-report.ts";
import { type Residue, residueRows, searchResidue } from "../audit/residue.ts";
import type { ResidueSources } from "../audit/residue-words.ts";
import { listFiles, readTextFile } from "../base/files.ts";
import { sha256File } from "../base/hash.ts";
import type { StagedFolder } from "../base/staged-folder.ts";
import type { CheckpointDigests } from "../model/digest-checkpoint.ts";
import { type ModelCard, renderModelCard, type RewriteFigures } from "../report/model-card.ts";
import { ownWords } from "../report/own-words.ts";
import { formatSums, type ReleasedFile, type ReleaseReport } from "./release-report.ts";
import type { Stripped } from "./strip-settings.ts";

const CARD = "README.md";
const RELEASE = "release.json";
const SUMS = "SHA256SUMS";
/** What depends on what the search finds, and is searched itself. */
const WRITTEN_LAST: ReadonlySet<string> = new Set([CARD, RELEASE, SUMS]);
/** The figures settle at the second search, whose own numbers then stand in the files; two more for digits that grow. */
const MOST_SEARCHES = 5;

export interface CardInput extends Omit<ModelCard, "residue" | "rewrite" | "strippedSettings" | "hashes" | "audited"> {
  readonly audited: CheckpointDigests;
  readonly released: CheckpointDigests;
  readonly leftBehind: readonly string[];
  readonly stripped: readonly Stripped[];
  readonly at?: string;
  readonly onProgress?: (message: string) => void;
}

/**
 * Writes the model card, `release.json` and `SHA256SUMS` into a staged folder and searches it, again until what they say of
 * the search is what the search of them finds. Returns the report and, privately, what was found.
 */
export async function writeCard(
  staged: StagedFolder,
  names: ResidueSources,
  input: CardInput,
): Promise<{ readonly report: ReleaseReport; readonly findings: Residue["findings"] }> {
  const { directory } = staged;
  const files = (await listReleased(directory)).filter(({ file }) => !WRITTEN_LAST.has(file));
  const rewrite = await readRewriteFigures(directory);
  const search = () =>
    searchResidue(directory, names, {
      salt: input.audited.modelSha256,
      ownWords: ownWords(),
      ...(input.onProgress && { onProgress: input.onProgress }),
    });
  let residue = await search();
  for (let searches = 1; ; searches++) {
    const report = reportOf(input, files, residue.detail);
    const rows = residueRows(residue).map((row) => ({ ...row, ...input.audited, seed: 0 }));
    await staged.write(
      CARD,
      renderModelCard({
        ...input,
        residue: { detail: residue.detail, rows },
        strippedSettings: input.stripped.length,
        hashes: files,
        ...(rewrite && { rewrite }),
      }),
    );
    await staged.write(RELEASE, `${JSON.stringify(report, undefined, 2)}\n`);
    const last = await Promise.all([CARD, RELEASE].map((file) => describeFile(directory, file)));
    await staged.write(SUMS, formatSums([...files, ...last].sort((a, b) => (a.file < b.file ? -1 : 1))));
    const again = await search();
    if (JSON.stringify(again.detail) === JSON.stringify(residue.detail)) return { report, findings: again.findings };
    residue = again;
    if (searches === MOST_SEARCHES && again.detail.found.length === 0)
      throw new Error("the card's figures do not settle");
    if (searches >= MOST_SEARCHES) return { report: reportOf(input, files, again.detail), findings: again.findings };
  }
}

function reportOf(input: CardInput, files: readonly ReleasedFile[], residue: ResidueDetail): ReleaseReport {
  const { audited, released, acceptedRisk, leftBehind, stripped, at } = input;
  return {
    schemaVersion: 1,
    audited,
    released,
    verdict: (input.audit satisfies AuditReport).verdict,
    ...(acceptedRisk && { acceptedRisk }),
    files,
    leftBehind,
    stripped,
    residue,
    ...(at !== undefined && { at }),
  };
}

async function listReleased(directory: string): Promise<ReleasedFile[]> {
  return Promise.all((await listFiles(directory)).map((file) => describeFile(directory, file)));
}

async function describeFile(directory: string, file: string): Promise<ReleasedFile> {
  const path = join(directory, file);
  return { file, bytes: (await stat(path)).size, sha256: await sha256File(path) };
}

/** What `rewrite.json` says of step 2; nothing if the model was not rewritten. */
async function readRewriteFigures(directory: string): Promise<RewriteFigures | undefined> {
  const path = join(directory, "rewrite.json");
  if (!existsSync(path)) return undefined;
  const { replaced, weights } = JSON.parse(await readTextFile(path)) as {
    readonly replaced?: unknown;
    readonly weights?: { readonly mode?: unknown; readonly warning?: unknown };
  };
  return {
    replaced: typeof replaced === "number" ? replaced : 0,
    ...(typeof weights?.mode === "string" && { weights: weights.mode }),
    ...(typeof weights?.warning === "string" && { warning: weights.warning }),
  };
}
