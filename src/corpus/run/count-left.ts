import { access } from "node:fs/promises";

import { readPlan } from "../shards/plan-file.ts";
import { type RunFolder, workPath } from "./run-folder.ts";

/** How many shards of a plan have no such file yet. */
export async function countLeft(kind: "people" | "entry" | "fates", folder: RunFolder): Promise<number> {
  let left = 0;
  for await (const id of shardIdsOf(folder.planPath)) {
    const isThere = await access(workPath(folder, id, kind)).then(
      () => true,
      () => false,
    );
    if (!isThere) left++;
  }
  return left;
}

/** The ids of a plan's shards, in order. */
export async function* shardIdsOf(planPath: string): AsyncGenerator<string> {
  for await (const { item } of readPlan(planPath)) if (item.kind !== "refused") yield item.id;
}
