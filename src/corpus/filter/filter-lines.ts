import { once } from "node:events";
import type { Writable } from "node:stream";

import type { Outcome } from "../execute/executor.ts";
import { openExecutor } from "../execute/open-executor.ts";
import { createWork } from "../execute/work.ts";
import type { RunSettings } from "../run/settings.ts";
import { toError } from "../shards/describe-failure.ts";
import { readLines } from "./read-lines.ts";

export interface FilterOptions {
  readonly settings: RunSettings;
  /** Of surrogates. */
  readonly key?: Uint8Array;
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Writable;
  /** Worker threads. */
  readonly threads: number;
}

/**
 * Step 1 as a filter: lines in, lines out, in order, each batch written as soon as it is done. Nothing is kept: no spans, no manifest. Throws
 * what is wrong with a line, behind the batches before it, and what opening the recognisers throws.
 */
export async function filterLines({ settings, key, input, output, threads }: FilterOptions): Promise<void> {
  const work = createWork(settings, key === undefined ? {} : { key });
  const executor = openExecutor(work, threads, key);
  const waiting: Promise<Outcome>[] = [];
  const writeFirst = async () => {
    const first = waiting.shift();
    if (first !== undefined) await writeOutcome(await first, output);
  };
  try {
    for await (const lines of readLines(input)) {
      waiting.push(executor.run({ kind: "edit", lines }));
      // As many are in hand as there are threads: with one, a line is out before the next is asked for.
      if (waiting.length >= threads) await writeFirst();
    }
    while (waiting.length > 0) await writeFirst();
  } finally {
    await executor.close();
  }
}

async function writeOutcome(outcome: Outcome, output: Writable): Promise<void> {
  const [failure] = outcome.kind === "failed" ? outcome.failures : [];
  if (failure !== undefined) throw toError(failure);
  if (outcome.kind === "edit" && !output.write(outcome.bytes)) await once(output, "drain");
}
