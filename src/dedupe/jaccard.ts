/** Room for the rounding of products of a threshold: a share of 12 of 15 is 0.8. */
const ROUNDING = 1e-9;

/** The fewest that two sets of `left` and `right` members must share for a Jaccard index of `threshold`. */
export function leastShared(left: number, right: number, threshold: number): number {
  return Math.ceil((threshold / (1 + threshold)) * (left + right) - ROUNDING);
}

/** The members of a set of `size` of which another must hold one to reach the threshold, whichever order they are in: a prefix of so many. */
export function prefixLength(size: number, threshold: number): number {
  return size - Math.ceil(threshold * size - ROUNDING) + 1;
}

/**
 * Whether two sets, ascending, share so many members that their Jaccard index (members of both by members of either) is at least `threshold`.
 * `[from, from + size)` is the other's place in `others`.
 */
export function isNear(own: Uint32Array, others: Uint32Array, from: number, size: number, threshold: number): boolean {
  const least = leastShared(own.length, size, threshold);
  const end = from + size;
  let [i, j, shared] = [0, from, 0];
  while (i < own.length && j < end) {
    if (shared + Math.min(own.length - i, end - j) < least) return false;
    const [left, right] = [own[i] as number, others[j] as number];
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return shared >= least;
}
