import { createRandom } from "../random.ts";

export interface SignFlip {
  /** P(sum of the differences with random signs ≥ their sum), if each difference is as likely the other way round. */
  readonly p: number;
  /** Every choice of signs was counted; otherwise they were drawn. */
  readonly isExact: boolean;
}

/** Additions that counting every choice of signs may take; above it signs are drawn. */
const MOST_STEPS = 40_000_000;
const DRAWS = 20_000;
/** Bits that are used of a random number. */
const SIGNS_A_DRAW = 30;

/**
 * One-sided paired permutation test (Fisher 1935): before and after of a unit are exchangeable if nothing changed, so each difference
 * could have had the other sign. Whole differences are counted exactly: of −1, 0 and 1 alone this is the exact McNemar test, and
 * sums over the contexts of a document make it one for contexts that go together. Others are drawn by seed, and
 * p = (1 + draws as large) / (1 + draws) (Phipson & Smyth 2010). 1 if nothing differs.
 */
export function signFlip(differences: readonly number[], seed: number): SignFlip {
  const sizes = differences.filter((difference) => difference !== 0);
  const observed = sizes.reduce((total, difference) => total + difference, 0);
  if (sizes.length === 0) return { p: 1, isExact: true };
  const reach = sizes.reduce((total, difference) => total + Math.abs(difference), 0);
  if (sizes.every(Number.isInteger) && sizes.length * reach <= MOST_STEPS)
    return { p: countSigns(sizes.map(Math.abs), observed, reach), isExact: true };
  return { p: drawSigns(sizes, observed, seed), isExact: false };
}

/** Share of the 2^m choices of signs whose sum is at least `observed`: the sum is 2 · (what is positive) − `reach`. */
function countSigns(sizes: readonly number[], observed: number, reach: number): number {
  // shares[s]: share of choices whose positive part is s.
  const shares = new Float64Array(reach + 1);
  shares[0] = 1;
  let top = 0;
  for (const size of sizes) {
    top += size;
    for (let sum = top; sum >= 0; sum--) {
      const taken = sum >= size ? (shares[sum - size] as number) : 0;
      shares[sum] = ((shares[sum] as number) + taken) / 2;
    }
  }
  let p = 0;
  // From the far end: the smallest shares are added first.
  for (let sum = reach; 2 * sum - reach >= observed; sum--) p += shares[sum] as number;
  return Math.min(1, p);
}

function drawSigns(sizes: readonly number[], observed: number, seed: number): number {
  const random = createRandom(seed, "sign flips");
  // Sums that differ by rounding alone are equal.
  const least = observed - 1e-9 * sizes.reduce((total, size) => total + Math.abs(size), 0);
  let asLarge = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    let sum = 0;
    let signs = 0;
    for (const [index, size] of sizes.entries()) {
      // One number gives the signs of many.
      signs = index % SIGNS_A_DRAW === 0 ? random.int(2 ** SIGNS_A_DRAW) : signs >> 1;
      sum += (signs & 1) === 1 ? size : -size;
    }
    if (sum >= least) asLarge++;
  }
  return (1 + asLarge) / (1 + DRAWS);
}
