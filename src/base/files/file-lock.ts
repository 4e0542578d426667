import { closeSync, openSync, rmSync, statSync } from "node:fs";

const POLL_MS = 2;
/** What is done under the lock takes milliseconds: one that stays the same for so long is that of a program that was killed. */
const ABANDONED_MS = 5_000;

/**
 * Does something to a file while no other program that takes the same lock does, on this machine or another with the same disk; others
 * wait. Where no lock can be made (a full disk, a folder that may not be written) it is done without.
 */
export function withFileLock<T>(path: string, action: () => T): T {
  const lock = `${path}.lock`;
  const taken = take(lock);
  try {
    return action();
  } finally {
    if (taken !== undefined && identify(lock) === taken) rmSync(lock, { force: true });
  }
}

/** Waits for the lock; which one it is, or undefined where none can be made. */
function take(lock: string): string | undefined {
  let seen: string | undefined;
  let since = 0;
  for (;;) {
    try {
      // Empty, so that it needs no room on a disk that is nearly full.
      closeSync(openSync(lock, "wx", 0o600));
      return identify(lock);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return undefined;
    }
    const found = identify(lock);
    // Measured by waiting: the clock of a disk on the network may be another.
    if (found !== seen) [seen, since] = [found, performance.now()];
    else if (performance.now() - since > ABANDONED_MS) rmSync(lock, { force: true });
    blockFor(POLL_MS);
  }
}

function identify(lock: string): string | undefined {
  const found = statSync(lock, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino}/${found.ctimeNs}`;
}

/** Does nothing for so many milliseconds; nothing else of the thread runs either. */
export function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
