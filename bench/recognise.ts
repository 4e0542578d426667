// Recognition: tokens a second and peak memory of our recognisers beside spaCy (NER alone) and Presidio, in one run on one core.
// Each reads the same texts in a process of its own; the processes take turns, round by round. Loading is told apart.
//
//   npm run bench:recognise -- --python .venv/bin/python --recogniser rules:es --recogniser crf:models/ner-es+rules:es
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { generateCorpus } from "../corpora/generate.ts";
import { listFiles, readTextFile } from "../src/base/files.ts";
import { combineRecognisers } from "../src/recognise/combine.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { createDocument } from "../src/text/document.ts";
import { tokenise } from "../src/text/tokenise.ts";

const MEDDOCAN = "../shared/data/meddocan/dev";
const DEFAULT_SPECS = ["rules:es"];
const PEERS = ["spacy", "presidio"] as const;
const PEER_SCRIPT = "bench/recognise_peers.py";
/** Keeps a process on one core, where the system has the command. */
const ONE_CORE = ["taskset", "-c", "0"] as const;
const ONE_THREAD = { OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };

const { values: flags } = parseArgs({
  options: {
    recogniser: { type: "string", multiple: true, default: DEFAULT_SPECS },
    data: { type: "string" },
    python: { type: "string" },
    rounds: { type: "string", default: "5" },
    documents: { type: "string", default: "250" },
    child: { type: "string" },
    texts: { type: "string", default: "" },
  },
});

if (flags.child === undefined) await main();
else await measureInThisProcess(flags.child, flags.texts);

interface Ready {
  readonly name: string;
  readonly loadSeconds: number;
}
interface Round {
  readonly seconds: number;
  readonly spans: number;
}
interface End {
  readonly peakBytes: number;
}

async function main() {
  const { name, texts } = await readTexts();
  const folder = await mkdtemp(join(tmpdir(), "unname-bench-"));
  const file = join(folder, "texts.json");
  await writeFile(file, JSON.stringify(texts));
  const tokens = texts.reduce((sum, text) => sum + tokenise(text).length, 0);
  const specs = flags.recogniser;
  const peers = flags.python === undefined ? [] : PEERS;
  if (flags.python === undefined)
    console.log("no --python with bench/requirements.txt installed: without spaCy and Presidio");
  const prefix = spawnSync("taskset", ["-V"]).status === 0 ? ONE_CORE : [];
  if (prefix.length === 0) console.log("no taskset: the processes may use several cores");
  const start = (...command: string[]) => openProcess([...prefix, ...command]);
  const script = fileURLToPath(import.meta.url);
  const runners = [
    ...specs.map((spec) => () => start(process.execPath, script, "--child", spec, "--texts", file)),
    ...peers.map((peer) => () => start(flags.python as string, PEER_SCRIPT, peer, file)),
  ];
  const processes: Runner[] = [];
  for (const open of runners) processes.push(await open());

  // The first round warms up caches and compilers.
  const rounds = Number(flags.rounds);
  const seconds = processes.map((): number[] => []);
  const spans = processes.map(() => 0);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, runner] of processes.entries()) {
      const result = await runner.round();
      if (round > 0) seconds[index]?.push(result.seconds);
      spans[index] = result.spans;
    }
  }
  console.log(
    `${name}: ${texts.length} documents, ${tokens} tokens; ${rounds} rounds in turn after a warm-up, one core`,
  );
  console.log(`${"tokens/s: median (least to most)".padStart(46)}   load s  peak MB   spans`);
  for (const [index, runner] of processes.entries()) {
    const rates = (seconds[index] ?? []).map((each) => tokens / each);
    const { peakBytes } = await runner.end();
    const memory = (peakBytes / 1e6).toFixed(0);
    console.log(runner.ready.name);
    console.log(
      `${spread(rates, 0).padStart(46)}  ${runner.ready.loadSeconds.toFixed(1).padStart(7)}  ${memory.padStart(7)}  ${String(spans[index]).padStart(6)}`,
    );
  }
  for (const [index] of peers.entries()) {
    const peer = specs.length + index;
    for (const own of specs.keys()) {
      const ratios = (seconds[peer] ?? []).map((each, round) => each / (seconds[own]?.[round] ?? Number.NaN));
      console.log(`${specs[own]} is ${spread(ratios, 1)} times as fast as ${processes[peer]?.ready.name}`);
    }
  }
  await rm(folder, { recursive: true });
}

interface Runner {
  readonly ready: Ready;
  round(): Promise<Round>;
  end(): Promise<End>;
}

/** A process that says when it is ready, and answers each line with a round; its end tells its memory. */
async function openProcess(command: readonly string[]): Promise<Runner> {
  const [program = "", ...args] = command;
  const child: ChildProcessWithoutNullStreams = spawn(program, args, { env: { ...process.env, ...ONE_THREAD } });
  child.stderr.pipe(process.stderr);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <T>(): Promise<T> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${command.join(" ")} ended before it answered`);
    return JSON.parse(value) as T;
  };
  const ready = await next<Ready>();
  return {
    ready,
    round: () => {
      child.stdin.write("round\n");
      return next<Round>();
    },
    end: () => {
      child.stdin.end();
      return next<End>();
    },
  };
}

/** The other end of {@link openProcess}, for ours: one SPEC, or several with `+` between for their union. */
async function measureInThisProcess(specs: string, file: string) {
  const say = (value: Ready | Round | End) => console.log(JSON.stringify(value));
  const started = performance.now();
  const recognisers = [];
  for (const spec of specs.split("+")) recognisers.push(await createRecogniser(spec));
  const recogniser = combineRecognisers(recognisers);
  const texts = JSON.parse(await readFile(file, "utf8")) as string[];
  const documents = texts.map((text, index) => createDocument(String(index), text));
  say({ name: `unname ${specs}`, loadSeconds: (performance.now() - started) / 1000 });
  for await (const _ of createInterface({ input: process.stdin })) {
    const begun = performance.now();
    const found = await recogniser.recognise(documents);
    say({ seconds: (performance.now() - begun) / 1000, spans: found.flat().length });
  }
  say({ peakBytes: process.resourceUsage().maxRSS * 1024 });
}

async function readTexts(): Promise<{ name: string; texts: string[] }> {
  const limit = Number(flags.documents);
  const folder = flags.data ?? (existsSync(MEDDOCAN) ? MEDDOCAN : undefined);
  if (folder === undefined) {
    const { notes } = generateCorpus({ seed: 3, sentences: 20_000 });
    return { name: "generated notes", texts: notes.slice(0, limit).map(({ document }) => document.text) };
  }
  const texts: string[] = [];
  for (const path of (await listFiles(folder, ".txt")).slice(0, limit))
    texts.push(await readTextFile(join(folder, path)));
  return { name: folder, texts };
}

function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits);
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])} to ${show(sorted.at(-1))})`;
}
