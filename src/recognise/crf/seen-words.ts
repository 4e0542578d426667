import { OUTSIDE } from "./labels.ts";
import { SHAPE_DIGITS, type TokenTable } from "../token-table.ts";

/** In how many documents each word stood outside every span (class 0) and inside a span of each type (1, 2, …). */
export interface SeenWords {
  readonly classes: number;
  /** Word hash → documents by class. */
  readonly documents: ReadonlyMap<number, Uint16Array>;
}

/** Classes each word of one document has, as `word → bit set`. */
export function classesOf(tokens: TokenTable, tags: Uint8Array): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < tokens.count; i++) {
    if ((tokens.shape[i] as number) >= SHAPE_DIGITS) continue;
    const tag = tags[i] as number;
    const bit = tag === OUTSIDE ? 0 : ((tag - 1) >> 1) + 1;
    const word = tokens.word[i] as number;
    found.set(word, (found.get(word) ?? 0) | (1 << bit));
  }
  return found;
}

export function countSeenWords(documents: readonly ReadonlyMap<number, number>[], types: number): SeenWords {
  const counts = new Map<number, Uint16Array>();
  for (const words of documents) {
    for (const [word, bits] of words) {
      let row = counts.get(word);
      if (row === undefined) counts.set(word, (row = new Uint16Array(types + 1)));
      for (let k = 0; k <= types; k++) if ((bits >>> k) & 1) row[k] = (row[k] as number) + 1;
    }
  }
  return { classes: types + 1, documents: counts };
}

/**
 * What is remembered of a word: its commonest type of span, how often it was in one (never, seldom, … always) and whether
 * in one document or in several. `without` are the classes of a document that is not to count: a word must not be known
 * from the document that is being tagged. 0 if nothing is left.
 */
export function seenCode(seen: SeenWords, word: number, without = 0): number {
  const row = seen.documents.get(word);
  if (row === undefined) return 0;
  const countOf = (k: number) => (row[k] as number) - ((without >>> k) & 1);
  let best = 0;
  let inside = 0;
  for (let k = 1; k < seen.classes; k++) {
    const count = countOf(k);
    inside += count;
    if (count > 0 && (best === 0 || count > countOf(best))) best = k;
  }
  const total = inside + countOf(0);
  if (total === 0) return 0;
  const several = total >= 10 ? 2 : total >= 3 ? 1 : 0;
  if (best === 0) return 1 + several;
  const share = inside / total;
  const degree = share === 1 ? 4 : share > 0.8 ? 3 : share > 0.5 ? 2 : share > 0.15 ? 1 : 0;
  return 4 + (best - 1) * 15 + degree * 3 + several;
}
