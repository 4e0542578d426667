import { constants, existsSync } from "node:fs";
import { chmod, copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import { fileError, UnnameError } from "../../base/errors.ts";
import { sha256File } from "../../base/hash.ts";
import { applyPatch } from "./patch-file.ts";
import type { UndoFile, UndoRecord } from "./undo-bundle.ts";

const RESTORED_MODE = 0o644;

/**
 * Throws `checkpoint-mismatch` unless every file that a round wrote is still in `rewritten`, to the byte. Files that
 * were added are no obstacle.
 */
export async function requireUnchanged(rewritten: string, { files }: Pick<UndoRecord, "files">): Promise<void> {
  const changed: string[] = [];
  for (const { path, after } of files) {
    if (after === undefined) continue;
    const file = join(rewritten, path);
    if (!existsSync(file) || (await sha256File(file)) !== after) changed.push(path);
  }
  if (changed.length === 0) return;
  throw new UnnameError(
    "checkpoint-mismatch",
    `${rewritten}: expected the files as rewrite wrote them, found ${changed.length} changed or missing (${changed.join(", ")}). The original can only be made again from the folder that rewrite wrote: copy it again.`,
    { details: { directory: rewritten, files: changed } },
  );
}

/**
 * Makes the folder before a round from the one after it, into `target`, which exists. Each file must come out with the SHA-256
 * that it had. Throws `verification-failed` naming one that does not, and what reading the bundle throws.
 */
export async function restoreRound(
  { files }: Pick<UndoRecord, "files">,
  bundle: string,
  rewritten: string,
  target: string,
): Promise<void> {
  for (const file of files) {
    if (file.how === "added") continue;
    const restored = join(target, file.path);
    await mkdir(dirname(restored), { recursive: true });
    await restoreFile(file, bundle, rewritten, restored);
    if ((await sha256File(restored)) === file.before) continue;
    throw fileError(
      "verification-failed",
      bundle,
      `${file.path} does not come out as it was: the private folder is damaged. Nothing was written; copy the private folder again.`,
      { file: file.path },
    );
  }
}

async function restoreFile({ how, path, part }: UndoFile, bundle: string, rewritten: string, restored: string) {
  const source = how === "stored" ? join(bundle, part as string) : join(rewritten, path);
  await copyFile(source, restored, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  // The bundle's parts are their owner's alone, and a rewritten file may be read-only; an original folder's files are neither.
  await chmod(restored, RESTORED_MODE);
  if (how === "patch") await applyPatch(join(bundle, part as string), restored);
}
