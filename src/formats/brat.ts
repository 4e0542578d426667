import { UnnameError } from "../base/errors.ts";
import type { Document } from "../text/document.ts";
import { createOffsetTable } from "../text/offsets.ts";
import { compareSpans, type Span } from "../text/span.ts";
import type { Stretch } from "../text/tokenise.ts";
import {
  type Annotation,
  compareAnnotations,
  type Counts,
  createCounter,
  originOf,
  spansOf,
} from "./annotations/annotation.ts";

/** One text-bound annotation line: id, tab, label and fragments, tab, covered text. */
const TEXT_BOUND = /^(T\d+)\t(\S+) (\d+ \d+(?:;\d+ \d+)*)\t(.*)$/su;
/** The other kinds of line: relations, events, attributes, normalisations, notes, equivalences. */
const OTHER_KIND = /^(?:[REAMN#]\d+|\*)\t/u;
const OTHERS: Readonly<Record<string, string>> = {
  R: "relations",
  E: "events",
  A: "attributes",
  M: "attributes",
  N: "normalisations",
  "#": "notes",
  "*": "equivalences",
};
/** What an annotator wrote on an annotation. */
const NOTE = /^#\d+\tAnnotatorNotes (T\d+)\t(.*)$/su;
/** Our own note on where an annotation comes from. */
const ORIGIN = /^#\d+\tAnnotatorNotes T\d+\tscore=(\d\S*)(?: source=(.*))?$/u;
/** What ends a line or a column for some reader of standoff: Python's line ends among them. */
// oxlint-disable-next-line no-control-regex
export const STANDOFF_BREAK = /[\t\n\v\f\r\u001c-\u001e\u0085\u2028\u2029]/gu;

export interface FormatBratOptions {
  /** Write score and source of a span that has a score as a note, which parseBrat reads back and an annotator sees. Default false. */
  readonly origins?: boolean;
}

/** What a standoff file says of a text. */
export interface Standoff {
  /** Sorted. */
  readonly annotations: readonly Annotation[];
  /** Lines of other kinds (`attributes`, `relations`, …), but for the first note on each annotation. */
  readonly others: Counts;
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
  return spansOf(parseStandoff(standoff, document, path).annotations);
}

/** As {@link parseBrat}, with discontinuous annotations whole, the annotator's notes, and a count of what is skipped. */
export function parseStandoff(standoff: string, document: Document, path: string): Standoff {
  const offsets = createOffsetTable(document.text);
  const length = offsets.toCodePoint(document.text.length);
  const lines = standoff.split(/\r?\n/u);
  const { origins, others } = readOtherLines(lines);
  const annotations: Annotation[] = [];
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
    const [first, ...more] = joinFragments(document.text, stretches);
    if (first !== undefined) annotations.push({ label, stretches: [first, ...more], ...origins.get(id) });
  }
  return { annotations: annotations.sort(compareAnnotations), others };
}

/** Lines that are no annotations of text: notes on those, and a count of the rest. */
function readOtherLines(lines: readonly string[]) {
  const origins = new Map<string, Pick<Annotation, "score" | "source" | "note">>();
  const { counts: others, add } = createCounter();
  for (const line of lines) {
    const [kind = ""] = OTHER_KIND.exec(line) ?? [];
    if (kind === "") continue;
    const [, of, text] = NOTE.exec(line) ?? [];
    if (of === undefined || text === undefined) {
      add(OTHERS[kind.charAt(0)] as string);
      continue;
    }
    const origin = parseOrigin(line);
    const known = origins.get(of);
    if (origin !== undefined && known?.score === undefined) origins.set(of, { ...known, ...origin });
    else if (known?.note === undefined) origins.set(of, { ...known, note: text });
    else add("notes");
  }
  return { origins, others };
}

function parseOrigin(line: string): Pick<Annotation, "score" | "source"> | undefined {
  const match = ORIGIN.exec(line);
  const score = Number(match?.[1]);
  if (match === null || !(score >= 0 && score <= 1)) return undefined;
  return { score, ...(match[2] !== undefined && { source: match[2] }) };
}

/**
 * BRAT standoff for spans of a document: `T1…Tn` in span order, offsets in code points, line breaks and tabs shown as spaces.
 * A label holds no white space.
 */
export function formatBrat(document: Document, spans: readonly Span[], options: FormatBratOptions = {}): string {
  const annotations = [...spans].sort(compareSpans).map(({ start, end, label, ...origin }): Annotation => ({
    label,
    stretches: [{ start, end }],
    ...(options.origins === true && originOf(origin)),
  }));
  return formatStandoff(document, annotations);
}

/** As {@link formatBrat}, of sorted annotations, with score, source and note as notes of the annotator. */
export function formatStandoff({ text }: Document, annotations: readonly Annotation[]): string {
  const offsets = createOffsetTable(text);
  return annotations
    .map((annotation, index) => {
      const { label, stretches, score, source, note } = annotation;
      const places = stretches.map(({ start, end }) => `${offsets.toCodePoint(start)} ${offsets.toCodePoint(end)}`);
      const surface = stretches.map(({ start, end }) => text.slice(start, end)).join(" ");
      const id = `T${index + 1}`;
      const noteLine = (number: number, content: string) => `#${number}\tAnnotatorNotes ${id}\t${oneLine(content)}\n`;
      const origin = source === undefined ? "" : ` source=${source}`;
      return (
        `${id}\t${label} ${places.join(";")}\t${oneLine(surface)}\n` +
        (score === undefined ? "" : noteLine(index + 1, `score=${score}${origin}`)) +
        (note === undefined ? "" : noteLine(annotations.length + index + 1, note))
      );
    })
    .join("");
}

function oneLine(text: string): string {
  return text.replace(STANDOFF_BREAK, " ");
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
