import { mean } from "../../base/statistics.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";
/** Mean losses a word of one sentence, in nats: of the model audited and of each reference. */
export interface PairedLosses {
  readonly lossNats: number;
  readonly referenceNats: readonly number[];
}

/** A record counts as more likely than another one from this ratio on (Zarifzadeh et al. 2024, γ). */
const GAMMA = 1;
/**
 * How far a probability with the record in the training text lies over one without it, towards 1: p_in = a · p_out + 1 − a. The paper finds
 * 0.2 to 0.5 good for models that are trained from scratch.
 */
const OFFLINE_A = 0.3;

/**
 * RMIA (Zarifzadeh, Liu & Shokri, ICML 2024): the share of a population that a record is likelier than, each by the ratio of its probability
 * by the model to that by the references, γ = 1; ties half. The probability of a sentence is the geometric mean of its words'. With one reference, which
 * did not see the record, p(x) = ½ ((1 + a) p_out + 1 − a); with several, each trained on a random half, their mean. A record is not held
 * against itself: `population` holds other sentences.
 */
export function rmiaScores(records: readonly PairedLosses[], population: readonly PairedLosses[]): number[] {
  const ratios = Float64Array.from(population.map(logRatio).filter((ratio) => Number.isFinite(ratio))).sort();
  return records.map((record) => {
    const bound = logRatio(record) - Math.log(GAMMA);
    return ratios.length === 0
      ? bound
      : (countBelow(ratios, bound) + countBelow(ratios, bound, true)) / 2 / ratios.length;
  });
}

function logRatio({ lossNats, referenceNats }: PairedLosses): number {
  const outside = mean(referenceNats.map((loss) => Math.exp(-loss)));
  const marginal = referenceNats.length === 1 ? ((1 + OFFLINE_A) * outside + 1 - OFFLINE_A) / 2 : outside;
  return -lossNats - Math.log(marginal);
}

/** Of sorted values, how many lie below a bound; with `orEqual` how many at or below it. */
function countBelow(sorted: Float64Array, bound: number, orEqual = false): number {
  return firstIndexWhere(sorted.length, (index) => {
    const value = sorted[index] as number;
    return !(value < bound || (orEqual && value === bound));
  });
}
