import { createNormaliser } from "../../model/tokenizers/create-normaliser.ts";
import { createPreTokeniser } from "../../model/tokenizers/create-pre-tokeniser.ts";
import { traceOriginal } from "../../model/tokenizers/traced-text.ts";
import type { WordPieceVocabulary } from "../vocabulary.ts";
import { createLongestMatchMachine } from "./longest-match-machine.ts";
import { createPieceTrie, INSIDE_WORD, NOWHERE, type PieceTrie, WORD_BEGIN } from "./piece-trie.ts";

/**
 * Removed entries of a WordPiece without which some word, of any entries, would become unknown, ascending: exact but for words over the
 * length at which WordPiece gives up. Both vocabularies split every word at once, character by character; the pair of their
 * states says all that matters of what was read, so each pair is looked at once. As long as no removed piece is cut off the two
 * are the same.
 */
export function neededPieces(vocabulary: WordPieceVocabulary, removed: readonly number[]): number[] {
  const gone = new Set(removed);
  const trie = createPieceTrie(splittable(vocabulary), vocabulary.continuingPrefix, wordCharacters(vocabulary));
  const before = createLongestMatchMachine(trie, (node) => trie.entryAt(node) !== undefined);
  const isKept = (node: number) => trie.entryAt(node) !== undefined && !gone.has(trie.entryAt(node) as number);
  const after = createLongestMatchMachine(trie, isKept);

  /** Where a word becomes unknown in a pair of different states, and from where such a pair is reached. */
  const ends = new Set<number>();
  const origins = new Map<number, { readonly pairs: Set<number>; readonly tokenIds: Set<number> }>();
  const needed = new Set<number>();
  const seen = new Set<number>();
  const open: number[] = [];
  const visit = (pair: number): void => {
    if (seen.has(pair)) return;
    seen.add(pair);
    open.push(pair);
  };
  /** Characters that begin a piece inside a word, until one does. */
  let unread = trie.children(INSIDE_WORD);
  visit(WORD_BEGIN * trie.size + WORD_BEGIN);
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [one, other] = [Math.floor(pair / trie.size), pair % trie.size];
    const blamed = () => firstRemoved(trie, one, gone);
    const fail = (): void => void (one === other ? needed.add(blamed()) : ends.add(pair));
    const goTo = (onward: number, elsewhere: number): void => {
      const reached = onward * trie.size + elsewhere;
      if (onward !== elsewhere) {
        const known = origins.get(reached) ?? { pairs: new Set(), tokenIds: new Set() };
        origins.set(reached, known);
        if (one === other) known.tokenIds.add(blamed());
        else known.pairs.add(pair);
      }
      visit(reached);
    };
    const [chain, otherChain] = [before.fallbacks(one), after.fallbacks(other)];
    const inner = [...chain, ...otherChain].filter((node) => node !== INSIDE_WORD);
    const characters = new Set(inner.flatMap((node) => trie.children(node)));
    for (const character of characters) {
      const onward = before.step(one, character);
      if (onward === NOWHERE) continue;
      const elsewhere = after.step(other, character);
      if (elsewhere === NOWHERE) fail();
      else goTo(onward, elsewhere);
    }
    // Every other character begins a new piece in both, if there is one that it begins.
    if (chain.at(-1) === INSIDE_WORD && otherChain.at(-1) === INSIDE_WORD) {
      for (const character of unread) {
        const node = trie.child(INSIDE_WORD, character);
        if (!characters.has(character)) visit(node * trie.size + node);
      }
      unread = unread.filter((character) => !seen.has(trie.child(INSIDE_WORD, character) * (trie.size + 1)));
    } else if (chain.at(-1) === INSIDE_WORD) {
      if (trie.children(INSIDE_WORD).some((character) => !characters.has(character))) fail();
    }
    if (before.finishes(one) && !after.finishes(other)) fail();
  }
  for (const end of ends) addOrigins(end, origins, needed);
  return [...needed].sort((a, b) => a - b);
}

/** The removed entries with which the ways to a pair of states part. */
function addOrigins(
  end: number,
  origins: ReadonlyMap<number, { readonly pairs: Set<number>; readonly tokenIds: Set<number> }>,
  needed: Set<number>,
): void {
  const [seen, open] = [new Set([end]), [end]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const { pairs = [], tokenIds = [] } = origins.get(pair) ?? {};
    for (const tokenId of tokenIds) needed.add(tokenId);
    for (const earlier of pairs) {
      if (seen.has(earlier)) continue;
      seen.add(earlier);
      open.push(earlier);
    }
  }
}

/** The first removed entry that is cut off what a state has read. */
function firstRemoved(trie: PieceTrie, node: number, gone: ReadonlySet<number>): number {
  const { root, characters } = trie.textOf(node);
  for (let from = 0; from < characters.length;) {
    let [end, entry] = [from, NOWHERE];
    for (let at = from === 0 ? root : INSIDE_WORD, to = from; at !== NOWHERE && to <= characters.length; to++) {
      const found = trie.entryAt(at);
      if (found !== undefined) [end, entry] = [to, found];
      at = to < characters.length ? trie.child(at, characters[to] as number) : NOWHERE;
    }
    if (gone.has(entry)) return entry;
    from = end;
  }
  throw new RangeError(`node ${node}: no removed entry is cut off`);
}

function splittable({ tokens, specialTokenIds }: WordPieceVocabulary): (readonly [number, string])[] {
  return tokens.flatMap((token, tokenId) =>
    token === "" || specialTokenIds.has(tokenId) ? [] : [[tokenId, token] as const],
  );
}

/** Whether the steps before WordPiece leave these characters as they are and in one word: upper case, accents or marks may never reach it. */
function wordCharacters({ source }: WordPieceVocabulary): (characters: readonly string[], root: number) => boolean {
  const normalise = createNormaliser(source.json.raw["normalizer"], source.path);
  const preTokenise = createPreTokeniser(source.json.raw["pre_tokenizer"], source.path);
  const isWhole = (text: string) => {
    const words = preTokenise(normalise(traceOriginal(text)));
    return words.length === 1 && words[0]?.text === text;
  };
  const known = new Map<string, boolean>();
  const isInner = (one: string) => {
    const answer = known.get(one) ?? (isWhole(one + one) || isWhole(`a${one}a`));
    known.set(one, answer);
    return answer;
  };
  return (characters, root) => characters.every(isInner) || (root === WORD_BEGIN && isWhole(characters.join("")));
}
