import { bootstrapRatio, ratioOfSums, type RatioTerm } from "../../base/statistics/bootstrap.ts";
import type { Metric } from "./metrics.ts";
import type { ScoredSentence, SentenceScore } from "./score-sentences.ts";

/** One model's figures over all sentences that were scored. */
export interface ScoreFigures {
  readonly tokens: number;
  readonly words: number;
  readonly sumNats: number;
  readonly meanPerTokenNats: number;
  readonly meanPerWordNats: number;
  /** exp(−Σ ln p / tokens), per token: pseudo-perplexity where the metric is a pseudo-log-likelihood. */
  readonly perplexity: number;
}

/** How two models differ over the same sentences. */
export interface ScoreDifference {
  /** `token` where both cut every sentence into as many tokens, otherwise `word`. */
  readonly unit: "token" | "word";
  /** Σ (score − reference's) / units, in nats. */
  readonly meanNats: number;
  /** 95 %; NaN if there are fewer than two sentences. */
  readonly ciLow: number;
  readonly ciHigh: number;
  readonly ciMethod: string;
}

export interface ScoreSummary {
  readonly metric: Metric;
  /** Sentences scored, by both models where there are two. */
  readonly sentences: number;
  /** Sentences left out as too long for a model. */
  readonly tooLong: number;
  readonly score: ScoreFigures;
  readonly reference?: ScoreFigures;
  readonly difference?: ScoreDifference;
}

/** Sentences drawn one by one at most; of more, that many runs of neighbours are drawn. */
const MAXIMUM_CLUSTERS = 10_000;

/** Adds up scored sentences one at a time and summarises them in the end. Keeps three numbers a sentence, and only with a reference. */
export function createScoreSummary(metric: Metric, seed: number) {
  const sums = { score: emptySum(), reference: emptySum() };
  const differences: { nats: number; tokens: number; words: number }[] = [];
  let sentences = 0;
  let tooLong = 0;
  let hasReference = false;
  let sameTokens = true;
  const add = ({ score, reference, differenceNats }: ScoredSentence<unknown>): void => {
    hasReference ||= reference !== undefined;
    if (score.isTooLong || reference?.isTooLong === true) {
      tooLong++;
      return;
    }
    sentences++;
    addTo(sums.score, score);
    if (reference === undefined || differenceNats === undefined) return;
    addTo(sums.reference, reference);
    sameTokens &&= score.tokens === reference.tokens;
    differences.push({ nats: differenceNats, tokens: score.tokens, words: score.words });
  };
  const finish = (): ScoreSummary => {
    const unit = sameTokens ? "token" : "word";
    const terms = differences.map((difference) => ({
      numerator: difference.nats,
      denominator: unit === "token" ? difference.tokens : difference.words,
    }));
    return {
      metric,
      sentences,
      tooLong,
      score: figuresOf(sums.score, metric),
      ...(hasReference && {
        reference: figuresOf(sums.reference, metric),
        difference: { unit, meanNats: ratioOfSums(terms), ...intervalOf(terms, seed) },
      }),
    };
  };
  return { add, finish };
}

function emptySum() {
  return { sumNats: 0, tokens: 0, words: 0 };
}

function addTo(sum: ReturnType<typeof emptySum>, { sumNats, tokens, words }: SentenceScore): void {
  sum.sumNats += sumNats;
  sum.tokens += tokens;
  sum.words += words;
}

function figuresOf({ sumNats, tokens, words }: ReturnType<typeof emptySum>, metric: Metric): ScoreFigures {
  const logProbNats = metric === "loss" ? -sumNats : sumNats;
  return {
    tokens,
    words,
    sumNats,
    meanPerTokenNats: sumNats / tokens,
    meanPerWordNats: sumNats / words,
    perplexity: Math.exp(-logProbNats / tokens),
  };
}

function intervalOf(terms: readonly RatioTerm[], seed: number) {
  const size = Math.max(1, Math.ceil(terms.length / MAXIMUM_CLUSTERS));
  const clusters: RatioTerm[] = [];
  for (const [index, { numerator, denominator }] of terms.entries()) {
    const last = clusters.at(-1);
    if (last === undefined || index % size === 0) clusters.push({ numerator, denominator });
    else
      clusters[clusters.length - 1] = {
        numerator: last.numerator + numerator,
        denominator: last.denominator + denominator,
      };
  }
  const { low, high } = bootstrapRatio(clusters, { seed });
  const unit = size === 1 ? "sentences" : `runs of ${size} sentences`;
  return { ciLow: low, ciHigh: high, ciMethod: `paired bootstrap over ${unit}, 2,000 resamples, 95 %` };
}
