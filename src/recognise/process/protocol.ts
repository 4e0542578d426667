import { type ErrorCode, UnnameError } from "../../base/errors.ts";
import { isObject } from "../../base/json-values.ts";
import type { Document } from "../../text/document.ts";
import { createOffsetTable } from "../../text/offsets.ts";
import { type Span, unionSpans } from "../../text/span.ts";

/** What both sides say first; docs/reference/recognisers.md has the whole protocol. */
export const PROTOCOL = "unname-recogniser";
export const VERSION = 1;

/** What a program counts offsets in: Python code points, JavaScript and Java UTF-16 code units. */
export type OffsetUnit = "codepoint" | "utf16";

/** What a program says of itself. */
export interface Hello {
  /** With versions: for people and manifests. */
  readonly name: string;
  readonly offsets: OffsetUnit;
}

/** What it found, or the kind of error that it met. */
export type Answer = { readonly documents: readonly unknown[] } | { readonly error: string };

/** An answer that is not what the protocol says: what was expected and found, without a word of a text. */
export class ProtocolProblem extends Error {}

/** What we say first, as a line. */
export function formatHello(): string {
  return `${JSON.stringify({ protocol: PROTOCOL, version: VERSION })}\n`;
}

/** A request, as a line. */
export function formatRequest(id: number, documents: readonly Document[]): string {
  return `${JSON.stringify({ id, documents: documents.map(({ id: of, text }) => ({ id: of, text })) })}\n`;
}

/** A request, as the program reads it. Throws {@link ProtocolProblem}. */
export function parseRequest(line: string): { readonly id: unknown; readonly texts: readonly string[] } {
  const { id, documents } = parseObject(line, "a request");
  if (!Array.isArray(documents)) throw new ProtocolProblem('expected "documents" of a request, found none');
  return { id, texts: documents.map((one: unknown) => (isObject(one) ? String(one["text"]) : "")) };
}

/**
 * Throws {@link ProtocolProblem}, and the error that one of our own programs met when it opened its model, whose message goes to the
 * user as it is.
 */
export function parseHello(line: string): Hello {
  const { protocol, version, name, offsets, failure } = parseObject(line, "a line that says who it is");
  if (isObject(failure)) throw new UnnameError(failure["code"] as ErrorCode, String(failure["message"]));
  if (protocol !== PROTOCOL || version !== VERSION)
    throw new ProtocolProblem(
      `expected {"protocol":"${PROTOCOL}","version":${VERSION},…} as its first line, found another`,
    );
  if (typeof name !== "string" || name === "")
    throw new ProtocolProblem("expected its name in its first line, found none");
  if (offsets !== "codepoint" && offsets !== "utf16")
    throw new ProtocolProblem('expected "offsets" of "codepoint" or "utf16" in its first line, found another');
  return { name, offsets };
}

/** The answer to request `id` of `count` documents. Throws {@link ProtocolProblem}. */
export function parseAnswer(line: string, id: number, count: number): Answer {
  const answer = parseObject(line, "an answer");
  if (answer["id"] !== id) throw new ProtocolProblem(`expected an answer to request ${id}, found one to another`);
  if (typeof answer["error"] === "string") return { error: answer["error"] };
  const { documents } = answer;
  if (!Array.isArray(documents) || documents.length !== count)
    throw new ProtocolProblem(
      `expected "documents" with an entry for each of ${count}, found ${Array.isArray(documents) ? documents.length : "none"}`,
    );
  return { documents };
}

/** The spans of one document of an answer: sorted, disjoint, in UTF-16 code units. Throws {@link ProtocolProblem}. */
export function readSpans(document: unknown, text: string, offsets: OffsetUnit, source: string): Span[] {
  const spans = isObject(document) ? document["spans"] : undefined;
  if (!Array.isArray(spans)) throw new ProtocolProblem('expected "spans" of each document, found none');
  const table = offsets === "codepoint" && /[\ud800-\udbff]/.test(text) ? createOffsetTable(text) : undefined;
  const length = table === undefined ? text.length : table.toCodePoint(text.length);
  const read = spans.map((span: unknown): Span => {
    const { start, end, label, score } = isObject(span) ? span : {};
    if (!isOffset(start) || !isOffset(end) || start >= end || end > length)
      throw new ProtocolProblem(`expected a span's start and end within 0 and ${length}, found others`);
    if (typeof label !== "string" || label === "") throw new ProtocolProblem("expected a span's label, found none");
    if (score !== undefined && score !== null && !(typeof score === "number" && score >= 0 && score <= 1))
      throw new ProtocolProblem("expected a span's score from 0 to 1, found another");
    const at = (offset: number) => table?.fromCodePoint(offset) ?? offset;
    return { start: at(start), end: at(end), label, source, ...(typeof score === "number" && { score }) };
  });
  return unionSpans(read);
}

function parseObject(line: string, what: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // Without the cause, which quotes the line.
    throw new ProtocolProblem(`expected ${what} as one JSON object, found something else`);
  }
  if (isObject(value)) return value;
  throw new ProtocolProblem(`expected ${what} as one JSON object, found something else`);
}

function isOffset(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
