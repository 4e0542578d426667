import { sha256 } from "../../base/hash.ts";
import type { JobsOptions } from "bullmq";
import type { RunRecord } from "../run/run-record.ts";

/** What the queue holds of a shard: no text, no name and no path. Who takes it looks it up in the plan. */
export interface ShardJob {
  readonly id: string;
  /** Where the shard's line begins in the plan file, in bytes. */
  readonly offset: number;
}

/** What is done with a shard. */
export type ShardJobName = "anonymise" | "gather";

/** How often a shard is tried. */
export const ATTEMPTS = 3;
/** Before the second attempt; doubled before each further one. */
const BACKOFF_MS = 1_000;
/** A worker that is not heard of for so long is taken for dead, and how often that is looked at. */
export const LOCK_MS = 10_000;
export const STALLED_MS = 5_000;

/** The queue of a run: one a configuration and private folder. */
export function queueNameOf({ fingerprint, settings }: RunRecord): string {
  return `unname-${sha256(`${fingerprint} ${settings.privateDirectory}`).slice(0, 24)}`;
}

/** A job's id: a shard that is there is not entered again. */
export function jobIdOf(name: ShardJobName, id: string): string {
  return `${name}-${id}`;
}

/** Done jobs go, failed ones stay for a person to see; nothing of an error but its code is kept. */
export function jobOptions(name: ShardJobName, id: string): JobsOptions {
  return {
    jobId: jobIdOf(name, id),
    attempts: ATTEMPTS,
    backoff: { type: "exponential", delay: BACKOFF_MS },
    removeOnComplete: true,
    removeOnFail: false,
    stackTraceLimit: 0,
  };
}
