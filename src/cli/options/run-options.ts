import { availableParallelism } from "node:os";

import { Option } from "commander";

import { integerOption } from "./parse-values.ts";

/** Flags of a run over a corpus that is cut into pieces. */
export interface RunFlags {
  readonly workers: number;
  readonly shardBytes?: number;
}

/** Least size of a piece of work: smaller ones cost more than they do. */
const LEAST_SHARD_BYTES = 1024;

/** What a run says when it is interrupted. */
export const INTERRUPTED = "Interrupted. The same command goes on where this one stopped.";

/** The flag `--workers`. */
export function workersOption(): Option {
  return new Option("--workers <n>", "cores to use").argParser(integerOption(1)).default(availableParallelism(), "all");
}

/** The flag `--shard-bytes`. */
export function shardBytesOption(): Option {
  return new Option(
    "--shard-bytes <n>",
    "how much of a file is one piece of work, and lost where a run is killed (default: 4 MiB)",
  ).argParser(integerOption(LEAST_SHARD_BYTES));
}
