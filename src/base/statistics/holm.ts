/**
 * p values adjusted for looking at several at once (Holm 1979): the i-th smallest of m times m − i + 1, never below a smaller one's, at
 * most 1. Those at or under α keep the chance of any false alarm at α, however the tests depend on each other. In the order given.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = [...pValues.keys()].sort((a, b) => (pValues[a] as number) - (pValues[b] as number));
  const adjusted = pValues.map(() => 1);
  let largest = 0;
  for (const [rank, index] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (pValues[index] as number) * (pValues.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}
