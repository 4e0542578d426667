import { isMarkAt } from "../text/character-classes.ts";
import { moveSpan, type Span, unionSpans } from "../text/span.ts";
import type { Recogniser } from "./recogniser.ts";

/** The recogniser whose spans never leave behind the accents that stand on their last character. */
export function withWholeCharacters(recogniser: Recogniser): Recogniser {
  return {
    ...recogniser,
    recognise: async (documents) => {
      const found = await recogniser.recognise(documents);
      return documents.map(({ text }, index) => {
        const spans = found[index] ?? [];
        return spans.some(({ end }) => isMarkAt(text, end))
          ? unionSpans(spans.map((span) => extend(text, span)))
          : spans;
      });
    },
  };
}

function extend(text: string, span: Span): Span {
  let { end } = span;
  while (isMarkAt(text, end)) end += (text.codePointAt(end) as number) > 0xffff ? 2 : 1;
  return end === span.end ? span : moveSpan(span, span.start, end);
}
