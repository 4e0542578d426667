import { createWordSplitter } from "../../model/tokenizers/split-word.ts";
import { createBpeEncoder, rankMerges, reachableTokens as reachableByMerging } from "../../model/tokenizers/bpe.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { createLongestMatch } from "./longest-match.ts";
import { spelledText } from "./refuse-needed.ts";

/**
 * The entries that the vocabulary's own algorithm gives for their own spelling: by merging (whatever `ignore_merges` says), by longest
 * match, or by the best path. Another entry can come out of no text, or only where its neighbours force it.
 *
 * @param asked entries that are looked at, by default all
 */
export function reachableTokens(vocabulary: Vocabulary, asked: readonly string[] = vocabulary.tokens): Set<string> {
  const tokens = asked.filter((token) => token !== "");
  if (tokens.length === 0) return new Set();
  if (vocabulary.family === "bpe") {
    return reachableByMerging(tokens, createBpeEncoder(rankMerges(vocabulary.merges), vocabulary));
  }
  const { model } = vocabulary.source.json;
  if (vocabulary.family === "wordpiece") {
    const match = createLongestMatch(model.vocab, vocabulary.continuingPrefix);
    const isReachable = (token: string) => {
      const text = spelledText(vocabulary, token);
      return match(text, text !== token)?.length === 1;
    };
    return new Set(tokens.filter(isReachable));
  }
  const split = createWordSplitter(model);
  return new Set(
    tokens.filter((token) => {
      const parts = split(token);
      return parts.length === 1 && vocabulary.tokens[parts[0]?.tokenId as number] === token;
    }),
  );
}
