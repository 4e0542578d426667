import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * One thread a physical core that this process may use: two threads on one core share its multipliers, and matrix products gain
 * nothing. Where the cores cannot be told (anything but Linux), one a logical processor.
 */
export function defaultThreads(): number {
  const logical = availableParallelism();
  const cores = new Set<string>();
  for (let processor = 0; ; processor++) {
    try {
      const path = `/sys/devices/system/cpu/cpu${processor}/topology/thread_siblings_list`;
      cores.add(readFileSync(path, "utf8").trim());
    } catch {
      break;
    }
  }
  return Math.max(1, Math.min(logical, cores.size || logical));
}
