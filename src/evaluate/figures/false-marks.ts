import { tokenise } from "../../text/tokenise.ts";
import { share } from "./rates.ts";
import { isLetterOrDigit, type ScoredDocument, touches } from "./score.ts";

/** What recognition takes that was no mention: the price of recall. */
export interface FalseMarks {
  /** Words with their marks, runs of digits, and single other characters. */
  readonly tokens: number;
  /** System spans. */
  readonly marks: number;
  /** System spans that share no letter or digit with any gold mention. */
  readonly wrong: number;
  /** wrong / tokens · 1,000. */
  readonly perThousandTokens: number;
  /** Tokens with a letter or digit in some system span and in no gold mention. */
  readonly lostWords: number;
  /** lostWords / tokens · 1,000. */
  readonly lostPerThousandTokens: number;
}

/** Counts marks where nothing was to be marked, over documents. */
export function countFalseMarks(documents: readonly ScoredDocument[]): FalseMarks {
  let [tokenCount, marks, wrong, lostWords] = [0, 0, 0, 0];
  for (const { text, gold, system } of documents) {
    const tokens = tokenise(text);
    tokenCount += tokens.length;
    marks += system.length;
    for (const span of system) if (!touches(text, span, gold)) wrong++;
    for (const token of tokens) {
      if (isLetterOrDigit(text, token.start) && touches(text, token, system) && !touches(text, token, gold))
        lostWords++;
    }
  }
  return {
    tokens: tokenCount,
    marks,
    wrong,
    perThousandTokens: 1000 * share(wrong, tokenCount),
    lostWords,
    lostPerThousandTokens: 1000 * share(lostWords, tokenCount),
  };
}
