import type { InputDigest, OutputFile } from "../shards/shard-entry.ts";
import type { BatchShard, PlannedFile, RangeShard } from "../shards/shard.ts";

/** What is put together at a time: a large file of its shards, or the files of a batch. */
export type Unit =
  | { readonly kind: "file"; readonly id: string; readonly file: PlannedFile; readonly shards: readonly RangeShard[] }
  | { readonly kind: "batch"; readonly id: string; readonly shards: readonly [BatchShard] };

/** What is known of a unit that was put together. */
export interface WholeRecord {
  readonly id: string;
  /** Hash of the parts' digests: with other parts it is another whole. */
  readonly of: string;
  readonly inputs: readonly InputDigest[];
  readonly outputs: readonly OutputFile[];
}

/** The unit of a batch. */
export function unitOfBatch(shard: BatchShard): Unit {
  return { kind: "batch", id: shard.id, shards: [shard] };
}

/** The unit of a file, from all of its shards in order. */
export function unitOfFile(shards: readonly RangeShard[]): Unit {
  const [first] = shards;
  if (first === undefined) throw new RangeError("a file without shards");
  return { kind: "file", id: first.id, file: first.file, shards };
}

/** The input files of a unit. */
export function inputsOf(unit: Unit): readonly PlannedFile[] {
  return unit.kind === "batch" ? unit.shards[0].files : [unit.file];
}
