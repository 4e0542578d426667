import type { AskedEntry } from "./ask-again.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { expectedMissed, type KeptEntries } from "./missed-names.ts";
import type { WeightedPoisson } from "./poisson-mixture.ts";
import {
  measureErrors,
  meanRate,
  NO_ERRORS,
  type ReviewerErrors,
  spreadRate,
  sumErrors,
  upperRate,
} from "./reviewer-errors.ts";
import type { ReviewerAnswers } from "../decisions/reviewer-answers.ts";
import type { ScoredBins } from "./score-corrections.ts";
import type { KeptEstimate } from "./stopping-estimate.ts";
import type { WeighedCorrection } from "./weigh-corrections.ts";

/** A reviewer's answers with the error that was measured, and what this reviewer kept. */
export interface MeasuredReviewer {
  readonly errors: ReviewerErrors;
  readonly kept: KeptEntries;
}

/** Names expected among the undecided (`left`) and among the kept entries (`mean`), as one of several possibilities. */
export interface MissedMixture extends WeightedPoisson {
  readonly left: number;
}

/**
 * Reviewers with their errors, each with the standing keeps that are counted by their error: where several kept an entry, it counts for the reviewer with the lowest error, as
 * an entry that was kept again. What was kept by none of them (it was settled) is counted as by a reviewer of whom nothing is known.
 */
export function measureReviewers(
  decided: ReadonlyMap<number, Choice>,
  answers: readonly ReviewerAnswers[],
  entries: readonly AskedEntry[],
  { binOf, logOdds }: ScoredBins,
): MeasuredReviewer[] {
  const bins = () => new Float64Array(logOdds.length);
  const measured = answers
    .map((one) => ({ ...one, errors: measureErrors(one, entries), kept: { once: bins(), again: bins() } }))
    .sort((a, b) => meanRate(a.errors.names) - meanRate(b.errors.names));
  const unknown = { errors: NO_ERRORS, kept: { once: bins(), again: bins() } };
  for (const [tokenId, choice] of decided) {
    const bin = binOf.get(tokenId);
    if (choice !== "keep" || bin === undefined) continue;
    const keepers = measured.filter((one) => one.decided.get(tokenId) === "keep");
    const isTwice = keepers.length > 1 || keepers.some(({ again }) => again.has(tokenId));
    const { kept } = keepers[0] ?? unknown;
    const of = isTwice ? kept.again : kept.once;
    of[bin] = (of[bin] as number) + 1;
  }
  const hasUnknown = measured.length === 0 || unknown.kept.once.some((count) => count > 0);
  return [...measured, ...(hasUnknown ? [unknown] : [])].map(({ errors, kept }) => ({ errors, kept }));
}

/** The miss rate that the answers are read with: the highest mean error of those who kept something. A half where nothing was measured. */
export function missRateOf(reviewers: readonly MeasuredReviewer[]): number {
  return Math.max(...whoKept(reviewers).map(({ errors }) => meanRate(errors.names)));
}

/** Reviewers with standing keeps; the one with the lowest error where there is none. */
function whoKept(reviewers: readonly MeasuredReviewer[]): readonly MeasuredReviewer[] {
  const isAny = (counts: Float64Array) => counts.some((count) => count > 0);
  const found = reviewers.filter(({ kept }) => isAny(kept.once) || isAny(kept.again));
  return found.length > 0 ? found : reviewers.slice(0, 1);
}

/** Every correction with every miss rate: names that are left, and names that are kept. Reviewers err much or little together. */
export function spreadMissed(
  weighed: readonly WeighedCorrection[],
  reviewers: readonly MeasuredReviewer[],
): MissedMixture[] {
  const spread = reviewers.map(({ errors, kept }) => ({
    kept,
    keptAgain: meanRate(errors.keptNames),
    rates: spreadRate(errors.names),
  }));
  const nodes = spread[0]?.rates.length ?? 0;
  return weighed.flatMap(({ weight, left, probabilities }) =>
    Array.from({ length: nodes }, (_, node): MissedMixture => {
      const missed = spread.map(({ kept, keptAgain, rates }) =>
        expectedMissed(kept, probabilities, { missRate: rates[node] as number, keptAgain }),
      );
      return { weight: weight / nodes, left, mean: missed.reduce((sum, one) => sum + one, 0) };
    }),
  );
}

/** What the estimate says of the reviewers, and the share of ordinary words that they call names. */
export function describeReviewers(
  reviewers: readonly MeasuredReviewer[],
  answers: readonly ReviewerAnswers[],
): Pick<KeptEstimate, "names" | "words" | "upperMissRate" | "askedAgain" | "answeredOtherwise"> & {
  readonly falseRate: number;
} {
  const { names, words } = sumErrors(reviewers.map(({ errors }) => errors));
  const again = answers.flatMap((one) => [...one.again.values()]);
  return {
    names,
    words,
    upperMissRate: Math.max(...whoKept(reviewers).map(({ errors }) => upperRate(errors.names))),
    askedAgain: again.length,
    answeredOtherwise: again.filter(({ before, said }) => before !== said).length,
    falseRate: meanRate(words),
  };
}
