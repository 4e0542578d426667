import { rm } from "node:fs/promises";

import { writeFileAtomic } from "../../base/files.ts";
import type { ShardFailure } from "../shards/shard-entry.ts";
import { type RunFolder, workPath } from "./run-folder.ts";

/** Failures that are listed one by one. */
const MOST_SHOWN = 20;

/** Failures of a run: written where `status` finds them, and the first ones kept. */
export interface Failures {
  count(): number;
  told(): readonly ShardFailure[];
  /** Of a shard: one, or several of a batch. */
  add(failures: readonly ShardFailure[]): Promise<void>;
  /** Of a file that could not be cut: the plan says it. */
  tell(failure: ShardFailure): void;
}

/** No failures yet. */
export function createFailures(folder: RunFolder): Failures {
  const told: ShardFailure[] = [];
  let count = 0;
  const tell = (failure: ShardFailure) => {
    count++;
    if (told.length < MOST_SHOWN) told.push(failure);
  };
  return {
    count: () => count,
    told: () => told,
    tell,
    add: async (failures) => {
      for (const failure of failures) tell(failure);
      // Where output cannot be written, the message must do.
      await writeFailures(folder, failures).catch(() => undefined);
    },
  };
}

/** Leaves a shard's failures in the work folder. */
export async function writeFailures(folder: RunFolder, failures: readonly ShardFailure[]): Promise<void> {
  const [first] = failures;
  if (first === undefined) return;
  await writeFileAtomic(workPath(folder, first.id, "failure"), `${JSON.stringify(failures)}\n`, { private: true });
}

/** What goes over all shards: one of the first passes, or the last, which writes output. */
export type PassKind = "gather" | "survey" | "anonymise";

/** What says that a pass over a shard is done. */
const DONE = { gather: "people", survey: "surveyed", anonymise: "entry" } as const;

/** Takes away what says that a shard has failed or is done, of other bytes: it is done now. */
export async function forgetShard(folder: RunFolder, id: string, kind: PassKind): Promise<void> {
  for (const file of ["failure", DONE[kind]] as const) {
    await rm(workPath(folder, id, file), { force: true });
  }
}
