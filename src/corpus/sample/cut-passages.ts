import { splitSentences, type Stretch } from "../../text/tokenise.ts";

/** Length that a passage has at most, in UTF-16 code units, unless a single sentence is longer: what a person reads at once. */
export const PASSAGE_LENGTH = 1000;

/**
 * A text in passages that leave nothing out: whole sentences up to `length`, cut where a sentence begins and never inside one of `marks`.
 * A text that is short enough is one passage.
 */
export function cutPassages(text: string, marks: readonly Stretch[], length = PASSAGE_LENGTH): Stretch[] {
  if (text.length <= length) return [{ start: 0, end: text.length }];
  const passages: Stretch[] = [];
  let start = 0;
  let last = 0;
  for (const sentence of splitSentences(text)) {
    const isInMark = marks.some((mark) => mark.start < sentence.start && sentence.start < mark.end);
    if (sentence.end - start > length && last > start) {
      passages.push({ start, end: last });
      start = last;
    }
    if (!isInMark) last = sentence.start;
  }
  if (text.length - start > length && last > start) {
    passages.push({ start, end: last });
    start = last;
  }
  passages.push({ start, end: text.length });
  return passages;
}
