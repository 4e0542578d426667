import type { Decision } from "./decision.ts";
import { splitLines } from "./disagreements.ts";
import type { ReviewerAnswers } from "../stopping/reviewer-answers.ts";
import { replayLines } from "./replay-lines.ts";

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
