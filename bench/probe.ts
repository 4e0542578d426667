// Fill-mask at RoBERTa-base's size, side by side: ours, transformers.js, and the pipeline of transformers on PyTorch.
//
//   npm run bench:probe -- --python PYTHON [--architecture roberta|deberta-v2] [--contexts 200] [--top-k 40] [--rounds 3] [--threads N] [--keep DIR]
//
// PYTHON has bench/requirements-probe.txt installed. A checkpoint of 12 layers x 768 and 52,000 entries is made on the spot with
// random weights (the time does not depend on what was learned), and exported to ONNX for transformers.js, untimed. Ours reads
// the checkpoint's safetensors. Each side has a process of its own and the same number of threads, loads once, warms up, and
// then answers all contexts in every round, in turn; everything from text to predictions is timed. The peers get the batch size
// that is fastest for them of 1, 8 and 32, tried before; transformers.js is measured one by one too, which takes least memory.
//
// Printed: contexts a second, loading time and peak resident memory of each; how many times as fast ours is, and its memory as a
// part of theirs; the share of contexts with the same top k; and how near ours comes to the rate of plain matrix products on
// this machine, counting the operations that these contexts need, without padding.
// With deberta-v2, of version 3's base size, PyTorch is the only peer, and the limit is not printed.
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { defaultThreads } from "../src/model/threads.ts";
import { exportForTransformersJs, openWorkplace, PEERS_SCRIPT } from "./checkpoint-on-the-spot.ts";
import { maskedSentences } from "./masked-sentences.ts";
import { openMatrixRate } from "./matrix-rate.ts";
import type { Predictions } from "./probe-sides.ts";
import { probeOperations, writeRandomDeberta } from "./random-roberta.ts";
import { endSides, type Measured, printLimit, printSides, versus } from "./report-sides.ts";
import { sameness } from "./same-answers.ts";
import { fastest, openSide, spread, takeTurns } from "./sides.ts";

const BATCHES = [1, 8, 32];
/** Contexts on which a peer's batch size is chosen. */
const TRIAL_CONTEXTS = 64;

const { values: flags } = parseArgs({
  options: {
    python: { type: "string" },
    architecture: { type: "string", default: "roberta" },
    contexts: { type: "string", default: "200" },
    "top-k": { type: "string", default: "40" },
    rounds: { type: "string", default: "3" },
    threads: { type: "string", default: String(defaultThreads()) },
    keep: { type: "string" },
    "batch-tokens": { type: "string", default: "0" },
  },
});
if (flags.python === undefined) throw new Error("give --python, with bench/requirements-probe.txt installed");
const python = flags.python;
const threads = Number(flags.threads);
const options = ["--threads", flags.threads, "--top-k", flags["top-k"]];

const texts = maskedSentences(Number(flags.contexts)).map(({ masked }) => masked);
const isDeberta = flags.architecture === "deberta-v2";
const workplace = isDeberta
  ? await openWorkplace(flags.keep, flags.architecture, writeRandomDeberta)
  : await openWorkplace(flags.keep);
const file = join(workplace.folder, "texts.json");
const trialFile = join(workplace.folder, "trial-texts.json");
await writeFile(file, JSON.stringify(texts));
await writeFile(trialFile, JSON.stringify(texts.slice(0, TRIAL_CONTEXTS)));

const script = fileURLToPath(new URL("probe-sides.js", import.meta.url));
const open = (command: readonly string[], batch: number | string) =>
  openSide<Predictions[]>([...command, ...options, "--batch", String(batch)], threads);
const openOurs = () => open([process.execPath, script, "unname", workplace.checkpoint, file], flags["batch-tokens"]);
const openPython = (batch: number, from = file) =>
  open([python, PEERS_SCRIPT, "fill-mask", workplace.checkpoint, from], batch);

/** One by one, and at the batch size that is fastest. */
async function openJsSides() {
  const exported = await exportForTransformersJs(workplace, python, texts);
  const openJs = (batch: number, from = file) =>
    open([process.execPath, script, "transformers.js", exported, from], batch);
  const batch = await fastest(BATCHES, (size) => openJs(size, trialFile));
  return Promise.all((batch === 1 ? [1] : [1, batch]).map((size) => openJs(size)));
}

const jsSides = isDeberta ? [] : await openJsSides();
const pythonBatch = await fastest(BATCHES, (batch) => openPython(batch, trialFile));
const sides = [await openOurs(), ...jsSides, await openPython(pythonBatch)];

const rate = await openMatrixRate(threads);
const answers: (readonly Predictions[])[] = [];
for (const side of sides) answers.push(await side.answer());
let operationsPerSecond = 0;
const seconds = await takeTurns(sides, Number(flags.rounds), async () => {
  operationsPerSecond = await rate.measure();
});
await rate.close();

const { tokenizer } = await openCheckpoint(workplace.checkpoint);
const lengths = texts.map((text) => tokenizer.encode(text).length);
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${texts.length} contexts, top ${flags["top-k"]}, ${flags.rounds} rounds in turn after a warm-up`);
console.log(`${threads} threads; load of the machine ${load.join(" ")}; tokens a context: ${spread(lengths, 0)}`);
const measured = await endSides(sides, seconds);
printSides(measured, texts.length, "contexts");
const [ours, ...peers] = measured as [Measured, ...Measured[]];
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
for (const [index, peer] of peers.entries()) {
  const { equal, equalButTies } = sameness(answers[0] ?? [], answers[index + 1] ?? []);
  console.log(`ours is ${versus(ours, peer)}`);
  console.log(`  same top ${flags["top-k"]} in ${percent(equal)} of contexts, ${percent(equalButTies)} but for ties`);
}
if (!isDeberta) printLimit(ours, texts.length, "contexts", probeOperations(lengths), operationsPerSecond);
