import { UnnameError } from "../base/errors.ts";
import type { Document } from "../text/document.ts";
import { createOffsetTable } from "../text/offsets.ts";
import { compareSpans, type Span } from "../text/span.ts";

/** One text-bound annotation line: id, tab, label and fragments, tab, covered text. */
const TEXT_BOUND = /^(T\d+)\t(\S+) (\d+ \d+(?:;\d+ \d+)*)\t(.*)$/su;
/** The other kinds of line: relations, events, attributes, normalisations, notes, equivalences. */
const OTHER_KIND = /^(?:[REAMN#]\d+|\*)\t/u;
/** Our own note on where an annotation comes from. */
const ORIGIN = /^#\d+\tAnnotatorNotes (T\d+)\tscore=(\d\S*)(?: source=(.*))?$/u;
/** What ends a line or a column for some reader of standoff: Python's line ends among them. */
// oxlint-disable-next-line no-control-regex
const BREAK = /[\t\n\v\f\r\u001c-\u001e\u0085\u2028\u2029]/gu;

export interface FormatBratOptions {
  /** Write score and source of a span that has a score as a note, which parseBrat reads back and an annotator sees. Default false. */
  readonly origins?: boolean;
}

/**
 * Text-bound annotations of a BRAT standoff file as spans of `document`, sorted. Offsets in the file are code points. A
 * discontinuous annotation becomes one span from its first to its last character. Other kinds of annotation (relations,
 * attributes, notes) are skipped, but for score and source that {@link formatBrat} wrote.
 * Throws `input-format` with file and line if a line is of no kind of BRAT's, or a `T` line is malformed, leaves the text, or
 * does not cover what it says.
 */
export function parseBrat(standoff: string, document: Document, path: string): Span[] {
  const offsets = createOffsetTable(document.text);
  const length = offsets.toCodePoint(document.text.length);
  const lines = standoff.split(/\r?\n/u);
  const origins = new Map(lines.flatMap((line) => parseOrigin(line)));
  const spans: Span[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "" || OTHER_KIND.test(line)) continue;
    const fail = (expected: string) => {
      const place = `${path}, line ${index + 1}`;
      return new UnnameError("input-format", `${place}: expected ${expected}. Correct the annotation file.`, {
        details: { path, line: index + 1, document: document.id },
      });
    };
    const match = TEXT_BOUND.exec(line);
    if (match === null) throw fail('a text-bound annotation: "T1<tab>LABEL start end<tab>text"');
    const [, id, label, fragments, surface] = match as unknown as [string, string, string, string, string];
    const numbers = fragments.split(/[ ;]/u).map(Number);
    const start = Math.min(...numbers);
    const end = Math.max(...numbers);
    if (end > length || start >= end) throw fail(`offsets inside the text of ${length} code points, start before end`);
    const [from, to] = [offsets.fromCodePoint(start), offsets.fromCodePoint(end)];
    const covered = document.text.slice(from, to);
    if (numbers.length === 2 && withPlainSpace(covered) !== withPlainSpace(surface)) {
      throw fail(`the text at ${start}-${end} (code points) to be what the annotation says it covers`);
    }
    spans.push({ start: from, end: to, label, ...origins.get(id) });
  }
  return spans.sort(compareSpans);
}

function parseOrigin(line: string): [id: string, origin: Pick<Span, "score" | "source">][] {
  const match = ORIGIN.exec(line);
  const score = Number(match?.[2]);
  if (match === null || !(score >= 0 && score <= 1)) return [];
  return [[match[1] as string, { score, ...(match[3] !== undefined && { source: match[3] }) }]];
}

/**
 * BRAT standoff for spans of a document: `T1…Tn` in span order, offsets in code points, line breaks and tabs shown as spaces.
 * A label holds no white space.
 */
export function formatBrat(document: Document, spans: readonly Span[], options: FormatBratOptions = {}): string {
  const offsets = createOffsetTable(document.text);
  return [...spans]
    .sort(compareSpans)
    .map((span, index) => {
      const surface = document.text.slice(span.start, span.end).replace(BREAK, " ");
      const line = `T${index + 1}\t${span.label} ${offsets.toCodePoint(span.start)} ${offsets.toCodePoint(span.end)}\t${surface}\n`;
      return options.origins === true ? line + formatOrigin(span, index + 1) : line;
    })
    .join("");
}

function formatOrigin({ score, source }: Span, number: number): string {
  if (score === undefined) return "";
  const origin = source === undefined ? "" : ` source=${source.replace(BREAK, " ")}`;
  return `#${number}\tAnnotatorNotes T${number}\tscore=${score}${origin}\n`;
}

function withPlainSpace(text: string): string {
  return text.replace(BREAK, " ").replace(/\s/gu, " ");
}
