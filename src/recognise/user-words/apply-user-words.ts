import type { Document } from "../../text/document.ts";
import { foldWord } from "../../text/fold.ts";
import { type Span, unionSpans } from "../../text/span.ts";
import { cutAround } from "../document-languages.ts";
import { readDocument } from "../read/read-document.ts";
import { createPhraseSearch, splitWords } from "./phrases.ts";
import type { UserWords } from "./read-user-words.ts";

/** The label and source of what a user wants replaced. */
const ALWAYS = { label: "PERSON", score: 1, source: "always" } as const;

/** The spans of a document as a user's words have them. */
export type ApplyUserWords = (document: Document, spans: readonly Span[]) => Span[];

/**
 * Makes of spans what is replaced: those of words that never are lose these, and words that always are become spans of people. The words stand in the text as it is read,
 * with no letter or digit right before or behind. What is always replaced is so in any case and without its accents; what never is, as it is written alone.
 * Where both overlap in a text, it is replaced.
 */
export function createUserWordsFilter({ always, never }: UserWords): ApplyUserWords {
  const findAlways = createPhraseSearch(always?.phrases ?? [], foldWord);
  const findNever = createPhraseSearch(never?.phrases ?? [], (word) => word);
  return (document, spans) => {
    const { document: read, toReading, toOriginal } = readDocument(document);
    const words = splitWords(read.text);
    const wanted = findAlways(words);
    const unwanted = findNever(words);
    if (wanted.length === 0 && unwanted.length === 0) return [...spans];
    const kept = unwanted.length === 0 ? spans : cutAll(read, toReading(spans), unwanted, toOriginal);
    return unionSpans([...kept, ...toOriginal(wanted.map((stretch) => ({ ...stretch, ...ALWAYS })))]);
  };
}

/** The spans without stretches of the read text, and what is left of them without the marks and spaces at its ends. */
function cutAll(
  { text }: Document,
  spans: readonly Span[],
  unwanted: Parameters<typeof cutAround>[1],
  toOriginal: (spans: readonly Span[]) => Span[],
): Span[] {
  return toOriginal(
    spans.flatMap((span) => {
      const pieces = cutAround(span, unwanted);
      return pieces[0] === span ? [span] : pieces.flatMap((piece) => trimToWords(text, piece));
    }),
  );
}

function trimToWords(text: string, span: Span): Span[] {
  const surface = text.slice(span.start, span.end);
  const lead = /^[^\p{L}\p{N}]*/u.exec(surface)?.[0].length ?? 0;
  const rest = surface.slice(lead).replace(/[^\p{L}\p{M}\p{N}.]+$/u, "");
  return /[\p{L}\p{N}]/u.test(rest)
    ? [{ ...span, start: span.start + lead, end: span.start + lead + rest.length }]
    : [];
}
