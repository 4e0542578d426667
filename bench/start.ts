// What a person waits for before anything is done, in seconds of the processor and of the clock: the program's start, step 1 on one line, and the warm-up of a
// combination: what notes cost beyond their size, by a straight line through two sizes. With --python, spaCy and Presidio on the same line, from nothing.
//
//   npm run bench:start
//   npm run bench:start -- --python .venv/bin/python              beside spaCy and Presidio (bench/requirements.txt)
//   npm run bench:start -- --texts notes.jsonl --language auto    warm-up on texts of your own: JSON Lines with a field "text"
//   npm run bench:start -- --rounds 9 --program other/bin/unname.js    another build
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { makeSpeedNotes } from "./speed-notes.ts";

const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    program: { type: "string", default: "bin/unname.js" },
    language: { type: "string", default: "nl" },
    texts: { type: "string" },
    workers: { type: "string", default: "1,2" },
    python: { type: "string" },
  },
});

const LINE = "Mw. Jansen uit Utrecht belde dr. de Vries op 12 maart.\n";
const PEER_LINE = "La señora García, de Madrid, llamó al doctor López el 12 de marzo.";
const PEERS = ["spacy", "presidio"] as const;
/** Sizes of the notes that the warm-up is told from, in bytes. */
const SIZES = [800_000, 4_800_000] as const;
const NOTES = 4_000;

interface Seconds {
  readonly processor: number;
  readonly clock: number;
}

const folder = await mkdtemp(join(tmpdir(), "unname-start-"));
try {
  await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main() {
  const note = join(folder, "one.txt");
  await writeFile(note, LINE);
  const program = [process.execPath, flags.program];
  console.log(`Node ${process.versions.node}; median of ${flags.rounds} runs     processor s   clock s`);
  // The first run fills the cache of compiled code, where Node has one.
  show("node, nothing", repeat([process.execPath, "-e", "0"]));
  show("unname --version", repeat([...program, "--version"]));
  for (const language of new Set([flags.language, "auto"])) {
    const words = ["anonymise", note, "--language", language, "--quiet", "--out"];
    show(
      `anonymise of one line, ${language}`,
      repeat((round) => [...program, ...words, join(folder, `${language}-${round}`)]),
    );
  }
  if (flags.python === undefined) console.log("no --python with bench/requirements.txt installed: without peers");
  else await measurePeers(flags.python);
  for (const workers of flags.workers.split(",")) await measureWarmUp(program, workers);
}

async function measurePeers(python: string) {
  const file = join(folder, "line.json");
  await writeFile(file, JSON.stringify([PEER_LINE]));
  for (const peer of PEERS) show(`${peer}, one line`, repeat([python, "bench/recognise_peers.py", peer, file], "0\n"));
}

async function measureWarmUp(program: readonly string[], workers: string) {
  const [few, many] = await Promise.all(SIZES.map((size) => writeNotes(size)));
  if (few === undefined || many === undefined) return;
  const [ofFew, ofMany] = [few, many].map(({ path }) => {
    const words = ["anonymise", path, "--language", flags.language, "--workers", workers, "--quiet", "--out"];
    return repeat((round) => [
      ...program,
      ...words,
      join(folder, `warm-${path.length}-${workers}-${round}-${Date.now()}`),
    ]);
  }) as [Seconds, Seconds];
  const beyond = (of: keyof Seconds) => ofFew[of] - (few.bytes * (ofMany[of] - ofFew[of])) / (many.bytes - few.bytes);
  const size = ({ bytes }: { readonly bytes: number }) => `${(bytes / 1e6).toFixed(1)} MB`;
  show(`${size(few)} of notes, ${flags.language}, ${workers} workers`, ofFew);
  show(`${size(many)} of notes, ${flags.language}, ${workers} workers`, ofMany);
  show(`  beyond their size: start and warm-up`, { processor: beyond("processor"), clock: beyond("clock") });
}

/** The beginning of the texts given, or of generated Dutch records. */
async function writeNotes(size: number): Promise<{ readonly path: string; readonly bytes: number }> {
  const lines =
    flags.texts === undefined
      ? makeSpeedNotes("records", "nl", 11, NOTES).texts.map((text, id) => JSON.stringify({ id, text }))
      : readFileSync(flags.texts, "utf8").split("\n");
  let bytes = 0;
  const taken: string[] = [];
  for (const line of lines) {
    if (line === "" || bytes >= size) continue;
    taken.push(`${line}\n`);
    bytes += Buffer.byteLength(line) + 1;
  }
  const path = join(folder, `notes-${size}.jsonl`);
  await writeFile(path, taken.join(""));
  return { path, bytes };
}

/** Medians over the rounds, after one that does not count. */
function repeat(command: readonly string[] | ((round: number) => readonly string[]), input?: string): Seconds {
  const rounds = Array.from({ length: Number(flags.rounds) + 1 }, (_, round) =>
    measure(typeof command === "function" ? command(round) : command, input),
  ).slice(1);
  const median = (of: keyof Seconds) =>
    rounds.map((round) => round[of]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] as number;
  return { processor: median("processor"), clock: median("clock") };
}

/** What the shell says of a program and those that it started. */
function measure(command: readonly string[], input = ""): Seconds {
  const words = ["-c", 'TIMEFORMAT="seconds %U %S %R"; time "$@" > /dev/null', "time", ...command];
  const env = { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1", MKL_NUM_THREADS: "1" };
  const { status, stderr } = spawnSync("bash", words, { encoding: "utf8", input, env });
  const [, user, system, clock] = /seconds ([\d.]+) ([\d.]+) ([\d.]+)\s*$/u.exec(stderr) ?? [];
  if (status !== 0 || clock === undefined) throw new Error(`${command.join(" ")} ended with ${status}: ${stderr}`);
  return { processor: Number(user) + Number(system), clock: Number(clock) };
}

function show(what: string, { processor, clock }: Seconds) {
  console.log(`${what.padEnd(48)} ${processor.toFixed(2).padStart(8)} ${clock.toFixed(2).padStart(9)}`);
}
