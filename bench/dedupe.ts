// Repeated text out of notes: MB of notes a second, seconds of each pass, and the peak memory of the process, with one worker and with two; beside
// datasketch (MinHash and LSH, the usual way in Python) on a part of the same sentences, with --python.
// Two kinds of notes, JSON Lines: `records`, a hospital's as the generator makes them, in which most sentences repeat; and `distinct`, of words drawn at random, in which none
// does: what the memory grows with is most there.
//
//   npm run bench:dedupe                                    100 MB of each
//   npm run bench:dedupe -- --size 1GB --notes records      one of the two, larger
//   npm run bench:dedupe -- --python .venv/bin/python       beside datasketch (pip install datasketch)
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { createUnitChooser, FATE } from "../src/dedupe/choose-units.ts";
import { cutUnits } from "../src/dedupe/cut-units.ts";
import { postingsOf } from "../src/dedupe/near-index.ts";
import { createUnitReader } from "../src/dedupe/read-unit.ts";
import { sampleTree } from "./sample-tree.ts";
import { makeSpeedNotes } from "./speed-notes.ts";

const KINDS = ["records", "distinct"] as const;
const { values: flags } = parseArgs({
  options: {
    size: { type: "string", default: "100MB" },
    notes: { type: "string", multiple: true, default: [...KINDS] },
    workers: { type: "string", default: "1,2" },
    python: { type: "string" },
    folder: { type: "string", default: tmpdir() },
  },
});

const UNITS: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6, GB: 1e9 };
/** Notes that are made at a time, each time with another seed. */
const BATCH = 10_000;
const SAMPLE_MS = 100;
const PEER_SENTENCES = 50_000;
const THRESHOLD = 0.8;
const [WORDS, WORDS_A_SENTENCE, SENTENCES_A_NOTE] = [30_000, 12, 16];

const folder = await mkdtemp(join(flags.folder, "unname-bench-"));
try {
  for (const kind of flags.notes) await measureKind(kind);
  if (flags.python === undefined) console.log("\nno --python with datasketch installed: without it");
  else await measurePeer(flags.python);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureKind(kind: string) {
  const file = join(folder, `${kind}.jsonl`);
  const bytes = await writeNotes(file, kind, parseSize(flags.size));
  console.log(`\n${(bytes / 1e6).toFixed(0)} MB of JSON Lines, ${kind}`);
  console.log("workers   seconds   MB/s   CPU s   peak MB   what became of the sentences");
  for (const workers of flags.workers.split(",")) {
    const out = join(folder, `out-${kind}-${workers}`);
    const words = ["dedupe", file, "--out", out, "--workers", workers, "--json", "--quiet"];
    const began = performance.now();
    const program = spawn(process.execPath, ["bin/unname.js", ...words], { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    program.stdout.on("data", (data: Buffer) => void (said += data.toString()));
    let [peak, cpuSeconds] = [0, 0];
    const sample = setInterval(() => {
      const now = sampleTree(program.pid ?? 0);
      peak = Math.max(peak, now.bytes);
      cpuSeconds = Math.max(cpuSeconds, now.cpuSeconds);
    }, SAMPLE_MS);
    await once(program, "close");
    clearInterval(sample);
    const seconds = (performance.now() - began) / 1000;
    const { units } = JSON.parse(said) as { units: Readonly<Record<string, number>> };
    const cells = [
      workers.padStart(7),
      seconds.toFixed(1).padStart(9),
      (bytes / 1e6 / seconds).toFixed(1).padStart(6),
      cpuSeconds.toFixed(1).padStart(7),
      (peak / 1e6).toFixed(0).padStart(9),
      `  ${units["kept"]} kept, ${units["equal"]} equal, ${units["near"]} near`,
    ];
    console.log(cells.join(" "));
    for (const name of [out, `${out}.private`]) await rm(name, { recursive: true, force: true });
  }
  await rm(file);
}

/** The same sentences, decided on by datasketch and by this program's chooser alone, each in one thread. */
async function measurePeer(python: string) {
  const sentences: string[] = [];
  for (const { text } of makeNotes("records", 0)) {
    for (const { start, end } of cutUnits(text, "sentence")) sentences.push(text.slice(start, end));
    if (sentences.length >= PEER_SENTENCES) break;
  }
  const bytes = Buffer.byteLength(sentences.join(""));
  const path = join(folder, "sentences.json");
  await writeFile(path, JSON.stringify(sentences));
  const began = performance.now();
  const read = createUnitReader(true);
  const readings = sentences.map((text) => {
    const { low, high, features } = read(text, 0, text.length);
    return { low, high, features: features.slice() };
  });
  const features = readings.reduce((sum, one) => sum + one.features.length, 0);
  const counts = new Map<number, number>();
  for (const one of readings) for (const feature of one.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const postings = readings.reduce((sum, one) => sum + postingsOf(one.features.length, THRESHOLD), 0);
  const chooser = createUnitChooser({
    keep: 1,
    threshold: THRESHOLD,
    countOf: (feature) => counts.get(feature) ?? 0,
    bounds: { units: sentences.length, sets: sentences.length, features, postings },
  });
  const fates = readings.map((one) => chooser.choose(one.low, one.high, one.features));
  const own = (performance.now() - began) / 1000;
  const { status, stdout } = spawnSync(python, ["bench/dedupe_peer.py", path, String(THRESHOLD)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`${python} ended with ${status}`);
  const peer = JSON.parse(stdout) as { seconds: number; kept: number };
  const kept = fates.filter((fate) => fate === FATE.kept).length;
  console.log(
    `\n${sentences.length} sentences (${(bytes / 1e6).toFixed(1)} MB), one thread, in memory, pairs of words, Jaccard index from ${THRESHOLD} on`,
  );
  console.log(`unname       ${own.toFixed(2)} s, ${kept} stay: no two of them are that near`);
  console.log(
    `datasketch   ${peer.seconds.toFixed(2)} s, ${peer.kept} stay: LSH misses pairs, takes others for near without a check, and compares short sentences, too`,
  );
}

async function writeNotes(path: string, kind: string, size: number): Promise<number> {
  const stream = createWriteStream(path);
  for (let round = 0, bytes = 0, id = 0; bytes < size; round++) {
    for (const { text } of makeNotes(kind, round)) {
      const line = `${JSON.stringify({ id: id++, text })}\n`;
      bytes += Buffer.byteLength(line);
      if (!stream.write(line)) await once(stream, "drain");
      if (bytes >= size) break;
    }
  }
  stream.end();
  await once(stream, "close");
  return (await stat(path)).size;
}

function* makeNotes(kind: string, round: number): Generator<{ readonly text: string }> {
  if (kind === "records") {
    for (const text of makeSpeedNotes("records", "nl", 11 + round, BATCH).texts) yield { text };
    return;
  }
  if (kind !== "distinct") throw new Error(`--notes ${kind}: expected ${KINDS.join(" or ")}`);
  let state = round + 1;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const word = () => draw(WORDS).toString(36).padStart(4, "ab");
  const sentence = () => `Z${Array.from({ length: WORDS_A_SENTENCE }, word).join(" ")}.`;
  for (let note = 0; note < BATCH; note++) yield { text: Array.from({ length: SENTENCES_A_NOTE }, sentence).join(" ") };
}

function parseSize(size: string): number {
  const [, count, unit] = /^(\d+)([kMG]B)$/u.exec(size) ?? [];
  if (count === undefined) throw new Error(`--size ${size}: expected a number and kB, MB or GB`);
  return Number(count) * (UNITS[unit as string] as number);
}
