// A token classifier of RoBERTa-base's size, side by side: onnx:DIR and the token-classification pipeline of transformers on PyTorch.
//
//   npm run bench:classifier -- --python PYTHON [--notes 96] [--rounds 5] [--threads N] [--clock wall|processor] [--keep DIR]
//
// PYTHON has bench/requirements-probe.txt installed. A checkpoint of 12 layers x 768 with a head of five labels is made on the spot with
// random weights (the time does not depend on what was learned). Both read the same generated notes: a mixture of short ones and long ones
// as they come (see classifier-notes.ts), then notes of like length, band by band. Each side has its own processes and the same number
// of threads, loads once, warms up, and then reads in turn; everything from text to spans is timed, the way to our child processes
// too. The pipeline runs three times over: one text at a time, its default, and batches of 8 and of 32. On a busy machine,
// --threads 1 --clock processor counts the time of processors instead.
//
// Printed: notes a second on the mixture, loading time and peak resident memory of each; the share of characters on which both agree
// whether they are part of a name (ours covers whole words); and for the mixture and each band, how many times as fast ours is as
// the pipeline's default and as the fastest of its three there, the least first.
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { defaultThreads } from "../src/model/threads.ts";
import { openWorkplace, PEERS_SCRIPT } from "./checkpoint-on-the-spot.ts";
import { makeParts } from "./classifier-notes.ts";
import { writeRandomClassifier } from "./random-roberta.ts";
import { endSides, printSides } from "./report-sides.ts";
import { openSide, ratios, type Side, spread, takeTurns } from "./sides.ts";

/** The first is the pipeline's default. */
const BATCHES = [1, 8, 32];
/** A quarter of a window, as onnx:DIR overlaps them. */
const STRIDE = 127;
/** As onnx:DIR starts at most. */
const MOST_PROCESSES = 4;

type Spans = readonly (readonly [start: number, end: number])[];

const { values: flags } = parseArgs({
  options: {
    python: { type: "string" },
    notes: { type: "string", default: "96" },
    rounds: { type: "string", default: "5" },
    threads: { type: "string", default: String(defaultThreads()) },
    clock: { type: "string", default: "wall" },
    keep: { type: "string" },
  },
});
if (flags.python === undefined) throw new Error("give --python, with bench/requirements-probe.txt installed");
const python = flags.python;
const threads = Number(flags.threads);
const clock = flags.clock === "processor" ? "processor" : "wall";

const workplace = await openWorkplace(flags.keep, "classifier", writeRandomClassifier);
const { tokenizer } = await openCheckpoint(workplace.checkpoint);
const countTokens = (text: string) => tokenizer.encode(text).length;
const parts = makeParts(Number(flags.notes), countTokens);
const texts = parts[0]?.texts ?? [];
const file = join(workplace.folder, "parts.json");
await writeFile(file, JSON.stringify(parts.map((part) => part.texts)));

const script = fileURLToPath(new URL("classifier-side.js", import.meta.url));
const openOurs = (precision: string, processes: number) => {
  const share = ["--processes", String(processes), "--threads", String(Math.max(1, Math.floor(threads / processes)))];
  const command = [process.execPath, script, workplace.checkpoint, file, "--precision", precision, ...share];
  return openSide<Spans[]>(command, threads, clock);
};
const openPython = (batch: number) => {
  const mode = ["token-classification", workplace.checkpoint, file, "--stride", String(STRIDE)];
  const command = [python, PEERS_SCRIPT, ...mode, "--batch", String(batch), "--threads", String(threads)];
  return openSide<Spans[]>(command, threads, clock);
};

const processes = Math.min(threads, MOST_PROCESSES);
const ours = [await openOurs("float32", processes), await openOurs("int8", processes)];
const theirs: Side<Spans[]>[] = [];
for (const batch of BATCHES) theirs.push(await openPython(batch));
const sides = [...ours, ...theirs];

const answers: (readonly Spans[])[] = [];
for (const side of sides) answers.push(await side.answer());
const seconds = await takeTurns(sides, Number(flags.rounds));
const byPart = [seconds];
for (const part of parts.keys()) {
  if (part === 0) continue;
  byPart.push(await takeTurns(sides, Number(flags.rounds), undefined, part));
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `${threads} threads, ${clock} time; load of the machine ${load.join(" ")}; ${flags.rounds} rounds in turn after a warm-up`,
);
console.log(`mixture: ${texts.length} notes; tokens a note: ${spread(texts.map(countTokens), 0)}\n`);
printSides(await endSides(sides, seconds), texts.length, "notes");
for (const [index, { name }] of ours.entries()) {
  const spans = answers[index] ?? [];
  const share = agreement(spans, answers[ours.length] ?? []);
  console.log(`${name}: ${spans.flat().length} spans; the same of ${(100 * share).toFixed(2)} % of characters`);
}

for (const [index, { name }] of ours.entries()) {
  console.log(`\n${name}: times as fast, median (least to most)`);
  console.log(row(["", "notes", "tokens", `as its default, ${BATCHES[0]} at a time`, "as its fastest", "which is"]));
  const lines = parts.map(({ name: part, texts: own }, at) => {
    const measured = byPart[at] ?? [];
    const rivals = measured.slice(ours.length);
    const times = (rival: readonly number[]) => ratios(rival, measured[index] ?? []);
    const [least = 0] = [...rivals.keys()].toSorted((a, b) => median(rivals[a]) - median(rivals[b]));
    const tokens = own.reduce((sum, text) => sum + countTokens(text), 0);
    const cells = [part, own.length, tokens, spread(times(rivals[0] ?? []), 2), spread(times(rivals[least] ?? []), 2)];
    return { text: row([...cells, `${BATCHES[least]} at a time`]), times: median(times(rivals[least] ?? [])) };
  });
  const [mixture, ...bands] = lines;
  console.log(mixture?.text);
  for (const { text } of bands.toSorted((a, b) => a.times - b.times)) console.log(text);
}

function row(cells: readonly (string | number)[]): string {
  const widths = [20, 6, 8, 30, 22, 16];
  return cells.map((cell, index) => String(cell).padStart(widths[index] ?? 0)).join("");
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Notes hold no character of two code units, so offsets are the same in both. */
function agreement(some: readonly Spans[], others: readonly Spans[]): number {
  const covered = (spans: Spans, length: number) => {
    const marks = new Uint8Array(length);
    for (const [start, end] of spans) marks.fill(1, start, end);
    return marks;
  };
  let [same, all] = [0, 0];
  for (const [index, text] of texts.entries()) {
    const one = covered(some[index] ?? [], text.length);
    const other = covered(others[index] ?? [], text.length);
    for (let at = 0; at < text.length; at++) if (one[at] === other[at]) same++;
    all += text.length;
  }
  return same / all;
}
