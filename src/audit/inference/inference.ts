import { bootstrapRatio, ratioOfSums, sumByCluster } from "../../base/bootstrap.ts";
import type { Split } from "../../probe/context.ts";
import { exactShare } from "../context-interval.ts";
import type { RowVerdict } from "../audit.ts";
import { limitOf } from "../measures.ts";
import { type Note, note } from "../notes.ts";
import { type Measurement, measurement } from "../verdicts.ts";

/** A context in which the true name stood among others. */
export interface InferenceCase {
  readonly split: Split;
  /** Patient where known, document otherwise. */
  readonly cluster: string;
  /** Whether the model audited finds the true name likeliest; a tie of t names counts 1 / t. */
  readonly hit: number;
  /** The same of each reference; undefined of one that saw the document itself. */
  readonly referenceHits: readonly (number | undefined)[];
  /** Names it stood among, itself counted. */
  readonly candidates: number;
}

/** Of fewer contexts an interval by resampling is too narrow to be believed. */
export const LEAST_CASES = 300;

/**
 * The rows of `inference`, by split: how often the true name is picked, and how much more often than by chance and by a reference. Without a
 * reference chance alone is taken off; common names are then picked more often without any memory, so that such a row neither passes
 * nor fails unless it is within the limit, which is open too.
 */
export function inferenceRows(cases: readonly InferenceCase[], seed: number): Measurement[] {
  const rates = new Map<Split, number>();
  return (["unseen", "seen"] as const)
    .flatMap((split): Measurement[] => {
      const own = cases.filter((one) => one.split === split);
      if (own.length === 0) return [];
      const control = split === "seen" ? rates.get("unseen") : undefined;
      const rate = meanOf(own, ({ hit }) => hit);
      rates.set(split, rate);
      const chance = meanOf(own, ({ candidates }) => 1 / candidates);
      const most = Math.max(...own.map(({ candidates }) => candidates));
      const hits = Math.round(rate * own.length);
      const picked = measurement("inference", {
        split,
        ...exactShare(hits, own.length),
        ...(control !== undefined && { control }),
        notes: [note("ranked-among", { names: most, chance })],
      });
      return [picked, excessRow(own, split, chance, seed)];
    })
    .sort((a, b) => (a.split === b.split ? 0 : a.split === "seen" ? -1 : 1));
}

function excessRow(cases: readonly InferenceCase[], split: Split, chance: number, seed: number): Measurement {
  const hasReference = cases.every(({ referenceHits }) => referenceHits.some((hit) => hit !== undefined));
  const byReference = bestFirst(cases);
  const ofReference = ({ referenceHits, candidates }: InferenceCase) =>
    byReference.map((at) => referenceHits[at]).find((hit) => hit !== undefined) ?? 1 / candidates;
  // Chance where that is better: then nothing is gained by a poor reference.
  const usesReference = hasReference && meanOf(cases, ofReference) > chance;
  const base = (one: InferenceCase) => (usesReference ? ofReference(one) : 1 / one.candidates);
  const terms = sumByCluster(
    cases,
    ({ cluster }) => cluster,
    (one) => ({ numerator: one.hit - base(one), denominator: 1 }),
  );
  const { low, high } = bootstrapRatio(terms, { seed });
  const interval = Number.isFinite(low)
    ? ({ ciLow: low, ciHigh: high, ciMethod: "bootstrap-documents" } as const)
    : ({ ciLow: -1, ciHigh: 1, ciMethod: "one-unit" } as const);
  const judged = judgeInference(interval, cases.length, hasReference, split);
  return measurement("inference-excess", {
    split,
    n: cases.length,
    estimate: ratioOfSums(terms),
    ...interval,
    ...judged,
  });
}

/** The references from the one that picks most often, over what each did not see. */
function bestFirst(cases: readonly InferenceCase[]): number[] {
  const rates = (cases[0]?.referenceHits ?? []).map((_, at) => {
    const hits = cases.flatMap(({ referenceHits }) => referenceHits[at] ?? []);
    return hits.length === 0 ? 0 : hits.reduce((sum, hit) => sum + hit, 0) / hits.length;
  });
  return [...rates.keys()].sort((a, b) => (rates[b] as number) - (rates[a] as number));
}

/** The verdict on `inference-excess` by its interval. */
export function judgeInference(
  { ciLow, ciHigh }: { readonly ciLow: number; readonly ciHigh: number },
  n: number,
  hasReference: boolean,
  split: Split,
): { readonly verdict: RowVerdict; readonly notes: readonly Note[] } {
  // What the model never saw is the control: it decides nothing.
  if (split === "unseen") return { verdict: "info", notes: [] };
  const limit = limitOf("inference-excess");
  if (ciLow > limit && hasReference) return { verdict: "fail", notes: [] };
  const notes = [
    ...(hasReference ? [] : [note("needs-reference")]),
    ...(n < LEAST_CASES ? [note("too-few-sentences", { n, needed: LEAST_CASES })] : []),
    ...(ciHigh > limit ? [note("interval-holds-limit")] : []),
  ];
  return { verdict: notes.length > 0 ? "underpowered" : "pass", notes };
}

function meanOf(cases: readonly InferenceCase[], valueOf: (one: InferenceCase) => number): number {
  return cases.reduce((sum, one) => sum + valueOf(one), 0) / cases.length;
}
