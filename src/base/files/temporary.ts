import { randomBytes } from "node:crypto";
import { readlinkSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";

import { sha256 } from "../hash.ts";

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

/** Who writes: eight hexadecimal digits for the machine (or container), and the process id. */
export const WRITER = `${machine()}-${process.pid}`;

/**
 * A name beside `path` that is not taken, for what will be renamed to it (`tmp`) or was there before (`old`). It says which
 * process made it, so that {@link findLeftovers} can tell what a killed one left from what another is still writing.
 */
export function temporaryName(path: string, kind: "tmp" | "old" = "tmp"): string {
  return `${path}.${WRITER}-${randomBytes(4).toString("hex")}.${kind}`;
}

/**
 * What processes of this machine that are no longer alive left beside `path` under {@link temporaryName}, in full, sorted.
 * Nothing if its folder is missing. What another machine left on a shared disk cannot be judged from here and is not reported.
 */
export async function findLeftovers(path: string, kind: "tmp" | "old" = "tmp"): Promise<string[]> {
  const names = await readdir(dirname(path)).catch(() => []);
  const prefix = `${basename(path)}.`;
  return names
    .filter((name) => name.startsWith(prefix) && isLeftover(name.slice(prefix.length), kind))
    .map((name) => join(dirname(path), name))
    .sort();
}

/** Removes what {@link findLeftovers} finds. */
export async function removeLeftovers(path: string, kind: "tmp" | "old" = "tmp"): Promise<void> {
  for (const leftover of await findLeftovers(path, kind)) await rm(leftover, { recursive: true, force: true });
}

/** Whether the process that a {@link WRITER} names can no longer be writing: it is of this machine, and has ended. */
export function hasEnded(writer: string): boolean {
  const [machineId, pid] = writer.split("-");
  return machineId === machine() && !isAlive(Number(pid));
}

const LEFTOVER = /^([0-9a-f]{8}-\d{1,10})-[0-9a-f]{8}\.(tmp|old)$/;

function isLeftover(suffix: string, kind: "tmp" | "old"): boolean {
  const [, writer, found] = LEFTOVER.exec(suffix) ?? [];
  return writer !== undefined && found === kind && hasEnded(writer);
}

/** The {@link WRITER} of a name that {@link temporaryName} made for a file that is being written; undefined for another name. */
export function writerOf(name: string): string | undefined {
  return TEMPORARY.exec(name)?.[1];
}

const TEMPORARY = /\.([0-9a-f]{8}-\d{1,10})-[0-9a-f]{8}\.tmp$/;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Process ids count within a machine, and on Linux within a container: two of either may share a disk. */
function machine(): string {
  let namespace = "";
  try {
    namespace = readlinkSync("/proc/self/ns/pid");
  } catch {
    // Not Linux: the host's name alone.
  }
  return sha256(`${hostname()} ${namespace}`).slice(0, 8);
}
