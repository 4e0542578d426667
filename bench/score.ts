// Pseudo-log-likelihood at RoBERTa-base's size, side by side: ours and minicons on PyTorch.
//
//   npm run bench:score -- --python PYTHON [--sentences 50] [--rounds 3] [--threads N] [--keep DIR]
//
// PYTHON has bench/requirements-probe.txt installed. The checkpoint is that of bench/probe.ts, and so are the processes and their
// turns. Both sum each sentence's log-probabilities, a pass a token, with the later pieces of its word masked (Kauf & Ivanova
// 2023); minicons as its users call it, `sequence_score` with PLL_metric="within_word_l2r", sentences in the order given, by 1, 8
// or 32, whichever is fastest, tried before. Everything from text to scores is timed.
//
// Printed: sentences a second, loading time and peak resident memory of each; how many times as fast ours is, and its memory as a
// part of the other's; the number of sentences with the same score; and how near ours comes to the rate of matrix products.
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { defaultThreads } from "../src/model/threads.ts";
import { openWorkplace, PEERS_SCRIPT } from "./checkpoint-on-the-spot.ts";
import { maskedSentences } from "./masked-sentences.ts";
import { openMatrixRate } from "./matrix-rate.ts";
import { probeOperations } from "./random-roberta.ts";
import { endSides, type Measured, printLimit, printSides, versus } from "./report-sides.ts";
import { fastest, openSide, spread, takeTurns } from "./sides.ts";

const BATCHES = [1, 8, 32];
/** Sentences on which the number at once is chosen. */
const TRIAL_SENTENCES = 32;
/** Nats; a sentence's score is in the hundreds. */
const SAME = 1e-2;

const { values: flags } = parseArgs({
  options: {
    python: { type: "string" },
    sentences: { type: "string", default: "50" },
    rounds: { type: "string", default: "3" },
    threads: { type: "string", default: String(defaultThreads()) },
    keep: { type: "string" },
    "batch-tokens": { type: "string", default: "0" },
  },
});
if (flags.python === undefined) throw new Error("give --python, with bench/requirements-probe.txt installed");
const python = flags.python;
const threads = Number(flags.threads);

const texts = maskedSentences(Number(flags.sentences)).map(({ sentence }) => sentence);
const workplace = await openWorkplace(flags.keep);
const file = join(workplace.folder, "sentences.json");
const trialFile = join(workplace.folder, "trial-sentences.json");
await writeFile(file, JSON.stringify(texts));
await writeFile(trialFile, JSON.stringify(texts.slice(0, TRIAL_SENTENCES)));

const script = fileURLToPath(new URL("probe-sides.js", import.meta.url));
const open = (command: readonly string[], batch: number | string) =>
  openSide<number[]>([...command, "--threads", flags.threads, "--batch", String(batch)], threads);
const openMinicons = (batch: number, from = file) =>
  open([python, PEERS_SCRIPT, "minicons", workplace.checkpoint, from], batch);

const batch = await fastest(BATCHES, (size) => openMinicons(size, trialFile));
const sides = [
  await open([process.execPath, script, "unname-score", workplace.checkpoint, file], flags["batch-tokens"]),
  await openMinicons(batch),
];
const rate = await openMatrixRate(threads);
const [ours = [], theirs = []] = [await sides[0]?.answer(), await sides[1]?.answer()];
let operationsPerSecond = 0;
const seconds = await takeTurns(sides, Number(flags.rounds), async () => {
  operationsPerSecond = await rate.measure();
});
await rate.close();

const { tokenizer } = await openCheckpoint(workplace.checkpoint);
const lengths = texts.map((text) => tokenizer.encode(text).length);
// A sentence without its two specials is masked in turn at each token.
const passes = lengths.flatMap((length) => Array.from({ length: length - 2 }, () => length));
const load = loadavg().map((value) => value.toFixed(1));
console.log(`${texts.length} sentences, ${passes.length} passes, ${flags.rounds} rounds in turn after a warm-up`);
console.log(`${threads} threads; load of the machine ${load.join(" ")}; tokens a sentence: ${spread(lengths, 0)}`);
const measured = await endSides(sides, seconds);
printSides(measured, texts.length, "sentences");
const [own, peer] = measured as [Measured, Measured];
console.log(`ours is ${versus(own, peer)}`);
const differences = ours.map((score, index) => Math.abs(score - (theirs[index] ?? Number.NaN)));
const same = differences.filter((difference) => difference < SAME).length;
console.log(
  `same score within ${SAME} nats: ${same} of ${texts.length}; largest difference ${Math.max(...differences).toExponential(1)}`,
);
printLimit(own, texts.length, "sentences", probeOperations(passes), operationsPerSecond);
