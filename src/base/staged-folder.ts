import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

import { trackTemporary } from "./temporary.ts";

/** A folder that appears whole or not at all: filled beside its place, then renamed. */
export interface StagedFolder {
  /** Where it is filled. */
  readonly directory: string;
  /** Writes a file at a relative path inside; not synced by itself. */
  write(path: string, data: string): Promise<void>;
  /** Puts the folder in its place; what was there is removed. */
  commit(): Promise<void>;
  /** Removes what was written. Does nothing after `commit`. */
  discard(): Promise<void>;
}

/** Starts a folder for `target`; a private one is open to its owner alone. */
export async function stageFolder(target: string, options: { readonly private?: boolean } = {}): Promise<StagedFolder> {
  const place = resolve(target);
  const staging = `${place}.${randomBytes(6).toString("hex")}.tmp`;
  const folderMode = options.private ? 0o700 : 0o755;
  const forget = trackTemporary(staging);
  const made = new Set<string>();
  const makeFolder = async (folder: string): Promise<void> => {
    if (made.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: folderMode });
    made.add(folder);
  };
  await mkdir(dirname(place), { recursive: true });
  await makeFolder(staging);
  return {
    directory: staging,
    write: async (path, data) => {
      const file = join(staging, path);
      await makeFolder(dirname(file));
      await writeFile(file, data, { mode: options.private ? 0o600 : 0o644 });
    },
    commit: async () => {
      const old = `${place}.${randomBytes(6).toString("hex")}.old`;
      const replaced = await rename(place, old).then(
        () => true,
        () => false,
      );
      await rename(staging, place);
      forget();
      await syncFolder(dirname(place));
      if (replaced) await rm(old, { recursive: true, force: true });
    },
    discard: async () => {
      await rm(staging, { recursive: true, force: true });
      forget();
    },
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
