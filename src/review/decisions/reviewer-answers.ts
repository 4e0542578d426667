import type { BulkStep, Decision } from "./decision.ts";
import { splitLines } from "./disagreements.ts";
import type { Choice } from "./fold-lines.ts";
import { type AgainAnswer, replayLines } from "./replay-lines.ts";

/** One reviewer's answers, by token id. */
export interface ReviewerAnswers {
  /** What stands; of two answers to an entry that came again the more cautious one. */
  readonly decided: ReadonlyMap<number, Choice>;
  readonly again: ReadonlyMap<number, AgainAnswer>;
  /** What was decided without being looked at, which says nothing of the reviewer or of the scores. Default: nothing. */
  readonly bulk?: ReadonlyMap<number, BulkStep>;
}

/** What each reviewer answered, of all lines of a decisions file, in the order of their first lines. What settled a disagreement is no reviewer's answer. */
export function answersOfLines(lines: readonly Decision[]): ReviewerAnswers[] {
  const { own } = splitLines(lines);
  const places = new Map(own.map(({ tokenId }) => [tokenId, 0]));
  return [...new Set(own.map(({ reviewer }) => reviewer))].map((name) => {
    const theirs = own.filter(({ reviewer }) => reviewer === name);
    const { decided, again, bulk } = replayLines(theirs, places, new Map());
    return { decided, again, bulk };
  });
}
