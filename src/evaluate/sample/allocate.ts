import { UnnameError } from "../../base/errors.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";
import { limitsOf } from "./weighted-total.ts";
import { STRATA, type Stratum, type StratumName } from "./sample-sheet.ts";

/** A guess at how often a passage of a stratum holds a miss, beside the others. It decides what is drawn, never what is counted. */
const SUSPICION: Readonly<Record<StratumName, number>> = { disagreement: 8, "name-like": 4, marked: 2, plain: 1 };
/** Share of the sample that is spread evenly over the corpus, so that no passage stands for many. */
const EVEN_SHARE = 0.5;
/** A sheet is sized to reach its bound if this share of what the bound allows is missed. */
export const EXPECTED_SHARE = 1 / 3;
/** What the upper end of a miss rate rests on: half of 5 %, the other half being for the number of mentions found. */
export const TAIL = 0.025;

/** Passages by stratum, in the order of {@link STRATA}. */
export type PassageCounts = readonly number[];

/**
 * How many passages of each stratum to draw for a sample of `size`: half evenly, half where misses are likely (Neyman's allocation for
 * counts: by the square root of the rate), at least one of each stratum that has any and never more than it has.
 */
export function allocate(passages: PassageCounts, size: number): Stratum[] {
  const total = passages.reduce((sum, count) => sum + count, 0);
  const wanted = Math.min(size, total);
  const pull = passages.map((count, index) => count * Math.sqrt(SUSPICION[STRATA[index] as StratumName]));
  const pulls = pull.reduce((sum, one) => sum + one, 0);
  const shareOf = (count: number, index: number) =>
    (EVEN_SHARE * count) / total + ((1 - EVEN_SHARE) * (pull[index] as number)) / pulls;
  const spread = Math.max(0, wanted - passages.filter((count) => count > 0).length);
  const sampled = passages.map((count, index) =>
    count === 0 ? 0 : Math.min(count, 1 + Math.floor(spread * shareOf(count, index))),
  );
  // What rounding and full strata left over goes to the passages that stand for most.
  for (let left = wanted - sampled.reduce((sum, count) => sum + count, 0); left > 0; left--) {
    const weights = sampled.map((count, index) =>
      count < (passages[index] as number) ? (passages[index] as number) / count : 0,
    );
    const index = weights.indexOf(Math.max(...weights));
    sampled[index] = (sampled[index] as number) + 1;
  }
  return STRATA.map((name, index) => ({
    name,
    passages: passages[index] as number,
    sampled: sampled[index] as number,
  }));
}

/** The upper end that a sample would give if `missed` mentions were missed in the corpus, where they are likely. */
export function expectedLimit(strata: readonly Stratum[], missed: number): number {
  const suspects = strata.reduce((sum, { name, passages }) => sum + passages * SUSPICION[name], 0);
  let [total, variance, largestStep] = [0, 0, 0];
  for (const { name, passages, sampled } of strata) {
    if (passages === 0) continue;
    const share = (missed * passages * SUSPICION[name]) / suspects;
    total += share;
    if (sampled === passages) continue;
    variance += (share * passages) / sampled;
    largestStep = Math.max(largestStep, passages / sampled);
  }
  return largestStep === 0 ? total : limitsOf({ total, variance, largestStep }, TAIL).high;
}

/**
 * The least sample that is expected to show that at most `bound` of all mentions are missed, if {@link EXPECTED_SHARE} of that or less is;
 * `marks` is how many mentions were found. Throws `usage` if reading the whole corpus would not do: no mention is then too few to miss.
 */
export function sizeForBound(passages: PassageCounts, marks: number, bound: number): Stratum[] {
  const allowed = (bound / (1 - bound)) * marks;
  const reaches = (size: number) => expectedLimit(allocate(passages, size), EXPECTED_SHARE * allowed) <= allowed;
  const all = passages.reduce((sum, count) => sum + count, 0);
  if (allowed === 0 || !reaches(all)) {
    throw new UnnameError(
      "usage",
      `a bound of ${bound} cannot be shown: nothing was found in ${all} passages. Pass --size, or check the recogniser and the language.`,
    );
  }
  return allocate(passages, 1 + firstIndexWhere(all - 1, (index) => reaches(1 + index)));
}
