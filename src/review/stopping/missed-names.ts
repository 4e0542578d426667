/** Entries that one reviewer kept, by bin of their score (see `ScoredBins`): those that came once, and those that were kept again. */
export interface KeptEntries {
  readonly once: Float64Array;
  readonly again: Float64Array;
}

/**
 * Names that are expected among what was kept: an entry of probability p is kept by mistake with p · m, and as an ordinary word with 1 − p (Bayes). Kept
 * again, m shrinks to m · `keptAgain`, the share of names kept at first that are kept the second time too.
 */
export function expectedMissed(
  { once, again }: KeptEntries,
  probabilities: Float64Array,
  { missRate, keptAgain }: { readonly missRate: number; readonly keptAgain: number },
): number {
  let sum = 0;
  for (let bin = 0; bin < once.length; bin++) {
    const [first, second] = [once[bin] as number, again[bin] as number];
    if (first === 0 && second === 0) continue;
    const probability = probabilities[bin] as number;
    const share = (rate: number) => (probability * rate) / (probability * rate + 1 - probability);
    if (first > 0) sum += first * share(missRate);
    if (second > 0) sum += second * share(missRate * keptAgain);
  }
  return sum;
}

/** Names kept at most, without any score: as many to those found as the bound of the miss rate allows, and no more than were kept. */
export function mostMissed(names: number, kept: number, upperMissRate: number): number {
  return upperMissRate >= 1 ? kept : Math.min(kept, Math.ceil((names * upperMissRate) / (1 - upperMissRate)));
}
