import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import { privateDirectoryOf, readTextFile, writeFileAtomic } from "../../base/files.ts";

const BEGUN_FILE = "audit.begun";

/** An audit that has not written its output. */
export interface BegunAudit {
  /** The same for an audit that was interrupted and the one that begins again in its place. Kept on the disk when it is first asked for. */
  id(): Promise<string>;
  /** The output is about to be written: the next audit is another one. */
  end(): Promise<void>;
}

/**
 * An audit that begins, or begins again where one was interrupted: an audit that showed no figure is no look of its own. Kept in the private folder
 * of the audit's output, which an audit that is refused before its look never makes.
 */
export function beginAudit(auditDirectory: string): BegunAudit {
  const path = join(privateDirectoryOf(auditDirectory), BEGUN_FILE);
  return {
    async id() {
      const known = existsSync(path) ? (await readTextFile(path)).trim() : "";
      if (known !== "") return known;
      const id = randomUUID();
      await writeFileAtomic(path, `${id}\n`, { private: true });
      return id;
    },
    end: () => rm(path, { force: true }),
  };
}
