import { UnnameError } from "../base/errors.ts";
import { createDocument, type Document } from "../text/document.ts";
import { compareSpans, type Span, unionSpans } from "../text/span.ts";
import type { Stretch } from "../text/tokenise.ts";

/** A document with its annotations: sorted, disjoint. */
export interface ConllDocument {
  readonly document: Document;
  readonly spans: readonly Span[];
}

export interface ParseConllOptions {
  /** Sentences that make a document where the file has no `-DOCSTART-` lines. Default 1: nothing says that neighbours belong together. */
  readonly sentencesPerDocument?: number;
}

export interface FormatConllOptions {
  /** Cuts a line into tokens. Default: at white space. A token is cut further where a span begins or ends inside it. */
  readonly tokenise?: (line: string) => readonly Stretch[];
}

/** First column of the line that opens a document. */
const DOCUMENT_START = "-DOCSTART-";
/** A tag of IOB1, IOB2, IOBES or BILOU. */
const TAG = /^(?:O|([BIELSU])-(\S+))$/u;
/** A tag of a file in which none has a prefix. */
const PLAIN_TAG = /^(?![BIELSU]-)\p{L}\S*$/u;

/**
 * Documents of token-and-tag lines: the first column is the token, the last the tag (IOB1, IOB2, IOBES, BILOU, or where no tag of the file has a
 * prefix IO, in which neighbours of one label are one span), columns are parted by tabs or else by spaces, an empty line ends a sentence; lines end in LF, CRLF or CR. A document's text is its tokens with a space between, a line a
 * sentence; it ends at a `-DOCSTART-` line, or after `sentencesPerDocument` in a file without any. Ids are the path and the
 * line of the first token. A file without tokens has no documents.
 * Throws `input-format` with file and line for a line without a token or a tag.
 *
 * @example
 * ```ts
 * import { parseConll } from "unname";
 *
 * const [{ document, spans }] = parseConll("Dr. O\nJansen B-PERSON\nbelde O\n", "notes.conll");
 * console.log(document.text.slice(spans[0].start, spans[0].end)); // → Jansen
 * ```
 */
export function parseConll(text: string, path: string, options: ParseConllOptions = {}): ConllDocument[] {
  const lines = text.replace(/^\uFEFF/u, "").split(/\r\n?|\n/u);
  const hasMarkers = lines.some(isDocumentStart);
  const isPlain = hasPlainTags(lines);
  const limit = hasMarkers ? Number.POSITIVE_INFINITY : (options.sentencesPerDocument ?? 1);
  const documents: ConllDocument[] = [];
  let builder = createBuilder();
  let isInSentence = false;
  const close = () => {
    if (builder.line > 0) documents.push(builder.build(path));
    builder = createBuilder();
    isInSentence = false;
  };
  for (const [index, line] of lines.entries()) {
    if (isDocumentStart(line)) close();
    else if (line.trim() === "") isInSentence = false;
    else {
      if (!isInSentence && builder.sentences === limit) close();
      const [token, tag] = parseLine(line, path, index + 1, isPlain);
      builder.add(token, tag, index + 1, !isInSentence);
      isInSentence = true;
    }
  }
  close();
  return documents;
}

function isDocumentStart(line: string): boolean {
  return line.startsWith(DOCUMENT_START) && /^[\s]|^$/u.test(line.slice(DOCUMENT_START.length));
}

interface Tag {
  readonly prefix: string;
  /** Undefined outside every entity. */
  readonly label: string | undefined;
}

/** Whether the tags are labels and `O` alone; a file without any `O` or label may be anything. */
function hasPlainTags(lines: readonly string[]): boolean {
  let [outside, labels] = [0, 0];
  for (const line of lines) {
    if (line.trim() === "" || isDocumentStart(line)) continue;
    const tag = columnsOf(line).at(-1)?.trim() ?? "";
    if (tag === "O") outside++;
    else if (TAG.test(tag) || !PLAIN_TAG.test(tag)) return false;
    else labels++;
  }
  return outside > 0 && labels > 0;
}

function columnsOf(line: string): string[] {
  return line.includes("\t") ? line.split("\t") : line.trim().split(/ +/u);
}

function parseLine(line: string, path: string, number: number, isPlain: boolean): [token: string, tag: Tag] {
  const columns = columnsOf(line);
  const token = columns[0]?.replace(/^ +| +$/gu, "") ?? "";
  const tag = columns.at(-1)?.trim() ?? "";
  const match = TAG.exec(tag);
  if (columns.length >= 2 && token !== "" && match !== null)
    return [token, { prefix: match[1] ?? "O", label: match[2] }];
  if (columns.length >= 2 && token !== "" && isPlain) return [token, { prefix: "I", label: tag }];
  throw new UnnameError(
    "input-format",
    `${path}, line ${number}: expected a token, a tab or space, and a tag such as O, B-PER or I-PER in the last column. Correct the line.`,
    { details: { path, line: number } },
  );
}

/** Puts a document together, token by token. */
function createBuilder() {
  let text = "";
  const spans: Span[] = [];
  let open: Span | undefined;
  let firstLine = 0;
  let sentences = 0;
  const end = () => {
    if (open !== undefined) spans.push(open);
    open = undefined;
  };
  return {
    /** Line of the first token; 0 before there is one. */
    get line() {
      return firstLine;
    },
    get sentences() {
      return sentences;
    },
    add: (token: string, { prefix, label }: Tag, line: number, startsSentence: boolean) => {
      if (firstLine === 0) firstLine = line;
      if (startsSentence) {
        end();
        sentences++;
      }
      if (text !== "") text += startsSentence ? "\n" : " ";
      const start = text.length;
      text += token;
      if (label === undefined) return end();
      // In IOB1 an entity begins with I unless one of its kind stands right before it.
      const begins = "BSU".includes(prefix) || open?.label !== label;
      if (begins) end();
      open = { start: open?.start ?? start, end: text.length, label };
      if ("ELSU".includes(prefix)) end();
    },
    build: (path: string): ConllDocument => {
      end();
      return Object.freeze({ document: createDocument(`${path}:${firstLine}`, text), spans });
    },
  };
}

/**
 * Token-and-tag lines (a tab between, IOB2 tags, an empty line after each sentence) of documents, each line of a text a sentence. Spans that
 * overlap become one. `-DOCSTART-` lines stand before each document unless all are single sentences. What parseConll reads
 * of it formats to the same lines; a text whose tokens are not parted by single spaces comes back with those.
 */
export function formatConll(documents: readonly ConllDocument[], options: FormatConllOptions = {}): string {
  const { tokenise = splitAtWhiteSpace } = options;
  const formatted = documents.map(({ document, spans }) => formatDocument(document.text, unionSpans(spans), tokenise));
  const written = formatted.filter((sentences) => sentences.length > 0);
  const hasMarkers = written.some((sentences) => sentences.length > 1);
  return written
    .map(
      (sentences) =>
        (hasMarkers ? `${DOCUMENT_START}\tO\n\n` : "") + sentences.map((sentence) => `${sentence}\n`).join(""),
    )
    .join("");
}

type Tokenise = (line: string) => readonly Stretch[];

/** The lines of each sentence. */
function formatDocument(text: string, spans: readonly Span[], tokenise: Tokenise): string[] {
  const sentences: string[] = [];
  const cuts = spans.toSorted(compareSpans).flatMap(({ start, end }) => [start, end]);
  let cut = 0;
  let current = 0;
  let previous: Span | undefined;
  for (const { start: lineStart, end: lineEnd } of matches(text, /[^\r\n]+/gu)) {
    let lines = "";
    for (const token of tokenise(text.slice(lineStart, lineEnd))) {
      const end = lineStart + token.end;
      for (let start = lineStart + token.start; start < end;) {
        while (cut < cuts.length && (cuts[cut] as number) <= start) cut++;
        const next = Math.min(end, cuts[cut] ?? end);
        while (current < spans.length && (spans[current] as Span).end <= start) current++;
        const span = spans[current];
        const isInside = span !== undefined && span.start <= start;
        const isContinued = lines !== "" && span === previous;
        lines += `${text.slice(start, next)}\t${isInside ? `${isContinued ? "I" : "B"}-${span.label}` : "O"}\n`;
        previous = isInside ? span : undefined;
        start = next;
      }
    }
    if (lines !== "") sentences.push(lines);
  }
  return sentences;
}

/** At spaces, tabs and the like; a space that does not break stays inside its token. */
function splitAtWhiteSpace(line: string): Stretch[] {
  return matches(line, /[^ \t\v\f\r\n]+/gu);
}

function matches(text: string, pattern: RegExp): Stretch[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}
