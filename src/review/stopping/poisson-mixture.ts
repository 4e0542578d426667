/** A Poisson distribution of some weight in a mixture. */
export interface WeightedPoisson {
  readonly weight: number;
  readonly mean: number;
}

/** From this mean on the normal approximation of Wilson and Hilferty is good to four digits. */
const LARGE_MEAN = 60;

/** The least whole number that a draw from the mixture exceeds with a probability of at most 1 − confidence. Weights add up to 1. */
export function mixtureQuantile(mixture: readonly WeightedPoisson[], confidence: number): number {
  const atMost = (k: number) => mixture.reduce((sum, { weight, mean }) => sum + weight * poissonCdf(k, mean), 0);
  let high = 1;
  while (atMost(high) < confidence) high *= 2;
  let low = -1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (atMost(middle) >= confidence) high = middle;
    else low = middle;
  }
  return high;
}

/** The probability of at most `k` events where `mean` are expected. */
export function poissonCdf(k: number, mean: number): number {
  if (k < 0) return 0;
  if (mean <= 0) return 1;
  if (mean > LARGE_MEAN) return wilsonHilferty(k, mean);
  let term = Math.exp(-mean);
  let sum = term;
  for (let i = 1; i <= k; i++) {
    term *= mean / i;
    sum += term;
  }
  return Math.min(1, sum);
}

/** P(X ≤ k) = P(χ² with 2(k + 1) degrees of freedom > 2 · mean), by the cube root's being nearly normal (Wilson & Hilferty 1931). */
function wilsonHilferty(k: number, mean: number): number {
  const degrees = 2 * (k + 1);
  const spread = 2 / (9 * degrees);
  return 1 - normalCdf((Math.cbrt((2 * mean) / degrees) - (1 - spread)) / Math.sqrt(spread));
}

/** To 1.5e-7: Abramowitz & Stegun 1964, 7.1.26. */
function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z > 0 ? 1 - tail / 2 : tail / 2;
}
