import type { Document } from "../../text/document.ts";
import { entityOf } from "../../text/entities.ts";
import { compareSpans, unionSpans, type Span } from "../../text/span.ts";
import { createNameFinder } from "../known-names/find-known-names.ts";
import { createNameIndexBuilder } from "../known-names/name-index.ts";
import { parseKnownName } from "../known-names/parse-name.ts";
import { isLikelyRepeat } from "./is-likely-repeat.ts";
import { isInFieldOrSignOff } from "./is-in-field-or-sign-off.ts";
import { findSamePlaces } from "./find-same-places.ts";

export interface RepeatOptions {
  /** Least score of a span whose name is looked for again; default 0.8. */
  readonly threshold?: number;
  /** The same for a name in a field ("Naam: …") or sign-off, where recognisers err less; default 0.5. */
  readonly fieldThreshold?: number;
  /** Written to the repeats; default `repeat`. */
  readonly source?: string;
  /**
   * True for a folded word that is an ordinary word of the text's language: alone it is taken for a repeated name only with a
   * capital inside a sentence. Default: every word, so that without a dictionary nothing in small letters is taken alone.
   */
  readonly isOrdinary?: (word: string) => boolean;
}

/** How sure a repeat is beside the name that it repeats. */
const CERTAINTY = 0.9;
/** Recognisers of many labels: more of them for persons than this are not told apart. */
const MOST_LABELS = 32;

/**
 * The names among `spans` (a label that stands for PERSON, with enough score) found again elsewhere in the document: whole or in
 * part, in other case, with one typing error, by initials; and places (GPE) written exactly as before. Sorted, disjoint,
 * apart from `spans`; each has the label of the span that it repeats and 0.9 of that label's best score.
 */
export function findRepeats(document: Document, spans: readonly Span[], options: RepeatOptions = {}): Span[] {
  const { text } = document;
  const { threshold = 0.8, fieldThreshold = 0.5, source = "repeat", isOrdinary = () => true } = options;
  const best = new Map<string, number>();
  const builder = createNameIndexBuilder();
  const places: Span[] = [];
  let hasNames = false;
  for (const span of spans) {
    const surface = text.slice(span.start, span.end);
    const entity = entityOf(span.label, surface);
    if (entity !== "PERSON" && entity !== "GPE") continue;
    const score = span.score ?? 1;
    if (score < threshold && !(score >= fieldThreshold && isInFieldOrSignOff(text, span))) continue;
    if (entity === "GPE") {
      places.push(span);
      continue;
    }
    if (best.size >= MOST_LABELS && !best.has(span.label)) continue;
    best.set(span.label, Math.max(best.get(span.label) ?? 0, score));
    for (const name of parseKnownName({ name: surface, given: "", initials: "", particle: "", surname: "" })) {
      builder.add(name, span.label);
      hasNames = true;
    }
  }
  const repeats: Span[] = findSamePlaces(text, places).map((span) => ({
    ...span,
    score: (span.score ?? 1) * CERTAINTY,
    source,
  }));
  if (hasNames) {
    const index = builder.build();
    const find = createNameFinder(index, { source, isFunctionWord: isOrdinary });
    const isApart = apartFrom(spans);
    for (const span of find(text)) {
      if (!isApart(span) || !isLikelyRepeat(text, span, index, isOrdinary)) continue;
      repeats.push({ ...span, score: (best.get(span.label) ?? 1) * CERTAINTY });
    }
  }
  return unionSpans(repeats.filter(apartFrom(spans))).sort(compareSpans);
}

function apartFrom(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = unionSpans(spans);
  return (span) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as Span).end <= span.start) low = middle + 1;
      else high = middle;
    }
    return low === sorted.length || (sorted[low] as Span).start >= span.end;
  };
}
