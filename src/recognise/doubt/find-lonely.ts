import { areApart, sortSpans, type Span } from "../../text/span.ts";

/** What only models say is weighed; rules, lists of names and the rest speak for themselves. */
const MODEL_SOURCE = "crf:";

/** Did a trained model find this? */
export function isModels({ source }: Span): boolean {
  return source !== undefined && source.startsWith(MODEL_SOURCE);
}

/** The spans that touch none of `others`, which are sorted and disjoint. */
export function findLonely(spans: readonly Span[], others: readonly Span[]): Span[] {
  let at = 0;
  const sorted = areApart(spans) ? spans : sortSpans([...spans]);
  return sorted.filter((span) => {
    while (at < others.length && (others[at] as Span).end <= span.start) at++;
    return at === others.length || (others[at] as Span).start >= span.end;
  });
}
