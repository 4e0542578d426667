import { type Merge, mergedToken, type WordMarks } from "./bpe.ts";

/**
 * What each entry of a BPE is built of: the entries that the merges for it make on the way, by the first merge that makes each. Entries
 * that no merge makes are absent.
 */
export function tracePartsOf(merges: readonly Merge[], marks: WordMarks): ReadonlyMap<string, ReadonlySet<string>> {
  const partsOf = new Map<string, Set<string>>();
  for (const merge of merges) {
    const token = mergedToken(merge, marks);
    if (partsOf.has(token)) continue;
    // Characters are in every vocabulary, and are built of nothing.
    const made = merge.filter((part) => partsOf.has(part));
    partsOf.set(token, new Set(made.flatMap((part) => [part, ...(partsOf.get(part) as Set<string>)])));
  }
  return partsOf;
}

/** How many other entries are built through each, see {@link tracePartsOf}. */
export function countBuiltThrough(merges: readonly Merge[], marks: WordMarks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const parts of tracePartsOf(merges, marks).values())
    for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}
