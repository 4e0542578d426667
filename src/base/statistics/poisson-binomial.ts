/**
 * P(X ≥ `least`) of the number X of successes in independent trials that succeed with these probabilities, each in [0, 1]: the Poisson binomial
 * distribution, exact by convolution in O(trials · least). Only sums of positive numbers, so that small tails keep their digits.
 */
export function poissonBinomialTail(probabilities: Iterable<number>, least: number): number {
  if (least <= 0) return 1;
  // shares[s]: P(s successes so far); those from `least` on are kept together.
  const shares = new Float64Array(least + 1);
  shares[0] = 1;
  for (const probability of probabilities) {
    if (probability === 0) continue;
    shares[least] = (shares[least] as number) + (shares[least - 1] as number) * probability;
    for (let s = least - 1; s > 0; s--)
      shares[s] = (shares[s] as number) * (1 - probability) + (shares[s - 1] as number) * probability;
    shares[0] = (shares[0] as number) * (1 - probability);
  }
  return Math.min(1, shares[least] as number);
}
