import type { Document } from "../../text/document.ts";
import { compareSpans, type Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import { withoutUndefined } from "../../base/without-undefined.ts";

/** A marked span of a text: what annotation formats have in common. */
export interface Annotation {
  readonly label: string;
  /** What it covers, in text order, in UTF-16 code units; more than one where it is discontinuous. */
  readonly stretches: readonly [Stretch, ...Stretch[]];
  /** How sure its source is, 0 to 1. */
  readonly score?: number;
  /** Which recogniser found it. */
  readonly source?: string;
  /** The annotator's note on it. */
  readonly note?: string;
}

/** How many things of a kind (`attributes`, `relations`) a format holds, or cannot hold. */
export type Counts = Readonly<Record<string, number>>;

/** A text with all that a file says of it. */
export interface AnnotatedText {
  readonly document: Document;
  /** Sorted by {@link compareAnnotations}; they may overlap. */
  readonly annotations: readonly Annotation[];
  /** What the file holds beside them, which no other format of ours does, by kind. */
  readonly others: Counts;
  /** It is not annotated: that does not mean that it holds no names. */
  readonly isUnannotated?: boolean;
}

/** By place and label, as {@link compareSpans}; those of one place in the order of what else is known of them. */
export function compareAnnotations(a: Annotation, b: Annotation): number {
  const byPlace = compareSpans(outlineOf(a), outlineOf(b));
  if (byPlace !== 0) return byPlace;
  const [first, second] = [restOf(a), restOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function restOf({ stretches, score, source, note }: Annotation): string {
  return JSON.stringify([stretches.map(({ start, end }) => [start, end]), score, source, note]);
}

/** From where it begins to where it ends. */
export function outlineOf({ label, stretches }: Annotation): Span {
  return { start: stretches[0].start, end: (stretches.at(-1) ?? stretches[0]).end, label };
}

/** The spans of annotations, sorted: one for each stretch. They may overlap. */
export function spansOf(annotations: readonly Annotation[]): Span[] {
  return annotations
    .flatMap(({ label, stretches, score, source }) =>
      stretches.map(({ start, end }) => ({
        start,
        end,
        label,
        ...withoutUndefined({ score, source }),
      })),
    )
    .sort(compareSpans);
}

/** How many of these begin before an earlier one ends; sorted. */
export function countOverlapping(annotations: readonly Annotation[]): number {
  let end = 0;
  let count = 0;
  for (const span of annotations.map(outlineOf)) {
    if (span.start < end) count++;
    end = Math.max(end, span.end);
  }
  return count;
}

/** What is known of an annotation beside its place and label, without the keys of what is not. */
export function originOf({ score, source, note }: Partial<Annotation>): Pick<Annotation, "score" | "source" | "note"> {
  return withoutUndefined({ score, source, note });
}

/** Counts things by kind. */
export function createCounter(): { readonly counts: Record<string, number>; add(kind: string, number?: number): void } {
  const counts: Record<string, number> = {};
  return {
    counts,
    add: (kind, number = 1) => {
      if (number > 0) counts[kind] = (counts[kind] ?? 0) + number;
    },
  };
}
