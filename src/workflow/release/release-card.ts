import { stat } from "node:fs/promises";
import { join } from "node:path";

import type { AuditRow } from "../../audit/audit.ts";
import { AUDIT_FILE, REPORT_FILE } from "../../audit/audit-file.ts";
import type { AuditReport, ResidueDetail } from "../../audit/audit-report.ts";
import { judgeTests, overallVerdict } from "../../audit/judge-tests.ts";
import { type Residue, residueRows, searchResidue } from "../../audit/residue/residue.ts";
import type { ResidueSources } from "../../audit/residue/residue-words.ts";
import { listFiles } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import type { StagedFolder } from "../../base/files/staged-folder.ts";
import type { CheckpointDigests } from "../../model/digest-checkpoint.ts";
import { describeHeadline } from "../../report/describe/describe-tests.ts";
import { renderReport } from "../../report/page/html.ts";
import { type ModelCard, renderModelCard } from "../../report/model-card.ts";
import type { Recipients } from "../../report/text/decision/decision-texts.ts";
import { ownWords } from "../../report/own-words.ts";
import type { LeftBehind } from "../../vocabulary/verify/left-behind.ts";
import { ownPlaces } from "../own-places.ts";
import { CARD, formatSums, RELEASE, type ReleasedFile, type ReleaseReport, SUMS } from "./release-report.ts";
import { readRewriteFigures } from "../rewrite-figures.ts";
import type { Stripped } from "../settings/strip-settings.ts";

/** What reports the search, and is searched itself. */
const WRITTEN_LAST: ReadonlySet<string> = new Set([AUDIT_FILE, REPORT_FILE, CARD, RELEASE, SUMS]);
/** The figures settle at the second or third search; only a count of bytes on the brink of another digit never does. */
const MOST_SEARCHES = 5;

export interface CardInput extends Omit<ModelCard, "residue" | "rewrite" | "strippedSettings" | "hashes" | "audited"> {
  readonly audited: CheckpointDigests;
  readonly released: CheckpointDigests;
  readonly leftBehind: LeftBehind;
  readonly stripped: readonly Stripped[];
  /** See `ReleaseOptions`. */
  readonly recipients?: Recipients;
  readonly at?: string;
  readonly onProgress?: (message: string) => void;
}

/**
 * Writes audit, page, model card, `release.json` and `SHA256SUMS` into a staged folder, with the figures of a search of it, and
 * searches it again until what they say is what the search of them finds. Returns the report and what the last search found.
 */
export async function writeCard(
  staged: StagedFolder,
  names: ResidueSources,
  input: CardInput,
): Promise<{ readonly report: ReleaseReport; readonly residue: Residue; readonly headline: string }> {
  const { directory } = staged;
  const copied = (await listFiles(directory)).filter((file) => !WRITTEN_LAST.has(file));
  const files = await describeFiles(directory, copied);
  const rewrite = await readRewriteFigures(directory);
  const search = () =>
    searchResidue(directory, names, {
      ownWords: ownWords(),
      ownPlaces: ownPlaces(),
      ...(input.onProgress && { onProgress: input.onProgress }),
    });
  let residue = await search();
  for (let searches = 1; ; searches++) {
    const rows = residueRows(residue).map((row) => ({ ...row, ...input.audited, seed: 0 }));
    const audit = withResidue(input.audit, residue.detail, rows);
    await staged.write(AUDIT_FILE, `${JSON.stringify(audit, undefined, 2)}\n`);
    await staged.write(REPORT_FILE, renderReport(audit, input.recipients ? { recipients: input.recipients } : {}));
    const released = [...files, ...(await describeFiles(directory, [AUDIT_FILE, REPORT_FILE]))].sort(byName);
    const report = reportOf({ ...input, audit }, released, residue.detail);
    await staged.write(
      CARD,
      renderModelCard({
        ...input,
        residue: residue.detail,
        audit,
        strippedSettings: input.stripped.length,
        hashes: released,
        ...(rewrite && { rewrite }),
      }),
    );
    await staged.write(RELEASE, `${JSON.stringify(report, undefined, 2)}\n`);
    const all = [...released, ...(await describeFiles(directory, [CARD, RELEASE]))].sort(byName);
    await staged.write(SUMS, formatSums(all));
    const again = await search();
    const isSettled = JSON.stringify(again.detail) === JSON.stringify(residue.detail);
    if (isSettled || searches === MOST_SEARCHES) return { report, residue: again, headline: describeHeadline(audit) };
    residue = again;
  }
}

/** The audit with the search's rows: those of an earlier search are of another folder. */
function withResidue(audit: AuditReport, detail: ResidueDetail, found: readonly AuditRow[]): AuditReport {
  const rows = [...audit.rows.filter((row) => row.audit !== "residue"), ...found];
  return {
    ...audit,
    rows,
    details: { ...audit.details, residue: detail },
    notMeasured: audit.notMeasured.filter((one) => one.audit !== "residue"),
    verdict: overallVerdict({ ...audit, rows }),
    tests: judgeTests({ ...audit, rows }),
  };
}

function byName(a: ReleasedFile, b: ReleasedFile): number {
  return a.file < b.file ? -1 : 1;
}

function reportOf(input: CardInput, files: readonly ReleasedFile[], residue: ResidueDetail): ReleaseReport {
  const { audit, audited, released, required, notRequired, acceptedRisk, leftBehind, stripped, at } = input;
  return {
    schemaVersion: 1,
    audited,
    released,
    verdict: audit.verdict,
    tests: judgeTests(audit),
    required,
    notRequired,
    ...(acceptedRisk && { acceptedRisk }),
    files,
    leftBehind,
    stripped,
    residue,
    ...(at !== undefined && { at }),
  };
}

async function describeFiles(directory: string, files: readonly string[]): Promise<ReleasedFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const path = join(directory, file);
      return { file, bytes: (await stat(path)).size, sha256: await sha256File(path) };
    }),
  );
}
