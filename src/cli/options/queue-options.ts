import { withoutUndefined } from "../../base/without-undefined.ts";
import type { Command } from "commander";

import type { QueueOptions } from "../../corpus/queue/queue-connection.ts";

/** Flags that say where a queue is. */
export interface QueueFlags {
  readonly queue?: string;
  readonly queuePasswordFile?: string;
  readonly queueCa?: string;
}

const URL_HELP = "redis://host:port, or rediss:// for TLS; the password from the environment (UNNAME_QUEUE_PASSWORD)";

/** Adds `--queue` and what belongs to it; `what` says what is done with it. */
export function addQueueOptions(command: Command, what: string, isRequired = false): Command {
  const description = `${what} (${URL_HELP})`;
  return (
    isRequired ? command.requiredOption("--queue <url>", description) : command.option("--queue <url>", description)
  )
    .option("--queue-password-file <file>", "or the password from this file")
    .option("--queue-ca <file>", "certificates (PEM) that the queue's must be signed by");
}

/** The queue that the flags name; undefined if none. */
export function queueOf({ queue, queuePasswordFile, queueCa }: QueueFlags): QueueOptions | undefined {
  if (queue === undefined) return undefined;
  return {
    url: queue,
    ...withoutUndefined({ passwordFile: queuePasswordFile, caFile: queueCa }),
  };
}
