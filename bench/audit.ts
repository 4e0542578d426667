// How long the names test and the whole audit take, where the time goes, what share of it is arithmetic (the network's passes, in onnxruntime), and the peak memory.
// Contexts come from generated notes; planted people and a reference model are given, so that every attack is made but the one that needs shadow models.
// No other program makes such an audit. With --python, the names test is held against fill-mask alone of transformers on PyTorch, over the same contexts.
//
//   npm run bench:audit
//   npm run bench:audit -- --require names --python .venv/bin/python        bench/requirements-probe.txt
//   npm run bench:audit -- --require names --roberta-base                   at that size, of random weights
//   npm run bench:audit -- --model models/notes-nl --reference models/notes-nl-wiki --contexts 3000 --threads 2
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { writeCanaryTruth } from "../corpora/write-truth.ts";
import { AUDIT_NAMES, type AuditName, isOfTest } from "../src/audit/audit-ids.ts";
import { createEntryJudging } from "../src/audit/judging/entry-judging.ts";
import type { KeptWork } from "../src/audit/kept-work.ts";
import { runAudit } from "../src/audit/run-audit.ts";
import { writeFileAtomic } from "../src/base/files.ts";
import { openCheckpoint } from "../src/model/open-checkpoint.ts";
import { MASK } from "../src/probe/contexts/context.ts";
import { gatherContexts, writeContexts } from "../src/probe/contexts/gather-contexts.ts";
import { readContextFiles } from "../src/probe/contexts/read-contexts.ts";
import { openWorkplace, PEERS_SCRIPT } from "./checkpoint-on-the-spot.ts";
import { countPasses } from "./count-passes.ts";
import { prepareNotes } from "./known-truth.ts";
import type { Predictions } from "./probe-sides.ts";
import { fastest, openSide } from "./sides.ts";

const DEVELOPMENT = 1000;
const BATCHES = [1, 8, 32];
const TRIAL_CONTEXTS = 64;
/** About the folder of a model, notes or gold, none of which is given. */
const NOT_HERE: readonly AuditName[] = ["residue", "parrot", "de-identification"];

const { values: flags } = parseArgs({
  options: {
    model: { type: "string", default: "models/notes-nl" },
    reference: { type: "string", default: "models/notes-nl-wiki" },
    contexts: { type: "string", default: "3200" },
    threads: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    require: { type: "string", default: "all" },
    "roberta-base": { type: "boolean", default: false },
    python: { type: "string" },
  },
});
const seed = Number(flags.seed);
const threads = Number(flags.threads);
const counted = countPasses();
const work = await mkdtemp(join(tmpdir(), "audit-"));
try {
  const model = flags["roberta-base"] ? (await openWorkplace(join(work, "model"))).checkpoint : resolve(flags.model);
  const input = await prepare();
  const names = await measureAudit("names test", model, input, (audit) => isOfTest(audit, "names"));
  if (flags.python !== undefined) await measurePeer(flags.python, model, names.texts, names.seconds);
  else console.log("no --python with bench/requirements-probe.txt installed: without a peer");
  if (flags.require === "all") await measureAudit("all of it", model, input, () => true);
  console.log(`peak memory of this process: ${Math.round(process.resourceUsage().maxRSS / 1e3)} MB`);
} finally {
  await rm(work, { recursive: true, force: true });
}

interface Input {
  readonly contextFiles: readonly string[];
  readonly originalFiles: readonly string[];
  readonly canariesFile: string;
  readonly namesFile: string;
}

/** Generated notes after step 1, planted people in them, and the contexts of their names. */
async function prepare(): Promise<Input> {
  const { corpus, truth } = await prepareNotes(work, seed);
  const contextFiles: string[] = [];
  const canariesFile = await writeCanaryTruth(truth, join(work, "notes"));
  for (const split of ["seen", "unseen"] as const) {
    const path = join(work, `${split}.jsonl`);
    const sizes = { development: DEVELOPMENT, test: Number(flags.contexts), reserve: 0 };
    const corpusDirectory = join(work, split);
    const gathered = await gatherContexts({ corpusDirectory, split, seed, sizes, against: contextFiles, canariesFile });
    await writeContexts(gathered, { path, privateDirectory: join(work, `${split}.private`) });
    contextFiles.push(path);
  }
  const people = corpus.people.map(({ given, particle, surname }) => `${given.join(" ")},${particle},${surname}`);
  const namesFile = join(work, "people.csv");
  await writeFileAtomic(namesFile, `given,particle,surname\n${people.join("\n")}\n`, { private: true });
  const originalFiles = ["seen", "unseen"].map((split) => join(work, `${split}.private`, "originals.jsonl"));
  return { contextFiles, originalFiles, canariesFile, namesFile };
}

/** Makes an audit and prints where its time went. */
async function measureAudit(what: string, model: string, input: Input, isAsked: (audit: AuditName) => boolean) {
  const stages = new Map<string, { ms: number; arithmeticMs: number; tokens: number }>();
  const measured: KeptWork = {
    async recall(name, _from, measure) {
      const stage = name.replace(/ of .*/, "");
      const [began, before] = [performance.now(), { ...counted }];
      const result = await measure();
      const known = stages.get(stage) ?? { ms: 0, arithmeticMs: 0, tokens: 0 };
      stages.set(stage, {
        ms: known.ms + performance.now() - began,
        arithmeticMs: known.arithmeticMs + counted.ms - before.ms,
        tokens: known.tokens + counted.tokens - before.tokens,
      });
      return result;
    },
  };
  const [began, before, cpuBefore] = [performance.now(), { ...counted }, process.cpuUsage()];
  const { canariesFile, ...ofNames } = input;
  const needsAttacks = isAsked("exposure");
  const { report } = await runAudit({
    modelDirectory: model,
    ...ofNames,
    ...(needsAttacks && { canariesFile, referenceDirectories: [resolve(flags.reference)] }),
    corpora: [],
    only: AUDIT_NAMES.filter((audit) => isAsked(audit) && !NOT_HERE.includes(audit)),
    judging: () => createEntryJudging(),
    session: { threads },
    seed,
    work: measured,
    onProgress: (message) => console.error(message),
  });
  const [wholeMs, cpu] = [performance.now() - began, process.cpuUsage(cpuBefore)];
  const [tokens, arithmeticMs] = [counted.tokens - before.tokens, counted.ms - before.ms];
  const kept = [...stages.values()].reduce((sum, stage) => ({ ms: sum.ms + stage.ms, tokens: sum.tokens + stage.tokens }), { ms: 0, tokens: 0 }); // prettier-ignore
  const rest = { ms: wholeMs - kept.ms, arithmeticMs: Number.NaN, tokens: tokens - kept.tokens };
  stages.set("the rest: names, judging, intervals", rest);
  const cell = (value: number, digits: number) => (Number.isFinite(value) ? value.toFixed(digits) : "–").padStart(10);
  console.log(`\n${what.padEnd(38)}   seconds arithmetic   M tokens`);
  for (const [stage, { ms, arithmeticMs: own, tokens: asked }] of [...stages].sort((a, b) => b[1].ms - a[1].ms))
    console.log(`${stage.padEnd(38)}${cell(ms / 1000, 1)} ${cell(own / 1000, 1)} ${cell(asked / 1e6, 2)}`);
  const texts = await contextTexts(input.contextFiles);
  const { tokenizer } = await openCheckpoint(model);
  const once = texts.reduce((sum, text) => sum + tokenizer.encode(text).length, 0);
  console.log(
    `${what}: ${report.contexts.map(({ n }) => n).join(" + ")} contexts, ${threads} threads: ${(wholeMs / 1000).toFixed(0)} s, ` +
      `${((cpu.user + cpu.system) / 1e6).toFixed(0)} s of processors, ${(arithmeticMs / 1000).toFixed(0)} s (${((100 * arithmeticMs) / wholeMs).toFixed(0)} %) arithmetic; ` +
      `${(tokens / once).toFixed(1)} times the tokens of the contexts`,
  );
  return {
    seconds: wholeMs / 1000,
    texts: texts.map((text) => text.replace(MASK, tokenizer.vocabulary[tokenizer.maskTokenId] ?? MASK)),
  };
}

async function contextTexts(files: readonly string[]): Promise<string[]> {
  return (await readContextFiles(files)).flatMap(({ set, text }) => (set === "test" ? [text] : []));
}

/** Fill-mask over the same contexts as transformers has it: the least that anybody would compute for such a test. */
async function measurePeer(python: string, model: string, texts: readonly string[], ours: number) {
  const [file, trialFile] = [join(work, "texts.json"), join(work, "trial.json")];
  await writeFile(file, JSON.stringify(texts));
  await writeFile(trialFile, JSON.stringify(texts.slice(0, TRIAL_CONTEXTS)));
  const open = (batch: number, from = file) =>
    openSide<Predictions[]>(
      [python, PEERS_SCRIPT, "fill-mask", model, from, "--threads", flags.threads, "--top-k", "40", "--batch", String(batch)],
      threads,
    ); // prettier-ignore
  const batch = await fastest(BATCHES, (size) => open(size, trialFile));
  const side = await open(batch);
  const seconds = await side.round();
  await side.end();
  console.log(
    `${side.name}: ${seconds.toFixed(0)} s for fill-mask alone; our whole names test takes ${(ours / seconds).toFixed(2)} times that`,
  );
}
