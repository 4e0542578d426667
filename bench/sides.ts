// How the benchmarks of this folder compare: each side in a process of its own, so that memory is measured apart, loaded once,
// then round by round in turn, so that whatever else the machine does meets all sides alike.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** One side while its process runs. `Answer` is what it computes, sent once to be compared. */
export interface Side<Answer> {
  readonly name: string;
  /** From the start of the process until it can answer. */
  readonly loadSeconds: number;
  /** Computes once, untimed: a warm-up too. `part` says of what, where the side has several. */
  answer(part?: number): Promise<Answer>;
  /** Computes once and says how many seconds it took. */
  round(part?: number): Promise<number>;
  /** Ends the process and returns the most memory that was resident, in bytes. */
  end(): Promise<number>;
}

/** What a round is timed by: the clock, or the time of processors, which other work on the machine hardly changes. */
export type Clock = "wall" | "processor";
const CLOCK_KEY = "UNNAME_BENCH_CLOCK";
/** Of Linux, in which it counts the time of processors. */
const TICKS_PER_SECOND = 100;

/** Starts a side that speaks as {@link serveSide} does: a JSON line when ready, and one for each line it gets. */
export async function openSide<Answer>(
  command: readonly string[],
  threads: number,
  clock: Clock = "wall",
): Promise<Side<Answer>> {
  const [program = "", ...args] = command;
  const started = performance.now();
  const count = String(threads);
  const env = {
    ...process.env,
    OMP_NUM_THREADS: count,
    MKL_NUM_THREADS: count,
    TOKENIZERS_PARALLELISM: "false",
    [CLOCK_KEY]: clock,
  };
  const child: ChildProcessWithoutNullStreams = spawn(program, args, { env });
  child.stderr.pipe(process.stderr);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<unknown> => {
    if (question !== "") child.stdin.write(`${question}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${command.join(" ")} ended before it answered`);
    return JSON.parse(value) as unknown;
  };
  const name = (await ask("")) as string;
  return {
    name,
    loadSeconds: (performance.now() - started) / 1000,
    answer: async (part) => (await ask(`answer ${part ?? ""}`.trim())) as Answer,
    round: async (part) => (await ask(`round ${part ?? ""}`.trim())) as number,
    end: async () => {
      const bytes = (await ask("end")) as number;
      child.stdin.end();
      return bytes;
    },
  };
}

/** The other end of {@link openSide}, in the side's process. Without a part in the question, it is part 0. */
export async function serveSide(name: string, compute: (part: number) => Promise<unknown>): Promise<void> {
  const say = (value: unknown) => console.log(JSON.stringify(value));
  say(name);
  for await (const line of createInterface({ input: process.stdin })) {
    const [question, part = "0"] = line.split(" ");
    if (question === "end") say(peakBytes());
    else {
      const begun = secondsNow();
      const answer = await compute(Number(part));
      say(question === "answer" ? answer : secondsNow() - begun);
    }
  }
}

/**
 * Resident bytes of this process at most, and of those that it started. What `getrusage` says on Linux includes the process that started this one, as it
 * was before it changed programs, so the kernel's own mark comes first.
 */
function peakBytes(): number {
  const own = peakOf("self");
  if (own === undefined) return 1024 * process.resourceUsage().maxRSS;
  return childIds().reduce((sum, child) => sum + (peakOf(child) ?? 0), own);
}

/** By {@link Clock}; processors' time is that of this process and of those that it started. */
function secondsNow(): number {
  if (process.env[CLOCK_KEY] !== "processor") return performance.now() / 1000;
  const { user, system } = process.cpuUsage();
  const ofChild = (id: string) => {
    // After the name in parentheses: user and system time are the 14th and 15th field of all.
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /su, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  };
  return childIds().reduce((sum, id) => sum + ofChild(id), (user + system) / 1e6);
}

function childIds(): string[] {
  const listed = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8");
  return listed.split(" ").filter((id) => id !== "");
}

function peakOf(id: string): number | undefined {
  const status = `/proc/${id}/status`;
  const mark = existsSync(status) ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, "utf8")) : null;
  return mark === null ? undefined : 1024 * Number(mark[1]);
}

/** Seconds by side and round. `between` runs before each round; `part` is what every side computes. */
export async function takeTurns(
  sides: readonly Side<unknown>[],
  rounds: number,
  between: () => Promise<void> = async () => {},
  part?: number,
): Promise<number[][]> {
  const seconds = sides.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    await between();
    for (const [index, side] of sides.entries()) seconds[index]?.push(await side.round(part));
  }
  return seconds;
}

/** The candidate whose side is fastest, each tried alone: a warm-up, then a round. */
export async function fastest<Candidate>(
  candidates: readonly Candidate[],
  open: (candidate: Candidate) => Promise<Side<unknown>>,
): Promise<Candidate> {
  const tried: { readonly candidate: Candidate; readonly seconds: number }[] = [];
  for (const candidate of candidates) {
    const side = await open(candidate);
    await side.answer();
    tried.push({ candidate, seconds: await side.round() });
    await side.end();
  }
  const [best] = tried.toSorted((a, b) => a.seconds - b.seconds);
  if (best === undefined) throw new RangeError("nothing to try");
  return best.candidate;
}

/** `median (least to most)`. */
export function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits);
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])} to ${show(sorted.at(-1))})`;
}

/** How many times as long as `ours` the other side took, round by round. */
export function ratios(theirs: readonly number[], ours: readonly number[]): number[] {
  return theirs.map((seconds, round) => seconds / (ours[round] ?? Number.NaN));
}
