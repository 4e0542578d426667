import { readPlan } from "../shards/plan-file.ts";
import type { RangeShard } from "../shards/shard.ts";
import { type Unit, unitOfBatch, unitOfFile } from "./unit.ts";

/** The units of a plan file, in order. A file that was refused is none. */
export async function* unitsOfPlan(planPath: string): AsyncGenerator<Unit> {
  let shards: RangeShard[] = [];
  for await (const { item } of readPlan(planPath)) {
    if (item.kind === "refused") shards = [];
    else if (item.kind === "batch") yield unitOfBatch(item);
    else {
      shards.push(item);
      if (!item.isLast) continue;
      yield unitOfFile(shards);
      shards = [];
    }
  }
}
