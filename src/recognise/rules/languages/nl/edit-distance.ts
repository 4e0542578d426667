/**
 * True if one letter added, left out, exchanged for another, or swapped with its neighbour makes `a` of `b`
 * (Damerau–Levenshtein distance of at most 1). Lengths are UTF-16 code units.
 */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let aEnd = a.length;
  let bEnd = b.length;
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd--;
    bEnd--;
  }
  if (aEnd - start <= 1 && bEnd - start <= 1) return true;
  const isSwap = aEnd - start === 2 && bEnd - start === 2;
  return isSwap && a[start] === b[start + 1] && a[start + 1] === b[start];
}
