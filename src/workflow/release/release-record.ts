import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { AuditReport } from "../../audit/audit-report.ts";
import { findInLedger, readLedger } from "../../audit/ledger/ledger.ts";
import type { ModelFile } from "../../audit/model-files/model-file.ts";
import { privateDirectoryOf } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { loadGraph } from "../../model/load-graph.ts";
import type { Objection } from "./release-audit.ts";

/** What is known of a model's files with numbers, and what speaks against believing the audit. */
export interface ReleaseRecord {
  readonly record: readonly ModelFile[];
  readonly objections: readonly Objection[];
}

export interface ReleaseRecordOptions {
  readonly auditFile: string;
  readonly privateDirectory?: string;
}

/**
 * What the ledger of an audit says of the model's files. Without a line with these very rows it is what loading the checkpoint reads, and no
 * graph besides, with an objection. Throws what `readLedger` and `loadGraph` throw.
 *
 * @param audit as it was read, before it is judged anew
 */
export async function readRecord(
  audit: AuditReport,
  checkpoint: Checkpoint,
  { auditFile, privateDirectory = privateDirectoryOf(dirname(auditFile)) }: ReleaseRecordOptions,
): Promise<ReleaseRecord> {
  const entries = await readLedger(privateDirectory);
  const found = entries && findInLedger(entries, audit);
  if (found?.isWhole) return { record: found.entry.files, objections: [] };
  const why =
    entries === undefined
      ? "the audit has no ledger: nothing vouches that its figures were measured. The ledger is ledger.jsonl in the private folder of the audit; --private says where that is"
      : found === undefined
        ? "the audit's rows are not those that its ledger has: they were not measured so, or they were changed since"
        : "the audit's rows are those of its ledger, what it says besides was changed since";
  const record = found?.entry.files ?? (await filesThatLoad(checkpoint));
  return { record, objections: [{ kind: "evidence", text: why }] };
}

/** The files that the numbers of a checkpoint are loaded from: the audit's digest is over these, too. */
async function filesThatLoad(checkpoint: Checkpoint): Promise<ModelFile[]> {
  const { weightFiles } = await loadGraph(checkpoint);
  return Promise.all(
    weightFiles.map(async (file): Promise<ModelFile> => {
      const path = join(checkpoint.directory, file);
      const [{ size: bytes }, sha256] = await Promise.all([stat(path), sha256File(path)]);
      return { file, bytes, sha256, outcome: "audited" };
    }),
  );
}
