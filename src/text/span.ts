import type { Stretch } from "./tokenise.ts";

/** A half-open stretch `[start, end)` of a document's text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** How sure its source is, 0 to 1. */
  readonly score?: number;
  /** Which recogniser (and rule) found it. */
  readonly source?: string;
}

/**
 * The same span at another stretch. Written out, for spreading one gives each copy a hidden class of its own, and whatever reads many
 * such is slow.
 */
export function moveSpan(span: Span, start: number, end: number): Span {
  const { label, score, source } = span;
  const isWhole = score !== undefined && source !== undefined;
  return isWhole ? { start, end, label, score, source } : { ...span, start, end };
}

/** Orders spans by start, then the longer first, then by label: the order every stage writes them in. */
export function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || b.end - a.end || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
}

/** More spans than this are left to the engine's sort, which makes arrays of its own. */
const FEW = 32;

/** Sorts spans where they are, by {@link compareSpans}; equal ones stay in their order. */
export function sortSpans<S extends Span>(spans: S[]): S[] {
  if (spans.length > FEW) return spans.sort(compareSpans);
  for (let i = 1; i < spans.length; i++) {
    const span = spans[i] as S;
    let at = i;
    for (; at > 0 && compareSpans(spans[at - 1] as S, span) > 0; at--) spans[at] = spans[at - 1] as S;
    spans[at] = span;
  }
  return spans;
}

/**
 * Spans that do not overlap and cover every code unit that any input span covered: overlapping spans grow into their union,
 * which takes label, score and source from the best of them (highest score, then longest, then first). Spans that only
 * touch stay apart. Empty spans vanish.
 *
 * @example
 * ```ts
 * import { replaceSpans } from "unname";
 * import { unionSpans } from "unname/recognise";
 *
 * const found = [{ start: 4, end: 10, label: "PERSON" }, { start: 0, end: 6, label: "PERSON" }];
 * const spans = unionSpans(found);
 * console.log(replaceSpans("Jan Jansen belde.", spans, ({ label }) => label)); // → PERSON belde.
 * ```
 */
export function unionSpans(spans: readonly Span[]): Span[] {
  if (areApart(spans)) return [...spans];
  const sorted = sortSpans(spans.filter((span) => span.end > span.start));
  const union: Span[] = [];
  let best: Span | undefined;
  for (const span of sorted) {
    const last = union.at(-1);
    if (last === undefined || best === undefined || span.start >= last.end) {
      union.push(span);
      best = span;
      continue;
    }
    if (isBetter(span, best)) best = span;
    const end = Math.max(last.end, span.end);
    const isWhole = best.start === last.start && best.end === end;
    union[union.length - 1] = isWhole ? best : moveSpan(best, last.start, end);
  }
  return union;
}

/** Sorted, disjoint and none empty, as most are. */
export function areApart(spans: readonly Span[]): boolean {
  let position = 0;
  for (const { start, end } of spans) {
    if (start < position || end <= start) return false;
    position = end;
  }
  return true;
}

function isBetter(candidate: Span, best: Span): boolean {
  const difference = (candidate.score ?? 1) - (best.score ?? 1);
  if (difference !== 0) return difference > 0;
  return candidate.end - candidate.start > best.end - best.start;
}

/**
 * The text with each span's stretch exchanged for `replacement(span)`, rebuilt once from left to right. `spans` must be
 * sorted and disjoint, as {@link unionSpans} returns them; throws a RangeError otherwise.
 */
export function replaceSpans<S extends Stretch>(
  text: string,
  spans: readonly S[],
  replacement: (span: S) => string,
): string {
  let result = "";
  let position = 0;
  for (const span of spans) {
    if (span.start < position || span.end > text.length) {
      throw new RangeError(`span ${span.start}-${span.end} overlaps its neighbour or leaves the text`);
    }
    result += text.slice(position, span.start) + replacement(span);
    position = span.end;
  }
  return result + text.slice(position);
}
