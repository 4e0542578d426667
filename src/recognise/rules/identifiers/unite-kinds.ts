import { areApart, compareSpans, moveSpan, sortSpans, type Span, unionSpans } from "../../../text/span.ts";

/** A street's name is no person's, nor a date: an address stands above what lies in it. */
const ADDRESS_BONUS = 0.05;

/**
 * Disjoint, sorted spans that cover every letter and digit that the given ones covered. Overlapping spans of one label grow
 * together; of different labels never: the surer one keeps its bounds (an address is surer than what lies inside it), and the other is cut to what it
 * covers besides. `fixed` spans, disjoint already, keep theirs whatever the others' scores.
 */
export function uniteKinds(text: string, spans: readonly Span[], fixed: readonly Span[] = []): Span[] {
  const all = fixed.length === 0 ? [...spans] : [...spans, ...fixed];
  if (areApart(all) || areApart(sortSpans(all))) return all;
  const isFixed = new Set(fixed);
  const united: Span[] = [];
  let cluster: Span[] = [];
  let end = 0;
  const settle = () => {
    united.push(...settleCluster(text, cluster, isFixed));
    cluster = [];
  };
  for (const span of sortSpans([...uniteLabels(spans), ...fixed])) {
    if (span.start >= end) settle();
    cluster.push(span);
    end = Math.max(cluster.length === 1 ? 0 : end, span.end);
  }
  settle();
  return united;
}

function uniteLabels(spans: readonly Span[]): Span[] {
  const byLabel = new Map<string, Span[]>();
  for (const span of spans) {
    const same = byLabel.get(span.label);
    if (same === undefined) byLabel.set(span.label, [span]);
    else same.push(span);
  }
  return [...byLabel.values()].flatMap((same) => unionSpans(same));
}

/** Spans of which each overlaps another, made disjoint: the surest first, the rest cut round what is kept. */
function settleCluster(text: string, cluster: readonly Span[], isFixed: ReadonlySet<Span>): readonly Span[] {
  if (cluster.length < 2) return cluster;
  const rank = (span: Span) =>
    isFixed.has(span) ? Infinity : (span.score ?? 1) + (span.label === "ADDRESS" ? ADDRESS_BONUS : 0);
  const length = (span: Span) => span.end - span.start;
  let kept: Span[] = [];
  for (const span of [...cluster].sort((a, b) => rank(b) - rank(a) || length(b) - length(a) || compareSpans(a, b))) {
    const pieces = subtract(span, kept)
      .map((piece) => trimCut(text, piece, span))
      .filter((piece) => piece !== undefined);
    kept = sortSpans([...kept, ...pieces]);
  }
  return kept;
}

function subtract(span: Span, kept: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  let start = span.start;
  for (const other of kept) {
    if (other.end <= span.start) continue;
    if (other.start >= span.end) break;
    if (other.start > start) pieces.push(moveSpan(span, start, other.start));
    start = Math.max(start, other.end);
  }
  if (start < span.end) pieces.push(moveSpan(span, start, span.end));
  return pieces;
}

/** A piece that a cut left, without the marks at its ends; undefined if nothing else is left. An uncut span stays whole. */
function trimCut(text: string, piece: Span, whole: Span): Span | undefined {
  if (piece.start === whole.start && piece.end === whole.end) return piece;
  const surface = text.slice(piece.start, piece.end);
  const first = surface.search(/[\p{L}\p{N}]/u);
  if (first < 0) return undefined;
  const rest = surface.slice(first).replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
  return moveSpan(piece, piece.start + first, piece.start + first + rest.length);
}
