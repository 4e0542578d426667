import { existsSync, readdirSync } from "node:fs";
import { dirname } from "node:path";

import { fileError } from "../../base/errors.ts";
import { hasEnded, writerOf } from "../../base/files/temporary.ts";
import { readFailures } from "../execute/read-entry.ts";
import { readPlan } from "../shards/plan-file.ts";
import type { ShardFailure } from "../shards/shard-entry.ts";
import { type RunFolder, workPath } from "./run-folder.ts";
import { readRunRecord } from "./run-record.ts";

/** Where a run is. */
export interface RunStatus {
  /** The output is in its place. */
  readonly isFinished: boolean;
  readonly done: number;
  /** Being written now, as far as can be seen from this machine. */
  readonly running: number;
  readonly failed: number;
  /** Neither done, nor running, nor failed. */
  readonly left: number;
  readonly bytes: number;
  readonly ofBytes: number;
  /** The first ones. */
  readonly failures: readonly ShardFailure[];
}

const MOST_SHOWN = 100;

/** Looks where a run is, on the disk alone. Throws `input-missing` if a private folder holds no run. */
export async function readStatus(folder: RunFolder): Promise<RunStatus> {
  const record = await readRunRecord(folder);
  if (record === undefined) {
    throw fileError(
      "input-missing",
      folder.privateDirectory,
      'no run of "unname anonymise". Name its --out, and its --private if it has one.',
    );
  }
  const failures: ShardFailure[] = [];
  let [done, running, failed, left, bytes, ofBytes] = [0, 0, 0, 0, 0, 0];
  for await (const { item } of readPlan(folder.planPath)) {
    if (item.kind === "refused") {
      failed++;
      failures.push(item.failure);
      continue;
    }
    ofBytes += item.bytes;
    if (existsSync(workPath(folder, item.id, "entry"))) {
      done++;
      bytes += item.bytes;
      continue;
    }
    const found = await readFailures(folder, item.id);
    if (found.length > 0) {
      failed++;
      failures.push(...found);
    } else if (isBeingWritten(folder, item.id)) running++;
    else left++;
  }
  const told = failures.slice(0, MOST_SHOWN);
  return { isFinished: record.isFinished, done, running, failed, left, bytes, ofBytes, failures: told };
}

function isBeingWritten(folder: RunFolder, id: string): boolean {
  const directory = dirname(workPath(folder, id, "part"));
  if (!existsSync(directory)) return false;
  return readdirSync(directory).some((name) => {
    const writer = name.startsWith(id) ? writerOf(name) : undefined;
    return writer !== undefined && !hasEnded(writer);
  });
}
