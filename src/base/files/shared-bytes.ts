import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Bytes of files that are read once and never changed, in memory that threads share: absolute path, or the name of what was made, to its bytes. */
export type SharedFiles = ReadonlyMap<string, SharedArrayBuffer>;

const files = new Map<string, SharedArrayBuffer>();

/** A file's bytes, read once for all threads that {@link adoptSharedFiles}. Callers never write into them. Throws as `readFileSync`. */
export function readShared(path: string): Uint8Array {
  const place = resolve(path);
  return shareMade(place, () => readFileSync(place));
}

/** Bytes under a name, made once for all threads that {@link adoptSharedFiles}. Callers never write into them. Throws what `make` throws. */
export function shareMade(name: string, make: () => Uint8Array): Uint8Array {
  const known = files.get(name);
  if (known !== undefined) return new Uint8Array(known);
  const made = make();
  const bytes = new Uint8Array(new SharedArrayBuffer(made.length));
  bytes.set(made);
  files.set(name, bytes.buffer);
  return bytes;
}

/** All that this thread has read, to be handed to a worker (`workerData`). */
export function sharedFiles(): SharedFiles {
  return files;
}

/** Takes over what another thread has read; called first in a worker. */
export function adoptSharedFiles(given: SharedFiles): void {
  for (const [path, buffer] of given) files.set(path, buffer);
}
