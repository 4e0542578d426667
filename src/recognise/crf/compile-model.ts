import type { CrfHeader, CrfModel } from "./crf-model.ts";
import type { Learnt } from "./learn.ts";

/** Weights nearer to zero than this (nats) go: with or without them, F1 is the same to a tenth of a point, or to half a point in a fast model. */
const LEAST_WEIGHT = { full: 0.08, fast: 0.12 } as const;

/**
 * One model of several runs: the mean of their weights, without the small ones. Scores are linear in the weights, so this
 * is the (normalised) product of the runs' distributions.
 */
export function compileModel(runs: readonly Learnt[], header: CrfHeader): CrfModel {
  const [first] = runs as readonly [Learnt, ...Learnt[]];
  const weights = meanOf(runs.map((run) => run.weights));
  const order = Uint32Array.from(first.keys.keys()).sort(
    (a, b) => (first.keys[a] as number) - (first.keys[b] as number),
  );
  const keys: number[] = [];
  const rowStart = [0];
  const keptTags: number[] = [];
  const keptWeights: number[] = [];
  const least = LEAST_WEIGHT[header.features];
  for (const feature of order) {
    for (let w = first.rowStart[feature] as number; w < (first.rowStart[feature + 1] as number); w++) {
      if (Math.abs(weights[w] as number) < least) continue;
      keptTags.push(first.tags[w] as number);
      keptWeights.push(weights[w] as number);
    }
    if (keptTags.length === rowStart.at(-1)) continue;
    keys.push(first.keys[feature] as number);
    rowStart.push(keptTags.length);
  }
  return {
    header,
    keys: Uint32Array.from(keys),
    rowStart: Uint32Array.from(rowStart),
    tags: Uint8Array.from(keptTags),
    weights: Float32Array.from(keptWeights),
    transitions: meanOf(runs.map((run) => run.transitions)),
    lists: first.lists,
    seen: first.seen,
  };
}

function meanOf(columns: readonly Float32Array[]): Float32Array {
  const [first] = columns as readonly [Float32Array, ...Float32Array[]];
  return first.map((_, i) => columns.reduce((sum, column) => sum + (column[i] as number), 0) / columns.length);
}
