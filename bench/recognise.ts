// Recognition: tokens per second of the processor and peak memory of our recognisers beside spaCy (NER alone) and Presidio, in one run on one
// core. Each reads the texts in a process of its own; the processes take turns, round by round. Loading is told apart. Without --data the
// texts are short notes generated in each language, and a hospital's records in Dutch, always others, so that nothing is known from before; the
// peers read them with their Spanish model. Ours read several lots of texts a turn and the peers the first of them, so that every turn takes
// seconds: what a processor's cache holds and when garbage is collected would decide over less. Lots before the first that counts (--warm-up) are for
// our compiler: the peers have none, and take one of them. A corpus takes hours.
//
//   npm run bench:recognise -- --python .venv/bin/python
//   npm run bench:recognise -- --python .venv/bin/python --data meddocan/dev --recogniser rules:es --recogniser crf:models/ner-es+rules:es
//   npm run bench:recognise -- --python .venv/bin/python --data meddocan/dev --warm-up-data meddocan/train --recogniser language:es
//
// With --data alone its documents are read again and again; with --warm-up-data they are read once, a share of them a round, after those others.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { listFiles, readTextFile } from "../src/base/files.ts";
import { disablePretenuring } from "../src/base/process/disable-pretenuring.ts";
import { YOUNG_MB } from "../src/corpus/execute/thread-executor.ts";
import { combineRecognisers } from "../src/recognise/combine/combine.ts";
import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { createDocument } from "../src/text/document.ts";
import { tokenise } from "../src/text/tokenise.ts";
import { makeSpeedNotes, SPEED_NOTES, tellDensity } from "./speed-notes.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../src/text/note-languages.ts";

/** The names model and the whole combination of each language. */
const DEFAULT_SPECS: Readonly<Record<NoteLanguage, readonly string[]>> = {
  nl: ["crf:ner-nl", "language:nl"],
  es: ["crf:ner-es-names", "language:es"],
  it: ["crf:ner-it", "language:it"],
  en: ["crf:ner-en", "language:en"],
};
const SEED = 3;
const PEERS = ["spacy", "presidio"] as const;
const PEER_SCRIPT = "bench/recognise_peers.py";
/** Keeps a process on one core, where the system has the command: on the last one, for the first serves what the machine itself has to do. */
const ONE_CORE = ["taskset", "-c", String(availableParallelism() - 1)] as const;
const ONE_THREAD = { OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };

/**
 * V8 tidies up in a program that waits and drops its code, and ours wait while the peers read: they came back at half the pace. A corpus leaves no such
 * pauses. And the room for what is new that `anonymise` gives its threads: a third of it is one half of the young generation.
 */
const V8_FLAGS = ["--no-flush-bytecode", "--no-memory-reducer", `--max-semi-space-size=${YOUNG_MB / 3}`] as const;
/** A record is about as long as so many short notes. */
const RECORD_LENGTH = 4;
/** Lots of generated texts that ours read in a turn. */
const LOTS_A_TURN = 16;
/** Documents of a lot that warms up for others. */
const WARM_UP_DOCUMENTS = 25;

const { values: flags } = parseArgs({
  options: {
    recogniser: { type: "string", multiple: true },
    language: { type: "string", multiple: true, default: [...NOTE_LANGUAGES] },
    data: { type: "string" },
    "warm-up-data": { type: "string" },
    python: { type: "string" },
    rounds: { type: "string", default: "5" },
    "warm-up": { type: "string", default: "120" },
    documents: { type: "string", default: "1000" },
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

/** Texts to read, those of the warm-up and so many lots for each turn of ours, or one lot for all; and who reads them. */
interface Block {
  readonly name: string;
  readonly texts: readonly (readonly string[])[];
  readonly specs: readonly string[];
  readonly lotsATurn: number;
}

async function main() {
  if (flags.python === undefined)
    console.log("no --python with bench/requirements.txt installed: without spaCy and Presidio");
  for (const block of await readBlocks()) await measureBlock(block);
}

async function measureBlock({ name, texts, specs, lotsATurn }: Block) {
  const folder = await mkdtemp(join(tmpdir(), "unname-bench-"));
  const file = join(folder, "texts.json");
  await writeFile(file, texts.map((lot) => JSON.stringify(lot)).join("\n"));
  const tokens = texts.map((some) => some.reduce((sum, text) => sum + tokenise(text).length, 0));
  const peers = flags.python === undefined ? [] : PEERS;
  const prefix = spawnSync("taskset", ["-V"]).status === 0 ? ONE_CORE : [];
  if (prefix.length === 0) console.log("no taskset: the processes may use several cores");
  const start = (...command: string[]) => openProcess([...prefix, ...command]);
  const script = fileURLToPath(import.meta.url);
  const runners = [
    ...specs.map((spec) => () => start(process.execPath, ...V8_FLAGS, script, "--child", spec, "--texts", file)),
    ...peers.map((peer) => () => start(flags.python as string, PEER_SCRIPT, peer, file)),
  ];
  const processes: Runner[] = [];
  for (const open of runners) processes.push(await open());

  // The first lots warm up caches and compilers.
  const [rounds, warmUp] = [Number(flags.rounds), Number(flags["warm-up"])];
  const lotOf = (number: number) => number % texts.length;
  for (let lot = 0; lot < warmUp; lot++) for (const index of specs.keys()) await processes[index]?.round(lotOf(lot));
  for (const runner of processes.slice(specs.length)) await runner.round(lotOf(0));
  const rates = processes.map((): number[] => []);
  const spans = processes.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const first = warmUp + round * lotsATurn;
    for (const [index, runner] of processes.entries()) {
      let [read, seconds] = [0, 0];
      for (let lot = first; lot < first + (index < specs.length ? lotsATurn : 1); lot++) {
        const result = await runner.round(lotOf(lot));
        read += tokens[lotOf(lot)] as number;
        seconds += result.seconds;
        if (lot === first) spans[index] = result.spans;
      }
      rates[index]?.push(read / seconds);
    }
  }
  const sample = texts[lotOf(warmUp)] ?? [];
  const bytes = sample.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(
    `\n${name}: ${sample.length} documents, ${tokens[lotOf(warmUp)]} tokens, ${(bytes / 1e6).toFixed(2)} MB; in ${rounds} rounds ours read ${lotsATurn} such lots in turn, after ${warmUp} to warm up, peers one; one core`,
  );
  console.log(`${"tokens per CPU second: median (least to most)".padStart(46)}   load s  peak MB   spans`);
  for (const [index, runner] of processes.entries()) {
    const { peakBytes } = await runner.end();
    const memory = (peakBytes / 1e6).toFixed(0);
    console.log(runner.ready.name);
    console.log(
      `${spread(rates[index] ?? [], 0).padStart(46)}  ${runner.ready.loadSeconds.toFixed(1).padStart(7)}  ${memory.padStart(7)}  ${String(spans[index]).padStart(6)}`,
    );
  }
  for (const [index] of peers.entries()) {
    const peer = specs.length + index;
    for (const own of specs.keys()) {
      const ratios = (rates[own] ?? []).map((each, round) => each / (rates[peer]?.[round] ?? Number.NaN));
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
  disablePretenuring();
  const started = performance.now();
  const recognisers = [];
  for (const spec of specs.split("+")) recognisers.push(await createRecogniser(spec));
  const recogniser = combineRecognisers(recognisers);
  const loadSeconds = (performance.now() - started) / 1000;
  const lots = (await readFile(file, "utf8")).split("\n");
  say({ name: `unname ${specs}`, loadSeconds });
  for await (const index of createInterface({ input: process.stdin })) {
    const texts = JSON.parse(lots[Number(index)] as string) as string[];
    const documents = texts.map((text, at) => createDocument(String(at), text));
    const begun = process.cpuUsage();
    const found = await recogniser.recognise(documents);
    const { user, system } = process.cpuUsage(begun);
    say({ seconds: (user + system) / 1e6, spans: found.flat().length });
  }
  say({ peakBytes: process.resourceUsage().maxRSS * 1024 });
}

async function readBlocks(): Promise<Block[]> {
  const limit = Number(flags.documents);
  if (flags.data !== undefined) return [await readData(flags.data, limit)];
  return flags.language.flatMap((language) =>
    SPEED_NOTES.filter((kind) => kind === "short" || language === "nl").map((kind) => {
      const made = Array.from({ length: Number(flags["warm-up"]) + LOTS_A_TURN * Number(flags.rounds) }, (_, lot) =>
        makeSpeedNotes(
          kind,
          language as NoteLanguage,
          SEED + lot,
          kind === "short" ? limit : Math.ceil(limit / RECORD_LENGTH),
        ),
      );
      const specs = flags.recogniser ?? DEFAULT_SPECS[language as NoteLanguage];
      const density = made[0] === undefined ? "" : `, ${tellDensity(made[0])}`;
      const name = `generated notes, ${language}, ${kind}${density}`;
      return { name, texts: made.map(({ texts }) => texts), specs, lotsATurn: LOTS_A_TURN };
    }),
  );
}

/** A folder's documents as one lot for all rounds; or a share of them for each, behind those of another folder, over and over, to warm up. */
async function readData(folder: string, limit: number): Promise<Block> {
  const texts = await readTexts(folder, limit);
  const specs = flags.recogniser ?? [];
  const others = flags["warm-up-data"];
  if (others === undefined) return { name: folder, texts: [texts], specs, lotsATurn: 1 };
  const warming = await readTexts(others, limit);
  const lots = Math.ceil(warming.length / WARM_UP_DOCUMENTS);
  const warmUp = Array.from({ length: Number(flags["warm-up"]) }, (_, lot) =>
    warming.slice((lot % lots) * WARM_UP_DOCUMENTS, ((lot % lots) + 1) * WARM_UP_DOCUMENTS),
  );
  const share = Math.ceil(texts.length / Number(flags.rounds));
  const shares = Array.from({ length: Number(flags.rounds) }, (_, round) =>
    texts.slice(round * share, (round + 1) * share),
  );
  return { name: `${folder}, each read once after ${others}`, texts: [...warmUp, ...shares], specs, lotsATurn: 1 };
}

async function readTexts(folder: string, limit: number): Promise<string[]> {
  const texts: string[] = [];
  // One by one: a folder may hold more files than a process may open at once.
  for (const path of (await listFiles(folder, ".txt")).slice(0, limit))
    texts.push(await readTextFile(join(folder, path)));
  return texts;
}

function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(digits);
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])} to ${show(sorted.at(-1))})`;
}
