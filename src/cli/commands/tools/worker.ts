import type { Command } from "commander";

import { sayIfInterrupted } from "../../../base/process/interruption.ts";
import { addQueueOptions, type QueueFlags, queueOf } from "../../options/queue-options.ts";
import { workersOption } from "../../options/run-options.ts";
import { finishCommand, type CommonOptions, type Io, printResult, progressReporter } from "../../terminal.ts";

interface Flags extends QueueFlags, CommonOptions {
  readonly private: string;
  readonly workers: number;
  readonly keyFile?: string;
}

const EXAMPLE = `
Example:
  unname worker --queue rediss://queue.example:6379 --queue-ca ca.pem --private /shared/clean.private

On each machine of a cluster, all of which see the same folders at the same paths. Start as many as you like, before "unname anonymise --queue"
or after it; each ends when the run is over. More in docs/guides/scale.md.`;

/** Adds `unname worker`: takes shards of a run from a queue. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("worker")
    .description("take pieces of an anonymise run from a queue")
    .requiredOption("--private <dir>", "the run's private folder, on a disk that all machines share")
    .addOption(workersOption())
    .option("--key-file <file>", "the key of surrogates (default: UNNAME_KEY_FILE, or the key itself in UNNAME_KEY)");
  addQueueOptions(command, "where the pieces are taken from", true);
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    const { takeShards } = await import("../../../corpus/queue/take-shards.ts");
    const { findKey } = await import("../../../replace/secret-key.ts");
    const key = await findKey(flags.keyFile);
    const tell = progressReporter(io, flags);
    const forget = sayIfInterrupted("Interrupted. What this worker had is taken over by the others.");
    try {
      const queue = queueOf(flags);
      if (queue === undefined) return;
      const result = await takeShards({
        privateDirectory: flags.private,
        queue,
        threads: flags.workers,
        ...(key !== undefined && { key }),
        onShard: ({ shards }) => {
          if (io.isTTY || shards % REPORT_STEP === 0) tell(`${shards} pieces done`);
        },
        onNote: tell,
      });
      printResult(io, flags, result, `The run is over. ${result.shards} pieces were done here.`);
    } finally {
      forget();
    }
  });
}

/** Pieces between two lines of progress in a file. */
const REPORT_STEP = 100;
