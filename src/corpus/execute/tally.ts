/** What was found so far. */
export interface Tally {
  documents: number;
  /** Spans replaced, by entity. */
  readonly counts: Record<string, number>;
  /** Spans found and left, by label. */
  readonly left: Record<string, number>;
  /** Of JSON lines: records in which each field to drop or mask stood. */
  readonly fields: Record<string, number>;
}

/** Nothing yet, of these entities. */
export function createTally(entities: readonly string[]): Tally {
  return { documents: 0, counts: Object.fromEntries(entities.map((entity) => [entity, 0])), left: {}, fields: {} };
}

/** Adds counts to a sum. */
export function addCounts(sum: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [label, count] of Object.entries(more)) sum[label] = (sum[label] ?? 0) + count;
}

/** Adds one tally to another. */
export function addTally(sum: Tally, more: Tally): void {
  sum.documents += more.documents;
  addCounts(sum.counts, more.counts);
  addCounts(sum.left, more.left);
  addCounts(sum.fields, more.fields);
}
