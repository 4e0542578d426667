import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { UnnameError } from "../../base/errors.ts";
import { firstIndexWhere } from "../../base/first-index-where.ts";
import { readStretch } from "../../base/files/read-stretch.ts";
import type { ReplacedSpan } from "../place-spans.ts";

/** The spans that earlier runs replaced in the documents of a corpus, found by document. Private. */
export interface ReplacedSpans {
  /** Whether each was replaced by its label, so that its place in the text is known. */
  readonly areLabels: boolean;
  /** In order; none for a document in which nothing was replaced. */
  spansOf(document: string): Promise<readonly ReplacedSpan[]>;
  close(): Promise<void>;
}

/** Read at a time where a document's spans begin. */
const BLOCK_BYTES = 4096;
const LINE_FEED = 0x0a;
const DOCUMENT = /^\{"document":("(?:[^"\\]|\\.)*"),/u;

/** Where the spans of each document begin, by hash of its id, ascending. */
interface SpansIndex {
  readonly path: string;
  readonly hashes: Float64Array;
  readonly offsets: Float64Array;
}

/** Opens some `spans.jsonl`, of which it holds where each document begins: 16 bytes each. Throws `input-format` for lines that `anonymise` did not write. */
export async function openReplacedSpans(paths: readonly string[], areLabels: boolean): Promise<ReplacedSpans> {
  const indexes: (SpansIndex & { readonly file: FileHandle })[] = [];
  for (const path of paths) indexes.push({ ...(await indexSpans(path)), file: await open(path, "r") });
  return {
    areLabels,
    spansOf: async (document) => {
      for (const { path, file, hashes, offsets } of indexes) {
        const hash = hashOf(document);
        for (
          let at = firstIndexWhere(hashes.length, (index) => (hashes[index] as number) >= hash);
          hashes[at] === hash;
          at++
        ) {
          const spans = await readSpansAt(file, path, offsets[at] as number, document);
          if (spans.length > 0) return spans;
        }
      }
      return [];
    },
    close: async () => {
      for (const { file } of indexes) await file.close();
    },
  };
}

async function indexSpans(path: string): Promise<SpansIndex> {
  const found: { hash: number; offset: number }[] = [];
  let last: string | undefined;
  for await (const { line, offset } of linesOf(path)) {
    const document = DOCUMENT.exec(line)?.[1];
    if (document === undefined) throw notSpans(path, offset);
    if (document !== last) found.push({ hash: hashOf(JSON.parse(document) as string), offset });
    last = document;
  }
  found.sort((a, b) => a.hash - b.hash || a.offset - b.offset);
  const of = (value: (one: (typeof found)[number]) => number) => Float64Array.from(found, value);
  return { path, hashes: of(({ hash }) => hash), offsets: of(({ offset }) => offset) };
}

async function* linesOf(path: string): AsyncGenerator<{ readonly line: string; readonly offset: number }> {
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  for await (const block of readStretch(path)) {
    const bytes = Buffer.concat([rest, block]);
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      if (end > from) yield { line: bytes.toString("utf8", from, end), offset: offset + from };
      from = end + 1;
    }
    offset += from;
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield { line: rest.toString("utf8"), offset };
}

/** The lines from an offset on that are of this document; none if another's begin there. */
async function readSpansAt(file: FileHandle, path: string, offset: number, document: string): Promise<ReplacedSpan[]> {
  const spans: ReplacedSpan[] = [];
  const head = `{"document":${JSON.stringify(document)},`;
  let rest: Buffer = Buffer.alloc(0);
  for (let at = offset; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(BLOCK_BYTES), 0, BLOCK_BYTES, at);
    at += bytesRead;
    const bytes = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
    let from = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
      const line = bytes.toString("utf8", from, end);
      if (line !== "" && !line.startsWith(head)) return spans;
      if (line !== "") spans.push(parseSpan(line, path, offset));
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (bytesRead === 0) return spans;
  }
}

function parseSpan(line: string, path: string, offset: number): ReplacedSpan {
  const span = JSON.parse(line) as ReplacedSpan;
  const isWhole = [span.start, span.end].every(Number.isSafeInteger) && typeof span.label === "string";
  if (!isWhole) throw notSpans(path, offset);
  return span;
}

function notSpans(path: string, byteOffset: number): UnnameError {
  return new UnnameError(
    "input-format",
    `${path}, byte ${byteOffset}: expected {"document", "start", "end", "label", "surface"}, as unname anonymise writes it.`,
    { details: { path, byteOffset } },
  );
}

/** 48 bits of a hash. */
function hashOf(document: string): number {
  return createHash("sha256").update(document).digest().readUIntBE(0, 6);
}
