/** How each unit of two classes stands to the other class. */
export interface Placements {
  /** Area under the ROC curve: the mean of either list. */
  readonly auc: number;
  /** For each positive, the share of negatives that score lower, ties half. */
  readonly ofPositives: readonly number[];
  /** For each negative, the share of positives that score higher, ties half. */
  readonly ofNegatives: readonly number[];
}

/** Placement values of two classes' scores, from midranks (Sun & Xu 2014). NaN where a class is empty. */
export function placements(positives: readonly number[], negatives: readonly number[]): Placements {
  const all = midranks([...positives, ...negatives]);
  const own = { positives: midranks(positives), negatives: midranks(negatives) };
  const below = positives.map((_, i) => (all[i] as number) - (own.positives[i] as number));
  // Halves are summed before anything is divided, so that equal areas are equal to the last digit.
  const pairs = below.reduce((sum, count) => sum + count, 0);
  const ofNegatives = negatives.map(
    (_, j) => 1 - ((all[positives.length + j] as number) - (own.negatives[j] as number)) / positives.length,
  );
  return {
    auc: pairs / (positives.length * negatives.length),
    ofPositives: below.map((count) => count / negatives.length),
    ofNegatives,
  };
}

/** Ranks from 1, lowest first; those that tie share the mean of theirs. */
export function midranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranks = values.map(() => 0);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] as number] === values[order[start] as number]) end++;
    for (let place = start; place < end; place++) ranks[order[place] as number] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}
