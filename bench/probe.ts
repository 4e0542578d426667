// Fill-mask throughput: ours, which computes the vocabulary at the mask alone, beside transformers.js, which does so at every position.
// Both read the same model.onnx, answer the same contexts one after another in alternating rounds, and must agree on the top 20.
import { link, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";

import { env, pipeline } from "@xenova/transformers";

import { generateCorpus } from "../corpora/generate.ts";
import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { openSession } from "../src/model/session.ts";
import type { Context } from "../src/probe/context.ts";
import { fillMask } from "../src/probe/fill-mask.ts";
import { splitSentences } from "../src/text/tokenise.ts";

const MODEL = resolve(process.argv[2] ?? "models/notes-nl");
const CONTEXTS = 200;
const TOP_K = 20;
const ROUNDS = 5;

const contexts = maskedSentences(CONTEXTS);
const layout = await onnxLayout(MODEL);
env.allowRemoteModels = false;
env.localModelPath = dirname(layout);
const peer = await pipeline("fill-mask", basename(layout), { dtype: "fp32" });
const session = await openSession(await openCheckpoint(MODEL));

const ours = async () => (await fillMask(session, contexts, { topK: TOP_K })).map(({ tokenId }) => tokenId);
const theirs = async () => {
  const answers = [];
  for (const { text } of contexts) answers.push(await peer(text, { top_k: TOP_K }));
  return (answers as { token: number }[][]).flat().map(({ token }) => Number(token));
};

const [a, b] = [await ours(), await theirs()];
const equal = a.filter((tokenId, index) => tokenId === b[index]).length / a.length;
const ratios: number[] = [];
let [ourSeconds, theirSeconds] = [0, 0];
for (let round = 0; round < ROUNDS; round++) {
  const [mine, other] = [await time(ours), await time(theirs)];
  ratios.push(other / mine);
  [ourSeconds, theirSeconds] = [ourSeconds + mine, theirSeconds + other];
}
ratios.sort((x, y) => x - y);
const rate = (seconds: number) => ((ROUNDS * CONTEXTS) / seconds).toFixed(0);
console.log(`${basename(MODEL)}, ${CONTEXTS} contexts, top ${TOP_K}, ${ROUNDS} rounds in turn after a warm-up`);
console.log(`same prediction at the same rank: ${(100 * equal).toFixed(2)} %`);
console.log(`unname ${rate(ourSeconds)} contexts/s, transformers.js ${rate(theirSeconds)} contexts/s`);
console.log(
  `ratio ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)} (median; ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
);
await session.close();
await peer.dispose();
await rm(dirname(layout), { recursive: true });

function maskedSentences(count: number): Context[] {
  const found: Context[] = [];
  for (const { document, mentions } of generateCorpus({ seed: 2, sentences: 5000 }).notes) {
    for (const { start, end } of splitSentences(document.text)) {
      const mention = mentions.find((span) => span.start >= start && span.end <= end && span.label === "PERSON");
      if (mention === undefined || end - start < 30 || end - start > 120) continue;
      const text = `${document.text.slice(start, mention.start)}<mask>${document.text.slice(mention.end, end)}`;
      found.push({ id: String(found.length), split: "unseen", set: "test", text });
    }
  }
  return found.slice(0, count);
}

/** transformers.js looks for onnx/model.onnx. */
async function onnxLayout(model: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), "unname-bench-")), basename(model));
  await mkdir(join(folder, "onnx"), { recursive: true });
  for (const name of await readdir(model)) {
    await link(join(model, name), join(folder, name === "model.onnx" ? join("onnx", name) : name));
  }
  return folder;
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
}
