import type { ShardFailure } from "./shard-entry.ts";
import type { PlannedFile, Shard } from "./shard.ts";

/** A file that could not be cut, after the shards it gave before that: it has no output. */
export interface RefusedFile {
  readonly kind: "refused";
  readonly file: PlannedFile;
  readonly failure: ShardFailure;
}

/** A line of the plan. Shards of a file follow each other. */
export type PlanItem = Shard | RefusedFile;

/** A line of the plan file, and where it begins. */
export interface PlannedLine {
  readonly item: PlanItem;
  /** In the plan file, in bytes. */
  readonly offset: number;
}
