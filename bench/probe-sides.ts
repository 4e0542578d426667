// The sides of bench/probe.ts and bench/score.ts that run in Node, each started in a process of its own:
//   node probe-sides.js unname|unname-score|transformers.js CHECKPOINT TEXTS.json --batch N --threads N --top-k N
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";

import type { Context } from "../src/probe/contexts/context.ts";
import { serveSide } from "./sides.ts";

/** Token id and probability of each prediction, best first. */
export type Predictions = readonly (readonly [tokenId: number, probability: number])[];

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    batch: { type: "string", default: "0" },
    threads: { type: "string", default: "1" },
    "top-k": { type: "string", default: "40" },
  },
});
const [side = "", directory = "", file = ""] = positionals;
const texts = JSON.parse(await readFile(file, "utf8")) as string[];
const threads = Number(flags.threads);
const topK = Number(flags["top-k"]);

const sides: Readonly<Record<string, () => Promise<void>>> = {
  unname: serveFillMask,
  "unname-score": serveScores,
  "transformers.js": serveTransformersJs,
};
await sides[side]?.();

/** `--batch` is a limit in tokens here; 0 leaves the choice to us. */
async function openOurs() {
  const { openCheckpoint } = await import("../src/model/open-checkpoint.ts");
  const { openSession } = await import("../src/model/session.ts");
  const batchTokens = Number(flags.batch);
  return openSession(await openCheckpoint(directory), { threads, ...(batchTokens > 0 && { batchTokens }) });
}

async function serveFillMask() {
  const { fillMask } = await import("../src/probe/fill/fill-mask.ts");
  const session = await openOurs();
  const contexts = texts.map((text, index): Context => ({ id: String(index), split: "unseen", set: "test", text }));
  await serveSide("unname", async () => {
    const answers = contexts.map((): [number, number][] => []);
    for (const { context, tokenId, probability } of await fillMask(session, contexts, { topK }))
      answers[Number(context)]?.push([tokenId, probability]);
    return answers;
  });
}

async function serveScores() {
  const { pseudoLogLikelihood } = await import("../src/probe/score/pseudo-likelihood.ts");
  const session = await openOurs();
  await serveSide("unname", async () => {
    const scores: number[] = [];
    for await (const { logProbNats } of pseudoLogLikelihood(session, texts)) scores.push(logProbNats);
    return scores;
  });
}

/** Texts in the order given, `--batch` at a time; 1 is one after another, as its documentation shows. */
async function serveTransformersJs() {
  const { env, pipeline } = await import("@xenova/transformers");
  env.allowRemoteModels = false;
  env.localModelPath = dirname(directory);
  const sessionOptions = { intraOpNumThreads: threads };
  const peer = await pipeline("fill-mask", basename(directory), { dtype: "fp32", session_options: sessionOptions });
  const batch = Number(flags.batch);
  const name = `transformers.js ${env.version}, ${batch === 1 ? "one by one" : `${batch} at a time`}`;
  await serveSide(name, async () => {
    const answers: { readonly token: number; readonly score: number }[][] = [];
    for (let start = 0; start < texts.length; start += batch) {
      const found: unknown = await peer(texts.slice(start, start + batch), { top_k: topK });
      answers.push(...(found as { token: number; score: number }[][]));
    }
    return answers.map((answer) => answer.map(({ token, score }) => [token, score]));
  });
}
