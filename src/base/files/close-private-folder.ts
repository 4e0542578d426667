import { chmod, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";

import { fileError } from "../errors.ts";

/** Rights of others on a folder. */
const OTHERS = 0o077;
/** Its owner alone. */
const PRIVATE_MODE = 0o700;
/** What private folders are called unless the user names another. */
const PRIVATE_NAME = /\.private$/u;

/** Folders that were found closed, or closed, by this process. */
const closed = new Set<string>();

/**
 * Closes a private folder to all but its owner where it is open, and warns of it: others may have read what is in it. Throws `usage`
 * where that cannot be done: it belongs to another user, or lies on a disk without such rights. Does nothing on Windows, whose rights are not
 * told by a mode.
 */
export async function closePrivateFolder(path: string): Promise<void> {
  if (process.platform === "win32" || closed.has(path)) return;
  const before = (await stat(path)).mode;
  if ((before & OTHERS) !== 0) {
    const mended = await chmod(path, PRIVATE_MODE).then(
      async () => ((await stat(path)).mode & OTHERS) === 0,
      () => false,
    );
    const found = `mode ${(before & 0o777).toString(8).padStart(4, "0")}`;
    if (!mended)
      throw fileError(
        "usage",
        path,
        `expected a private folder that its owner alone may open, found ${found}, which could not be changed. Have its owner run chmod 700 on it, or name another folder on a disk that keeps such rights.`,
        { mode: before & 0o777 },
      );
    process.emitWarning(
      `${path}: this private folder was open to others (${found}); it is now open to its owner alone. What lies in it may have been read.`,
      { type: "UnnameWarning", code: "PRIVATE_FOLDER_OPEN" },
    );
  }
  closed.add(path);
}

/** The private folder that a path is or lies in, by its name; undefined if none is called so. The outermost closes those inside. */
export function privateFolderAbove(path: string): string | undefined {
  let found: string | undefined;
  for (let at = resolve(path); dirname(at) !== at; at = dirname(at)) if (PRIVATE_NAME.test(basename(at))) found = at;
  return found;
}
