import type { ClusterCount } from "../../../src/base/statistics/korn-graubard.ts";
import { createRandom, type Random } from "../../../src/base/random.ts";

/** Clusters whose hits are beta-binomial. */
export interface Drawn {
  /** Mean of the clusters' proportions. */
  readonly p: number;
  readonly sizes: readonly number[];
  /** Intraclass correlation, in (0, 1). */
  readonly correlation: number;
}

export function drawClusters({ p, sizes, correlation }: Drawn, random: Random): ClusterCount[] {
  const concentration = (1 - correlation) / correlation;
  return sizes.map((n) => {
    const own = betaDraw(p * concentration, (1 - p) * concentration, random);
    let hits = 0;
    for (let unit = 0; unit < n; unit++) if (random.chance(own)) hits++;
    return { hits, n };
  });
}

/** Sizes as notes have them: most clusters have a few units, some very many (log-normal). The same every time. */
export function skewedSizes(clusters: number): number[] {
  const random = createRandom(1, "skewed sizes");
  return Array.from({ length: clusters }, () => Math.max(1, Math.floor(Math.exp(1.2 + 1.1 * normalDraw(random)))));
}

/** Box & Muller 1958. */
function normalDraw(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

function betaDraw(alpha: number, beta: number, random: Random): number {
  const [x, y] = [gammaDraw(alpha, random), gammaDraw(beta, random)];
  return x / (x + y);
}

/** Marsaglia & Tsang 2000; below shape 1 by a power of a uniform number. */
function gammaDraw(shape: number, random: Random): number {
  if (shape < 1) return gammaDraw(shape + 1, random) * (1 - random.next()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normalDraw(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random.next()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
