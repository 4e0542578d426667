import { open, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { makeDirectory } from "../../base/files.ts";
import { hasEnded, WRITER } from "../../base/files/temporary.ts";
import { outputFailed } from "../execute/output-failed.ts";

/** Who holds a lock touches it this often, and has lost it after so long without. */
const TOUCH_MS = 5_000;
const STALE_MS = 60_000;
const POLL_MS = 250;

/**
 * Runs `action` while no other process that takes the same lock does, on this machine or another with the same disk. A lock whose holder was
 * killed is taken over. It saves work alone: everything done under it may be done twice. Throws `output-failed` where no lock can be written.
 */
export async function withLock<T>(path: string, action: () => Promise<T>): Promise<T> {
  while (!(await tryTake(path))) await wait(POLL_MS);
  const touch = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), TOUCH_MS);
  touch.unref();
  try {
    return await action();
  } finally {
    clearInterval(touch);
    await rm(path, { force: true });
  }
}

async function tryTake(path: string): Promise<boolean> {
  try {
    await makeDirectory(dirname(path), { private: true });
    const handle = await open(path, "wx", 0o600);
    await writeFile(handle, WRITER);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw outputFailed(path, error);
  }
  if (await isStale(path)) await removeStale(path);
  return false;
}

/**
 * Removes a lock if it is still stale, one process at a time: of two that found it stale, the slower one would remove what the quicker one, or
 * a third, has taken since.
 */
async function removeStale(path: string): Promise<void> {
  const guard = `${path}.stale`;
  try {
    await (await open(guard, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw outputFailed(guard, error);
    // Its holder needs it for a moment, unless it was killed in it.
    if (await isStale(guard)) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isStale(path)) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = [await readFile(path, "utf8"), await stat(path)];
    return (holder !== "" && hasEnded(holder)) || Date.now() - mtimeMs > STALE_MS;
  } catch {
    return false;
  }
}
