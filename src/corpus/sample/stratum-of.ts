import type { Capture } from "../../evaluate/misses/match-captures.ts";
import type { StratumName } from "../../evaluate/sample/sample-sheet.ts";
import { splitSentences, type Stretch, tokenise } from "../../text/tokenise.ts";

/** A word written as names are: a capital, then small letters. */
const NAME_LIKE = /^\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*$/u;

/** What is known of a text before a person reads it. */
export interface SuspectedText {
  readonly text: string;
  /** What step 1 takes out. */
  readonly marks: readonly Stretch[];
  /** What two recognisers found, apart; empty if there are no two. */
  readonly captures: readonly Capture[];
}

/**
 * The stratum of each passage of a text: `disagreement` if one recogniser found something there that the other did not, `name-like` if a
 * word is written like a name inside a sentence and is not marked, `marked` if step 1 marked something, `plain` otherwise.
 */
export function stratifyPassages(
  { text, marks, captures }: SuspectedText,
  passages: readonly Stretch[],
): StratumName[] {
  const sentenceStarts = new Set(splitSentences(text).map(({ start }) => start));
  const disputed = captures.filter(({ byFirst, bySecond }) => byFirst !== bySecond);
  const nameLike = tokenise(text).filter(
    (word) =>
      !sentenceStarts.has(word.start) &&
      NAME_LIKE.test(text.slice(word.start, word.end)) &&
      !marks.some((mark) => mark.start < word.end && word.start < mark.end),
  );
  return passages.map((passage) => {
    const isIn = ({ start }: Stretch) => passage.start <= start && start < passage.end;
    if (disputed.some(isIn)) return "disagreement";
    if (nameLike.some(isIn)) return "name-like";
    return marks.some(isIn) ? "marked" : "plain";
  });
}
