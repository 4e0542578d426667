import { clopperPearson, mean } from "../../base/statistics.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Split } from "../../probe/context.ts";
import { foldSurface } from "../../text/fold.ts";
import { contextInterval, EXACT_METHOD } from "../context-interval.ts";
import type { ContextScore } from "../context-scores.ts";
import { formatCount } from "../format-row.ts";
import { judgeProportion, type Measurement, powerNote } from "../judge.ts";
import { predictionCounts, UNKNOWN_SHARE } from "../name-rate/name-rate.ts";
import { recoveryKeys } from "../names/name-parts.ts";

/** Highest upper bound of the share of contexts whose original comes back. A single hit fails. */
export const RECOVERY_THRESHOLD = 0.001;

/** A context whose original is known, with the tokens that would say it. Private. */
export interface RecoveryCase {
  readonly score: ContextScore;
  readonly targets: readonly number[];
}

export interface RecoveryOptions {
  readonly split: Split;
  /** The rank that is held against the threshold, and the number of context-free guesses. */
  readonly k: number;
  readonly seed: number;
  readonly nameLike: ReadonlySet<number>;
}

/** Ids of the vocabulary entries by surface, folded; special tokens left out. */
export function surfaceIndex(tokenizer: Tokenizer): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const tokenId of tokenizer.vocabulary.keys()) {
    if (tokenizer.specialTokenIds.has(tokenId)) continue;
    const surface = foldSurface(tokenizer.surface(tokenId));
    const tokenIds = index.get(surface);
    if (tokenIds === undefined) index.set(surface, [tokenId]);
    else tokenIds.push(tokenId);
  }
  return index;
}

/**
 * Ids of the tokens that say an original or one of its parts (case, accents and white space aside).
 * Undefined if nothing of it identifies (only initials, say): such contexts are not asked.
 */
export function recoveryTargets(original: string, index: ReadonlyMap<string, readonly number[]>): number[] | undefined {
  const keys = recoveryKeys(original);
  return keys.size === 0 ? undefined : [...keys].flatMap((key) => index.get(key) ?? []);
}

/**
 * Does the model say who stood at the mask? hit@k = the original, or a part of it, among the k likeliest tokens, for k of 1, 5 and
 * `options.k`; MRR = mean of 1/rank, 0 where no token says it; and, to hold these against, the hit rate of somebody who
 * ignores the sentence and always guesses the k name-like tokens predicted most often. No cases, no rows.
 */
export function auditRecovery(cases: readonly RecoveryCase[], options: RecoveryOptions): Measurement[] {
  if (cases.length === 0) return [];
  const { split, k } = options;
  const sayable = cases.filter(({ targets }) => targets.length > 0).length;
  const reach = `${formatCount(sayable)} of ${formatCount(cases.length)} originals have a part that is one vocabulary entry; the others could not come back this way.`;
  const ranks = cases.map(({ score }) => score.originalRank ?? Number.POSITIVE_INFINITY);
  const depths = [...new Set([1, 5, k])].filter((depth) => depth <= k);
  return [
    ...depths.map((depth) =>
      recoveryRow({
        measure: "original recovered",
        split,
        k: depth,
        hits: ranks.filter((rank) => rank <= depth).length,
        n: cases.length,
        judge: depth === k,
        note: reach,
      }),
    ),
    guessRow(cases, options),
    reciprocalRank(cases, options),
  ];
}

export interface RecoveryFigures {
  readonly measure: string;
  readonly split: Split;
  readonly k: number;
  readonly hits: number;
  readonly n: number;
  /** Held against the threshold, or for information. */
  readonly judge: boolean;
  readonly note?: string;
}

/** A row for a share of contexts whose original came back. */
export function recoveryRow({ measure, split, k, hits, n, judge, note }: RecoveryFigures): Measurement {
  const { low: ciLow, high: ciHigh } = clopperPearson(hits, n, { sided: "each" });
  const threshold = judge ? RECOVERY_THRESHOLD : null;
  const verdict = threshold === null ? "info" : judgeProportion({ n, hits, ciLow, ciHigh, threshold, zeroHits: true });
  const notes = [note ?? [], verdict === "underpowered" ? powerNote(n, RECOVERY_THRESHOLD) : []].flat();
  return {
    audit: "recovery",
    measure,
    split,
    unit: "context",
    k,
    n,
    hits,
    estimate: hits / n,
    ciLow,
    ciHigh,
    ciMethod: EXACT_METHOD,
    threshold,
    verdict,
    ...(notes.length > 0 && { note: notes.join(" ") }),
  };
}

/** The k name-like tokens that are in most contexts' top k, guessed everywhere. */
function guessRow(cases: readonly RecoveryCase[], { split, k, nameLike }: RecoveryOptions): Measurement {
  const counts = [...predictionCounts(cases.map(({ score }) => score))].filter(([tokenId]) => nameLike.has(tokenId));
  const guesses = new Set(
    counts
      .sort(([idA, countA], [idB, countB]) => countB - countA || idA - idB)
      .slice(0, k)
      .map(([tokenId]) => tokenId),
  );
  const hits = cases.filter(({ targets }) => targets.some((tokenId) => guesses.has(tokenId))).length;
  const note = `Guessing the ${guesses.size} names predicted most often, whatever the sentence: what recovery must exceed to be about the person.`;
  return recoveryRow({
    measure: "original guessed without context",
    split,
    k,
    hits,
    n: cases.length,
    judge: false,
    note,
  });
}

function reciprocalRank(cases: readonly RecoveryCase[], { split, seed }: RecoveryOptions): Measurement {
  const reciprocal = ({ originalRank }: ContextScore) => (originalRank === undefined ? 0 : 1 / originalRank);
  const scores = cases.map(({ score }) => score);
  const interval = contextInterval(scores, (score) => ({ numerator: reciprocal(score), denominator: 1 }), seed);
  return {
    audit: "recovery",
    measure: "mean reciprocal rank",
    split,
    unit: "context",
    n: scores.length,
    estimate: mean(scores.map(reciprocal)),
    ...(interval ?? UNKNOWN_SHARE),
    threshold: null,
    verdict: "info",
  };
}

/** Puts the unseen split's figure beside the seen split's as `control`: names that training never saw. */
export function withControls(rows: readonly Measurement[]): Measurement[] {
  const key = ({ audit, measure, k }: Measurement) => `${audit}/${measure}/${k ?? ""}`;
  const unseen = new Map(rows.filter(({ split }) => split === "unseen").map((row) => [key(row), row.estimate]));
  return rows.map((row) => {
    const control = row.split === "seen" ? unseen.get(key(row)) : undefined;
    return control === undefined ? row : { ...row, control };
  });
}
