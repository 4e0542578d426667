import type { Tokenizer } from "../../model/checkpoint.ts";
import { createWordSplitter } from "../../model/tokenizers/split-word.ts";
import { tokenise } from "../../text/tokenise.ts";
import type { UnigramVocabulary, Vocabulary } from "../vocabulary.ts";
import { neededPieces } from "./needed-pieces.ts";

/**
 * Ids of removed entries without which a text that could be encoded would hold the unknown token, ascending: for a WordPiece of any
 * text, for a Unigram of the entries' own spellings. A BPE has none, since it keeps every character.
 *
 * @param before and after: the vocabulary as it is, and with placeholders
 */
export function findNeeded(before: Vocabulary, after: Vocabulary, removed: readonly number[]): number[] {
  if (before.family === "wordpiece") return neededPieces(before, removed);
  if (before.family === "unigram" && after.family === "unigram") return neededByPath(before, after, removed);
  return [];
}

/** An entry whose characters are all entries is not needed: a path through these has no unknown token. */
function neededByPath(before: UnigramVocabulary, after: UnigramVocabulary, removed: readonly number[]): number[] {
  const { unkTokenId } = before;
  const { vocab } = before.source.json.model;
  const fragile = removed.filter((tokenId) => ![...(before.tokens[tokenId] as string)].every((one) => vocab.has(one)));
  // Building the splitters of a large vocabulary takes seconds.
  if (fragile.length === 0) return [];
  const [splitBefore, splitAfter] = [before, after].map(({ source }) => createWordSplitter(source.json.model)) as [
    ReturnType<typeof createWordSplitter>,
    ReturnType<typeof createWordSplitter>,
  ];
  const isUnknown = (parts: readonly { tokenId: number }[]) =>
    parts.length === 0 || parts.some(({ tokenId }) => tokenId === unkTokenId);
  return fragile.filter((tokenId) => {
    const token = before.tokens[tokenId] as string;
    return !isUnknown(splitBefore(token)) && isUnknown(splitAfter(token));
  });
}

/**
 * Ids of removed entries in words of these texts that would become unknown, by the whole tokenizer with all its steps, ascending.
 *
 * @param removed ids that text is no longer to give
 */
export function findNeededInText(
  before: Tokenizer,
  after: Tokenizer,
  removed: ReadonlySet<number>,
  texts: readonly string[],
): number[] {
  const { unkTokenId } = before;
  if (unkTokenId === undefined) return [];
  const needed = new Set<number>();
  const words = new Set(texts.flatMap((text) => tokenise(text).map(({ start, end }) => ` ${text.slice(start, end)}`)));
  for (const word of words) {
    const ids = before.encodePlain(word);
    const gone = ids.filter((tokenId) => removed.has(tokenId));
    if (gone.length === 0 || ids.includes(unkTokenId) || !after.encodePlain(word).includes(unkTokenId)) continue;
    for (const tokenId of gone) needed.add(tokenId);
  }
  return [...needed].sort((a, b) => a - b);
}
