import { existsSync } from "node:fs";

import { toJsonLines } from "../../base/files.ts";
import { readLines } from "../run/read-values.ts";
import type { PlanItem, PlannedLine } from "./plan-item.ts";
import type { RangeShard } from "./shard.ts";

/** The lines of a plan file from a byte offset on, one at a time; none if there is no file. */
export async function* readPlan(path: string, from = 0): AsyncGenerator<PlannedLine> {
  if (!existsSync(path)) return;
  let offset = from;
  for await (const line of readLines(path, from)) {
    yield { item: JSON.parse(line) as PlanItem, offset };
    offset += Buffer.byteLength(line) + 1;
  }
}

/** The line of a plan file that begins at a byte offset; undefined if none does. */
export async function readPlanLine(path: string, offset: number): Promise<PlanItem | undefined> {
  for await (const { item } of readPlan(path, offset)) return item;
  return undefined;
}

/** A plan's line as its file holds it. */
export function formatPlanItem(item: PlanItem): string {
  return toJsonLines([item]);
}

/** Looks up the shards that large files have in a plan file. Holds where each begins: large files are few beside small ones. */
export async function indexPlan(path: string): Promise<(file: string) => Promise<readonly RangeShard[]>> {
  const offsets = new Map<string, number>();
  const refused = new Set<string>();
  for await (const { item, offset } of readPlan(path)) {
    if (item.kind === "batch") continue;
    if (item.kind === "refused") refused.add(item.file.path);
    else if (!offsets.has(item.file.path)) offsets.set(item.file.path, offset);
  }
  return async (file) => {
    const offset = offsets.get(file);
    if (offset === undefined || refused.has(file)) return [];
    const shards: RangeShard[] = [];
    for await (const { item } of readPlan(path, offset)) {
      if (item.kind !== "range" || item.file.path !== file) break;
      shards.push(item);
      if (item.isLast) break;
    }
    return shards;
  };
}
