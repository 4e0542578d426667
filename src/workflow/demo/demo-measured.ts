import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

import { readAudit } from "../../audit/audit-file.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import { makeDirectory, requireExisting, writeFileAtomic } from "../../base/files.ts";
import { modelsOf } from "../../report/describe/summary.ts";
import type { DemoAudit } from "./demo-audits.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** Prepared as recommended, on notes of its own: ten times as many, too many for a demo to write and replace again. */
export const RECOMMENDED = "notes-nl-published";
/** Folder of {@link RECOMMENDED} with what its names test takes, each file packed. */
const TEST = "test";

/**
 * Unpacks what the names test of {@link RECOMMENDED} takes, into `directory`: sentences that it has seen and others, one a patient, with what stood in
 * them; the names of all people of these notes; and what the generator's truth says of its entries. Throws `input-missing` if files are not there.
 */
export async function unpackRecommendedTest(
  modelsDirectory: string,
  directory: string,
): Promise<Pick<DemoAudit, "contextFiles" | "namesFile" | "judgementsFile">> {
  const unpack = async (name: string, as = name) => {
    const packed = join(modelsDirectory, RECOMMENDED, TEST, `${name}.gz`);
    requireExisting(packed, "test of a shipped model");
    const path = join(directory, as);
    await makeDirectory(dirname(path), { private: true });
    await writeFileAtomic(path, await promisify(gunzip)(await readFile(packed)), { private: true });
    return path;
  };
  const contextFiles: string[] = [];
  for (const split of SPLITS) {
    // Where the manifest of the contexts looks for them.
    await unpack(`originals-${split}.jsonl`, join(`${split}.private`, "originals.jsonl"));
    await unpack(`contexts-${split}.manifest.json`);
    contextFiles.push(await unpack(`contexts-${split}.jsonl`));
  }
  return { contextFiles, namesFile: await unpack("people.jsonl"), judgementsFile: await unpack("judgements.jsonl") };
}

/**
 * The whole audit of a model of the demo, attacks and all, that was made beforehand (`models/training/audit_demo.py`); undefined if it is of other weights
 * than `audited`, as after decisions of one's own: then no attacks on the model were measured.
 */
export async function readMeasuredAudit(path: string, audited: AuditReport): Promise<AuditReport | undefined> {
  const [measured] = modelsOf(await readAudit(path));
  return measured?.model.sha256 === audited.model.sha256 ? measured : undefined;
}
