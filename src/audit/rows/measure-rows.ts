import { UnnameError } from "../../base/errors.ts";
import { findEmbeddings } from "../../model/embeddings.ts";
import type { Checkpoint } from "../../model/checkpoint.ts";
import { readRows } from "../../model/stored-rows.ts";
import { bootstrapRatio, ratioOfSums, sumByCluster } from "../../base/statistics/bootstrap.ts";
import type { RowVerdict } from "../audit.ts";
import type { ContextScore } from "../context-scores.ts";
import { limitOf } from "../measures.ts";
import { note } from "../remarks.ts";
import { type Bounds, judgeInterval, type Measurement, measurement } from "../verdicts.ts";
import { intervalOr, UNKNOWN_FIGURE, withoutInterval } from "../context-interval.ts";
import { type Split, SPLITS } from "../../probe/contexts/context.ts";

/** Contexts from which a bootstrap of a mean probability is believed. */
const LEAST_CONTEXTS = 100;

/**
 * The rows of `rows`, of a model whose vocabulary was rewritten: the probability that is left on removed entries where names stood, by split, and
 * how far the weights of removed entries are from each other. `removed`: ids; nothing without any. `rounds`: of rewriting, each of which has a row of its own.
 */
export async function measureRows(
  checkpoint: Checkpoint,
  scores: readonly ContextScore[],
  removed: ReadonlySet<number>,
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
): Promise<Measurement[]> {
  if (removed.size === 0) return [];
  return [
    ...SPLITS.flatMap((split) =>
      massRow(
        scores.filter((score) => score.split === split),
        split,
        seed,
      ),
    ),
    await differenceRow(checkpoint, removed, rounds),
  ];
}

function massRow(scores: readonly ContextScore[], split: Split, seed: number): Measurement[] {
  if (scores.length === 0) return [];
  const terms = sumByCluster(
    scores,
    ({ cluster }) => cluster,
    ({ replacedMass }) => ({ numerator: replacedMass, denominator: 1 }),
  );
  const interval = intervalOr(bootstrapRatio(terms, { seed }), "bootstrap-documents");
  const isKnown = interval.ciMethod !== "one-unit";
  const tooFew = !isKnown || scores.length < LEAST_CONTEXTS;
  const notes = [
    ...(tooFew ? [note("too-few-sentences", { n: scores.length, needed: LEAST_CONTEXTS })] : []),
    ...(isKnown ? judgeInterval(interval, limitOf("removed-mass")).notes : []),
  ];
  return [
    measurement("removed-mass", {
      split,
      n: scores.length,
      estimate: ratioOfSums(terms),
      ...interval,
      verdict: isKnown ? judgeMass({ n: scores.length, ...interval }) : "underpowered",
      notes,
    }),
  ];
}

/** The verdict on `removed-mass` by its interval, of `n` contexts. */
export function judgeMass({ n, ...interval }: Bounds & { readonly n: number }): RowVerdict {
  const { verdict } = judgeInterval(interval, limitOf("removed-mass"));
  return verdict === "pass" && n < LEAST_CONTEXTS ? "underpowered" : verdict;
}

/** The largest difference, in any number, between the stored rows of two removed entries: 0 where a round overwrote all with one row. */
async function differenceRow(
  checkpoint: Checkpoint,
  removed: ReadonlySet<number>,
  rounds: number,
): Promise<Measurement> {
  const ids = [...removed].sort((a, b) => a - b);
  const differences = await differencesOf(checkpoint, ids, rounds).catch((error: unknown) => {
    // Weights that are exported alone, or another architecture: what cannot be looked at is open.
    if (error instanceof UnnameError) return undefined;
    throw error;
  });
  const common = { split: "both", n: ids.length } as const;
  if (differences === undefined)
    return measurement("row-difference", { ...common, ...UNKNOWN_FIGURE, notes: [note("rows-unreadable")] });
  const largest = Math.max(...differences);
  const verdict = largest > 0 ? "fail" : "pass";
  return measurement("row-difference", { ...common, ...withoutInterval(largest, "census"), verdict });
}

/** Of the input and the output matrix. */
async function differencesOf(checkpoint: Checkpoint, ids: readonly number[], rounds: number): Promise<number[]> {
  const { input, output } = await findEmbeddings(checkpoint);
  const differences: number[] = [];
  for (const tensor of input === output ? [input] : [input, output]) {
    const values = await readRows(tensor, ids);
    const width = values.length / ids.length;
    const rows = ids.map((_, row) => values.subarray(row * width, (row + 1) * width));
    const distinct = new Set(rows.map((row) => row.join())).size;
    differences.push(distinct <= Math.max(1, rounds) ? 0 : largestDifference(rows, width));
  }
  return differences;
}

function largestDifference(rows: readonly Float32Array[], width: number): number {
  let largest = 0;
  for (let at = 0; at < width; at++) {
    const column = rows.map((row) => row[at] as number);
    largest = Math.max(largest, Math.max(...column) - Math.min(...column));
  }
  return largest;
}
