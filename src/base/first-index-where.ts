/** The first of `count` indexes for which `holds` is true, by binary search; `count` if for none. Once true it must stay true. */
export function firstIndexWhere(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
