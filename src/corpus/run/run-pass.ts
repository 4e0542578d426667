import { checkShard } from "../execute/check-shard.ts";
import type { Executor, Outcome, Task } from "../execute/executor.ts";
import { digestFates } from "../dedupe/fates.ts";
import { isSurveyed } from "../dedupe/survey-shard.ts";
import { runTasks } from "../execute/run-tasks.ts";
import { isGathered } from "../people/gather-people.ts";
import { readPlan } from "../shards/plan-file.ts";
import type { Shard } from "../shards/shard.ts";
import { type Failures, forgetShard, type PassKind } from "./failures.ts";
import type { RunFolder } from "./run-folder.ts";
import type { RunProgress } from "./run-report.ts";
import type { RunSettings } from "./settings.ts";
import { isOfShare, type Share } from "./share.ts";
import { isDedupe } from "./kind-of-run.ts";

/** What a pass over the shards has done. */
export interface PassTally {
  done: number;
  kept: number;
  changed: number;
  bytes: number;
  keptBytes: number;
  spans: number;
}

export interface PassOptions {
  readonly kind: PassKind;
  readonly folder: RunFolder;
  readonly settings: RunSettings;
  readonly executor: Executor;
  readonly failures: Failures;
  readonly share: Share | undefined;
  /** Digest of the groups' names. */
  readonly people: string | undefined;
  /** Of all shards that are this machine's. */
  readonly ofBytes: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: RunProgress) => void;
  /** Called with the first shards that are to be done, two if there are so many, before any is. */
  readonly prepare: (first: readonly Shard[]) => Promise<void>;
}

/** Does the shards of the plan that are this machine's and not done yet. */
export async function runPass(options: PassOptions): Promise<PassTally> {
  const { kind, failures, ofBytes } = options;
  const tally: PassTally = { done: 0, kept: 0, changed: 0, bytes: 0, keptBytes: 0, spans: 0 };
  const phase = kind === "anonymise" && isDedupe(options.settings) ? "dedupe" : kind;
  const report = () => {
    const { bytes, keptBytes, spans } = tally;
    options.onProgress({ bytes, keptBytes, ofBytes, spans, phase });
  };
  const onOutcome = async (task: Task, outcome: Outcome) => {
    if (outcome.kind === "failed") await failures.add(outcome.failures);
    else tally.done++;
    if (outcome.kind === "anonymise") for (const count of Object.values(outcome.entry.counts)) tally.spans += count;
    if ("shard" in task) tally.bytes += task.shard.bytes;
    report();
  };
  const found = shardsToDo(options, tally);
  try {
    const shards = await peek(found, 2);
    await options.prepare(shards.first);
    await runTasks(toTasks(shards.all, kind), options.executor, onOutcome, options.signal);
  } finally {
    // Closes the plan's file where the start failed.
    await found.return(undefined);
  }
  report();
  return tally;
}

async function* shardsToDo(options: PassOptions, tally: PassTally): AsyncGenerator<Shard> {
  const { folder, failures, share } = options;
  for await (const { item } of readPlan(folder.planPath)) {
    if (item.kind === "refused") failures.tell(item.failure);
    if (item.kind === "refused" || !isOfShare(item.ordinal, share)) continue;
    const state = await stateOf(item, options);
    if (state === "done") {
      tally.kept++;
      tally.bytes += item.bytes;
      tally.keptBytes += item.bytes;
      continue;
    }
    if (state === "changed") tally.changed++;
    await forgetShard(folder, item.id, options.kind);
    yield item;
  }
}

async function stateOf(shard: Shard, { kind, folder, people, settings }: PassOptions) {
  if (kind === "gather") return (await isGathered(shard, folder)) ? "done" : "missing";
  if (kind === "survey") return (await isSurveyed(shard, folder)) ? "done" : "missing";
  const fates = isDedupe(settings) ? await digestFates(shard.id, folder) : undefined;
  return checkShard(shard, folder, { people, otherLanguages: settings.otherLanguages, fates });
}

async function* toTasks(shards: AsyncIterable<Shard>, kind: PassKind): AsyncGenerator<Task> {
  for await (const shard of shards) yield { kind, shard };
}

/** The first few values, and all of them. */
async function peek<T>(values: AsyncGenerator<T>, count: number) {
  const first: T[] = [];
  while (first.length < count) {
    const next = await values.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  const all = async function* () {
    yield* first;
    yield* values;
  };
  return { first, all: all() };
}
