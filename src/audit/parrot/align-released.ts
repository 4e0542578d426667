import type { Span } from "../../text/span.ts";

/** Where a replaced span stands in the released text, in UTF-16 code units. */
export interface ReleasedSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Where each replaced span of an original stands in the released text: what lies between the spans is the same in both. Spans are
 * sorted and disjoint. Undefined where the texts do not fit each other.
 */
export function alignReleased(
  original: string,
  released: string,
  spans: readonly Pick<Span, "start" | "end">[],
): ReleasedSpan[] | undefined {
  // A surrogate has the joints of what it replaces ("de Vries", "van Dijk"), a label has none.
  return align(original, released, spans, true) ?? align(original, released, spans, false);
}

function align(
  original: string,
  released: string,
  spans: readonly Pick<Span, "start" | "end">[],
  keepsJoints: boolean,
): ReleasedSpan[] | undefined {
  const first = original.slice(0, spans[0]?.start ?? original.length);
  if (!released.startsWith(first)) return undefined;
  const aligned: ReleasedSpan[] = [];
  let position = first.length;
  for (const [i, span] of spans.entries()) {
    const next = spans[i + 1];
    const gap = original.slice(span.end, next?.start ?? original.length);
    const joints = keepsJoints ? count(original.slice(span.start, span.end), gap) : 0;
    const end = next === undefined ? released.length - gap.length : find(released, gap, position + 1, joints);
    if (end <= position || !released.startsWith(gap, end)) return undefined;
    aligned.push({ start: position, end });
    position = end + gap.length;
  }
  return position === released.length ? aligned : undefined;
}

function find(text: string, wanted: string, from: number, skipped: number): number {
  if (wanted === "") return from;
  let at = text.indexOf(wanted, from);
  for (let i = 0; i < skipped && at >= 0; i++) at = text.indexOf(wanted, at + 1);
  return at;
}

function count(text: string, wanted: string): number {
  return wanted === "" ? 0 : text.split(wanted).length - 1;
}
