import { rmSync } from "node:fs";

/** Files and folders that are being written and have not been renamed yet. */
const inFlight = new Set<string>();

/** Notes a temporary file or folder, so that an interrupted program can remove it; returns a function that forgets it. */
export function trackTemporary(path: string): () => void {
  inFlight.add(path);
  return () => void inFlight.delete(path);
}

/** Removes whatever is still being written, as far as the system lets it: what a program does when it is interrupted. */
export function removeTemporaries(): void {
  for (const path of inFlight) {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // The program ends whatever happens here: a file that cannot be removed is left where it is.
    }
  }
  inFlight.clear();
}
