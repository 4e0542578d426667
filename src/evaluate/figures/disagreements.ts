import { compareSpans, type Span } from "../../text/span.ts";

/**
 * How annotators differ about a place: one of them marked nothing there (`missing`), all marked the same stretches under other labels (`label`), other
 * stretches under one label (`extent`), or both differ (`both`).
 */
export const DISAGREEMENT_KINDS = ["missing", "label", "extent", "both"] as const;
export type DisagreementKind = (typeof DISAGREEMENT_KINDS)[number];

/** A place where annotators differ. Private: it says where something is marked in a note, and what stands there. */
export interface SpanDisagreement {
  readonly document: string;
  /** Of all that any annotator marked there, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly kind: DisagreementKind;
  readonly surface: string;
  /** What each annotator who saw the document marked there; nothing where they marked nothing. */
  readonly annotators: readonly { readonly annotator: string; readonly spans: readonly Span[] }[];
}

/** A document and what each annotator marked in it: undefined of one who did not see it. */
export interface SeenDocument {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly (readonly Span[] | undefined)[];
}

/**
 * Where annotators of one document differ, from first to last; spans that overlap, or are joined by others, are one place. `annotators` are the names of
 * those whose spans the document holds, in the same order. Two who both marked nothing differ nowhere.
 */
export function listDisagreements(
  { id, text, spans }: SeenDocument,
  annotators: readonly string[],
): SpanDisagreement[] {
  const seen = annotators.flatMap((annotator, index) => {
    const own = spans[index];
    return own === undefined ? [] : [{ annotator, spans: own.map(bare).sort(compareSpans) }];
  });
  if (seen.length < 2) return [];
  return placesOf(seen.flatMap(({ spans: own }) => own)).flatMap(({ start, end }) => {
    const here = seen.map(({ annotator, spans: own }) => ({
      annotator,
      spans: own.filter((span) => span.start < end && span.end > start),
    }));
    const kind = kindOf(here.map(({ spans: own }) => own));
    return kind === undefined
      ? []
      : [{ document: id, start, end, kind, surface: text.slice(start, end), annotators: here }];
  });
}

function bare({ start, end, label }: Span): Span {
  return { start, end, label };
}

/** Stretches that spans cover without a gap that none runs over. */
function placesOf(spans: readonly Span[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted(compareSpans)) {
    const last = places.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else if (end > start) places.push({ start, end });
  }
  return places;
}

/** Undefined where all marked the same. */
function kindOf(all: readonly (readonly Span[])[]): DisagreementKind | undefined {
  const isOne = (keyOf: (span: Span) => string) =>
    new Set(all.map((spans) => [...new Set(spans.map(keyOf))].sort().join())).size === 1;
  if (isOne(({ start, end, label }) => `${start}-${end} ${label}`)) return undefined;
  if (all.some((spans) => spans.length === 0)) return "missing";
  if (isOne(({ start, end }) => `${start}-${end}`)) return "label";
  return isOne(({ label }) => label) ? "extent" : "both";
}
