import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { touches } from "../figures/score.ts";

/** A stretch of text that one of two recognisers or both took for a mention. */
export interface Capture extends Stretch {
  /** Of the marks in it, the one that comes first in the list of entities. */
  readonly entity: string;
  readonly byFirst: boolean;
  readonly bySecond: boolean;
}

/**
 * What two recognisers found in a text, marks that share a letter or digit being one mention whatever their edges and labels: what both
 * touch will be looked at or taken out either way. `entities` says which marks count and which label wins.
 */
export function matchCaptures(
  text: string,
  first: readonly Span[],
  second: readonly Span[],
  entities: readonly string[],
): Capture[] {
  const marks = [...first.map((span) => ({ span, isFirst: true })), ...second.map((span) => ({ span, isFirst: false }))]
    .filter(({ span }) => entities.includes(span.label))
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  const captures: Capture[] = [];
  for (const { span, isFirst } of marks) {
    const last = captures.at(-1);
    const joined = last !== undefined && touches(text, span, [last]) ? last : undefined;
    const capture: Capture = {
      start: joined?.start ?? span.start,
      end: Math.max(joined?.end ?? 0, span.end),
      entity:
        joined === undefined || entities.indexOf(span.label) < entities.indexOf(joined.entity)
          ? span.label
          : joined.entity,
      byFirst: isFirst || joined?.byFirst === true,
      bySecond: !isFirst || joined?.bySecond === true,
    };
    if (joined !== undefined) captures.pop();
    captures.push(capture);
  }
  return captures;
}
