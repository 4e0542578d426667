import { createRandom } from "../../base/random.ts";
import { MASK } from "../../probe/contexts/context.ts";
import { isInsideSentence } from "../../review/score/suspicion.ts";

/** Where a vocabulary entry stood among the likeliest. Private: it holds text. */
export interface EntrySighting {
  /** Contexts in whose top k it stood. */
  readonly count: number;
  /** A sample of their texts, each with its mask. */
  readonly contexts: readonly string[];
  /** In one of them at least, the mask stands behind a word of its sentence, where a capital means something. */
  readonly insideSentence: boolean;
  /**
   * In one of them at least, a word may begin at the mask without a space before it: at the text's start, or after a bracket,
   * quote or hyphen. An entry that carries no mark of a word's begin may be a whole word there.
   */
  readonly opensWord: boolean;
}

/** Most texts kept of an entry. */
const SAMPLE = 5;

/**
 * Every distinct entry among the likeliest of some contexts, with a sample of the texts it stood in, drawn by seed. The order of
 * the contexts counts; a text with its entries is looked at once.
 */
export function collectSightings(
  tops: Iterable<{ readonly text: string; readonly topTokenIds: readonly number[] }>,
  { seed }: { readonly seed: number },
): Map<number, EntrySighting> {
  const random = createRandom(seed, "entry sightings");
  const entries = new Map<number, { count: number; contexts: string[]; insideSentence: boolean; opensWord: boolean }>();
  for (const { text, topTokenIds } of tops) {
    const insideSentence = isInsideSentence(text);
    const opensWord = !/[\p{L}\p{N}\s]$/u.test(text.slice(0, text.indexOf(MASK)));
    for (const tokenId of topTokenIds) {
      const entry = entries.get(tokenId) ?? { count: 0, contexts: [], insideSentence: false, opensWord: false };
      entries.set(tokenId, entry);
      entry.count++;
      entry.insideSentence ||= insideSentence;
      entry.opensWord ||= opensWord;
      // Reservoir sampling (Vitter 1985, algorithm R).
      const place = entry.contexts.length < SAMPLE ? entry.contexts.length : random.int(entry.count);
      if (place < SAMPLE) entry.contexts[place] = text;
    }
  }
  return entries;
}
