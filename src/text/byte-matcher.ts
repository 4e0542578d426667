/** Finds many byte strings at once. Holds no state between calls. */
export interface ByteMatcher {
  /** Bytes of the longest needle; 0 without needles. */
  readonly longest: number;
  /**
   * Calls `onMatch` with every needle (its index) that starts at a byte in [from, to) and lies wholly in `bytes`, in the order
   * of the bytes, shorter needles first; needles may overlap.
   */
  find(bytes: Uint8Array, from: number, to: number, onMatch: (needle: number, start: number) => void): void;
}

/** Shortest needle: the first test looks at as many bytes. */
export const SHORTEST_NEEDLE = 3;
const ABSENT = -1;

/**
 * A matcher for needles of at least three bytes each; equal needles are reported as the first of them.
 *
 * Two bit sets, of the first two and the first three bytes of all needles, pass over almost every byte of binary data; where
 * both hold, a trie of the needles is walked, at most as far as the longest. So the time a byte takes hardly depends on the number of
 * needles, and no input is worse than bytes · longest. Memory: 2 MiB and about 20 bytes a trie node. Of the packages that match
 * many patterns (2026) those in JavaScript search strings held whole, not bytes that stream.
 * Throws a RangeError for a shorter needle.
 */
export function createByteMatcher(needles: readonly Uint8Array[]): ByteMatcher {
  const longest = needles.reduce((length, needle) => Math.max(length, needle.length), 0);
  const trie = createTrie(needles.reduce((bytes, needle) => bytes + needle.length, 0));
  const pairs = new Int32Array(2 ** 16 / 32);
  const triples = new Int32Array(2 ** 24 / 32);
  for (const [index, needle] of needles.entries()) {
    if (needle.length < SHORTEST_NEEDLE) {
      throw new RangeError(`expected needles of at least ${SHORTEST_NEEDLE} bytes, found one of ${needle.length}`);
    }
    trie.add(needle, index);
    const pair = ((needle[0] as number) << 8) | (needle[1] as number);
    const triple = (pair << 8) | (needle[2] as number);
    pairs[pair >>> 5] = (pairs[pair >>> 5] as number) | (1 << (pair & 31));
    triples[triple >>> 5] = (triples[triple >>> 5] as number) | (1 << (triple & 31));
  }
  return {
    longest,
    find(bytes, from, to, onMatch) {
      const end = Math.min(to, bytes.length - SHORTEST_NEEDLE + 1);
      for (let start = from; start < end; start++) {
        const pair = ((bytes[start] as number) << 8) | (bytes[start + 1] as number);
        if (((pairs[pair >>> 5] as number) & (1 << (pair & 31))) === 0) continue;
        const triple = (pair << 8) | (bytes[start + 2] as number);
        if (((triples[triple >>> 5] as number) & (1 << (triple & 31))) === 0) continue;
        trie.walk(bytes, start, onMatch);
      }
    },
  };
}

/** Edges in an open-addressed hash table: node and byte to the next node. Node 0 is the root. */
function createTrie(mostNodes: number) {
  const size = 2 ** Math.ceil(Math.log2(2 * (mostNodes + 1)));
  const parents = new Int32Array(size).fill(ABSENT);
  const bytesOf = new Uint8Array(size);
  const children = new Int32Array(size);
  const ends = new Int32Array(mostNodes + 1).fill(ABSENT);
  let nodes = 1;

  const slotOf = (node: number, byte: number): number => {
    let slot = Math.imul(node ^ Math.imul(byte + 1, 0x9e3779b1), 0x85ebca77);
    slot = (slot ^ (slot >>> 15)) & (size - 1);
    while (parents[slot] !== ABSENT && (parents[slot] !== node || bytesOf[slot] !== byte))
      slot = (slot + 1) & (size - 1);
    return slot;
  };
  return {
    add(needle: Uint8Array, index: number): void {
      let node = 0;
      for (const byte of needle) {
        const slot = slotOf(node, byte);
        if (parents[slot] === ABSENT) {
          parents[slot] = node;
          bytesOf[slot] = byte;
          children[slot] = nodes++;
        }
        node = children[slot] as number;
      }
      if (ends[node] === ABSENT) ends[node] = index;
    },
    walk(bytes: Uint8Array, start: number, onMatch: (needle: number, start: number) => void): void {
      let node = 0;
      for (let at = start; at < bytes.length; at++) {
        const slot = slotOf(node, bytes[at] as number);
        if (parents[slot] === ABSENT) return;
        node = children[slot] as number;
        const needle = ends[node] as number;
        if (needle !== ABSENT) onMatch(needle, start);
      }
    },
  };
}
