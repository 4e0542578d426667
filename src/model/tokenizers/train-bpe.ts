import { bytesToUnicode, encodeByteLevel } from "../../formats/vocabularies/byte-level.ts";

/** Vocabulary and merges of a byte-level BPE tokenizer, as tokenizer.json holds them. */
export interface Bpe {
  /** Entries by id: the special tokens first, then the 256 bytes, then the result of each merge. */
  readonly tokens: readonly string[];
  readonly merges: readonly (readonly [left: string, right: string])[];
}

/** Above every token id, so that two of them make one key. */
const ID_LIMIT = 2 ** 20;

interface Candidate {
  readonly key: number;
  readonly count: number;
}

/**
 * Trains byte-pair encoding (Sennrich et al. 2016): again and again the most frequent pair of neighbouring tokens becomes
 * a token, of equally frequent ones the pair that was made first. Pre-tokens, with the space before them, come with their counts.
 * Gives fewer entries than asked for where no pair is left that occurs `least` times.
 */
export function trainBpe(
  words: ReadonlyMap<string, number>,
  specials: readonly string[],
  entries: number,
  least = 1,
): Bpe {
  const tokens = [...specials, ...bytesToUnicode];
  const idOf = new Map(tokens.map((token, id) => [token, id]));
  const merges: [string, string][] = [];
  const counts = [...words.values()];
  const spelled = [...words.keys()].map((word) => [...encodeByteLevel(word)].map((byte) => idOf.get(byte) as number));
  const pairCounts = new Map<number, number>();
  const wordsWith = new Map<number, Set<number>>();
  const candidates = createHeap();

  const count = (word: number, sign: 1 | -1, changed: Set<number>) => {
    const ids = spelled[word] as number[];
    for (let place = 1; place < ids.length; place++) {
      const key = (ids[place - 1] as number) * ID_LIMIT + (ids[place] as number);
      pairCounts.set(key, (pairCounts.get(key) ?? 0) + sign * (counts[word] as number));
      changed.add(key);
      if (sign < 0) continue;
      const holders = wordsWith.get(key);
      if (holders === undefined) wordsWith.set(key, new Set([word]));
      else holders.add(word);
    }
  };
  const offer = (keys: Iterable<number>) => {
    for (const key of keys) candidates.push({ key, count: pairCounts.get(key) ?? 0 });
  };

  const all = new Set<number>();
  for (const word of spelled.keys()) count(word, 1, all);
  offer(all);
  while (tokens.length < entries) {
    const best = candidates.pop();
    if (best === undefined || best.count < least) break;
    // The count has changed since, or the same token was already spelled by another pair.
    const [left, right] = [Math.floor(best.key / ID_LIMIT), best.key % ID_LIMIT];
    const token = (tokens[left] as string) + (tokens[right] as string);
    if (pairCounts.get(best.key) !== best.count || idOf.has(token)) continue;
    idOf.set(token, tokens.length);
    merges.push([tokens[left] as string, tokens[right] as string]);
    const changed = new Set<number>();
    for (const word of wordsWith.get(best.key) ?? []) {
      count(word, -1, changed);
      spelled[word] = join(spelled[word] as number[], left, right, tokens.length);
      count(word, 1, changed);
    }
    wordsWith.delete(best.key);
    pairCounts.delete(best.key);
    changed.delete(best.key);
    offer(changed);
    tokens.push(token);
  }
  return { tokens, merges };
}

/** The word with every left-right pair replaced, from the left. */
function join(ids: readonly number[], left: number, right: number, joined: number): number[] {
  const result: number[] = [];
  for (let place = 0; place < ids.length; place++) {
    const isPair = ids[place] === left && ids[place + 1] === right;
    result.push(isPair ? joined : (ids[place] as number));
    if (isPair) place++;
  }
  return result;
}

/** A binary heap, the highest count first, then the lowest key. */
function createHeap() {
  const items: Candidate[] = [];
  const isBefore = (a: Candidate, b: Candidate) => a.count > b.count || (a.count === b.count && a.key < b.key);
  const at = (place: number) => items[place] as Candidate;
  return {
    push(item: Candidate): void {
      let place = items.push(item) - 1;
      for (let parent = (place - 1) >> 1; place > 0 && isBefore(item, at(parent)); parent = (place - 1) >> 1) {
        items[place] = at(parent);
        place = parent;
      }
      items[place] = item;
    },
    pop(): Candidate | undefined {
      const [first, last] = [items[0], items.pop()];
      if (items.length === 0 || last === undefined) return first;
      let place = 0;
      for (let child = 1; child < items.length; child = 2 * place + 1) {
        if (child + 1 < items.length && isBefore(at(child + 1), at(child))) child++;
        if (!isBefore(at(child), last)) break;
        items[place] = at(child);
        place = child;
      }
      items[place] = last;
      return first;
    },
  };
}
