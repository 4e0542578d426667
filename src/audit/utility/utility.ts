import { clusterBootstrap, pairedBootstrap, ratioOfSums, relativeDifference } from "../../base/bootstrap.ts";
import { clopperPearson, type Interval } from "../../base/statistics.ts";
import type { Verdict } from "../audit.ts";
import { bootstrapMethod } from "../context-interval.ts";
import type { Measurement } from "../judge.ts";

/** Largest relative rise of the loss, as upper bound. */
export const UTILITY_THRESHOLD = 0.01;

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
export function auditUtility({ after, before, segmentation, seed }: UtilityInput): Measurement[] {
  const common = { audit: "utility", split: "both", unit: "word" } as const;
  const info = { threshold: null, verdict: "info" } as const;
  const words = after.reduce((total, cost) => total + cost.words, 0);
  if (words === 0) return [];
  const perWord = (measure: string, amount: (cost: SentenceCost) => number): Measurement => {
    const terms = (costs: readonly SentenceCost[]) =>
      costs.map((cost) => ({ numerator: amount(cost), denominator: cost.words }));
    const estimate = ratioOfSums(terms(after));
    const { interval, ciMethod } = orPoint(clusterBootstrap(terms(after), ratioOfSums, { seed }), estimate);
    const baseline = before && ratioOfSums(terms(before));
    const compared = baseline !== undefined && Number.isFinite(baseline) ? { baseline } : {};
    return {
      ...common,
      ...info,
      measure,
      n: words,
      estimate,
      ciLow: interval.low,
      ciHigh: interval.high,
      ciMethod,
      ...compared,
    };
  };
  const rows = [perWord("loss per word", (cost) => cost.lossNats), perWord("tokens per word", (cost) => cost.pieces)];
  if (before !== undefined) rows.push(...lossChange(before, after, seed));
  if (segmentation !== undefined && segmentation.words > 0) {
    const { changed: hits, words: n } = segmentation;
    const { low: ciLow, high: ciHigh } = clopperPearson(hits, n);
    const ciMethod = "Clopper-Pearson, two-sided 95 %";
    rows.push({
      ...common,
      ...info,
      measure: "words cut differently",
      n,
      hits,
      estimate: hits / n,
      ciLow,
      ciHigh,
      ciMethod,
    });
  }
  return rows;
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
  const { interval, ciMethod } = orPoint(pairedBootstrap(pairs, { seed }), estimate);
  const leftOut = after.filter((cost) => cost.words > 0).length - pairs.length;
  return [
    {
      audit: "utility",
      measure: "relative change of loss",
      split: "both",
      unit: "word",
      n: pairs.reduce((total, pair) => total + pair.words, 0),
      estimate,
      ciLow: interval.low,
      ciHigh: interval.high,
      ciMethod,
      threshold: UTILITY_THRESHOLD,
      verdict: judgeChange(estimate, interval, pairs.length),
      baseline: 0,
      ...(leftOut > 0 && {
        note: `${leftOut} sentences left out: the two models masked different numbers of words in them.`,
      }),
    },
  ];
}

/** `underpowered` where the change itself is small enough and only the interval is too wide. */
function judgeChange(estimate: number, { high }: Interval, pairs: number): Verdict {
  if (estimate > UTILITY_THRESHOLD) return "fail";
  return pairs > 1 && high <= UTILITY_THRESHOLD ? "pass" : "underpowered";
}

function orPoint(interval: Interval, estimate: number): { interval: Interval; ciMethod: string } {
  if (Number.isFinite(interval.low)) return { interval, ciMethod: bootstrapMethod("sentences") };
  return { interval: { low: estimate, high: estimate }, ciMethod: "none: one sentence" };
}
