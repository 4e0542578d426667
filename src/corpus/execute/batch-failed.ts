import type { ShardFailure } from "../shards/shard-entry.ts";

/** Some files of a batch could not be done; the others were. */
export class BatchFailed extends Error {
  readonly failures: readonly ShardFailure[];

  constructor(failures: readonly ShardFailure[]) {
    super(`${failures.length} files of a batch failed`);
    this.name = "BatchFailed";
    this.failures = failures;
  }
}
