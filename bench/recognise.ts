// Recognition: tokens per second of the processor and peak memory of our recognisers beside spaCy (NER alone) and Presidio, in one run on one
// core. Each reads the same texts in a process of its own; the processes take turns, round by round. Loading is told apart. Without --data the
// texts are short notes generated in each language, and a hospital's records in Dutch, others in each round, so that nothing is known from the
// last; the peers read all of them with their Spanish model. Rounds before the first that counts (--warm-up) are for our compiler: the peers have none,
// and take one of them.
//
//   npm run bench:recognise -- --python .venv/bin/python
//   npm run bench:recognise -- --python .venv/bin/python --data meddocan/dev --recogniser rules:es --recogniser crf:models/ner-es+rules:es
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { PACK_LANGUAGES, type PackLanguage } from "../corpora/languages/language-pack.ts";
import { listFiles, readTextFile } from "../src/base/files.ts";
import { combineRecognisers } from "../src/recognise/combine.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { createDocument } from "../src/text/document.ts";
import { tokenise } from "../src/text/tokenise.ts";
import { makeSpeedNotes, SPEED_NOTES, tellDensity } from "./speed-notes.ts";

/** The names model and the whole combination of each language. */
const DEFAULT_SPECS: Readonly<Record<PackLanguage, readonly string[]>> = {
  nl: ["crf:ner-nl", "language:nl"],
  es: ["crf:ner-es-names", "language:es"],
  it: ["crf:ner-it", "language:it"],
  en: ["crf:ner-en", "language:en"],
};
const SEED = 3;
const PEERS = ["spacy", "presidio"] as const;
const PEER_SCRIPT = "bench/recognise_peers.py";
/** Keeps a process on one core, where the system has the command. */
const ONE_CORE = ["taskset", "-c", "0"] as const;
const ONE_THREAD = { OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };

/** V8 tidies up in a program that waits and drops its code, and ours wait while the peers read: they came back at half the pace. A corpus leaves no such pauses. */
const KEEP_CODE = ["--no-flush-bytecode", "--no-memory-reducer"] as const;

const { values: flags } = parseArgs({
  options: {
    recogniser: { type: "string", multiple: true },
    language: { type: "string", multiple: true, default: [...PACK_LANGUAGES] },
    data: { type: "string" },
    python: { type: "string" },
    rounds: { type: "string", default: "5" },
    "warm-up": { type: "string", default: "30" },
    documents: { type: "string", default: "2000" },
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

/** Texts to read, those of each round and at last of the warm-up, and who reads them. */
interface Block {
  readonly name: string;
  readonly texts: readonly (readonly string[])[];
  readonly specs: readonly string[];
}

async function main() {
  if (flags.python === undefined)
    console.log("no --python with bench/requirements.txt installed: without spaCy and Presidio");
  for (const block of await readBlocks()) await measureBlock(block);
}

async function measureBlock({ name, texts, specs }: Block) {
  const folder = await mkdtemp(join(tmpdir(), "unname-bench-"));
  const file = join(folder, "texts.json");
  await writeFile(file, JSON.stringify(texts));
  const tokens = texts.map((some) => some.reduce((sum, text) => sum + tokenise(text).length, 0));
  const bytes = (texts[0] ?? []).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const peers = flags.python === undefined ? [] : PEERS;
  const prefix = spawnSync("taskset", ["-V"]).status === 0 ? ONE_CORE : [];
  if (prefix.length === 0) console.log("no taskset: the processes may use several cores");
  const start = (...command: string[]) => openProcess([...prefix, ...command]);
  const script = fileURLToPath(import.meta.url);
  const runners = [
    ...specs.map((spec) => () => start(process.execPath, ...KEEP_CODE, script, "--child", spec, "--texts", file)),
    ...peers.map((peer) => () => start(flags.python as string, PEER_SCRIPT, peer, file)),
  ];
  const processes: Runner[] = [];
  for (const open of runners) processes.push(await open());

  // The first rounds warm up caches and compilers, with the last texts: a corpus takes hours, not the seconds that compiling takes.
  const rounds = Number(flags.rounds);
  const seconds = processes.map((): number[] => []);
  const spans = processes.map(() => 0);
  const textsOf = (round: number) => (round + texts.length - 1) % texts.length;
  for (let round = 1 - Number(flags["warm-up"]); round <= rounds; round++) {
    for (const [index, runner] of processes.entries()) {
      const isOurs = index < specs.length;
      if (!isOurs && round < 0) continue;
      // What ours hold in the processor's cache went while the others read.
      if (isOurs && round > 0) await runner.round(textsOf(round - 1));
      const result = await runner.round(textsOf(round));
      if (round > 0) seconds[index]?.push(result.seconds);
      spans[index] = result.spans;
    }
  }
  console.log(
    `\n${name}: ${texts[0]?.length} documents, ${tokens[0]} tokens, ${(bytes / 1e6).toFixed(2)} MB; ${rounds} rounds in turn after ${flags["warm-up"]} to warm up, one core`,
  );
  console.log(`${"tokens per CPU second: median (least to most)".padStart(46)}   load s  peak MB   spans`);
  for (const [index, runner] of processes.entries()) {
    const rates = (seconds[index] ?? []).map((each, round) => (tokens[round % tokens.length] ?? 0) / each);
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
  /** Reads the texts of a round; seconds of the processor. */
  round(index: number): Promise<Round>;
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
    round: (index) => {
      child.stdin.write(`${index}\n`);
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
  const loadSeconds = (performance.now() - started) / 1000;
  const texts = JSON.parse(await readFile(file, "utf8")) as string[][];
  const rounds = texts.map((some) => some.map((text, index) => createDocument(String(index), text)));
  say({ name: `unname ${specs}`, loadSeconds });
  for await (const index of createInterface({ input: process.stdin })) {
    const begun = process.cpuUsage();
    const found = await recogniser.recognise(rounds[Number(index)] ?? []);
    const { user, system } = process.cpuUsage(begun);
    say({ seconds: (user + system) / 1e6, spans: found.flat().length });
  }
  say({ peakBytes: process.resourceUsage().maxRSS * 1024 });
}

async function readBlocks(): Promise<Block[]> {
  const limit = Number(flags.documents);
  if (flags.data !== undefined) {
    const texts: string[] = [];
    for (const path of (await listFiles(flags.data, ".txt")).slice(0, limit))
      texts.push(await readTextFile(join(flags.data, path)));
    return [{ name: flags.data, texts: [texts], specs: flags.recogniser ?? [] }];
  }
  return flags.language.flatMap((language) =>
    SPEED_NOTES.filter((kind) => kind === "short" || language === "nl").map((kind) => {
      const made = Array.from({ length: Number(flags.rounds) + Number(flags["warm-up"]) }, (_, round) =>
        makeSpeedNotes(kind, language as PackLanguage, SEED + round, limit),
      );
      const specs = flags.recogniser ?? DEFAULT_SPECS[language as PackLanguage];
      const density = made[0] === undefined ? "" : `, ${tellDensity(made[0])}`;
      return { name: `generated notes, ${language}, ${kind}${density}`, texts: made.map(({ texts }) => texts), specs };
    }),
  );
}

function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits);
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])} to ${show(sorted.at(-1))})`;
}
