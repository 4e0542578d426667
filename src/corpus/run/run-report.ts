import type { Totals } from "../assemble/totals.ts";
import type { Suspects } from "../suspects/find-suspects.ts";
import type { ShardFailure } from "../shards/shard-entry.ts";

/** How far a run is. Nothing of the text. */
export interface RunProgress {
  /** Bytes of input that are done, those of earlier runs among them. */
  readonly bytes: number;
  /** Bytes that were done before this run. */
  readonly keptBytes: number;
  /** Of all that is to be done here; undefined while files are being cut. */
  readonly ofBytes: number | undefined;
  /** Spans found in this run. */
  readonly spans: number;
  /** What is done now. */
  readonly phase: "plan" | "gather" | "anonymise" | "survey" | "choose" | "dedupe";
}

/** What was done to a run's output: `made`; `held`, since it was there as it should be; or `mended`, since something of it was damaged or gone. */
export type OutputState = "made" | "held" | "mended";

/** What became of a run. */
export interface RunReport {
  /** `finished`: the output is in its place. `failed`: some shards failed, all others are done. `shared`: other machines have shards left. */
  readonly state: "finished" | "failed" | "shared";
  /** The whole output; only if finished. */
  readonly totals: Totals | undefined;
  /** How it came into its place; only if finished. */
  readonly output: OutputState | undefined;
  /** Files of the input that are not read, by kind. */
  readonly unread: Readonly<Record<string, number>>;
  /** Where else the corpus seems to hold names; of several machines the first tells. */
  readonly suspects: Suspects;
  /** At most so many as are listed one by one. */
  readonly failures: readonly ShardFailure[];
  readonly failed: number;
  /** Shards that were done here, that were done before, and that were done again since their input was another. */
  readonly done: number;
  readonly kept: number;
  readonly changed: number;
  /** Shards that other machines have left. */
  readonly outstanding: number;
}
