import { readFile } from "node:fs/promises";

import { UnnameError } from "../../base/errors.ts";
import { decodeUtf8, readTextFile, requireExisting } from "../../base/files.ts";
import { parseBrat } from "../../formats/brat.ts";
import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The text of a file that annotations point into, a byte-order mark kept: Python does not strip one, so most offsets count it
 * (in MEDDOCAN, those of every file that has one).
 */
export async function readAnnotatedText(path: string): Promise<string> {
  requireExisting(path, "text of an annotation file");
  const bytes = await readFile(path);
  const text = decodeUtf8(bytes, path);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return hasMark && !text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + text : text;
}

/** A text without its byte-order mark: what two readers of the same file agree on. */
export function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/**
 * The annotations of a `.ann` file for a document whose text {@link readAnnotatedText} read. If they do not fit a text with a byte-order
 * mark, they are read as not counting it. Throws as `parseBrat` does.
 */
export async function readBratAnnotations(path: string, document: Document): Promise<Span[]> {
  const standoff = await readTextFile(path);
  try {
    return parseBrat(standoff, document, path);
  } catch (error) {
    const plain = withoutMark(document.text);
    if (!(error instanceof UnnameError) || plain === document.text) throw error;
    try {
      const spans = parseBrat(standoff, createDocument(document.id, plain), path);
      return spans.map((span) => ({ ...span, start: span.start + 1, end: span.end + 1 }));
    } catch {
      throw error;
    }
  }
}
