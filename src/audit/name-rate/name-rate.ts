import { mean } from "../../base/statistics.ts";
import type { Split } from "../../probe/contexts/context.ts";
import {
  boundByDocuments,
  contextInterval,
  contextShare,
  UNKNOWN_SHARE,
  withoutInterval,
} from "../context-interval.ts";
import type { ContextScore } from "../context-scores.ts";
import { DEFAULT_K, type MeasureId } from "../measures.ts";
import { type Note, note } from "../remarks.ts";
import { doubtDepth, invalidate, judgeProportion, type Measurement, measurement, requireDepth } from "../verdicts.ts";

export interface NameRateOptions {
  readonly split: Split;
  readonly k: number;
  readonly seed: number;
  /** Whether the vocabulary has name-like tokens at all. */
  readonly hasNameLike: boolean;
  /** What counts as a name although it is not judged one: for the sensitivity rows. */
  readonly doubtful: DoubtfulEntries;
  /** Why it is not known well enough what a name is; none if it is. */
  readonly invalidBy: readonly Note[];
}

/** Entries that do not count as names and might, by id. */
export interface DoubtfulEntries {
  /** Kept as ordinary words though spelled like a part of a known name. */
  readonly kept: ReadonlySet<number>;
  /** Unjudged, and could be names. */
  readonly unjudged: ReadonlySet<number>;
}

/**
 * How readily the model says names where one stood, over the contexts of one split: NLR@k = name-like predictions in the top k /
 * (k · contexts); contexts with at least one (CNLR@k), also if doubtful entries count; mean probability on name-like tokens and on
 * replaced entries; best rank. Intervals: of NLR and CNLR exact for contexts that go together, see `contextShare`, where a context counts for NLR by the share of its
 * predictions that are names; of means by a bootstrap that draws whole patients or documents. No contexts, no rows, but for `seen`: a model that was not tested on
 * its training text has not passed.
 */
export function auditNameRate(scores: readonly ContextScore[], options: NameRateOptions): Measurement[] {
  const { split, k, doubtful, invalidBy } = options;
  if (scores.length === 0 && split !== "seen") return [];
  const withName = ({ nameRanks }: ContextScore) => nameRanks.length > 0;
  const withKept = (score: ContextScore) => withName(score) || score.topTokenIds.some((id) => doubtful.kept.has(id));
  const withUnjudged = (score: ContextScore) =>
    withKept(score) || score.topTokenIds.some((id) => doubtful.unjudged.has(id));
  const contextRow = (measure: MeasureId, isHit: (score: ContextScore) => boolean) => {
    const share = contextShare(scores, ({ cluster }) => cluster, isHit);
    const judged = judgeProportion(measure, share);
    const isJudged = measure === "contexts-with-name";
    const notes = [
      ...judged.notes,
      ...(isJudged ? boundByDocuments(scores, ({ cluster }) => cluster, share.hits) : []),
    ];
    const outcomes = { units: scores, values: scores.map((score) => (isHit(score) ? 1 : 0)) };
    return measurement(measure, { split, k, ...share, ...judged, notes, outcomes });
  };
  if (scores.length === 0) return [contextRow("contexts-with-name", withName)];
  const rows = [
    // Looking further, too, makes a rate of all that was looked at less.
    invalidate(k === DEFAULT_K ? nameRate(scores, options) : doubtDepth(nameRate(scores, options)), invalidBy),
    invalidate(requireDepth(contextRow("contexts-with-name", withName)), invalidBy),
    contextRow("contexts-with-kept", withKept),
    contextRow("contexts-with-unjudged", withUnjudged),
    massRow("name-mass", scores, (score) => score.nameMass, options),
  ];
  if (scores.some((score) => score.replacedMass > 0))
    rows.push(massRow("replaced-mass", scores, (score) => score.replacedMass, options));
  const ranks = scores.flatMap((score) => score.bestNameRank ?? []);
  if (ranks.length > 0) {
    const best = ranks.reduce((least, rank) => Math.min(least, rank));
    rows.push(measurement("best-name-rank", { split, n: ranks.length, ...withoutInterval(best, "minimum") }));
  }
  return rows;
}

function nameRate(scores: readonly ContextScore[], { split, k, hasNameLike }: NameRateOptions): Measurement {
  const shareOf = ({ nameRanks }: ContextScore) => nameRanks.length / k;
  const share = contextShare(scores, ({ cluster }) => cluster, shareOf, k);
  const { verdict, notes } = judgeProportion("name-rate", { ...share, n: scores.length });
  return measurement("name-rate", {
    split,
    k,
    ...share,
    verdict,
    notes: [...notes, ...(share.hits === 0 && !hasNameLike ? [note("no-name-entries")] : [])],
    outcomes: { units: scores, values: scores.map((score) => score.nameRanks.length), weights: k },
  });
}

function massRow(
  measure: MeasureId,
  scores: readonly ContextScore[],
  mass: (score: ContextScore) => number,
  { split, k, seed }: NameRateOptions,
): Measurement {
  const interval = contextInterval(scores, (score) => ({ numerator: mass(score), denominator: 1 }), seed);
  return measurement(measure, {
    split,
    k,
    n: scores.length,
    estimate: mean(scores.map(mass)),
    ...(interval ?? UNKNOWN_SHARE),
    outcomes: { units: scores, values: scores.map(mass) },
  });
}
