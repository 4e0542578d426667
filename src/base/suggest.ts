/** Most edits between a misspelt word and the one that is suggested for it. */
const LARGEST_DISTANCE = 3;
/** Least share of the longer word that two words must have in common. */
const LEAST_SIMILARITY = 0.4;

/** The candidate that `word` is most likely a misspelling of, or undefined if none is near. */
export function suggestWord(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = LARGEST_DISTANCE + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    const similarity = 1 - distance / Math.max(word.length, candidate.length, 1);
    if (distance < bestDistance && similarity > LEAST_SIMILARITY) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions, swaps of neighbours. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(substituted, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (beforePrevious[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [beforePrevious, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}
