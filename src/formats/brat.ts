import { UnnameError } from "../base/errors.ts";
import type { Document } from "../text/document.ts";
import { createOffsetTable } from "../text/offsets.ts";
import { compareSpans, type Span } from "../text/span.ts";
import type { Stretch } from "../text/tokenise.ts";

/** One text-bound annotation line: id, tab, label and fragments, tab, covered text. */
const TEXT_BOUND = /^(T\d+)\t(\S+) (\d+ \d+(?:;\d+ \d+)*)\t(.*)$/su;
/** The other kinds of line: relations, events, attributes, normalisations, notes, equivalences. */
const OTHER_KIND = /^(?:[REAMN#]\d+|\*)\t/u;
/** Our own note on where an annotation comes from. */
const ORIGIN = /^#\d+\tAnnotatorNotes (T\d+)\tscore=(\d\S*)(?: source=(.*))?$/u;
/** What ends a line or a column for some reader of standoff: Python's line ends among them. */
// oxlint-disable-next-line no-control-regex
export const STANDOFF_BREAK = /[\t\n\v\f\r\u001c-\u001e\u0085\u2028\u2029]/gu;

export interface FormatBratOptions {
  /** Write score and source of a span that has a score as a note, which parseBrat reads back and an annotator sees. Default false. */
  readonly origins?: boolean;
}

/**
 * Text-bound annotations of a BRAT standoff file as spans of `document`, sorted. Offsets in the file are code points. A
 * discontinuous annotation becomes a span for each fragment, fragments with white space alone between them being one: what lies in the gap
 * was not marked. Other kinds of annotation (relations,
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
    const pieces = fragments.split(";").map((fragment) => fragment.split(" ").map(Number) as [number, number]);
    if (pieces.some(([start, end]) => end > length || start >= end))
      throw fail(`offsets inside the text of ${length} code points, start before end`);
    const stretches = pieces.map(([start, end]) => ({
      start: offsets.fromCodePoint(start),
      end: offsets.fromCodePoint(end),
    }));
    const covered = stretches.map(({ start, end }) => document.text.slice(start, end));
    if (!isSameText(covered, surface))
      throw fail(`the text at ${fragments} (code points) to be what the annotation says it covers`);
    for (const stretch of joinFragments(document.text, stretches))
      spans.push({ ...stretch, label, ...origins.get(id) });
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
      const surface = document.text.slice(span.start, span.end).replace(STANDOFF_BREAK, " ");
      const line = `T${index + 1}\t${span.label} ${offsets.toCodePoint(span.start)} ${offsets.toCodePoint(span.end)}\t${surface}\n`;
      return options.origins === true ? line + formatOrigin(span, index + 1) : line;
    })
    .join("");
}

function formatOrigin({ score, source }: Span, number: number): string {
  if (score === undefined) return "";
  const origin = source === undefined ? "" : ` source=${source.replace(STANDOFF_BREAK, " ")}`;
  return `#${number}\tAnnotatorNotes T${number}\tscore=${score}${origin}\n`;
}

/** One fragment to the letter; several in any order of theirs, since writers differ in that and in what they put between. */
function isSameText(covered: readonly string[], surface: string): boolean {
  const [only = "", ...more] = covered;
  if (more.length === 0) return withPlainSpace(only) === withPlainSpace(surface);
  const bare = (text: string) => text.replace(/\s/gu, "");
  const written = bare(surface);
  const total = covered.reduce((sum, fragment) => sum + bare(fragment).length, 0);
  return written.length === total && covered.every((fragment) => written.includes(bare(fragment)));
}

/** Fragments in text order, those with nothing but white space between them as one. */
function joinFragments(text: string, fragments: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const fragment of fragments.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    const isNext = last !== undefined && text.slice(last.end, fragment.start).trim() === "";
    if (isNext) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, fragment.end) };
    else joined.push(fragment);
  }
  return joined;
}

function withPlainSpace(text: string): string {
  return text.replace(STANDOFF_BREAK, " ").replace(/\s/gu, " ");
}
