import type { TargetedInput } from "../../model/batches.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";

/** What must be asked to score one item, and what is made of the answers. */
export interface ScoringJob<Result> {
  readonly inputs: readonly TargetedInput[];
  /** Gets a log-probability (nats) a target: those of the first input's positions in order, then of the second's, and so on. */
  readonly finish: (logProbsNats: Float64Array) => Result;
}

/**
 * Tokens and targets of the inputs that are collected before they run: enough that inputs of like length meet in a batch, and bounds memory
 * (about 16 bytes each) whatever the number of items.
 */
const WINDOW_TOKENS = 1 << 18;

/**
 * Scores a stream of items in their order: the inputs of many items are sorted and batched together, a window at a time. Items
 * are only taken from the source as results are asked for.
 *
 * @param windowTokens tokens and targets that are collected before they run; results do not depend on it
 */
export async function* scoreStream<Item, Result>(
  session: MaskedLanguageModel,
  items: Iterable<Item> | AsyncIterable<Item>,
  createJob: (item: Item, index: number) => ScoringJob<Result>,
  windowTokens = WINDOW_TOKENS,
): AsyncGenerator<Result, void, undefined> {
  let jobs: ScoringJob<Result>[] = [];
  let tokens = 0;
  let index = 0;
  for await (const item of items) {
    const job = createJob(item, index++);
    jobs.push(job);
    // An item that asks nothing still counts, or a stream of such would never end a window.
    tokens += 1 + targetCount(job.inputs) + job.inputs.reduce((sum, { tokenIds }) => sum + tokenIds.length, 0);
    if (tokens < windowTokens) continue;
    yield* await runJobs(session, jobs);
    jobs = [];
    tokens = 0;
  }
  yield* await runJobs(session, jobs);
}

async function runJobs<Result>(session: MaskedLanguageModel, jobs: readonly ScoringJob<Result>[]): Promise<Result[]> {
  const inputs = jobs.flatMap((job) => job.inputs);
  /** Where the answers of each input's positions begin. */
  const offsets: number[][] = [];
  let count = 0;
  for (const { targets } of inputs) {
    offsets.push(targets.map((tokenIds) => (count += tokenIds.length) - tokenIds.length));
  }
  const logProbsNats = new Float64Array(count);
  await session.forEachTarget(inputs, (inputIndex, positionIndex, answer) => {
    logProbsNats.set(answer, offsets[inputIndex]?.[positionIndex] as number);
  });
  let start = 0;
  return jobs.map((job) => {
    const end = start + targetCount(job.inputs);
    const result = job.finish(logProbsNats.subarray(start, end));
    start = end;
    return result;
  });
}

function targetCount(inputs: readonly TargetedInput[]): number {
  let count = 0;
  for (const { targets } of inputs) for (const tokenIds of targets) count += tokenIds.length;
  return count;
}
