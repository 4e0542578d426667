/** What was found rightly, found wrongly and missed. */
export interface Counts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
}

/** Counts with the rates that follow from them; a rate of nothing (0 of 0) is 0, as the scripts of the shared tasks have it. */
export interface Rates extends Counts {
  /** True positives / all that was found. */
  readonly precision: number;
  /** True positives / all that was to be found. */
  readonly recall: number;
  /** Harmonic mean of the two. */
  readonly f1: number;
}

/** Precision, recall and F1 of counts, computed in the order of operations of the official scripts: equal to the last digit. */
export function toRates(counts: Counts): Rates {
  const { truePositives, falsePositives, falseNegatives } = counts;
  const precision = share(truePositives, falsePositives + truePositives);
  const recall = share(truePositives, falseNegatives + truePositives);
  const f1 = precision + recall === 0 ? 0 : 2 * ((precision * recall) / (precision + recall));
  return { truePositives, falsePositives, falseNegatives, precision, recall, f1 };
}

/** Sums counts, so that every mention weighs the same (micro-average). */
export function sumCounts(all: Iterable<Counts>): Counts {
  return sumKeys(all, ["truePositives", "falsePositives", "falseNegatives"]);
}

/** Sums of some numbers of several objects, each under its key. */
export function sumKeys<Key extends string>(
  all: Iterable<Readonly<Record<Key, number>>>,
  keys: readonly Key[],
): Record<Key, number> {
  const sums = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const one of all) for (const key of keys) sums[key] += one[key];
  return sums;
}

/** Counts of two sets of things that are either equal or not. */
export function countSets<T>(gold: ReadonlySet<T>, system: ReadonlySet<T>): Counts {
  let truePositives = 0;
  for (const item of system) if (gold.has(item)) truePositives++;
  return { truePositives, falsePositives: system.size - truePositives, falseNegatives: gold.size - truePositives };
}

/** part / whole; 0 if there is no whole. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
