/** A row's highest values, best first; of equal ones the lower index first. Fewer than `k` if the row is shorter. */
export function topK(row: ArrayLike<number>, k: number): { readonly index: number; readonly value: number }[] {
  const best: { index: number; value: number }[] = [];
  for (let index = 0; index < row.length; index++) {
    const value = row[index] as number;
    if (best.length === k && value <= (best[k - 1]?.value ?? -Infinity)) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1] as { value: number }).value < value) place--;
    best.splice(place, 0, { index, value });
    if (best.length > k) best.pop();
  }
  return best;
}
