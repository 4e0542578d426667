import { type BootstrapOptions, DEFAULT_RESAMPLES } from "./bootstrap.ts";
import { createRandom } from "../random.ts";
import { type Interval, mean, quantile } from "../statistics.ts";

/**
 * Interval of a mean of independent values by the bootstrap-t (Efron & Tibshirani 1993, ch. 12.5): resampled means in units of their own
 * standard errors. Holds its confidence for some ten values of a skewed quantity, where percentiles are too narrow. A point if the values
 * are all the same; NaN of fewer than two.
 */
export function studentisedInterval(
  values: readonly number[],
  { seed, resamples = DEFAULT_RESAMPLES, confidence = 0.95 }: BootstrapOptions,
): Interval {
  const n = values.length;
  if (n < 2) return { low: Number.NaN, high: Number.NaN };
  const centre = mean(values);
  const error = standardError(values, centre);
  if (error === 0) return { low: centre, high: centre };
  const random = createRandom(seed, "studentised bootstrap");
  const sample = [...values];
  const ratios: number[] = [];
  for (let i = 0; i < resamples; i++) {
    for (let j = 0; j < n; j++) sample[j] = values[random.int(n)] as number;
    const own = mean(sample);
    const ownError = standardError(sample, own);
    if (ownError > 0) ratios.push((own - centre) / ownError);
  }
  const sorted = Float64Array.from(ratios).sort();
  const tail = (1 - confidence) / 2;
  return { low: centre - quantile(sorted, 1 - tail) * error, high: centre - quantile(sorted, tail) * error };
}

function standardError(values: readonly number[], centre: number): number {
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
