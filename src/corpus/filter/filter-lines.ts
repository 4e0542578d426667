import { once } from "node:events";
import type { Writable } from "node:stream";

import { absentFieldsError } from "../absent-fields.ts";
import type { Outcome } from "../execute/executor.ts";
import { openExecutor } from "../execute/open-executor.ts";
import { addCounts } from "../execute/tally.ts";
import { createWork } from "../execute/work.ts";
import type { RunSettings } from "../run/settings.ts";
import { toError } from "../shards/describe-failure.ts";
import type { EditedLines } from "./edit-lines.ts";
import { readLines } from "./read-lines.ts";

/** What is there when the end of a stream says that a field was named wrongly. */
const WRITTEN =
  "The lines are written, and still hold what it was to name: do not use them; run again with the right name, or without it.";

export interface FilterOptions {
  readonly settings: RunSettings;
  /** Of surrogates. */
  readonly key?: Uint8Array;
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Writable;
  /** Worker threads. */
  readonly threads: number;
}

/** What went through a filter. */
export interface FilteredLines {
  readonly records: number;
  /** Documents by language, see `AnonymiseResult`. */
  readonly languages: Readonly<Record<string, number>>;
}

/**
 * Step 1 as a filter: lines in, lines out, in order, each batch written as soon as it is done. Nothing is kept: no spans, no manifest. Throws
 * what is wrong with a line, behind the batches before it, what opening the recognisers throws, and at the end of the stream `usage` if a field to
 * drop or mask stood in no record of it: what it was to name is in what was written. A stream without records is none of that.
 */
export async function filterLines({ settings, key, input, output, threads }: FilterOptions): Promise<FilteredLines> {
  const work = createWork(settings, key === undefined ? {} : { key });
  const executor = openExecutor(work, threads, key);
  const waiting: Promise<Outcome>[] = [];
  let records = 0;
  const fields: Record<string, number> = {};
  const languages: Record<string, number> = {};
  const writeFirst = async () => {
    const first = await waiting.shift();
    if (first === undefined) return;
    const edited = editedBy(first);
    records += edited.records;
    addCounts(fields, edited.fields);
    addCounts(languages, edited.languages);
    if (!output.write(edited.bytes)) await once(output, "drain");
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
  const absent = records === 0 ? undefined : absentFieldsError(fields, settings, WRITTEN);
  if (absent !== undefined) throw absent;
  return { records, languages };
}

/** What the lines of a task have become. Throws what was wrong with them. */
function editedBy(outcome: Outcome): EditedLines {
  if (outcome.kind === "edit") return outcome.edited;
  const [failure] = outcome.kind === "failed" ? outcome.failures : [];
  throw failure === undefined
    ? new Error(`expected edited lines, found the outcome of ${outcome.kind}`)
    : toError(failure);
}
