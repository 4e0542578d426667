import { mean } from "../../base/statistics.ts";
import { contextInterval, contextShare, UNKNOWN_SHARE } from "../context-interval.ts";
import type { ContextScore } from "../context-scores.ts";
import { predictionCounts } from "../name-rate/name-rate-detail.ts";
import { note } from "../remarks.ts";
import { type Measurement, measurement } from "../verdicts.ts";
import { recoveredRow } from "./recovered-row.ts";
import { clusterOf, isRecovered, type RecoveryCase, type RecoveryOptions } from "./recovery-case.ts";

/**
 * Does the model say who stood at the mask? The judged figure, of the seen split, is the original, or an identifying part of it, recovered in any way: as
 * one of the k likeliest entries, or in 2 to 4 pieces; n = the contexts asked in all ways whose original can be said in one of them.
 * For information: by one entry (k of 1, 5 and `options.k`), in pieces alone, MRR, and the hit rate of an attacker who ignores the sentence
 * and always guesses the k name-like tokens predicted most often. No contexts, no rows, but for `seen`, as in `auditNameRate`.
 */
export function auditRecovery(cases: readonly RecoveryCase[], options: RecoveryOptions): Measurement[] {
  const { k } = options;
  if (cases.length + options.notAsked.noOriginal + options.notAsked.unidentifying === 0)
    return options.split === "seen" ? [recoveredRow(cases, options)] : [];
  const sayable = cases.filter(({ targets }) => targets.length > 0);
  return [
    recoveredRow(cases, options),
    ...[...new Set([1, 5, k])].filter((depth) => depth <= k).map((depth) => oneEntry(cases, sayable, depth, options)),
    ...inPieces(cases, options),
    ...(sayable.length === 0 ? [] : [guessed(sayable, options), reciprocalRank(cases, sayable, options)]),
  ];
}

function oneEntry(
  cases: readonly RecoveryCase[],
  sayable: readonly RecoveryCase[],
  k: number,
  { split }: RecoveryOptions,
): Measurement {
  const share = contextShare(sayable, clusterOf, (one) => isRecovered(one, k));
  return measurement("recovered-one-entry", {
    split,
    k,
    ...share,
    notes: [note("one-entry-only", { n: sayable.length, of: cases.length })],
    outcomes: { units: cases.map(({ score }) => score), values: cases.map((one) => (isRecovered(one, k) ? 1 : 0)) },
  });
}

function inPieces(cases: readonly RecoveryCase[], { split, k }: RecoveryOptions): Measurement[] {
  const asked = cases.filter((one) => one.inPieces !== undefined);
  if (asked.length === 0) return [];
  const share = contextShare(asked, clusterOf, (one) => one.inPieces === true);
  return [measurement("recovered-in-pieces", { split, k, ...share })];
}

/** The k name-like tokens that are in most contexts' top k, guessed everywhere. */
function guessed(cases: readonly RecoveryCase[], { split, k, nameLike }: RecoveryOptions): Measurement {
  const counts = [...predictionCounts(cases.map(({ score }) => score))].filter(([tokenId]) => nameLike.has(tokenId));
  const guesses = new Set(
    counts
      .sort(([idA, countA], [idB, countB]) => countB - countA || idA - idB)
      .slice(0, k)
      .map(([tokenId]) => tokenId),
  );
  const share = contextShare(cases, clusterOf, ({ targets }) => targets.some((tokenId) => guesses.has(tokenId)));
  const notes = [note("guessing", { names: guesses.size })];
  return measurement("guessed-without-context", { split, k, ...share, notes });
}

function reciprocalRank(
  cases: readonly RecoveryCase[],
  sayable: readonly RecoveryCase[],
  { split, seed }: RecoveryOptions,
): Measurement {
  const reciprocal = ({ originalRank }: ContextScore) => (originalRank === undefined ? 0 : 1 / originalRank);
  const scores = sayable.map(({ score }) => score);
  const all = cases.map(({ score }) => score);
  const interval = contextInterval(scores, (score) => ({ numerator: reciprocal(score), denominator: 1 }), seed);
  return measurement("mean-reciprocal-rank", {
    split,
    n: scores.length,
    estimate: mean(scores.map(reciprocal)),
    ...(interval ?? UNKNOWN_SHARE),
    outcomes: { units: all, values: all.map(reciprocal) },
  });
}

/** Puts the unseen split's figure beside the seen split's as `control`: names that training never saw. */
export function withControls(rows: readonly Measurement[]): Measurement[] {
  const key = ({ measure, k }: Measurement) => `${measure}/${k ?? ""}`;
  const unseen = new Map(rows.filter(({ split }) => split === "unseen").map((row) => [key(row), row.estimate]));
  return rows.map((row) => {
    const control = row.split === "seen" ? unseen.get(key(row)) : undefined;
    return control === undefined ? row : { ...row, control };
  });
}
