import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;

/** Clock ticks of Linux in a second. */
const TICKS = 100;

/** What a process and all that descend from it hold and have used. */
export interface TreeSample {
  /** Resident memory of all together; what they share is counted for each. */
  readonly bytes: number;
  readonly cpuSeconds: number;
}

/** Samples a process and all that descend from it; zeros where the system has no `/proc`. */
export function sampleTree(root: number): TreeSample {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync("/proc")) if (/^\d+$/u.test(name)) parents.set(Number(name), parentOf(name));
  } catch {
    return { bytes: 0, cpuSeconds: 0 };
  }
  let [bytes, cpuSeconds] = [0, 0];
  for (const pid of parents.keys()) {
    if (!descends(pid, root, parents)) continue;
    bytes += residentBytes(pid);
    cpuSeconds += cpuSecondsOf(pid);
  }
  return { bytes, cpuSeconds };
}

function descends(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at)) if (at === root) return true;
  return false;
}

function parentOf(pid: string): number {
  return Number(statOf(pid)[1] ?? 0);
}

function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

/** The fields behind the name, which stands in brackets and may hold anything: state, parent, and so on (proc(5)). */
function statOf(pid: number | string): string[] {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /u, "")
    .split(" ");
}

function residentBytes(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(" ")[1] ?? 0) * PAGE_BYTES;
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
