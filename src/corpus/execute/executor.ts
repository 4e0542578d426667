import type { ShardEntry, ShardFailure } from "../shards/shard-entry.ts";
import type { Shard } from "../shards/shard.ts";
import type { EditedLines, LineBatch } from "../filter/edit-lines.ts";
import type { Unit } from "../assemble/unit.ts";

/** A piece of work that any thread, process or machine can do. */
export type Task =
  /** Recognise, replace, write part and spans. */
  | { readonly kind: "anonymise"; readonly shard: Shard }
  /** The first pass with a group field: gather whom each group names. */
  | { readonly kind: "gather"; readonly shard: Shard }
  /** The first pass where repeated text is taken out: read what units are compared by. */
  | { readonly kind: "survey"; readonly shard: Shard }
  /** Put the output files together of parts. */
  | { readonly kind: "assemble"; readonly unit: Unit }
  /** See whether output files are what they should be. */
  | { readonly kind: "verify"; readonly unit: Unit }
  /** Lines of a stream, there and back. */
  | { readonly kind: "edit"; readonly lines: LineBatch };

/** What became of a task. Failures are values: errors lose their fields between threads. */
export type Outcome =
  | { readonly kind: "anonymise"; readonly entry: ShardEntry }
  | { readonly kind: "gather" }
  | { readonly kind: "survey" }
  | { readonly kind: "assemble" }
  | { readonly kind: "verify"; readonly holds: boolean }
  | { readonly kind: "edit"; readonly edited: EditedLines }
  /** `stopsRun`: no other task can do better, since output cannot be written or recognisers cannot be opened. */
  | { readonly kind: "failed"; readonly failures: readonly ShardFailure[]; readonly stopsRun: boolean };

/** Does tasks, some at a time. */
export interface Executor {
  /** Tasks that it does at a time. */
  readonly capacity: number;
  /** Resolves when a task is done or has failed; never rejects but after {@link close}. */
  run(task: Task): Promise<Outcome>;
  /** Ends at once, in the middle of a text if need be. */
  close(): Promise<void>;
}
