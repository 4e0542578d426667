import { INSIDE_WORD, NOWHERE, type PieceTrie } from "./piece-trie.ts";

/**
 * WordPiece's longest match, a character at a time: its state is the node of what was read since the last piece, and where no entry
 * goes on, the link of the node leads to what is left once the longest piece is cut off (LinMaxMatch: Song et al. 2021,
 * "Fast WordPiece Tokenization").
 */
export interface LongestMatchMachine {
  /** The state after one more character; {@link NOWHERE} if the word has become unknown. */
  step(node: number, character: number): number;
  /** The states that a state falls back to until one goes on, itself first; the last is {@link INSIDE_WORD} if all of it is cut off. */
  fallbacks(node: number): readonly number[];
  /** Whether a word may end here. */
  finishes(node: number): boolean;
}

/** @param isEntry whether the entry that ends at a node is there */
export function createLongestMatchMachine(trie: PieceTrie, isEntry: (node: number) => boolean): LongestMatchMachine {
  const links = new Int32Array(trie.size).fill(NOWHERE);
  const step = (from: number, character: number): number => {
    for (let node = from; node !== NOWHERE; node = links[node] as number) {
      const child = trie.child(node, character);
      if (child !== NOWHERE) return child;
    }
    return NOWHERE;
  };
  for (const { node, parent, character } of trie.nodes)
    links[node] = isEntry(node) ? INSIDE_WORD : step(links[parent] as number, character);
  const fallbacks = (from: number): number[] => {
    const chain: number[] = [];
    for (let node = from; node !== NOWHERE; node = links[node] as number) chain.push(node);
    return chain;
  };
  return { step, fallbacks, finishes: (node) => fallbacks(node).at(-1) === INSIDE_WORD };
}
