import { createHmac } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { copyFile, link, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { makeDirectory, privateDirectoryOf, writeFileAtomic } from "../base/files.ts";
import { sha256 } from "../base/hash.ts";
import { temporaryName, trackTemporary } from "../base/files/temporary.ts";
import { createKey, readKeyFile } from "../replace/secret-key.ts";

/** Name of the key's file, beside contexts and in the private folders of their audits. */
export const DIGEST_KEY_FILE = "digest.key";

/**
 * How a digest of names, notes, decisions or a vocabulary stands in a public file: HMAC-SHA-256 of it, in hexadecimal. The digest alone
 * could be found by guessing what it is of. Equal digests stay equal under one key.
 *
 * @param key see {@link openDigestKey}
 */
export function keyedDigest(key: Uint8Array, digest: string): string {
  return createHmac("sha256", key).update(digest).digest("hex");
}

/**
 * The key of all audits of these contexts: `digest.key` beside them, like the ledger of looks, for its owner alone. It is drawn at first
 * need and copied to where it is missing. Contexts with different keys have one made of both. Throws what `readKeyFile` throws.
 */
export async function openDigestKey(contextPaths: readonly string[]): Promise<Uint8Array> {
  const paths = [...new Set(contextPaths.map((path) => join(dirname(resolve(path)), DIGEST_KEY_FILE)))].sort();
  const first = paths.find((path) => existsSync(path));
  const text = first === undefined ? createKey() : keyText(await readKeyFile(first));
  for (const path of paths) await placeKey(path, text);
  const keys = await Promise.all(paths.map((path) => readKeyFile(path)));
  const distinct = [...new Set(keys.map(keyText))].sort();
  return distinct.length === 1 ? (keys[0] as Uint8Array) : Buffer.from(sha256(distinct.join("")), "hex");
}

/** By which two files can be seen to have had one key: an HMAC under the key, which cannot be found from it. */
export function identifyDigestKey(key: Uint8Array): string {
  return keyedDigest(key, "unname digest key");
}

/** Writes the key of an audit into the audit's private folder, for its owner alone: `release` needs it. */
export async function writeDigestKey(auditDirectory: string, key: Uint8Array): Promise<void> {
  const path = join(privateDirectoryOf(auditDirectory), DIGEST_KEY_FILE);
  await writeFileAtomic(path, keyText(key), { private: true });
}

/** The key in an audit's private folder; undefined without one. Throws what `readKeyFile` throws. */
export async function readDigestKey(privateDirectory: string): Promise<Uint8Array | undefined> {
  const path = join(privateDirectory, DIGEST_KEY_FILE);
  return existsSync(path) ? readKeyFile(path) : undefined;
}

/** The key of an audit, given its `audit.json`. Throws `input-missing` without one, and what `readKeyFile` throws. */
export async function requireDigestKey(auditFile: string): Promise<Uint8Array> {
  const folder = privateDirectoryOf(dirname(resolve(auditFile)));
  const key = await readDigestKey(folder);
  if (key !== undefined) return key;
  throw new UnnameError(
    "input-missing",
    `${join(folder, DIGEST_KEY_FILE)}: expected the key of this audit, which "unname audit" writes. Audit the model again.`,
    { details: { path: auditFile } },
  );
}

function keyText(key: Uint8Array): string {
  return `${Buffer.from(key).toString("hex")}\n`;
}

/** Writes a key whole where there is none: of two audits that begin at once, the first one's stays. */
async function placeKey(path: string, text: string): Promise<void> {
  if (existsSync(path)) return;
  await makeDirectory(dirname(path), { private: true });
  const temporary = temporaryName(path);
  const forget = trackTemporary(temporary);
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: "wx" });
    // Not every file system has hard links.
    await link(temporary, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") await copyFile(temporary, path, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
    forget();
  }
}
