import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { sha256, sha256File } from "../../base/hash.ts";

/** SHA-256 by path of files that were digested, so that a file is read again only when its size or time has changed. */
export type DigestCache = Record<string, { readonly size: number; readonly mtimeMs: number; readonly sha256: string }>;

/** Digest of what is not there. */
export const MISSING = "missing";

/**
 * SHA-256 of a file, or of a folder's files with their paths, hidden ones left out: the same for the same contents, whatever times and
 * order; {@link MISSING} where there is nothing. The cache is read and added to.
 */
export async function digestPath(path: string, cache: DigestCache): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return MISSING;
  if (!found.isDirectory()) return digestFile(path, cache);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const lines: string[] = [];
  for (const file of files.sort()) {
    const name = file.slice(path.length);
    if (!/[/\\]\./.test(name)) lines.push(`${name} ${await digestFile(file, cache)}`);
  }
  return sha256(lines.join("\n"));
}

async function digestFile(path: string, cache: DigestCache): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  const known = cache[path];
  if (known !== undefined && known.size === size && known.mtimeMs === mtimeMs) return known.sha256;
  const digest = await sha256File(path);
  cache[path] = { size, mtimeMs, sha256: digest };
  return digest;
}
