import type { Document } from "../../text/document.ts";
import { entityAt } from "../../text/entities.ts";
import { moveSpan, sortSpans, type Span, unionSpans } from "../../text/span.ts";
import { collectCertainNames } from "./certain-names.ts";
import { findPeople } from "./find-people.ts";
import { findSamePlaces } from "./find-same-places.ts";
import { createPeopleIndex, type PeopleIndex } from "./people-index.ts";
import { type PeopleOptions, type PeopleSettings, settle } from "./people-options.ts";
import { isLetter } from "./surroundings.ts";

/** How sure a place found again is beside the place that it repeats. */
const CERTAINTY = 0.9;

/**
 * The people that `spans` (labels that stand for PERSON) name with certainty, found everywhere else in the document: whole or in
 * part, by initials, nickname or genitive, in other case, misspelt, glued to other words; and places (GPE) written exactly as before.
 * Sorted, disjoint, apart from `spans`; each has the label of the span that it repeats and 0.9 of that label's best score.
 */
export function findRepeats(document: Document, spans: readonly Span[], options: PeopleOptions = {}): Span[] {
  return findAgain(document.text, spans, settle(options));
}

/** {@link findRepeats}, its options settled once for many documents. */
export function findAgain(text: string, spans: readonly Span[], settings: PeopleSettings): Span[] {
  const taken = unionSpans(spans);
  const found = findSamePlaces(text, certainPlaces(text, spans, settings), CERTAINTY, settings.source);
  const people = createPeopleIndex(collectCertainNames(text, spans, settings), settings);
  if (people !== undefined) found.push(...findPeople(text, people, taken, settings));
  return apartFrom(text, taken, found);
}

/** The people of an index in a text, apart from the spans that are there: sorted and disjoint. */
export function findListed(
  text: string,
  spans: readonly Span[],
  people: PeopleIndex,
  settings: PeopleSettings,
): Span[] {
  const taken = unionSpans(spans);
  return apartFrom(text, taken, findPeople(text, people, taken, settings));
}

function certainPlaces(text: string, spans: readonly Span[], settings: PeopleSettings): Span[] {
  return spans.filter(
    (span) =>
      (span.score ?? 1) >= settings.threshold && span.source !== settings.source && entityAt(text, span) === "GPE",
  );
}

/** What is left of `found` where `taken` (sorted and disjoint) is cut out: of a name that is found in part already, the rest. */
function apartFrom(text: string, taken: readonly Span[], found: readonly Span[]): Span[] {
  if (found.length === 0) return [];
  const rest: Span[] = [];
  let at = 0;
  for (const span of sortSpans(unionSpans(found))) {
    while (at < taken.length && (taken[at] as Span).end <= span.start) at++;
    let { start } = span;
    for (let i = at; i < taken.length && (taken[i] as Span).start < span.end; i++) {
      const other = taken[i] as Span;
      push(rest, text, span, start, other.start);
      start = Math.max(start, other.end);
    }
    push(rest, text, span, start, span.end);
  }
  return rest;
}

/** A part of a span from letter to letter, or nothing of what is one letter. */
function push(rest: Span[], text: string, span: Span, from: number, to: number): void {
  if (from === span.start && to === span.end) {
    rest.push(span);
    return;
  }
  let [start, end] = [from, to];
  while (start < end && !isLetter(text, start)) start++;
  while (end > start && !isLetter(text, end - 1)) end--;
  if (end - start > 1) rest.push(moveSpan(span, start, end));
}
