import { readFile } from "node:fs/promises";

import { UnnameError } from "../../base/errors.ts";
import { decodeUtf8, readTextFile, requireExisting } from "../../base/files.ts";
import { spansOf } from "../../formats/annotations/annotation.ts";
import { parseStandoff, type Standoff } from "../../formats/brat.ts";
import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";

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
  return hasMark ? BYTE_ORDER_MARK + text : text;
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
  return spansOf((await readStandoff(path, document)).annotations);
}

/** As {@link readBratAnnotations}, with all that `parseStandoff` tells. */
export async function readStandoff(path: string, document: Document): Promise<Standoff> {
  const standoff = await readTextFile(path);
  try {
    return parseStandoff(standoff, document, path);
  } catch (error) {
    const plain = withoutMark(document.text);
    if (!(error instanceof UnnameError) || plain === document.text) throw error;
    try {
      const { annotations, others } = parseStandoff(standoff, createDocument(document.id, plain), path);
      const move = ({ start, end }: Stretch) => ({ start: start + 1, end: end + 1 });
      const moved = annotations.map((annotation) => {
        const [first, ...more] = annotation.stretches;
        return { ...annotation, stretches: [move(first), ...more.map(move)] as const };
      });
      return { annotations: moved, others };
    } catch {
      throw error;
    }
  }
}
