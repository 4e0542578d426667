// A token classifier of RoBERTa-base's size, side by side: onnx:DIR and the token-classification pipeline of transformers on PyTorch.
//
//   npm run bench:classifier -- --python PYTHON [--notes 48] [--rounds 5] [--threads N] [--keep DIR]
//
// PYTHON has bench/requirements-probe.txt installed. A checkpoint of 12 layers x 768 with a head of five labels is made on the spot with
// random weights (the time does not depend on what was learned). Both read the same generated notes, one in eight of them put together
// of many, which takes several windows of 512 tokens. Each side has its own processes and the same number of threads, loads once, warms
// up, and then reads all notes in every round, in turn; everything from text to spans is timed, the way to our child processes too. The
// pipeline gets the batch size that is fastest for it of 1, 8 and 32, tried before.
//
// Printed: notes a second, loading time and peak resident memory of each; how many times as fast ours is; and the share of characters
// on which both agree whether they are part of a name (ours covers whole words).
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { generateCorpus } from "../corpora/generate.ts";
import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { defaultThreads } from "../src/model/threads.ts";
import { openWorkplace, PEERS_SCRIPT } from "./checkpoint-on-the-spot.ts";
import { writeRandomClassifier } from "./random-roberta.ts";
import { endSides, type Measured, printSides, versus } from "./report-sides.ts";
import { fastest, openSide, spread, takeTurns } from "./sides.ts";

const BATCHES = [1, 8, 32];
const TRIAL_NOTES = 16;
/** One note in so many is a long one, of so many others. */
const [LONG_EVERY, LONG_OF] = [8, 16];
/** A quarter of a window, as onnx:DIR overlaps them. */
const STRIDE = 127;

type Spans = readonly (readonly [start: number, end: number])[];

const { values: flags } = parseArgs({
  options: {
    python: { type: "string" },
    notes: { type: "string", default: "48" },
    rounds: { type: "string", default: "5" },
    threads: { type: "string", default: String(defaultThreads()) },
    keep: { type: "string" },
  },
});
if (flags.python === undefined) throw new Error("give --python, with bench/requirements-probe.txt installed");
const python = flags.python;
const threads = Number(flags.threads);

const short = generateCorpus({ seed: 7, sentences: 20_000 }).notes.map(({ document }) => document.text);
const texts = Array.from({ length: Number(flags.notes) }).map((_, index) =>
  index % LONG_EVERY === LONG_EVERY - 1
    ? [...short, ...short]
        .slice((LONG_OF * index) % short.length)
        .slice(0, LONG_OF)
        .join("\n\n")
    : (short[index % short.length] ?? ""),
);
const workplace = await openWorkplace(flags.keep, "classifier", writeRandomClassifier);
const file = join(workplace.folder, "notes.json");
const trialFile = join(workplace.folder, "trial-notes.json");
await writeFile(file, JSON.stringify(texts));
await writeFile(trialFile, JSON.stringify(texts.slice(0, TRIAL_NOTES)));

const script = fileURLToPath(new URL("classifier-side.js", import.meta.url));
const openOurs = (precision: string, processes: number) => {
  const share = ["--processes", String(processes), "--threads", String(Math.max(1, Math.floor(threads / processes)))];
  const command = [process.execPath, script, workplace.checkpoint, file, "--precision", precision, ...share];
  return openSide<Spans[]>(command, threads);
};
const openPython = (batch: number, from = file) => {
  const mode = ["token-classification", workplace.checkpoint, from, "--stride", String(STRIDE)];
  const command = [python, PEERS_SCRIPT, ...mode, "--batch", String(batch), "--threads", String(threads)];
  return openSide<Spans[]>(command, threads);
};

const batch = await fastest(BATCHES, (size) => openPython(size, trialFile));
const processes = Math.min(threads, 4);
const sides = [await openOurs("float32", processes), await openOurs("int8", processes), await openPython(batch)];
if (processes > 1) sides.splice(1, 0, await openOurs("float32", 1));
const answers: (readonly Spans[])[] = [];
for (const side of sides) answers.push(await side.answer());
const seconds = await takeTurns(sides, Number(flags.rounds));

const { tokenizer } = await openCheckpoint(workplace.checkpoint);
const lengths = texts.map((text) => tokenizer.encode(text).length);
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${texts.length} notes, ${flags.rounds} rounds in turn after a warm-up`);
console.log(`${threads} threads; load of the machine ${load.join(" ")}; tokens a note: ${spread(lengths, 0)}`);
const measured = await endSides(sides, seconds);
printSides(measured, texts.length, "notes");
const theirs = measured.at(-1) as Measured;
for (const [index, ours] of measured.slice(0, -1).entries()) {
  console.log(`${ours.name}: ${versus(ours, theirs)}`);
  const share = agreement(answers[index] ?? [], answers.at(-1) ?? []);
  const count = answers[index]?.flat().length ?? 0;
  console.log(`  ${count} spans; the same of ${(100 * share).toFixed(2)} % of characters`);
}

/** Notes hold no character of two code units, so offsets are the same in both. */
function agreement(ours: readonly Spans[], others: readonly Spans[]): number {
  const covered = (spans: Spans, length: number) => {
    const marks = new Uint8Array(length);
    for (const [start, end] of spans) marks.fill(1, start, end);
    return marks;
  };
  let [same, all] = [0, 0];
  for (const [index, text] of texts.entries()) {
    const one = covered(ours[index] ?? [], text.length);
    const other = covered(others[index] ?? [], text.length);
    for (let at = 0; at < text.length; at++) if (one[at] === other[at]) same++;
    all += text.length;
  }
  return same / all;
}
