import { bootstrapRatio, pairedBootstrap, ratioOfSums, relativeDifference } from "../../base/statistics/bootstrap.ts";
import { clopperPearson } from "../../base/statistics/clopper-pearson.ts";
import type { Interval } from "../../base/statistics.ts";
import type { OutcomeUnit } from "../compare/outcomes.ts";
import { limitOf, type MeasureId } from "../measures.ts";
import { note } from "../remarks.ts";
import { type Bounds, type Judged, judgeInterval, measurement, type Measurement } from "../verdicts.ts";
import { type ContextInterval, intervalOr, UNKNOWN_FIGURE } from "../context-interval.ts";

/** Of fewer sentences an interval by resampling is too narrow to be believed (Efron & Tibshirani 1993, ch. 14). */
export const LEAST_SENTENCES = 100;

/** What one sentence's masked words cost. */
export interface SentenceCost {
  /** Sum over the masked words of −log p, natural log. */
  readonly lossNats: number;
  /** Masked words. */
  readonly words: number;
  /** Tokens these words are cut into. */
  readonly pieces: number;
}

export interface UtilityInput {
  /** Of the audited model, a sentence each. */
  readonly after: readonly SentenceCost[];
  /** What identifies these sentences, one each, and all sentences, those that were left out too. */
  readonly units?: { readonly measured: readonly OutcomeUnit[]; readonly all: readonly OutcomeUnit[] };
  /** Of the model compared with, of the same sentences in the same order. */
  readonly before?: readonly SentenceCost[];
  /** Words cut differently by the two tokenizers, of all words looked at. */
  readonly segmentation?: { readonly changed: number; readonly words: number };
  readonly seed: number;
}

/**
 * What the model still can: loss per word that is no name, in nats (per word, so that models with different tokenizers compare),
 * tokens per word, and, against a model compared with, the relative change of the loss over the same words (paired bootstrap)
 * and the share of words cut differently. Sentences in which the two masked different numbers of words are left out of
 * the change.
 */
export function auditUtility({ after, before, units, segmentation, seed }: UtilityInput): Measurement[] {
  const n = after.reduce((total, cost) => total + cost.words, 0);
  if (n === 0) return [];
  const perWord = (measure: MeasureId, amount: (cost: SentenceCost) => number): Measurement => {
    const terms = (costs: readonly SentenceCost[]) =>
      costs.map((cost) => ({ numerator: amount(cost), denominator: cost.words }));
    const estimate = ratioOfSums(terms(after));
    const baseline = before && ratioOfSums(terms(before));
    return measurement(measure, {
      split: "both",
      n,
      estimate,
      ...orPoint(bootstrapRatio(terms(after), { seed }), estimate),
      ...(baseline !== undefined && Number.isFinite(baseline) && { baseline }),
      ...(units && {
        outcomes: {
          units: units.measured,
          allUnits: units.all,
          values: after.map(amount),
          weights: after.map(({ words }) => words),
        },
      }),
    });
  };
  const rows = [perWord("loss-per-word", (cost) => cost.lossNats), perWord("tokens-per-word", (cost) => cost.pieces)];
  if (before !== undefined) rows.push(...lossChange(before, after, seed));
  if (segmentation !== undefined && segmentation.words > 0) {
    const { changed: hits, words } = segmentation;
    const { low: ciLow, high: ciHigh } = clopperPearson(hits, words);
    const share = { n: words, hits, estimate: hits / words, ciLow, ciHigh, ciMethod: "exact-two-sided" } as const;
    rows.push(measurement("words-cut-differently", { split: "both", ...share }));
  }
  return rows;
}

/** The row of a rewritten model that nothing was given to compare with: what the rewrite cost is not known. */
export function unknownChange(): Measurement {
  return measurement("loss-change", { split: "both", n: 0, ...UNKNOWN_FIGURE, notes: [note("no-baseline")] });
}

function lossChange(before: readonly SentenceCost[], after: readonly SentenceCost[], seed: number): Measurement[] {
  const pairs = after.flatMap((cost, index) => {
    const other = before[index];
    return other?.words === cost.words && cost.words > 0
      ? [{ before: other.lossNats, after: cost.lossNats, words: cost.words }]
      : [];
  });
  const estimate = relativeDifference(pairs);
  if (!Number.isFinite(estimate)) return [];
  const interval = orPoint(pairedBootstrap(pairs, { seed }), estimate);
  const sentences = after.filter((cost) => cost.words > 0).length - pairs.length;
  const { verdict, notes } = judgeChange(interval, pairs.length);
  return [
    measurement("loss-change", {
      split: "both",
      n: pairs.reduce((total, pair) => total + pair.words, 0),
      estimate,
      ...interval,
      verdict,
      baseline: 0,
      notes: [...notes, ...(sentences > 0 ? [note("sentences-left-out", { sentences })] : [])],
    }),
  ];
}

/** The verdict on `loss-change` by its interval, of `n` sentences. */
export function judgeChange(interval: Bounds, n: number): Judged {
  if (n < LEAST_SENTENCES)
    return { verdict: "underpowered", notes: [note("too-few-sentences", { n, needed: LEAST_SENTENCES })] };
  const limit = limitOf("loss-change");
  return judgeInterval(interval, limit, note("limit-inside", { limit }));
}

function orPoint(interval: Interval, estimate: number): ContextInterval {
  return intervalOr(interval, "bootstrap-sentences", [estimate, estimate]);
}
