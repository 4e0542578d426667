import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { sha256File } from "../../base/hash.ts";
import { compareFiles } from "./compare-files.ts";
import { createPatch } from "./patch-file.ts";
import type { UndoFile, UndoRecord } from "./undo-bundle.ts";

/** A file that the rewrite leaves behind is kept for taking back up to this size: cards and logs are, optimizer state is not. */
const LARGEST_KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Holds a rewritten folder against the original, reading both once, and writes into `bundle` what it takes to make the one
 * into the other again: the bytes that were overwritten, or whole files where the length changed. `files` in the order of
 * their paths, those that the rewrite added too. Private: the parts hold names and their rows.
 *
 * @param known files that have been compared already, with their parts in the bundle
 */
export async function recordUndo(
  original: string,
  rewritten: string,
  bundle: string,
  known: readonly UndoFile[] = [],
): Promise<Pick<UndoRecord, "files" | "notKept">> {
  const knownByPath = new Map(known.map((file) => [file.path, file]));
  const files: UndoFile[] = [];
  const notKept: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    const [before, after] = [await namesIn(join(original, folder)), await namesIn(join(rewritten, folder))];
    for (const name of [...new Set([...before, ...after])].sort()) {
      const path = folder === "" ? name : `${folder}/${name}`;
      const recorded = knownByPath.get(path);
      if (recorded !== undefined) {
        files.push(recorded);
        continue;
      }
      const kind = await kindOf(join(original, path));
      const isWritten = after.has(name);
      if (isWritten && (await kindOf(join(rewritten, path))) === "folder") await visit(path);
      else if (kind === "file") {
        const part = `part-${String(files.length).padStart(4, "0")}`;
        const file = await recordFile({ path, original, rewritten, bundle, part, isWritten });
        if (file === undefined) notKept.push(path);
        else files.push(file);
      } else if (isWritten) files.push({ path, how: "added", after: await sha256File(join(rewritten, path)) });
      else notKept.push(kind === "folder" ? `${path}/` : path);
    }
  };
  await visit("");
  return { files, notKept };
}

async function namesIn(folder: string): Promise<Set<string>> {
  return existsSync(folder) ? new Set(await readdir(folder)) : new Set();
}

/** A folder of links to files is how model hubs keep what they downloaded: what a link leads to counts. */
async function kindOf(path: string): Promise<"file" | "folder" | "other"> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? "file" : found?.isDirectory() ? "folder" : "other";
}

interface Pair {
  readonly path: string;
  readonly original: string;
  readonly rewritten: string;
  readonly bundle: string;
  readonly part: string;
  readonly isWritten: boolean;
}

async function recordFile({ path, original, rewritten, bundle, part, isWritten }: Pair): Promise<UndoFile | undefined> {
  const [before, after, kept] = [join(original, path), join(rewritten, path), join(bundle, part)];
  const { size } = await stat(before);
  if (!isWritten) {
    if (size > LARGEST_KEPT_BYTES) return undefined;
    await copyPrivately(before, kept);
    return { path, how: "stored", before: await sha256File(kept), part };
  }
  if ((await stat(after)).size !== size) {
    await copyPrivately(before, kept);
    return { path, how: "stored", before: await sha256File(kept), after: await sha256File(after), part };
  }
  const patch = await createPatch(kept);
  const { sha256Before, sha256After, isSame } = await compareFiles(before, after, patch.add).finally(patch.close);
  if (!isSame) return { path, how: "patch", before: sha256Before, after: sha256After, part };
  await rm(kept);
  return { path, how: "same", before: sha256Before, after: sha256After };
}

function copyPrivately(source: string, target: string): Promise<void> {
  return pipeline(createReadStream(source), createWriteStream(target, { flags: "wx", mode: 0o600 }));
}
