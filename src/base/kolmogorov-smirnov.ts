/** How far two samples are apart. */
export interface KolmogorovSmirnov {
  /** The largest distance between the two empirical distributions. */
  readonly statistic: number;
  /** Two-sided, exact: of a distance this large or larger if both samples came from one continuous distribution. 1 for an empty sample. */
  readonly pValue: number;
}

/**
 * Two-sample Kolmogorov–Smirnov test. The p value counts lattice paths that stay nearer than the statistic (Hodges 1958), in time of the
 * product of the sample sizes; ties make it conservative.
 */
export function kolmogorovSmirnov(first: readonly number[], second: readonly number[]): KolmogorovSmirnov {
  const [n, m] = [first.length, second.length];
  if (n === 0 || m === 0) return { statistic: 0, pValue: 1 };
  const distance = largestDistance(first, second);
  return { statistic: distance / (n * m), pValue: shareOutside(n, m, distance) };
}

/** |i·m − j·n| at its largest over values, i and j being the counts of either sample at or under the value: the statistic times n·m, whole. */
function largestDistance(first: readonly number[], second: readonly number[]): number {
  const a = Float64Array.from(first).sort();
  const b = Float64Array.from(second).sort();
  let [i, j, largest] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i] as number, b[j] as number);
    while (i < a.length && a[i] === value) i++;
    while (j < b.length && b[j] === value) j++;
    largest = Math.max(largest, Math.abs(i * b.length - j * a.length));
  }
  return largest;
}

/** The share of orders of the two samples in which the distance is reached: probabilities flow over the lattice, and what touches is out. */
function shareOutside(n: number, m: number, distance: number): number {
  if (distance === 0) return 1;
  // inside[j]: probability of being at (i, j) without having touched.
  let inside = new Float64Array(m + 1);
  let outside = 0;
  for (let i = 0; i <= n; i++) {
    const next = new Float64Array(m + 1);
    for (let j = 0; j <= m; j++) {
      const left = n + m - i - j;
      const fromFirst = i === 0 ? 0 : (inside[j] as number) * ((n - i + 1) / (left + 1));
      const fromSecond = j === 0 ? 0 : (next[j - 1] as number) * ((m - j + 1) / (left + 1));
      const arriving = i === 0 && j === 0 ? 1 : fromFirst + fromSecond;
      if (Math.abs(i * m - j * n) >= distance) outside += arriving;
      else next[j] = arriving;
    }
    inside = next;
  }
  return Math.min(1, outside);
}
