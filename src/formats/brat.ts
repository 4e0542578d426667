import { UnnameError } from "../base/errors.ts";
import type { Document } from "../text/document.ts";
import { createOffsetTable } from "../text/offsets.ts";
import { compareSpans, type Span } from "../text/span.ts";

/** One text-bound annotation line: id, tab, label and fragments, tab, covered text. */
const TEXT_BOUND = /^(T\d+)\t(\S+) (\d+ \d+(?:;\d+ \d+)*)\t(.*)$/u;

/**
 * Text-bound annotations of a BRAT standoff file as spans of `document`, sorted. Offsets in the file are code points. A
 * discontinuous annotation becomes one span from its first to its last character. Lines that are not text-bound (notes,
 * attributes, relations) are skipped.
 * Throws `input-format` with file and line if a `T` line is malformed, leaves the text, or does not cover what it says.
 */
export function parseBrat(standoff: string, document: Document, path: string): Span[] {
  const offsets = createOffsetTable(document.text);
  const length = offsets.toCodePoint(document.text.length);
  const spans: Span[] = [];
  for (const [index, line] of standoff.split(/\r?\n/).entries()) {
    if (!line.startsWith("T")) continue;
    const fail = (expected: string) => {
      const place = `${path}, line ${index + 1}`;
      return new UnnameError("input-format", `${place}: expected ${expected}. Correct the annotation file.`, {
        details: { path, line: index + 1, document: document.id },
      });
    };
    const match = TEXT_BOUND.exec(line);
    if (match === null) throw fail('a text-bound annotation: "T1<tab>LABEL start end<tab>text"');
    const [, , label, fragments, surface] = match as unknown as [string, string, string, string, string];
    const numbers = fragments.split(/[ ;]/).map(Number);
    const start = Math.min(...numbers);
    const end = Math.max(...numbers);
    if (end > length || start >= end) throw fail(`offsets inside the text of ${length} code points, start before end`);
    const span: Span = { start: offsets.fromCodePoint(start), end: offsets.fromCodePoint(end), label };
    const covered = document.text.slice(span.start, span.end);
    if (numbers.length === 2 && covered.replace(/\s/gu, " ") !== surface.replace(/\s/gu, " ")) {
      throw fail(`the text at ${start}-${end} (code points) to be what the annotation says it covers`);
    }
    spans.push(span);
  }
  return spans.sort(compareSpans);
}

/** BRAT standoff for spans of a document: `T1…Tn` in span order, offsets in code points, line breaks shown as spaces. */
export function formatBrat(document: Document, spans: readonly Span[]): string {
  const offsets = createOffsetTable(document.text);
  return [...spans]
    .sort(compareSpans)
    .map((span, index) => {
      const surface = document.text.slice(span.start, span.end).replace(/[\r\n]/g, " ");
      return `T${index + 1}\t${span.label} ${offsets.toCodePoint(span.start)} ${offsets.toCodePoint(span.end)}\t${surface}\n`;
    })
    .join("");
}
