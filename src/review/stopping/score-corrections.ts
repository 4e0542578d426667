import { CENTRE_NATS, probabilityOf, type SuspicionModel } from "../score/suspicion-model.ts";

/** Entries by their log odds in steps, so that a correction is worked out once a step. */
export interface ScoredBins {
  /** Place of each entry in {@link logOdds}, by token id. */
  readonly binOf: ReadonlyMap<number, number>;
  /** Nats, a bin each. */
  readonly logOdds: readonly number[];
}

/** One way in which the scores may be off. */
export interface Correction {
  /** Log of its weight before any decision; not normalised. */
  readonly logPrior: number;
  /** Corrected probabilities, by bin, and their natural logarithms. */
  readonly probabilities: Float64Array;
  readonly logProbabilities: Float64Array;
}

/** How fine a grid of corrections is, in standard deviations of `carries`. */
export interface CorrectionGrid {
  readonly shiftDeviations: number;
  readonly slopeDeviations: number;
  readonly stepsPerDeviation: number;
}

/** Log odds are gathered in steps of this many nats. */
const STEP_NATS = 0.05;
/** A larger score is never turned round. */
const SMALLEST_SLOPE = 0.2;

/** Puts entries into bins by their probability, which lies between 0 and 1 and is neither. */
export function binScores(entries: readonly { readonly tokenId: number; readonly probability: number }[]): ScoredBins {
  const places = new Map<number, number>();
  const logOdds: number[] = [];
  const binOf = new Map<number, number>();
  for (const { tokenId, probability } of entries) {
    const step = Math.round(Math.log(probability / (1 - probability)) / STEP_NATS);
    const bin = places.get(step) ?? places.size;
    places.set(step, bin);
    logOdds[bin] = step * STEP_NATS;
    binOf.set(tokenId, bin);
  }
  return { binOf, logOdds };
}

/**
 * Log odds moved and stretched, in steps up to so many standard deviations to either side. A correction weighs as a normal distribution
 * has it, by how far scores were off on other models (`carries`).
 */
export function correctScores(
  logOdds: readonly number[],
  { shiftNats, slope }: SuspicionModel["carries"],
  { shiftDeviations, slopeDeviations, stepsPerDeviation }: CorrectionGrid,
): Correction[] {
  const grid = (deviations: number) => {
    const last = deviations * stepsPerDeviation;
    return Array.from({ length: 2 * last + 1 }, (_, index) => (index - last) / stepsPerDeviation);
  };
  return grid(shiftDeviations).flatMap((shift) =>
    grid(slopeDeviations).map((stretch): Correction => {
      const factor = Math.max(SMALLEST_SLOPE, 1 + stretch * slope);
      const corrected = logOdds.map((nats) => CENTRE_NATS + shift * shiftNats + factor * (nats - CENTRE_NATS));
      return {
        logPrior: -(shift * shift + stretch * stretch) / 2,
        probabilities: Float64Array.from(corrected, probabilityOf),
        logProbabilities: Float64Array.from(corrected, (nats) => -Math.log1p(Math.exp(-nats))),
      };
    }),
  );
}
