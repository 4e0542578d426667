/** No node: a word that cannot be split any further. */
export const NOWHERE = -1;
/** The node of an empty text at the begin of a word, and of one inside. */
export const WORD_BEGIN = 0;
export const INSIDE_WORD = 1;

const CODE_POINTS = 0x110000;

/** The entries of a WordPiece as two trees of characters: under {@link WORD_BEGIN} as they begin words, under {@link INSIDE_WORD} as they continue them. */
export interface PieceTrie {
  readonly size: number;
  /** The node one character further; {@link NOWHERE} if no entry goes on so. */
  child(node: number, character: number): number;
  /** The characters (code points) that lead on from a node. */
  children(node: number): readonly number[];
  /** The id of the entry that ends at a node; undefined for none. */
  entryAt(node: number): number | undefined;
  /** What has been read of the word since its last piece, and the root that it was read from. */
  textOf(node: number): { readonly root: number; readonly characters: readonly number[] };
  /** For each node of fewer characters first: the node before it and the character between. */
  readonly nodes: Iterable<{ readonly node: number; readonly parent: number; readonly character: number }>;
}

/**
 * @param tokens entries by id; an empty one is none
 * @param prefix what entries that continue a word carry; they stand under both roots, since a text may hold the mark itself
 * @param isUsed whether a text can hold an entry, at the begin of a word or inside
 */
export function createPieceTrie(
  tokens: Iterable<readonly [tokenId: number, token: string]>,
  prefix: string,
  isUsed: (characters: readonly string[], root: number) => boolean,
): PieceTrie {
  const next = new Map<number, number>();
  const parents = [NOWHERE, NOWHERE];
  const characters = [0, 0];
  const depths = [0, 0];
  const followers: number[][] = [[], []];
  const entries = new Map<number, number>();
  const add = (tokenId: number, text: string, root: number): void => {
    const spelled = [...text];
    if (spelled.length === 0 || !isUsed(spelled, root)) return;
    let node = root;
    for (const one of spelled) {
      const character = one.codePointAt(0) as number;
      const key = node * CODE_POINTS + character;
      const known = next.get(key);
      if (known === undefined) {
        next.set(key, parents.length);
        followers[node]?.push(character);
        followers.push([]);
        depths.push((depths[node] as number) + 1);
        parents.push(node);
        characters.push(character);
      }
      node = known ?? parents.length - 1;
    }
    entries.set(node, tokenId);
  };
  for (const [tokenId, token] of tokens) {
    add(tokenId, token, WORD_BEGIN);
    if (token.startsWith(prefix)) add(tokenId, token.slice(prefix.length), INSIDE_WORD);
  }
  const byDepth = depths.map((_, node) => node).filter((node) => depths[node] !== 0);
  byDepth.sort((a, b) => (depths[a] as number) - (depths[b] as number));
  return {
    size: parents.length,
    child: (node, character) => next.get(node * CODE_POINTS + character) ?? NOWHERE,
    children: (node) => followers[node] as number[],
    entryAt: (node) => entries.get(node),
    textOf: (node) => {
      const read: number[] = [];
      let root = node;
      for (; depths[root] !== 0; root = parents[root] as number) read.unshift(characters[root] as number);
      return { root, characters: read };
    },
    nodes: byDepth.map((node) => ({
      node,
      parent: parents[node] as number,
      character: characters[node] as number,
    })),
  };
}
