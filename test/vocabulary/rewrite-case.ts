import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { toJsonLines } from "../../src/base/files.ts";
import { sha256 } from "../../src/base/hash.ts";
import { rewriteCheckpoint, type RewriteOptions } from "../../src/vocabulary/rewrite.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

/** A line of decisions about an entry of a vocabulary. */
export function decisionOn(vocabulary: readonly string[], token: string, decision = "name") {
  const tokenId = vocabulary.indexOf(token);
  if (tokenId < 0) throw new Error("no such entry");
  return { tokenId, token, decision, reviewer: "test", at: "2026-01-01T00:00:00.000Z", reason: "" };
}

/** Writes decisions beside a model and rewrites it to `out`, with its mapping in `out.private` unless told otherwise. */
export async function rewriteWith(
  vocabulary: readonly string[],
  tokens: readonly string[],
  options: Pick<RewriteOptions, "modelDirectory" | "outputDirectory"> & Partial<RewriteOptions>,
) {
  const decisionsPath = join(await temporaryDirectory(), "decisions.jsonl");
  await writeFile(decisionsPath, toJsonLines(tokens.map((token) => decisionOn(vocabulary, token))));
  return rewriteCheckpoint({ decisionsPath, ...options });
}

/** SHA-256 of every file in a folder and its subfolders, by relative path. */
export async function digestsIn(directory: string): Promise<Record<string, string>> {
  const paths = await readdir(directory, { recursive: true });
  const digests: Record<string, string> = {};
  for (const path of paths.sort()) {
    const file = join(directory, path);
    if ((await stat(file)).isFile()) digests[relative(directory, file)] = sha256(await readFile(file));
  }
  return digests;
}

/** Numbers of the permission bits that anybody but the owner has, of everything in a folder: 0 where it is private. */
export async function openBits(directory: string): Promise<number> {
  const paths = ["", ...(await readdir(directory, { recursive: true }))];
  const modes = await Promise.all(paths.map(async (path) => (await stat(join(directory, path))).mode & 0o077));
  return modes.reduce((all, mode) => all | mode, 0);
}
