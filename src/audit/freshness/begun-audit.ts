import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { privateDirectoryOf, readTextFile, writeFileAtomic } from "../../base/files.ts";

const BEGUN_FILE = "audit.begun";

/** An audit that was begun and has not written its output. */
export interface BegunAudit {
  /** The same for an audit that was interrupted and the one that begins again in its place. */
  readonly id: string;
  /** The output is written: the next audit is another one. */
  end(): Promise<void>;
}

/**
 * Begins an audit, or again one that was interrupted: what showed nothing to anybody is no look of its own. Kept in the private folder
 * of the audit's output.
 */
export async function beginAudit(auditDirectory: string): Promise<BegunAudit> {
  const path = join(privateDirectoryOf(auditDirectory), BEGUN_FILE);
  const known = existsSync(path) ? (await readTextFile(path)).trim() : "";
  const id = known === "" ? randomUUID() : known;
  if (known === "") await writeFileAtomic(path, `${id}\n`, { private: true });
  return { id, end: () => rm(path, { force: true }) };
}
