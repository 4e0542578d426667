// How long a rewrite takes against copying the same folder, and how much memory.
//
//   npm run bench:rewrite -- [--names 212] [--rounds 7] [--keep DIR]
//
// The checkpoint is that of bench/probe.ts: RoBERTa-base's size, 504 MB, a vocabulary of 52,000. Decided are entries that are whole
// words, spread over the vocabulary. Sides, in turn, each time in a new process: copying the folder, file by file, each synced;
// opening the checkpoint and blanking its weights alone with their sums, synced; and the whole of `rewriteCheckpoint`. The files read are in the
// page cache, as an untimed round of each comes first. What is written goes to the disk that DIR (default: the folder for
// temporary files) is on, whose speed decides what copying takes: name another to see.
//
// Printed: seconds of each, their peak resident memory, and how many times as long as copying they took, round by round.
import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { toJsonLines } from "../src/base/files.ts";
import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { openWorkplace } from "./checkpoint-on-the-spot.ts";
import { openSide, ratios, spread } from "./sides.ts";

const SIDES = ["copy", "weights", "rewrite"] as const;
const MEBIBYTE = 2 ** 20;
/** What is wanted. */
const MOST_TIMES = 4;
const MOST_MEBIBYTES = 300;

const { values: flags } = parseArgs({
  options: {
    names: { type: "string", default: "212" },
    rounds: { type: "string", default: "7" },
    keep: { type: "string" },
  },
});

const workplace = await openWorkplace(flags.keep);
const decisionsPath = join(workplace.folder, "decisions.jsonl");
await decide(Number(flags.names));

const script = fileURLToPath(new URL("rewrite-sides.js", import.meta.url));
const out = join(workplace.folder, "rewritten");
const seconds = SIDES.map((): number[] => []);
const peaks = SIDES.map((): number[] => []);
for (let round = 0; round <= Number(flags.rounds); round++) {
  for (const [index, name] of SIDES.entries()) {
    const side = await openSide([process.execPath, script, name, workplace.checkpoint, decisionsPath, out], 2);
    const taken = await side.round();
    const peak = await side.end();
    if (round === 0) continue;
    seconds[index]?.push(taken);
    peaks[index]?.push(peak / MEBIBYTE);
  }
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `${flags.names} names, ${flags.rounds} rounds in turn after a warm-up; load of the machine ${load.join(" ")}`,
);
for (const [index, name] of SIDES.entries()) {
  const times = ratios(seconds[index] ?? [], seconds[0] ?? []);
  console.log(
    `${name}: ${spread(seconds[index] ?? [], 2)} s, ${spread(times, 2)} times copying; peak ${spread(peaks[index] ?? [], 0)} MiB`,
  );
}
console.log(`wanted of rewrite: at most ${MOST_TIMES} times copying, under ${MOST_MEBIBYTES} MiB`);

/** Whole words at even distances, none of them among the specials and single bytes that come first. */
async function decide(count: number): Promise<void> {
  const { tokenizer } = await openCheckpoint(workplace.checkpoint);
  const words = [...tokenizer.vocabulary.entries()].filter(([, token]) => /^Ġ\p{L}{3,}$/u.test(token));
  const step = Math.floor(words.length / count);
  if (step === 0) throw new Error(`the vocabulary has ${words.length} whole words only`);
  const at = new Date(0).toISOString();
  const chosen = words.filter((_, index) => index % step === 0).slice(0, count);
  const lines = chosen.map(([tokenId, token]) => ({
    tokenId,
    token,
    decision: "name",
    reviewer: "bench",
    at,
    reason: "",
  }));
  await writeFile(decisionsPath, toJsonLines(lines));
}
