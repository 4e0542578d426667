import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";

import { privateDirectoryOf, writeFileAtomic } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import { VERSION } from "../base/version.ts";

/** What forward passes gave, kept while an audit is under way: one that was interrupted does not make them again when it is begun again. */
export interface KeptWork {
  /**
   * What `measure` gives, or gave when the same was asked for from the same data. `from`: everything that the result depends on, as JSON has
   * it. Results must be such as `structuredClone` copies.
   */
  recall<T>(what: string, from: unknown, measure: () => Promise<T>): Promise<T>;
}

/** Nothing is kept, for audits of a moment. */
export const KEEP_NOTHING: KeptWork = { recall: (_what, _from, measure) => measure() };

const DIGEST_BYTES = 32;

/** The same for what depends on one model: `key` identifies it. */
export function workOf(work: KeptWork, key: string): KeptWork {
  return { recall: (what, from, measure) => work.recall(`${what} of ${key}`, from, measure) };
}

/** The folder in which the audit written to `auditDirectory` keeps its work. Private: it holds predictions of contexts. */
export function workDirectoryOf(auditDirectory: string): string {
  return join(privateDirectoryOf(auditDirectory), "audit.work");
}

/** Work kept in a folder of its own, a file a result, whole or not at all. A file that is damaged or of another version is measured again. */
export function keepWork(directory: string): KeptWork {
  return {
    async recall<T>(what: string, from: unknown, measure: () => Promise<T>): Promise<T> {
      const path = join(directory, sha256(JSON.stringify([VERSION, process.versions.v8, what, from])));
      const kept = await read(path);
      if (kept !== undefined) return kept.result as T;
      const result = await measure();
      const body = serialize({ result });
      await writeFileAtomic(path, Buffer.concat([Buffer.from(sha256(body), "hex"), body]), { private: true });
      return result;
    },
  };
}

/** Deletes what was kept, when the audit is written. */
export async function forgetWork(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}

async function read(path: string): Promise<{ readonly result: unknown } | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const body = bytes.subarray(DIGEST_BYTES);
  if (sha256(body) !== bytes.subarray(0, DIGEST_BYTES).toString("hex")) return undefined;
  return deserialize(body) as { readonly result: unknown };
}
