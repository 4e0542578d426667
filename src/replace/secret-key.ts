import { createHmac, randomBytes } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { fileError, UnnameError } from "../base/errors.ts";
import { makeDirectory, requireMakeable } from "../base/files.ts";

/** Bytes of a key: as many as HMAC-SHA-256 gives. */
export const KEY_BYTES = 32;
/** A key with fewer different bytes was not drawn at random. */
const LEAST_DIFFERENT = 12;
/** Rights of others on a file. */
const OTHERS = 0o077;

/** A new key from the system's random source, as its file holds it: 64 hexadecimal digits and a line feed. */
export function createKey(): string {
  return `${randomBytes(KEY_BYTES).toString("hex")}\n`;
}

/**
 * Writes a new key for its owner alone, and makes the folder it lies in. Throws `output-exists` where there is a file: what was made with its
 * key could not be made again; `usage` where nothing can be made.
 */
export async function writeNewKey(path: string): Promise<void> {
  await requireMakeable(path);
  await makeDirectory(dirname(path), { private: true });
  try {
    await writeFile(path, createKey(), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new UnnameError(
      "output-exists",
      `${path}: there is a file already, and a key is never replaced. Name another.`,
      {
        details: { path },
        cause: error,
      },
    );
  }
}

/** The key in a text of 64 hexadecimal digits. Throws `input-format`, naming `place`, for another, or one that is not random. */
export function parseKey(text: string, place: string): Uint8Array {
  const written = text.trim();
  if (!/^[0-9a-f]{64}$/i.test(written))
    throw new UnnameError(
      "input-format",
      `${place}: expected a key of 64 hexadecimal digits, found ${written.length} characters. Make one with: unname key --out FILE`,
    );
  const key = Buffer.from(written, "hex");
  if (new Set(key).size < LEAST_DIFFERENT)
    throw new UnnameError(
      "input-format",
      `${place}: this key was not drawn at random. Make one with: unname key --out FILE`,
    );
  return key;
}

/**
 * The key in a file that is its owner's alone (mode 0600; not checked on Windows). Throws `input-missing`, `usage` if others may read
 * it, and what {@link parseKey} throws.
 */
export async function readKeyFile(path: string): Promise<Uint8Array> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile())
    throw fileError("input-missing", path, `no such key file. Make one with: unname key --out ${path}`);
  if (process.platform !== "win32" && (found.mode & OTHERS) !== 0)
    throw fileError("usage", path, `others may read this key. Run: chmod 600 ${path}`);
  return parseKey(await readFile(path, "utf8"), path);
}

/**
 * The key that was given: in a file, else by the environment (`UNNAME_KEY_FILE`, then `UNNAME_KEY`); undefined if none was. Never from the
 * command line, which other users of a machine can see.
 */
export async function findKey(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Uint8Array | undefined> {
  const path = file ?? environment["UNNAME_KEY_FILE"];
  if (path !== undefined && path !== "") return readKeyFile(path);
  const written = environment["UNNAME_KEY"];
  return written === undefined || written === "" ? undefined : parseKey(written, "UNNAME_KEY");
}

/**
 * 16 hexadecimal digits by which two runs can be seen to have had the same key. They are an HMAC under the key: of a random key
 * they tell nothing, so that a manifest may hold them.
 */
export function keyFingerprint(key: Uint8Array): string {
  return createHmac("sha256", key).update("unname key fingerprint").digest("hex").slice(0, 16);
}
