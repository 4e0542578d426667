// Step 1 end to end: MB of notes a second and core, with one worker and with two, and the peak memory of all processes, for the default Dutch
// combination and for its names model alone; what a note costs at two lengths; and, with --python, spaCy and Presidio on a part of the same text.
// Every thread has to warm up (V8 compiles its code anew in each), so the rate of what comes after that is given, too; and what this machine can do
// at most: as many programs of one worker, each held to a core of its own.
// Notes are generated, JSON Lines in Dutch (the peers read the short ones with the Spanish model that bench/requirements.txt has): short notes, which
// are nearly names alone, and a hospital's records. Every run is a process of its own and starts from nothing.
//
//   npm run bench:anonymise                                    100 MB of each
//   npm run bench:anonymise -- --size 3GB                      the same at another size
//   npm run bench:anonymise -- --notes records                 one of the two
//   npm run bench:anonymise -- --python .venv/bin/python       beside spaCy and Presidio (bench/requirements.txt)
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import { sampleTree } from "./sample-tree.ts";
import { makeSpeedNotes, SPEED_NOTES, type SpeedNotes, tellDensity } from "./speed-notes.ts";

const { values: flags } = parseArgs({
  options: {
    size: { type: "string", default: "100MB" },
    notes: { type: "string", multiple: true, default: [...SPEED_NOTES] },
    workers: { type: "string", default: "1,2" },
    recogniser: { type: "string", multiple: true, default: ["language:nl", "crf:ner-nl"] },
    python: { type: "string" },
    folder: { type: "string", default: tmpdir() },
  },
});

const UNITS: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6, GB: 1e9 };
const SEED = 11;
/** Notes that are made; the file repeats them under other numbers. */
const DISTINCT = 20_000;
/** Notes of so many bytes, and so many MB of each. */
const LENGTHS = [300, 30_000] as const;
const LENGTH_MB = 10;
/** What a thread does until it is warm: two pieces of work. */
const WARM_BYTES = 2 * 4 * 1024 * 1024;
const SAMPLE_MS = 200;
const PEERS = ["spacy", "presidio"] as const;
/** Peers read so many in each of two rounds, of which the first warms up: they are slow. */
const PEER_DOCUMENTS = 1_000;

const folder = await mkdtemp(join(flags.folder, "unname-bench-"));
try {
  await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}

interface Run {
  readonly bytes: number;
  readonly seconds: number;
}

/** MB a second: of a whole run, and of what comes after the threads' first pieces. */
interface Rates {
  readonly rate: number;
  readonly warm: number | undefined;
}

interface Measured {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

async function main() {
  for (const given of flags.notes) {
    const kind = SPEED_NOTES.find((known) => known === given);
    if (kind === undefined) throw new Error(`--notes ${given}: expected ${SPEED_NOTES.join(" or ")}`);
    await measureNotes(kind);
  }
}

async function measureNotes(kind: SpeedNotes) {
  const made = makeSpeedNotes(kind, "nl", SEED, DISTINCT);
  const { texts } = made;
  const file = join(folder, "notes.jsonl");
  const bytes = await writeNotes(file, texts, parseSize(flags.size));
  console.log(
    `\n${(bytes / 1e6).toFixed(0)} MB of JSON Lines, made of ${texts.length} generated Dutch notes, ${kind}: ${tellDensity(made)}`,
  );
  console.log(
    "recogniser         workers   seconds   MB/s   once warm   MB/s a core   CPU s/MB   peak MB (all processes)",
  );
  const workers = flags.workers.split(",").map(Number);
  let best = 0;
  for (const spec of flags.recogniser) {
    const rates = new Map<number, Rates>();
    for (const count of workers) {
      const measured = await measureRun(file, spec, count);
      const rate = bytes / 1e6 / measured.seconds;
      const warm = await measureWarm(texts, spec, count, { bytes, seconds: measured.seconds });
      best = Math.max(best, rate / count);
      rates.set(count, { rate, warm });
      const cells = [
        spec.padEnd(18),
        String(count).padStart(7),
        measured.seconds.toFixed(1).padStart(9),
        rate.toFixed(2).padStart(6),
        (warm?.toFixed(2) ?? "–").padStart(11),
        (rate / count).toFixed(2).padStart(13),
        (measured.cpuSeconds / (bytes / 1e6)).toFixed(3).padStart(10),
        (measured.peakBytes / 1e6).toFixed(0).padStart(9),
      ];
      console.log(cells.join(" "));
    }
    for (const count of workers) if (count > 1) await tellScaling(texts, spec, count, rates);
  }
  if (kind !== "short") return;
  await measureLengths(texts);
  if (flags.python === undefined)
    console.log("\nno --python with bench/requirements.txt installed: without spaCy and Presidio");
  else await measurePeers(flags.python, texts, best);
}

/** The rate of what is read after each thread's first pieces: the difference to a run of those alone. Undefined if there is too little of it. */
async function measureWarm(
  texts: readonly string[],
  spec: string,
  workers: number,
  all: Run,
): Promise<number | undefined> {
  if (all.bytes < 2 * workers * WARM_BYTES) return undefined;
  const file = join(folder, "warm.jsonl");
  const bytes = await writeNotes(file, texts, workers * WARM_BYTES);
  const { seconds } = await measureRun(file, spec, workers);
  return (all.bytes - bytes) / 1e6 / (all.seconds - seconds);
}

/** How much more several workers do than one, and how much more this machine's cores do when nothing is shared between them. */
async function tellScaling(texts: readonly string[], spec: string, workers: number, rates: ReadonlyMap<number, Rates>) {
  const [one, several] = [rates.get(1), rates.get(workers)];
  if (one === undefined || several === undefined) return;
  const times = (of: number | undefined, by: number | undefined) =>
    of === undefined || by === undefined ? "–" : `${(of / by).toFixed(2)} ×`;
  const all = `${workers} workers: ${times(several.rate, one.rate)} one, once warm ${times(several.warm, one.warm)}`;
  const file = join(folder, "apart.jsonl");
  await writeNotes(file, texts, WARM_BYTES);
  const alone = await measureApart(file, spec, 1);
  const together = await measureApart(file, spec, workers);
  const ceiling =
    alone === undefined || together === undefined
      ? "not measured: no taskset, or fewer cores"
      : times(workers * alone, together);
  console.log(`  ${all}; programs apart, each held to a core: ${ceiling}`);
}

/** Seconds until as many programs of one worker have all read the file, each held to a core; undefined where that cannot be. */
async function measureApart(file: string, spec: string, programs: number): Promise<number | undefined> {
  if (programs > availableParallelism() || spawnSync("taskset", ["-V"]).status !== 0) return undefined;
  const cores = Array.from({ length: programs }, (_, core) => core);
  const runs = await Promise.all(cores.map((core) => measureRun(file, spec, 1, core)));
  return Math.max(...runs.map(({ seconds }) => seconds));
}

/** What a note costs, by its length: short ones cost more of what is done once a note. */
async function measureLengths(texts: readonly string[]) {
  console.log("\nlength of a note   notes/s   MB/s   (one worker)");
  for (const length of LENGTHS) {
    const file = join(folder, `length-${length}.jsonl`);
    const bytes = await writeNotes(file, joinTo(texts, length), LENGTH_MB * 1e6);
    const { seconds } = await measureRun(file, flags.recogniser[0] as string, 1);
    const rate = bytes / seconds;
    console.log(
      `${String(length).padStart(16)} ${(rate / length).toFixed(0).padStart(9)} ${(rate / 1e6).toFixed(2).padStart(6)}`,
    );
  }
}

async function measurePeers(python: string, texts: readonly string[], best: number) {
  const file = join(folder, "texts.json");
  const rounds = [0, 1].map((round) => texts.slice(round * PEER_DOCUMENTS, (round + 1) * PEER_DOCUMENTS));
  // The peers read a list a line.
  await writeFile(file, rounds.map((round) => JSON.stringify(round)).join("\n"));
  const bytes = (rounds[1] as string[]).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(`\npeers on ${(bytes / 1e6).toFixed(2)} MB of the same notes, one thread; reading and recognising alone`);
  for (const peer of PEERS) {
    const env = { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };
    const program = spawn(python, ["bench/recognise_peers.py", peer, file], {
      env,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
    await lines.next();
    const watched = watch(program);
    let seconds = 0;
    for (const round of rounds.keys()) {
      program.stdin.write(`${round}\n`);
      const { value } = await lines.next();
      ({ seconds } = JSON.parse(String(value)) as { seconds: number });
    }
    program.stdin.end();
    const { peakBytes } = await watched;
    const rate = bytes / 1e6 / seconds;
    console.log(
      `${peer.padEnd(10)} ${rate.toFixed(3)} MB/s; unname's best a core is ${(best / rate).toFixed(0)} times that; peak ${(peakBytes / 1e6).toFixed(0)} MB`,
    );
  }
}

/** Runs the program on a file, from nothing; on one core if that is given. */
async function measureRun(file: string, spec: string, workers: number, core?: number): Promise<Measured> {
  const out = join(folder, `out-${core ?? "all"}`);
  for (const name of [out, `${out}.private`]) await rm(name, { recursive: true, force: true });
  const began = performance.now();
  const words = ["anonymise", file, "--out", out, "--recogniser", spec, "--workers", String(workers), "--quiet"];
  const command = [process.execPath, "bin/unname.js", ...words];
  if (core !== undefined) command.unshift("taskset", "-c", String(core));
  const program = spawn(command[0] as string, command.slice(1), { stdio: ["ignore", "ignore", "inherit"] });
  const used = await watch(program);
  if (program.exitCode !== 0) throw new Error(`unname ended with ${program.exitCode}`);
  return { seconds: (performance.now() - began) / 1000, ...used };
}

async function watch(program: ChildProcess): Promise<Omit<Measured, "seconds">> {
  let [peakBytes, cpuSeconds] = [0, 0];
  const sample = setInterval(() => {
    if (program.pid === undefined) return;
    const now = sampleTree(program.pid);
    peakBytes = Math.max(peakBytes, now.bytes);
    cpuSeconds = Math.max(cpuSeconds, now.cpuSeconds);
  }, SAMPLE_MS);
  await once(program, "exit");
  clearInterval(sample);
  return { peakBytes, cpuSeconds };
}

/** Writes records until the file is as large as asked for; returns its bytes. */
async function writeNotes(path: string, texts: readonly string[], size: number): Promise<number> {
  const stream = createWriteStream(path);
  for (let number = 0, bytes = 0; bytes < size; number++) {
    const line = `${JSON.stringify({ id: number, text: texts[number % texts.length] })}\n`;
    bytes += Buffer.byteLength(line);
    if (!stream.write(line)) await once(stream, "drain");
  }
  stream.end();
  await once(stream, "close");
  return (await stat(path)).size;
}

/** Notes of about so many bytes: short ones put together, or cut. */
function joinTo(texts: readonly string[], length: number): string[] {
  const joined: string[] = [];
  let open = "";
  for (const text of texts) {
    open = open === "" ? text : `${open}\n${text}`;
    if (open.length < length) continue;
    joined.push(open.slice(0, length));
    open = "";
  }
  return joined;
}

function parseSize(size: string): number {
  const [, number, unit = ""] = /^([\d.]+)(kB|MB|GB)$/u.exec(size) ?? [];
  if (number === undefined) throw new Error(`--size ${size}: expected a number with kB, MB or GB`);
  return Number(number) * (UNITS[unit] ?? 1);
}
