import { entityAt } from "../../text/entities.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import { uniteKinds } from "../rules/identifiers/unite-kinds.ts";

/** Names apart from dates, numbers, organisations and the like. */
export interface Sorted {
  readonly names: Span[];
  readonly others: Span[];
}

/** Spans sorted by whether they stand for names. */
export function sortFindings(text: string, spans: readonly Span[]): Sorted {
  const names: Span[] = [];
  const others: Span[] = [];
  for (const span of spans) {
    const entity = entityAt(text, span);
    (entity === "PERSON" || entity === "GPE" ? names : others).push(span);
  }
  return { names, others };
}

/** The union of spans in which nothing can hide a name: names are united among themselves, and the rest is cut round them. */
export function uniteNamesFirst(text: string, spans: readonly Span[]): Span[] {
  const { names, others } = sortFindings(text, spans);
  const united = unionSpans(names);
  return others.length === 0 ? united : uniteKinds(text, others, united);
}
