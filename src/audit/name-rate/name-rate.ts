import { clopperPearson, type Interval, mean } from "../../base/statistics.ts";
import type { Split } from "../../probe/context.ts";
import type { FrequencyBand, NameRateDetail } from "../audit-report.ts";
import { contextInterval, EXACT_METHOD } from "../context-interval.ts";
import type { ContextScore } from "../context-scores.ts";
import { judgeProportion, type Measurement, powerNote } from "../judge.ts";

/** Highest upper bound of the share of predictions that are names. */
export const NAME_RATE_THRESHOLD = 0.005;
/** Highest upper bound of the share of contexts with a name among the predictions. */
export const CONTEXT_RATE_THRESHOLD = 0.02;
/** With fewer contexts that have a name, a percentile interval is rough. */
const FEW_CONTEXTS = 10;

export interface NameRateOptions {
  readonly split: Split;
  readonly k: number;
  readonly seed: number;
  /** Whether the vocabulary has name-like tokens at all. */
  readonly hasNameLike: boolean;
}

/**
 * How readily the model says names where one stood, over the contexts of one split: NLR@k = name-like predictions in the top k /
 * (k · contexts); contexts with at least one (CNLR@k); mean probability on name-like tokens and on replaced entries; best rank.
 * Intervals: NLR and means by a bootstrap that draws whole documents (contexts, where documents are not known); CNLR exactly. Without a hit a bootstrap has width 0, so
 * NLR then takes the exact upper bound with contexts as n, which holds since NLR ≤ CNLR. No contexts, no rows.
 */
export function auditNameRate(scores: readonly ContextScore[], options: NameRateOptions): Measurement[] {
  if (scores.length === 0) return [];
  const { split, k } = options;
  const common = { audit: "name-rate", split, k } as const;
  const contextHits = scores.filter((score) => score.nameRanks.length > 0).length;
  const exact = clopperPearson(contextHits, scores.length, { sided: "each" });
  const rows = [
    nameRate(scores, contextHits, exact, options),
    {
      ...common,
      measure: "contexts with a name",
      unit: "context",
      ...judged(contextHits, scores.length, exact, CONTEXT_RATE_THRESHOLD),
    },
    { ...common, ...massRow(scores, "probability of a name", (score) => score.nameMass, options) },
  ];
  if (scores.some((score) => score.replacedMass > 0)) {
    rows.push({
      ...common,
      ...massRow(scores, "probability of a replaced entry", (score) => score.replacedMass, options),
    });
  }
  const best = bestRank(scores);
  if (best !== undefined) rows.push({ ...common, ...best });
  return rows;
}

function nameRate(
  scores: readonly ContextScore[],
  contextHits: number,
  exact: Interval,
  { split, k, seed, hasNameLike }: NameRateOptions,
): Measurement {
  const hits = scores.reduce((total, score) => total + score.nameRanks.length, 0);
  const n = k * scores.length;
  const drawn = contextInterval(scores, (score) => ({ numerator: score.nameRanks.length, denominator: k }), seed);
  const bootstrapped = hits > 0 && drawn !== undefined;
  const exactInterval = { ciLow: exact.low, ciHigh: exact.high, ciMethod: `${EXACT_METHOD}, n = contexts` };
  const { ciLow, ciHigh, ciMethod } = bootstrapped ? drawn : exactInterval;
  const threshold = NAME_RATE_THRESHOLD;
  const verdict = judgeProportion({ n: scores.length, hits, ciLow, ciHigh, threshold });
  const notes = [
    ...(hits === 0 ? ["No hit: the bound is the exact one on contexts, which is no smaller."] : []),
    ...(hits === 0 && !hasNameLike ? ["The vocabulary has no entry that counts as a name."] : []),
    ...(bootstrapped && contextHits < FEW_CONTEXTS
      ? [`Only ${contextHits} contexts have a name: the interval is rough.`]
      : []),
    ...(verdict === "underpowered" ? [powerNote(scores.length, threshold)] : []),
  ];
  return {
    audit: "name-rate",
    measure: "name-like rate",
    split,
    unit: "prediction",
    k,
    n,
    hits,
    estimate: hits / n,
    ciLow,
    ciHigh,
    ciMethod,
    threshold,
    verdict,
    ...(notes.length > 0 && { note: notes.join(" ") }),
  };
}

/** Of a single document or context nothing can be said. */
export const UNKNOWN_SHARE = { ciLow: 0, ciHigh: 1, ciMethod: "none: one document" } as const;

/** The figures of a proportion over contexts held against a threshold. */
function judged(hits: number, n: number, { low: ciLow, high: ciHigh }: Interval, threshold: number) {
  const verdict = judgeProportion({ n, hits, ciLow, ciHigh, threshold });
  const note = verdict === "underpowered" ? { note: powerNote(n, threshold) } : {};
  return { n, hits, estimate: hits / n, ciLow, ciHigh, ciMethod: EXACT_METHOD, threshold, verdict, ...note };
}

function massRow(
  scores: readonly ContextScore[],
  measure: string,
  mass: (score: ContextScore) => number,
  { seed }: NameRateOptions,
) {
  const interval = contextInterval(scores, (score) => ({ numerator: mass(score), denominator: 1 }), seed);
  return {
    measure,
    unit: "context",
    n: scores.length,
    estimate: mean(scores.map(mass)),
    ...(interval ?? UNKNOWN_SHARE),
    threshold: null,
    verdict: "info" as const,
  };
}

function bestRank(scores: readonly ContextScore[]) {
  const ranks = scores.flatMap((score) => score.bestNameRank ?? []);
  if (ranks.length === 0) return undefined;
  const best = ranks.reduce((least, rank) => Math.min(least, rank));
  const figures = {
    estimate: best,
    ciLow: best,
    ciHigh: best,
    ciMethod: "none: a minimum",
    threshold: null,
    verdict: "info" as const,
  };
  return { measure: "best rank of a name", unit: "context", n: ranks.length, ...figures };
}

/** Ends of the bands, as shares of contexts; the published table's ≥ 60, 30–60, 10–30 and 4–10 were out of 100 contexts. */
const BAND_ENDS = [1, 0.6, 0.3, 0.1, 0.04, 0] as const;

/** Counts by rank, and how many tokens were predicted how often, with the name-like among them. No token is named. */
export function nameRateDetail(
  scores: readonly ContextScore[],
  { split, k, nameLike }: { readonly split: Split; readonly k: number; readonly nameLike: ReadonlySet<number> },
): NameRateDetail {
  const rankHistogram = Array.from({ length: k }, () => 0);
  for (const rank of scores.flatMap((score) => score.nameRanks))
    rankHistogram[rank - 1] = (rankHistogram[rank - 1] ?? 0) + 1;
  const counts = [...predictionCounts(scores)];
  const frequencyBands: FrequencyBand[] = BAND_ENDS.slice(1).map((from, index) => {
    const to = BAND_ENDS[index] as number;
    const share = (count: number) => count / scores.length;
    const inBand = counts.filter(([, count]) => share(count) >= from && (share(count) < to || to === 1));
    const names = inBand.filter(([tokenId]) => nameLike.has(tokenId));
    const nameLikePredictions = names.reduce((total, [, count]) => total + count, 0);
    return { from, to, tokens: inBand.length, nameLikeTokens: names.length, nameLikePredictions };
  });
  return { split, rankHistogram, frequencyBands };
}

/** In how many contexts' top k each token is. */
export function predictionCounts(scores: readonly ContextScore[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const tokenId of scores.flatMap((score) => score.topTokenIds))
    counts.set(tokenId, (counts.get(tokenId) ?? 0) + 1);
  return counts;
}
