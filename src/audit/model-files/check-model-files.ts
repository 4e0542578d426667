import { stat } from "node:fs/promises";
import { join, posix } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { sha256File } from "../../base/hash.ts";
import { createRandom } from "../../base/random.ts";
import { sampleSizeForZeroHits } from "../../base/statistics.ts";
import type { MaskedInput } from "../../model/batches.ts";
import { digestCheckpoint, listWeightFiles } from "../../model/digest-checkpoint.ts";
import { listGraphs } from "../../model/exported/load-exported-graph.ts";
import { type MaskedLanguageModel, openSession, type SessionOptions } from "../../model/session.ts";
import type { Context } from "../../probe/contexts/context.ts";
import type { AuditedModel } from "../audited-model.ts";
import type { TokenSets } from "../context-scores.ts";
import { compareGraph, type GraphComparison, type GraphQuestions } from "./compare-graph.ts";
import { isQuantised } from "./is-quantised.ts";
import type { ModelFile, ModelFileOutcome } from "./model-file.ts";
import { readGraph } from "./read-graph.ts";

/** A graph that goes wrong in one context of a hundred is found with 95 %: 299 contexts, drawn by the seed; all where there are fewer. */
export const GRAPH_CONTEXTS = sampleSizeForZeroHits(0.01);
/** Inputs of removed entries: so many of so many entries each, drawn by the seed where there are more. */
const REMOVED_INPUTS = 100;
const REMOVED_A_INPUT = 15;

/** What the files of a model are held against. Private. */
export interface ModelFilesOptions {
  readonly contexts: readonly Context[];
  readonly setsOf: (context: Context) => TokenSets;
  /** Ids of entries that a rewrite removed. */
  readonly removed: ReadonlySet<number>;
  readonly k: number;
  readonly seed: number;
  readonly session?: SessionOptions;
  readonly onProgress?: (message: string) => void;
}

/**
 * Opens, hashes and judges every file of a checkpoint folder that holds numbers: those that the audit's session read, every graph (held
 * against that session, see `compareGraph`), and what nothing reads. In the order of their paths.
 * Throws `input-changed` if the weights are not those that the audit began with.
 */
export async function checkModelFiles(audited: AuditedModel, options: ModelFilesOptions): Promise<ModelFile[]> {
  const { session, digests } = audited;
  const { directory } = session.checkpoint;
  const outcomes = new Map<string, { outcome: ModelFileOutcome; comparison?: GraphComparison }>();
  const read = session.weightFiles ?? [];
  for (const file of read) outcomes.set(file, { outcome: "audited" });
  const others = (await listGraphs(directory)).filter((graph) => !outcomes.has(graph));
  const questions = others.length === 0 ? undefined : ask(session, options);
  for (const graph of others) {
    options.onProgress?.(
      `holding ${others.length === 1 ? "the graph" : "each graph"} of the folder against the weights`,
    );
    const { data, ...outcome } = await judgeGraph(session, graph, questions as GraphQuestions, options.session);
    outcomes.set(graph, outcome);
    // Data of a good graph stays good, whatever else names it: the graph that differs is what is left out.
    for (const file of data)
      if (outcome.outcome === "agrees" && outcomes.get(file)?.outcome !== "audited") outcomes.set(file, outcome);
  }
  for (const file of await listWeightFiles(directory))
    if (!outcomes.has(file)) outcomes.set(file, { outcome: "not-read" });
  const files: ModelFile[] = [];
  for (const [file, { outcome, comparison }] of [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = join(directory, file);
    if (!(await stat(path)).isFile()) continue;
    const [{ size: bytes }, sha256] = [await stat(path), await sha256File(path)];
    files.push({ file, bytes, sha256, outcome, ...(comparison && { comparison }) });
  }
  const known = new Map(files.map(({ file, sha256 }) => [file, sha256]));
  if ((await digestCheckpoint({ directory }, known)).modelSha256 !== digests.modelSha256)
    throw new UnnameError(
      "input-changed",
      `${directory}: its weights changed while they were audited. Audit the model again, with nothing else at work in its folder.`,
      { details: { directory } },
    );
  return files;
}

async function judgeGraph(
  audited: MaskedLanguageModel,
  file: string,
  questions: GraphQuestions,
  options: SessionOptions = {},
): Promise<{ outcome: ModelFileOutcome; comparison?: GraphComparison; data: readonly string[] }> {
  const { checkpoint } = audited;
  const path = join(checkpoint.directory, file);
  try {
    const { model, dataFiles } = await readGraph(path);
    const data = dataFiles.map((name) => posix.join(posix.dirname(file), name));
    const graph = await openSession(checkpoint, { ...options, graph: file });
    try {
      const comparison = await compareGraph(audited, graph, isQuantised(model), questions);
      return { outcome: comparison.agrees ? "agrees" : "differs", comparison, data };
    } finally {
      await graph.close();
    }
  } catch (error) {
    if (!(error instanceof UnnameError)) throw error;
    return { outcome: "unreadable", data: [] };
  }
}

function ask(session: MaskedLanguageModel, { contexts, setsOf, removed, k, seed }: ModelFilesOptions): GraphQuestions {
  const sample = createRandom(seed, "graphs").shuffle(contexts).slice(0, GRAPH_CONTEXTS);
  return { contexts: sample, removedInputs: removedInputs(session, removed, seed), setsOf, k };
}

/** Inputs of nothing but removed entries around a mask. */
function removedInputs({ checkpoint }: MaskedLanguageModel, removed: ReadonlySet<number>, seed: number): MaskedInput[] {
  const ids = createRandom(seed, "removed entries").shuffle([...removed].sort((a, b) => a - b));
  const length = Math.min(REMOVED_A_INPUT, checkpoint.maximumLength - 1);
  const inputs: MaskedInput[] = [];
  for (let start = 0; start < ids.length && inputs.length < REMOVED_INPUTS; start += length)
    inputs.push({ tokenIds: [checkpoint.tokenizer.maskTokenId, ...ids.slice(start, start + length)], positions: [0] });
  return inputs;
}
