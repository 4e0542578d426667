// How long an audit of all rows takes, where the time goes, and what share of it is arithmetic (the network's passes, in onnxruntime). Contexts come from
// generated notes; planted people and a reference model are given, so that every attack is made but the one that needs shadow models.
// There is no peer: no other program makes such an audit.
//
//   npm run bench:audit
//   npm run bench:audit -- --model models/notes-nl --reference models/notes-nl-wiki --contexts 3000 --threads 2
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { InferenceSession } from "onnxruntime-node";

import { writeCanaryTruth } from "../corpora/write-truth.ts";
import { createEntryJudging } from "../src/audit/judging/entry-judging.ts";
import type { KeptWork } from "../src/audit/kept-work.ts";
import { runAudit } from "../src/audit/run-audit.ts";
import { writeFileAtomic } from "../src/base/files.ts";
import { gatherContexts, writeContexts } from "../src/probe/contexts.ts";
import { prepareNotes } from "./known-truth.ts";

const DEVELOPMENT = 1000;

const { values: flags } = parseArgs({
  options: {
    model: { type: "string", default: "models/notes-nl" },
    reference: { type: "string", default: "models/notes-nl-wiki" },
    contexts: { type: "string", default: "3000" },
    threads: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
  },
});
const seed = Number(flags.seed);
const work = await mkdtemp(join(tmpdir(), "audit-"));
try {
  const { corpus, truth } = await prepareNotes(work, seed);
  const contextFiles: string[] = [];
  const canariesFile = await writeCanaryTruth(truth, join(work, "notes"));
  for (const split of ["seen", "unseen"] as const) {
    const path = join(work, `${split}.jsonl`);
    const sizes = { development: DEVELOPMENT, test: Number(flags.contexts), reserve: 0 };
    const gathered = await gatherContexts({
      corpusDirectory: join(work, split),
      split,
      seed,
      sizes,
      against: contextFiles,
      canariesFile,
    });
    await writeContexts(gathered, { path, privateDirectory: join(work, `${split}.private`) });
    contextFiles.push(path);
  }
  const people = corpus.people.map(({ given, particle, surname }) => `${given.join(" ")},${particle},${surname}`);
  await writeFileAtomic(join(work, "people.csv"), `given,particle,surname\n${people.join("\n")}\n`, { private: true });

  let [passes, arithmeticMs] = [0, 0];
  const create = InferenceSession.create.bind(InferenceSession) as (...asked: unknown[]) => Promise<InferenceSession>;
  const createTimed = async (...asked: unknown[]) => {
    const session = await create(...asked);
    const run = session.run.bind(session) as (...inputs: unknown[]) => ReturnType<InferenceSession["run"]>;
    session.run = async (...inputs: unknown[]) => {
      const began = performance.now();
      try {
        return await run(...inputs);
      } finally {
        passes++;
        arithmeticMs += performance.now() - began;
      }
    };
    return session;
  };
  (InferenceSession as { create: unknown }).create = createTimed;

  const stages = new Map<string, { ms: number; arithmeticMs: number }>();
  const measured: KeptWork = {
    async recall(what, _from, measure) {
      const stage = what.replace(/ of .*/, "");
      const [began, before] = [performance.now(), arithmeticMs];
      const result = await measure();
      const known = stages.get(stage) ?? { ms: 0, arithmeticMs: 0 };
      stages.set(stage, {
        ms: known.ms + performance.now() - began,
        arithmeticMs: known.arithmeticMs + arithmeticMs - before,
      });
      return result;
    },
  };
  const began = performance.now();
  const { report } = await runAudit({
    modelDirectory: resolve(flags.model),
    referenceDirectories: [resolve(flags.reference)],
    contextFiles,
    originalFiles: [],
    corpora: [],
    namesFile: join(work, "people.csv"),
    canariesFile,
    judging: () => createEntryJudging(),
    session: { threads: Number(flags.threads) },
    seed,
    work: measured,
    onProgress: (message) => console.error(message),
  });
  const wholeMs = performance.now() - began;
  const kept = [...stages.values()].reduce((sum, { ms }) => sum + ms, 0);
  stages.set("the rest: names, judging, intervals", { ms: wholeMs - kept, arithmeticMs: Number.NaN });
  const seconds = (ms: number) => (Number.isFinite(ms) ? (ms / 1000).toFixed(1) : "–").padStart(8);
  console.log(`\n${"stage".padEnd(38)} seconds  arithmetic`);
  for (const [stage, { ms, arithmeticMs: own }] of [...stages].sort((a, b) => b[1].ms - a[1].ms))
    console.log(`${stage.padEnd(38)}${seconds(ms)}    ${seconds(own)}`);
  const contexts = report.contexts.map(({ n }) => n).join(" + ");
  console.log(
    `\n${contexts} contexts, ${new Set(report.rows.map(({ audit }) => audit)).size} audits, ${flags.threads} threads: ` +
      `${(wholeMs / 1000).toFixed(0)} s, of which ${(arithmeticMs / 1000).toFixed(0)} s (${((100 * arithmeticMs) / wholeMs).toFixed(0)} %) arithmetic in ${passes} passes`,
  );
} finally {
  await rm(work, { recursive: true, force: true });
}
