import { createDocument, type Document } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import { recordError } from "../records/record-error.ts";
import { CONLL_ID, readSpaces, unescapeSpaces } from "./conll-spaces.ts";

/** A document with its annotations: sorted, disjoint. */
export interface ConllDocument {
  readonly document: Document;
  readonly spans: readonly Span[];
  /** What the `-DOCSTART-` line calls it (`id=…`), where it does. */
  readonly name?: string;
}

export interface ParseConllOptions {
  /** Sentences that make a document where the file has no `-DOCSTART-` lines. Default 1: nothing says that neighbours belong together. */
  readonly sentencesPerDocument?: number;
}

/** First column of the line that opens a document. */
export const DOCUMENT_START = "-DOCSTART-";
/** A tag of IOB1, IOB2, IOBES or BILOU. */
const TAG = /^(?:O|([BIELSU])-(\S+))$/u;
/** A tag of a file in which none has a prefix. */
const PLAIN_TAG = /^(?![BIELSU]-)\p{L}\S*$/u;

/**
 * Documents of token-and-tag lines: the first column is the token, the last the tag (IOB1, IOB2, IOBES, BILOU, or where no tag of the file has a
 * prefix IO, in which neighbours of one label are one span), columns are parted by tabs or else by spaces, an empty line ends a sentence; lines end in LF, CRLF or CR. A document's text is its tokens with a space between, a line a
 * sentence, but where a column between says what stands there (`SpaceAfter=No`, `SpacesAfter=\s\n`, of the first token `SpacesBefore=\s`, as UDPipe
 * writes them); it ends at a `-DOCSTART-` line, or after `sentencesPerDocument` in a file without any. Ids are the path and the
 * line of the first token. A file without tokens has no documents.
 * Throws `input-format` with file and line for a line without a token or a tag.
 *
 * @example
 * ```ts
 * import { parseConll } from "unname/formats";
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
  let name: string | undefined;
  const close = () => {
    if (builder.line > 0) documents.push(builder.build(path, name));
    builder = createBuilder();
    isInSentence = false;
    name = undefined;
  };
  for (const [index, line] of lines.entries()) {
    if (isDocumentStart(line)) {
      close();
      name = readName(line);
    } else if (line.trim() === "") isInSentence = false;
    else {
      if (!isInSentence && builder.sentences === limit) close();
      builder.add(parseLine(line, path, index + 1, isPlain), index + 1, !isInSentence);
      isInSentence = true;
    }
  }
  close();
  return documents;
}

function isDocumentStart(line: string): boolean {
  return line.startsWith(DOCUMENT_START) && /^[\s]|^$/u.test(line.slice(DOCUMENT_START.length));
}

function readName(line: string): string | undefined {
  const name = columnsOf(line).find((column) => column.startsWith(CONLL_ID));
  return name === undefined ? undefined : unescapeSpaces(name.slice(CONLL_ID.length));
}

interface Token {
  readonly text: string;
  readonly tag: Tag;
  /** What stands before and after it, where a column says so. */
  readonly before: string | undefined;
  readonly after: string | undefined;
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

function parseLine(line: string, path: string, number: number, isPlain: boolean): Token {
  const columns = columnsOf(line);
  const token = columns[0]?.replace(/^ +| +$/gu, "") ?? "";
  const tag = columns.at(-1)?.trim() ?? "";
  const match = TAG.exec(tag);
  if (columns.length >= 2 && token !== "" && (match !== null || isPlain)) {
    const read = match === null ? { prefix: "I", label: tag } : { prefix: match[1] ?? "O", label: match[2] };
    return { text: token, tag: read, ...readSpaces(columns.slice(1, -1)) };
  }
  throw recordError(
    { path, noun: "line", number },
    "expected a token, a tab or space, and a tag such as O, B-PER or I-PER in the last column. Correct the line.",
  );
}

/** Puts a document together, token by token. */
function createBuilder() {
  let text = "";
  const spans: Span[] = [];
  let open: Span | undefined;
  let firstLine = 0;
  let sentences = 0;
  let after: string | undefined;
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
    add: (token: Token, line: number, startsSentence: boolean) => {
      const { prefix, label } = token.tag;
      if (firstLine === 0) text = token.before ?? "";
      else text += after ?? (startsSentence ? "\n" : " ");
      after = token.after;
      if (firstLine === 0) firstLine = line;
      if (startsSentence) {
        end();
        sentences++;
      }
      const start = text.length;
      text += token.text;
      if (label === undefined) return end();
      // In IOB1 an entity begins with I unless one of its kind stands right before it.
      const begins = "BSU".includes(prefix) || open?.label !== label;
      if (begins) end();
      open = { start: open?.start ?? start, end: text.length, label };
      if ("ELSU".includes(prefix)) end();
    },
    build: (path: string, name?: string): ConllDocument => {
      end();
      const document = createDocument(`${path}:${firstLine}`, text + (after ?? ""));
      return Object.freeze({ document, spans, ...(name !== undefined && { name }) });
    },
  };
}
