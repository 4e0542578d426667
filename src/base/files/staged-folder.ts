import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

import { UnnameError } from "../errors.ts";
import { syncPath } from "./sync-path.ts";
import { findLeftovers, removeLeftovers, temporaryName, trackTemporary } from "./temporary.ts";

/** A folder that appears whole or not at all: filled beside its place, then renamed. */
export interface StagedFolder {
  /** Where it is filled. */
  readonly directory: string;
  /** Writes a file at a relative path inside, a stream as it comes; not synced by itself. */
  write(path: string, data: string | AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Puts the folder in its place, or beside it under another `name` that came out while it was filled; what was there is
   * removed, or, without `replace`, is an `output-exists` error.
   */
  commit(name?: string): Promise<void>;
  /** Removes what was written, and the folders that were made for it. Does nothing after `commit`. */
  discard(): Promise<void>;
}

export interface StageOptions {
  /** Open to its owner alone. */
  readonly private?: boolean;
  /** Every file and folder reaches the disk before the folder appears, so that a loss of power leaves none that is half there. */
  readonly synced?: boolean;
  /** Whether `commit` replaces a folder that has something in it. Default true: callers refuse it before they begin. */
  readonly replace?: boolean;
}

/** Starts a folder for `target`. What killed programs left of an earlier start for it is removed. */
export async function stageFolder(target: string, options: StageOptions = {}): Promise<StagedFolder> {
  const place = resolve(target);
  await removeLeftovers(place);
  if (existsSync(place)) await removeLeftovers(place, "old");
  const staging = temporaryName(place);
  const folderMode = options.private ? 0o700 : 0o755;
  const forget = trackTemporary(staging);
  const made = new Set<string>();
  const makeFolder = async (folder: string): Promise<void> => {
    if (made.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: folderMode });
    made.add(folder);
  };
  const firstMade = await mkdir(dirname(place), { recursive: true });
  await makeFolder(staging);
  return {
    directory: staging,
    write: async (path, data) => {
      const file = join(staging, path);
      await makeFolder(dirname(file));
      await writeFile(file, data, { mode: options.private ? 0o600 : 0o644 });
    },
    commit: async (name = basename(place)) => {
      const final = join(dirname(place), name);
      if (options.synced) await syncTree(staging);
      const replaced = options.replace === false ? undefined : await setAside(final);
      try {
        await rename(staging, final);
      } catch (error) {
        if (replaced !== undefined) await rename(replaced, final);
        throw isOccupied(error) ? occupied(final, error) : error;
      }
      forget();
      await syncPath(dirname(final));
      if (replaced !== undefined) await rm(replaced, { recursive: true, force: true });
    },
    discard: async () => {
      await rm(staging, { recursive: true, force: true });
      forget();
      if (firstMade !== undefined) await removeEmptyFolders(dirname(place), firstMade);
    },
  };
}

/**
 * Puts back a folder that a killed program had set aside to replace it, and not yet replaced: no system call that Node offers
 * exchanges two folders, so between two renames there is none at `target`. Returns whether there was one.
 */
export async function restoreSetAside(target: string): Promise<boolean> {
  const place = resolve(target);
  if (existsSync(place)) return false;
  const newest = (await findLeftovers(place, "old")).at(-1);
  if (newest === undefined) return false;
  await rename(newest, place);
  await syncPath(dirname(place));
  return true;
}

/** Removes a folder and those above it up to `last`, as far as they are empty. */
async function removeEmptyFolders(folder: string, last: string): Promise<void> {
  for (let at = folder; at.startsWith(last); at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      // Something was put there meanwhile.
      return;
    }
  }
}

/** Moves what is at `place` beside it; undefined if there is nothing. */
async function setAside(place: string): Promise<string | undefined> {
  const old = temporaryName(place, "old");
  try {
    await rename(place, old);
    return old;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function isOccupied(error: unknown): boolean {
  return ["ENOTEMPTY", "EEXIST", "ENOTDIR"].includes(String((error as NodeJS.ErrnoException).code));
}

function occupied(place: string, cause: unknown): UnnameError {
  return new UnnameError(
    "output-exists",
    `${place}: appeared while this program was writing it. Name another output, or pass --force to replace it.`,
    { cause, details: { path: place } },
  );
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncPath(path));
  }
  await syncPath(folder);
}
