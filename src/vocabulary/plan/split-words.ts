import type { Tokenizer } from "../../model/checkpoint.ts";
import { forEachWord } from "../../model/segmentation.ts";
import { createBpeEncoder, mergedToken, rankMerges } from "../../model/tokenizers/bpe.ts";
import type { SplitWord } from "./join-chains.ts";
import type { BpeVocabulary } from "../vocabulary.ts";

/**
 * The words of texts, as the vocabulary splits them: what a repair is to leave as it is. Left out are words with an entry that goes, and
 * those that the tokenizer does not split by merging alone (several words to it, an added token, an unknown character).
 *
 * @param removed ids of entries that go
 */
export function splitWords(
  vocabulary: BpeVocabulary,
  tokenizer: Tokenizer,
  texts: readonly string[],
  removed: ReadonlySet<number>,
): SplitWord[] {
  const encode = createBpeEncoder(rankMerges(vocabulary.merges), vocabulary);
  const counts = new Map<string, number>();
  forEachWord(texts, (word) => void counts.set(word, (counts.get(word) ?? 0) + 1));
  const words: SplitWord[] = [];
  for (const [word, count] of counts) {
    const ids = tokenizer.encodePlain(word);
    if (ids.some((tokenId) => removed.has(tokenId))) continue;
    const tokens = ids.map((tokenId) => vocabulary.tokens[tokenId] as string);
    if (tokens.length === 0) continue;
    const spelled = tokens.reduce((left, right) => mergedToken([left, right], vocabulary));
    const parts = encode(spelled);
    if (parts.length === tokens.length && parts.every((part, index) => part === tokens[index]))
      words.push({ spelled, tokens, count });
  }
  return words;
}
