import { foldSurface } from "../../../text/fold.ts";
import type { CorpusEvidence } from "../candidate-evidence.ts";

/**
 * Of each entry how often the corpora hold longer words that it is a part of, in names and elsewhere: an entry that begins a word by being begun
 * with, any other wherever it stands in the word, compared in any case and without accents; by token id, no entry that is part of none. What
 * many ordinary words are built with is in the vocabulary because of these, though they may be names (`Ver`, `Lijk`). Time grows with
 * the number of distinct words, times the letters of a word, times those of the longest entry.
 */
export function countLongerWords(
  counts: ReadonlyMap<string, CorpusEvidence>,
  entries: readonly { readonly tokenId: number; readonly surface: string; readonly startsWord: boolean }[],
): Map<number, CorpusEvidence> {
  const keys = entries.map(({ surface }) => foldSurface(surface));
  const longest = keys.reduce((most, key) => Math.max(most, key.length), 0);
  const sums = new Map(keys.map((key) => [key, { begun: { ...NEVER }, held: { ...NEVER } }]));
  for (const [word, { inNames, elsewhere }] of counts) {
    const seen = new Set<string>();
    for (let start = 0; start < word.length; start++) {
      const last = Math.min(word.length, start + longest);
      for (let end = start + 1; end <= last; end++) {
        const part = word.slice(start, end);
        const sum = sums.get(part);
        if (sum === undefined || part.length === word.length || seen.has(part)) continue;
        seen.add(part);
        for (const of of start === 0 ? [sum.begun, sum.held] : [sum.held]) {
          of.inNames += inNames;
          of.elsewhere += elsewhere;
        }
      }
    }
  }
  return new Map(
    entries.flatMap(({ tokenId, startsWord }, index) => {
      const sum = sums.get(keys[index] as string)?.[startsWord ? "begun" : "held"];
      return sum !== undefined && sum.inNames + sum.elsewhere > 0 ? [[tokenId, sum]] : [];
    }),
  );
}

const NEVER = { inNames: 0, elsewhere: 0 };
