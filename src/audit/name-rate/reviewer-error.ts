import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";

import { createRandom } from "../../base/random.ts";
import { quantile } from "../../base/statistics.ts";
import type { Split } from "../../probe/contexts/context.ts";
import type { Decoy, DecoyCount } from "../../review/judging/judgements.ts";
import type { Measurement } from "../verdicts.ts";

/** A name-like rate as it was counted, and what it would be if reviewers never erred. No verdict rests on it. */
export interface CorrectedRate {
  readonly measure: "name-rate" | "contexts-with-name";
  readonly split: Split;
  /** As counted, with the reviewers' errors in it. */
  readonly apparent: { readonly estimate: number; readonly ciLow: number; readonly ciHigh: number };
  /** (apparent + specificity − 1) / (sensitivity + specificity − 1), held within 0 and 1; each bound one-sided 95 %. */
  readonly corrected: { readonly estimate: number; readonly ciLow: number; readonly ciHigh: number };
}

/** How well the judges judged what was known, and the rates corrected by it. */
export interface ReviewerError {
  /** Decoys that are names, judged to be names. */
  readonly sensitivity: DecoyCount;
  /** Decoys that are ordinary words, judged to be none. */
  readonly specificity: DecoyCount;
  readonly rates: readonly CorrectedRate[];
}

const DRAWS = 2000;
const TAIL = 0.05;
/** Standard deviations from the estimate to a one-sided bound of 95 %. */
const DEVIATIONS = 1.6449;

/**
 * Name-like rates corrected for reviewers who take names for words and words for names (Rogan & Gladen 1978), by what they made of
 * decoys. The intervals hold the uncertainty of all three: rate, sensitivity and specificity are drawn, the latter from their beta
 * posteriors under flat priors. A draw in which judging is no better than guessing says nothing: it counts as 0 for the lower and 1 for the upper bound. Undefined
 * without decoys of both kinds.
 */
export function correctForReviewers(
  rows: readonly Measurement[],
  decoys: Readonly<Record<Decoy, DecoyCount>>,
  seed: number,
): ReviewerError | undefined {
  const { name: sensitivity, word: specificity } = decoys;
  if (sensitivity.asked === 0 || specificity.asked === 0) return undefined;
  const rates = rows.flatMap((row): CorrectedRate[] => {
    const { measure, split, estimate, ciLow, ciHigh } = row;
    if ((measure !== "name-rate" && measure !== "contexts-with-name") || (split !== "seen" && split !== "unseen"))
      return [];
    const apparent = { estimate, ciLow, ciHigh };
    return [{ measure, split, apparent, corrected: correct(apparent, sensitivity, specificity, seed) }];
  });
  return { sensitivity, specificity, rates };
}

function correct(
  { estimate, ciLow, ciHigh }: CorrectedRate["apparent"],
  sensitivity: DecoyCount,
  specificity: DecoyCount,
  seed: number,
): CorrectedRate["corrected"] {
  const random = createRandom(seed, "reviewer error");
  const lows: number[] = [];
  const highs: number[] = [];
  for (let draw = 0; draw < DRAWS; draw++) {
    const z = normalDraw(random.next(), random.next());
    const rate = estimate + (z / DEVIATIONS) * (z < 0 ? estimate - ciLow : ciHigh - estimate);
    const corrected = roganGladen(
      rate,
      posteriorDraw(sensitivity, random.next()),
      posteriorDraw(specificity, random.next()),
    );
    lows.push(corrected ?? 0);
    highs.push(corrected ?? 1);
  }
  const share = ({ asked, right }: DecoyCount) => right / asked;
  const point = roganGladen(estimate, share(sensitivity), share(specificity));
  const sorted = (values: number[]) => values.sort((a, b) => a - b);
  return {
    estimate: point ?? estimate,
    ciLow: quantile(sorted(lows), TAIL),
    ciHigh: quantile(sorted(highs), 1 - TAIL),
  };
}

/** Undefined where judging is no better than guessing. */
function roganGladen(rate: number, sensitivity: number, specificity: number): number | undefined {
  const falsely = 1 - specificity;
  const power = sensitivity - falsely;
  return power <= 0 ? undefined : Math.min(1, Math.max(0, (rate - falsely) / power));
}

function posteriorDraw({ asked, right }: DecoyCount, probability: number): number {
  return betaQuantile(probability, right + 1, asked - right + 1);
}

/** Box & Muller 1958. */
function normalDraw(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
}
